#include "tests/architecture/rules.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>
#include <string_view>

namespace architecture {
namespace {

namespace fs = std::filesystem;

/// room -> the rooms whose headers it may include.
const std::map<std::string, std::set<std::string>>& allowed_rooms() {
    static const std::map<std::string, std::set<std::string>> allowed = {
        {"maze", {"maze"}},
        {"sim", {"sim", "maze"}},
        {"frame", {"frame"}},
        {"screens", {"screens", "sim", "maze", "frame"}},
        {"shell", {"shell", "frame"}},
        {"app", {"app", "screens", "shell", "sim", "maze", "frame"}},
        {"cli", {"cli", "maze"}},
    };
    return allowed;
}

struct Ban {
    std::regex pattern;
    std::string reason;
};

/// What would make the same seed and the same intents give another world on another machine.
const std::vector<Ban>& determinism_bans() {
    static const std::vector<Ban> bans = {
        {std::regex(R"(\b(float|double)\b)"), "floating point differs between machines"},
        {std::regex(
             R"(<(chrono|ctime|time\.h)>|\bstd::chrono\b|\b(time|clock)\s*\(\s*(0|NULL|nullptr)?\s*\))"),
         "reads a clock"},
        {std::regex(R"(<random>|\bs?rand\s*\(|\brandom_device\b|\bstd::(ranges::)?(shuffle|sample)\b)"),
         "the standard library's randomness differs between machines"},
        {std::regex(R"(\bunordered_(multi)?(map|set)\b)"), "its order differs between machines"},
    };
    return bans;
}

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Whether the line that `code` ends with is an #include, whose path is no string to drop.
bool line_is_include(const std::string& code) {
    const std::size_t begin = code.rfind('\n') + 1;  // npos + 1 is 0: the first line
    return code.find("include", begin) != std::string::npos && code.find('#', begin) != std::string::npos;
}

/// One past the closing quote of the string or character literal that opens at `at`.
std::size_t end_of_literal(const std::string& text, std::size_t at) {
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != quote && text[at] != '\n'; ++at) {
        if (text[at] == '\\') ++at;
    }
    return at + 1;
}

class Inspection {
  public:
    Inspection(fs::path root, const std::set<std::string>& built_tests)
        : root_(std::move(root)), built_tests_(built_tests) {}

    std::vector<std::string> faults() {
        for (const std::string& file : files_under("src"))
            check_source(file);
        for (const std::string& file : files_under("tests"))
            check_test(file);
        for (const std::string& file : files_under("assets"))
            check_asset(file);
        return std::move(faults_);
    }

  private:
    void fault(const std::string& where, const std::string& what) { faults_.push_back(where + ": " + what); }

