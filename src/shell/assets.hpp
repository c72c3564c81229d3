#pragma once
// The folder of pictures and fonts: where it is, and reading from it.

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace shell {

/// A file or folder that is missing or cannot be read; what() names it.
class AssetError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class Assets {
  public:
    /// `root` must hold the folders `sprites` and `fonts`.
    explicit Assets(std::filesystem::path root) : root_(std::move(root)) {}

    /// The places where assets may be, best first: `data_dir` alone if given; else beside the program, as in
    /// a build tree or an unpacked archive, then ../share/mazewright/assets, as in an installed prefix. The
    /// program's own place is found through symbolic links and whatever the working directory.
    [[nodiscard]] static std::vector<std::filesystem::path> places(
        const std::optional<std::filesystem::path>& data_dir);

    /// The first of `places` that holds assets. Throws AssetError naming every place looked at.
    [[nodiscard]] static Assets find(const std::vector<std::filesystem::path>& places);

    /// The whole file, as in read("sprites/spark.svg"). Throws AssetError.
    [[nodiscard]] std::string read(std::string_view name) const;

    [[nodiscard]] const std::filesystem::path& root() const { return root_; }

  private:
    std::filesystem::path root_;
};

/// Why the last file operation failed. SDL does not say it, so the system's errno is asked; set that to 0
/// before the operation.
[[nodiscard]] std::string system_reason();

/// SDL speaks UTF-8 everywhere; these convert whatever the system's paths are made of.
[[nodiscard]] std::string utf8(const std::filesystem::path& path);
[[nodiscard]] std::filesystem::path path_from_utf8(std::string_view text);

}  // namespace shell
