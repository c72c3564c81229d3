#pragma once
// The user's folder: settings, records and the log. The game must play on without it, so nothing here throws.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace shell {

class UserFiles {
  public:
    /// `folder` (created if missing), or none for the system's place: ~/.local/share/mazewright on Linux.
    explicit UserFiles(const std::optional<std::filesystem::path>& folder);

    /// Why nothing can be kept, in one sentence for the player; empty if all is well.
    [[nodiscard]] const std::string& problem() const { return problem_; }

    /// The whole file, or none if it is not there or cannot be read.
    [[nodiscard]] std::optional<std::string> read(std::string_view name) const;

    /// Replaces the file in one step: temporary file, flush, rename. A failure leaves the old one as it was.
    /// The answer is empty if all went well, else a sentence naming the file and the reason.
    std::string write(std::string_view name, std::string_view content) const;

    /// Appends a line with the time to log.txt, which starts afresh when it has grown over 256 kB.
    void log(std::string_view line) const;

    /// A file name in the folder that is not taken yet, as in "screenshot-007.png" for ("screenshot", "png").
    /// None without a folder.
    [[nodiscard]] std::optional<std::filesystem::path> fresh_name(std::string_view stem,
                                                                  std::string_view extension) const;

  private:
    [[nodiscard]] std::filesystem::path file(std::string_view name) const;

    std::filesystem::path folder_;
    std::string problem_;
};

/// The system's folder for this program's files, created if missing; none where there is no such place.
[[nodiscard]] std::optional<std::filesystem::path> system_user_folder();

/// Writes `content` to `path` in one step. Throws std::runtime_error naming the path and the reason.
void write_atomically(const std::filesystem::path& path, std::string_view content);

}  // namespace shell