    std::vector<std::string> files_under(const std::string& folder) const {
        std::vector<std::string> files;
        if (!fs::is_directory(root_ / folder)) return files;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root_ / folder)) {
            if (entry.is_regular_file())
                files.push_back(entry.path().lexically_relative(root_).generic_string());
        }
        std::sort(files.begin(), files.end());
        return files;
    }

    /// Calls `check(line, "file:number")` for each line of code.
    template <typename Check>
    void for_each_line(const std::string& file, const Check& check) const {
        std::istringstream lines(code_of(read_file(root_ / file)));
        int number = 0;
        for (std::string line; std::getline(lines, line);)
            check(line, file + ":" + std::to_string(++number));
    }

    static bool is_code(const std::string& file) { return file.ends_with(".cpp") || file.ends_with(".hpp"); }

    /// "maze" for "src/maze/generators/prim.cpp".
    static std::string room_of(const std::string& file) {
        const std::size_t begin = file.find('/') + 1;
        const std::size_t end = file.find('/', begin);
        return end == std::string::npos ? "" : file.substr(begin, end - begin);
    }

    void check_source(const std::string& file) {
        if (!is_code(file)) return;
        const std::string room = room_of(file);
        if (!allowed_rooms().contains(room)) {
            fault(file, "stands in no room of the house");
            return;
        }
        for_each_line(file, [&](const std::string& line, const std::string& where) {
            check_include(line, where, allowed_rooms().at(room), room);
            check_words(line, where, room);
        });
        if (file.ends_with(".hpp") && read_file(root_ / file).find("#pragma once") == std::string::npos) {
            fault(file, "a header without #pragma once");
        }
        if (file.ends_with(".cpp")) check_has_test(file);
    }

    void check_include(const std::string& line, const std::string& where, const std::set<std::string>& rooms,
                       const std::string& room) {
        static const std::regex own(R"re(^\s*#\s*include\s*"([^"]*)")re");
        static const std::regex system(R"re(^\s*#\s*include\s*<([^>]*)>)re");
        std::smatch match;
        if (std::regex_search(line, match, own)) {
            const std::string path = match[1];
            const std::string other = path.substr(0, path.find('/'));
            if (path.find('/') == std::string::npos) {
                fault(where, "the include \"" + path + "\" does not name its room");
            } else if (!rooms.contains(other)) {
                fault(where, room + " may not include " + other + " (\"" + path + "\")");
            }
        } else if (std::regex_search(line, match, system)) {
            const std::string path = match[1];
            const bool sdl = path.starts_with("SDL");
            const bool options = path.starts_with("CLI/");
            if ((sdl && room != "shell") || (options && room != "cli" && room != "app")) {
                fault(where, room + " may not include <" + path + ">");
            }
        }
    }

    void check_words(const std::string& line, const std::string& where, const std::string& room) {
        static const std::regex sdl(R"(\b(SDL|IMG|TTF|Mix)_\w+)");
        static const std::regex vague(
            R"(\b(class|struct)\s+\w*(Manager|Helper|Utils?)\b|\b(class|struct)\s+Game\b)");
        std::smatch match;
        if (room != "shell" && std::regex_search(line, match, sdl)) {
            fault(where, match.str() + " is SDL's; only shell may name it");
        }
        if (std::regex_search(line, match, vague))
            fault(where, "\"" + match.str() + "\" says nothing about what it is");
        if (room != "maze" && room != "sim") return;
        for (const Ban& ban : determinism_bans()) {
            if (std::regex_search(line, match, ban.pattern)) {
                fault(where, "\"" + match.str() + "\" is forbidden in " + room + ": " + ban.reason);
            }
        }
    }

    /// src/maze/grid.cpp is tested by tests/maze/grid_test.cpp; the generators may share one table of tests.
    void check_has_test(const std::string& file) {
        if (file.ends_with("/main.cpp")) return;
        const std::string stem = file.substr(4, file.size() - 4 - 4);
        const std::string own = "tests/" + stem + "_test.cpp";
        const std::string of_folder = "tests/" + stem.substr(0, stem.rfind('/')) + "_test.cpp";
        const bool in_subfolder = stem.find('/') != stem.rfind('/');
        if (fs::exists(root_ / own) || (in_subfolder && fs::exists(root_ / of_folder))) return;
        fault(file, "has no test file " + own);
    }

    void check_test(const std::string& file) {
        if (!is_code(file)) return;
        const bool fuzzed = file.starts_with("tests/fuzz/");  // tests/fuzz/run.sh builds each one by its name
        if (file.ends_with(".cpp") && !fuzzed && !built_tests_.contains(file)) {
            fault(file, "belongs to no test program");
        }
        const std::string room = room_of(file);
        if (!allowed_rooms().contains(room)) return;
        std::set<std::string> rooms = allowed_rooms().at(room);
        rooms.insert("tests");
        for_each_line(file, [&](const std::string& line, const std::string& where) {
            check_include(line, where, rooms, room);
        });
    }

    /// The rasteriser of SDL2_image draws a subset of SVG and silently skips the rest.
    void check_asset(const std::string& file) {
        static const std::regex unknown(R"(<(use|text|image)\b|clip-path|mask=|filter=|\b(rgba|hsla?)\()");
        if (!file.ends_with(".svg")) return;
        const std::string text = read_file(root_ / file);
        std::smatch match;
        if (std::regex_search(text, match, unknown)) {
            fault(file, "\"" + match.str() + "\" is not drawn by the game's SVG rasteriser");
        }
    }

    fs::path root_;
    const std::set<std::string>& built_tests_;
    std::vector<std::string> faults_;
};

}  // namespace

std::string code_of(const std::string& text) {
    std::string code;
    std::size_t at = 0;
    const auto skip_to = [&](std::size_t end) {
        end = std::min(end, text.size());
        code.append(static_cast<std::size_t>(std::count(text.begin() + std::ptrdiff_t(at),
                                                        text.begin() + std::ptrdiff_t(end), '\n')),
                    '\n');
        at = end;
    };
    const auto end_after = [&](const std::string& closing, std::size_t from) {
        const std::size_t found = text.find(closing, from);
        return found == std::string::npos ? text.size() : found + closing.size();
    };
    while (at < text.size()) {
        const char c = text[at];
        const bool in_number = at > 0 && std::isxdigit(static_cast<unsigned char>(text[at - 1])) != 0;
        if (text.compare(at, 2, "//") == 0) {
            skip_to(std::min(text.find('\n', at), text.size()));
        } else if (text.compare(at, 2, "/*") == 0) {
            skip_to(end_after("*/", at + 2));
        } else if (text.compare(at, 2, "R\"") == 0 && text.find('(', at) != std::string::npos) {
            const std::size_t open = text.find('(', at);
            skip_to(end_after(")" + text.substr(at + 2, open - at - 2) + "\"", open));
        } else if ((c == '"' && !line_is_include(code)) || (c == '\'' && !in_number)) {
            skip_to(end_of_literal(text, at));
        } else {
            code += c;
            ++at;
        }
    }
    return code;
}

std::vector<std::string> faults_of(const std::filesystem::path& root,
                                   const std::set<std::string>& built_tests) {
    return Inspection(root, built_tests).faults();
}

}  // namespace architecture
