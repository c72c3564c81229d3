#include "maze/file.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace maze {

namespace {

namespace fs = std::filesystem;

constexpr int most_links = 40;
constexpr int most_temporary_names = 1000;

[[noreturn]] void throw_file_error(const fs::path& path, const std::string& reason) {
    throw FileError("cannot read " + path.string() + ": " + reason);
}

// Follows links by hand, for a link to a file that does not exist yet has a target too.
fs::path behind_links(const fs::path& path) {
    fs::path target = path;
    std::error_code error;
    for (int i = 0; i < most_links && fs::is_symlink(fs::symlink_status(target, error)); ++i) {
        const fs::path next = fs::read_symlink(target, error);
        if (error) throw_file_error(path, error.message());
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    return target;
}

bool may_write(const fs::path& path) {
#if defined(__unix__) || defined(__APPLE__)
    return access(path.c_str(), W_OK) == 0;
#else
    std::error_code error;
    return (fs::status(path, error).permissions() & fs::perms::owner_write) != fs::perms::none;
#endif
}

bool flush_to_disk(std::FILE* file) {
    if (std::fflush(file) != 0) return false;
#if defined(__unix__) || defined(__APPLE__)
    // A pipe or device cannot be flushed, which is no failure.
    if (fsync(fileno(file)) != 0 && errno != EINVAL && errno != ENOTSUP && errno != EROFS) return false;
#endif
    return true;
}

}  // namespace

std::string read_file(const fs::path& path, std::uintmax_t max_bytes) {
    std::error_code error;
    if (fs::is_directory(path, error)) throw_file_error(path, "it is a folder");
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.string().c_str(), "rb"),
                                                               &std::fclose);
    if (!file) throw_file_error(path, std::strerror(errno));
    std::string bytes;
    std::array<char, 65536> piece{};
    while (const std::size_t count = std::fread(piece.data(), 1, piece.size(), file.get())) {
        bytes.append(piece.data(), count);
        if (bytes.size() > max_bytes)
            throw_file_error(path, "it is larger than the " + std::to_string(max_bytes) + " bytes allowed");
    }
    if (std::ferror(file.get()) != 0) throw_file_error(path, std::strerror(errno));
    return bytes;
}

OutputFile::OutputFile(const fs::path& path) : name_(path), target_(behind_links(path)) {
    std::error_code error;
    const fs::file_status status = fs::status(target_, error);
    if (error && status.type() != fs::file_type::not_found) fail(error.message());
    if (fs::is_directory(status)) fail("it is a folder");
    if (!fs::exists(status) || fs::is_regular_file(status)) {
        if (fs::exists(status) && !may_write(target_)) fail("it may not be written");
        open_temporary();
        if (fs::exists(status)) fs::permissions(temporary_, status.permissions(), error);
    } else {
        file_.reset(std::fopen(target_.string().c_str(), "wb"));
        if (!file_) fail_with_errno();
    }
}

OutputFile::~OutputFile() {
    file_.reset();
    std::error_code error;
    if (!temporary_.empty()) fs::remove(temporary_, error);
}

void OutputFile::open_temporary() {
    if (!target_.has_filename()) fail("it has no name");
    // The name must not depend on the target's, which may be as long as names can be. Two runs at once
    // may meet at the same name, so it is created only if nobody else has it.
    for (int i = 0; i < most_temporary_names; ++i) {
        const fs::path candidate = target_.parent_path() / (".mazegen-" + std::to_string(i) + ".tmp");
        file_.reset(std::fopen(candidate.string().c_str(), "wbx"));
        if (file_) {
            temporary_ = candidate;
            return;
        }
        if (errno != EEXIST) fail_with_errno();
    }
    fail("there are too many temporary files beside it");
}

void OutputFile::write(std::string_view piece) {
    if (std::fwrite(piece.data(), 1, piece.size(), file_.get()) != piece.size()) fail_with_errno();
}

void OutputFile::commit() {
    if (!flush_to_disk(file_.get())) fail_with_errno();
    if (std::fclose(file_.release()) != 0) fail_with_errno();
    if (temporary_.empty()) return;
    std::error_code error;
    fs::rename(temporary_, target_, error);
    if (error) fail(error.message());
    temporary_.clear();
}

void OutputFile::fail(const std::string& reason) const {
    throw FileError("cannot write " + name_.string() + ": " + reason);
}

void OutputFile::fail_with_errno() const {
    fail(std::strerror(errno));
}

void write_file(const fs::path& path, std::string_view text) {
    OutputFile file(path);
    file.write(text);
    file.commit();
}

bool is_same_file(const fs::path& a, const fs::path& b) {
    std::error_code error;
    return fs::equivalent(a, b, error) && !error;
}

}  // namespace maze
