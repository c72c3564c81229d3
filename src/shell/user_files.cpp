#include "shell/user_files.hpp"

#include <SDL.h>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <stdexcept>
#include <system_error>

#include "shell/assets.hpp"

namespace shell {
namespace {

constexpr std::uintmax_t longest_log = 256 * 1024;

[[noreturn]] void fail(const std::filesystem::path& path, std::string_view reason) {
    throw std::runtime_error("Cannot write " + utf8(path) + ": " + std::string(reason));
}

/// Writes and flushes; false if any of it fails (see system_reason).
bool write_file(const std::filesystem::path& path, std::string_view content) {
    errno = 0;
    SDL_RWops* const file = SDL_RWFromFile(utf8(path).c_str(), "wb");
    if (file == nullptr) return false;
    const bool written = content.empty() || SDL_RWwrite(file, content.data(), content.size(), 1) == 1;
    return SDL_RWclose(file) == 0 && written;
}

/// Through a symbolic link to the file itself, so that a rename does not replace the link.
std::filesystem::path final_target(const std::filesystem::path& path) {
    std::error_code error;
    if (!std::filesystem::is_symlink(path, error)) return path;
    const std::filesystem::path target = std::filesystem::weakly_canonical(path, error);
    return error ? path : target;
}

std::string time_stamp() {
    const std::time_t now = std::time(nullptr);
    char text[32] = "";
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S ", std::localtime(&now));
    return text;
}

}  // namespace

void write_atomically(const std::filesystem::path& path, std::string_view content) {
    const std::filesystem::path target = final_target(path);
    std::filesystem::path temporary = target;
    temporary += ".part";
    std::error_code error;
    if (!write_file(temporary, content)) {
        const std::string reason = system_reason();
        std::filesystem::remove(temporary, error);
        fail(path, reason);
    }
    std::filesystem::rename(temporary, target, error);
    if (!error) return;
    const std::string reason = error.message();
    std::filesystem::remove(temporary, error);
    fail(path, reason);
}

std::optional<std::filesystem::path> system_user_folder() {
    char* const folder = SDL_GetPrefPath(nullptr, "mazewright");
    if (folder == nullptr) return std::nullopt;
    std::filesystem::path path = path_from_utf8(folder);
    SDL_free(folder);
    return path;
}

UserFiles::UserFiles(const std::optional<std::filesystem::path>& folder) {
    const std::optional<std::filesystem::path> place = folder ? folder : system_user_folder();
    if (!place || place->empty()) {
        problem_ = "There is no folder to keep settings and records in, so nothing will be saved.";
        return;
    }
    std::error_code error;
    std::filesystem::create_directories(*place, error);
    folder_ = *place;
    try {
        write_atomically(file("write-test"), "");
        std::filesystem::remove(file("write-test"), error);
    } catch (const std::runtime_error& e) {
        problem_ = std::string("Nothing will be saved. ") + e.what();
        folder_.clear();
    }
}

std::filesystem::path UserFiles::file(std::string_view name) const {
    return folder_ / path_from_utf8(name);
}

std::optional<std::string> UserFiles::read(std::string_view name) const {
    if (folder_.empty()) return std::nullopt;
    std::size_t size = 0;
    void* const bytes = SDL_LoadFile(utf8(file(name)).c_str(), &size);
    if (bytes == nullptr) return std::nullopt;
    std::string content(static_cast<const char*>(bytes), size);
    SDL_free(bytes);
    return content;
}

std::string UserFiles::write(std::string_view name, std::string_view content) const {
    if (folder_.empty()) return problem_;
    try {
        write_atomically(file(name), content);
        return {};
    } catch (const std::runtime_error& error) {
        return error.what();
    }
}

void UserFiles::log(std::string_view line) const {
    if (folder_.empty()) return;
    const std::filesystem::path path = file("log.txt");
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    const bool fresh = error || size > longest_log;
    SDL_RWops* const log = SDL_RWFromFile(utf8(path).c_str(), fresh ? "wb" : "ab");
    if (log == nullptr) return;
    const std::string text = time_stamp() + std::string(line) + "\n";
    SDL_RWwrite(log, text.data(), text.size(), 1);
    SDL_RWclose(log);
}

std::optional<std::filesystem::path> UserFiles::fresh_name(std::string_view stem,
                                                           std::string_view extension) const {
    if (folder_.empty()) return std::nullopt;
    for (int number = 1; number < 10'000; ++number) {
        char digits[16];
        std::snprintf(digits, sizeof digits, "-%03d", number);
        std::filesystem::path path = file(std::string(stem) + digits + "." + std::string(extension));
        std::error_code error;
        if (!std::filesystem::exists(path, error) && !error) return path;
    }
    return std::nullopt;
}

}  // namespace shell
