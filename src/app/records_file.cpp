#include "app/records_file.hpp"

#include <algorithm>
#include <sstream>
#include <toml++/toml.h>

namespace app {

namespace {

constexpr auto file_name = "records.toml";
constexpr auto damaged_name = "records.damaged.toml";
constexpr std::int64_t file_version = 1;
constexpr std::int64_t most_points = 1'000'000'000;

int in_range(const toml::table& entry, std::string_view key) {
    return static_cast<int>(std::clamp<std::int64_t>(entry[key].value_or<std::int64_t>(0), 0, most_points));
}

screens::Records records_in(const toml::table& file) {
    screens::Records records;
    const toml::table* entries = file["records"].as_table();
    if (entries == nullptr) return records;
    for (const auto& [key, value] : *entries) {
        const toml::table* entry = value.as_table();
        if (entry == nullptr) continue;
        records[std::string(key.str())] = {in_range(*entry, "score"), in_range(*entry, "level")};
    }
    return records;
}

// What stood in the file stays, but for the numbers that are ours.
std::string updated(const std::string& text, const screens::Records& records) {
    toml::table file = text.empty() ? toml::table{} : toml::parse(text);
    file.insert_or_assign("version", file_version);
    if (!file["records"].is_table()) file.insert_or_assign("records", toml::table{});
    toml::table& entries = *file["records"].as_table();
    for (const auto& [key, record] : records) {
        if (!entries[key].is_table()) entries.insert_or_assign(key, toml::table{});
        toml::table& entry = *entries[key].as_table();
        entry.insert_or_assign("score", std::int64_t{record.score});
        entry.insert_or_assign("level", std::int64_t{record.level});
    }
    std::ostringstream out;
    out << file << '\n';
    return out.str();
}

}  // namespace

RecordsFile::RecordsFile(const shell::UserFiles& files, const std::function<void(const std::string&)>& report)
    : files_(files), report_(report) {
    const std::optional<std::string> text = files_.read(file_name);
    if (!text) return;
    try {
        const toml::table file = toml::parse(*text);
        if (file["version"].value_or<std::int64_t>(0) > file_version) {
            may_write_ = false;
            report_(std::string(file_name) + " was written by a newer version: it is left as it is");
            return;
        }
        records_ = records_in(file);
        text_ = *text;
    } catch (const toml::parse_error& error) {
        files_.write(damaged_name, *text);
        report_(std::string(file_name) + " is damaged (" + std::string(error.description()) +
                "): it is kept as " + damaged_name + ", and records start afresh");
    }
}

void RecordsFile::save(const screens::Records& records) {
    if (!may_write_ || records == records_) return;
    records_ = records;
    text_ = updated(text_, records);
    const std::string problem = files_.write(file_name, text_);
    if (problem.empty()) return;
    may_write_ = false;  // said once; the game goes on
    report_(problem);
}

}  // namespace app
