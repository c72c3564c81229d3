#include "shell/assets.hpp"

#include <SDL.h>
#include <cerrno>
#include <system_error>

namespace shell {
namespace {

std::filesystem::path program_folder() {
    char* const base = SDL_GetBasePath();
    if (base == nullptr) return {};
    std::filesystem::path folder = path_from_utf8(base);
    SDL_free(base);
    return folder;
}

bool holds_assets(const std::filesystem::path& folder) {
    std::error_code ignored;
    return std::filesystem::is_directory(folder / "sprites", ignored) &&
           std::filesystem::is_directory(folder / "fonts", ignored);
}

}  // namespace

std::vector<std::filesystem::path> Assets::places(const std::optional<std::filesystem::path>& data_dir) {
    if (data_dir) return {*data_dir};
    const std::filesystem::path base = program_folder();
    return {base / "assets", base / ".." / "share" / "mazewright" / "assets"};
}

Assets Assets::find(const std::vector<std::filesystem::path>& places) {
    std::string looked_at;
    for (const std::filesystem::path& place : places) {
        if (holds_assets(place)) return Assets(place);
        if (!looked_at.empty()) looked_at += " and ";
        looked_at += utf8(place.lexically_normal());
    }
    throw AssetError("The game's pictures and fonts are missing. Looked in " + looked_at +
                     " for the folders \"sprites\" and \"fonts\".");
}

std::string Assets::read(std::string_view name) const {
    const std::string path = utf8(root_ / path_from_utf8(name));
    errno = 0;
    SDL_RWops* const file = SDL_RWFromFile(path.c_str(), "rb");
    if (file == nullptr) throw AssetError("Cannot read " + path + ": " + system_reason());
    std::size_t size = 0;
    void* const bytes = SDL_LoadFile_RW(file, &size, 1);
    if (bytes == nullptr) throw AssetError("Cannot read " + path + ": " + SDL_GetError());
    std::string content(static_cast<const char*>(bytes), size);
    SDL_free(bytes);
    return content;
}

std::string system_reason() {
    return errno != 0 ? std::generic_category().message(errno) : SDL_GetError();
}

std::string utf8(const std::filesystem::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

std::filesystem::path path_from_utf8(std::string_view text) {
    return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

}  // namespace shell
