#pragma once
// A folder of a test's own, removed when the test ends.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "shell/assets.hpp"

namespace glass {

class Scratch {
  public:
    /// The name is UTF-8 and hard on purpose: blanks and letters beyond ASCII are normal in people's paths.
    explicit Scratch(const std::string& name)
        : path(std::filesystem::path(MAZEWRIGHT_BINARY_DIR) /
               shell::path_from_utf8("scratch Žofia 日本 " + name)) {
        std::filesystem::remove_all(path);
        std::filesystem::create_directories(path);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }

    void write(const std::string& name, const std::string& content) const {
        std::filesystem::create_directories((path / name).parent_path());
        std::ofstream(path / name, std::ios::binary) << content;
    }

    std::string read(const std::string& name) const {
        std::ifstream in(path / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    std::filesystem::path path;
};

}  // namespace glass
