#pragma once
// Reading files with a limit, and writing them so that whatever was there before survives any failure.

#include <cstdio>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace maze {

/// A file that could not be read or written; what() is a sentence with the path and the reason.
class FileError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// The bytes of a file of at most max_bytes. Throws FileError, also for a folder or a larger file.
[[nodiscard]] std::string read_file(const std::filesystem::path& path, std::uintmax_t max_bytes);

/// A file being written. Nothing shows under its name before commit(): the text goes to a temporary file
/// in the same folder, which commit() flushes to the disk and renames. A symbolic link stays, its target
/// is replaced; the target's permissions are kept, and one that may not be written is refused. A target
/// that is no regular file, such as a device or a pipe, is written directly. Without commit() the
/// temporary file goes away. Every failure throws FileError.
class OutputFile {
  public:
    explicit OutputFile(const std::filesystem::path& path);
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile();

    void write(std::string_view piece);
    void commit();

  private:
    void open_temporary();
    [[noreturn]] void fail(const std::string& reason) const;
    [[noreturn]] void fail_with_errno() const;

    std::filesystem::path name_;       // as the caller knows it, for messages
    std::filesystem::path target_;     // the file behind all links
    std::filesystem::path temporary_;  // empty while the target is written directly
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> file_;
};

/// The whole of it in one call.
void write_file(const std::filesystem::path& path, std::string_view text);

/// Whether both names lead to the same existing file, through links or not.
[[nodiscard]] bool is_same_file(const std::filesystem::path& a, const std::filesystem::path& b);

}  // namespace maze
