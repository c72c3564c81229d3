#pragma once
// Runs mazegen's commands in a folder of their own.

#include <filesystem>
#include <string>
#include <vector>

namespace session {

struct Result {
    int status = 0;
    std::string out;
    std::string err;
};

Result run(const std::vector<std::string>& arguments);

/// A folder that goes away at the end, and the texts of the files in it.
class Folder {
  public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();

    [[nodiscard]] std::string path(const std::string& name) const { return (path_ / name).string(); }
    [[nodiscard]] std::string read(const std::string& name) const;
    std::string write(const std::string& name, const std::string& text) const;
    [[nodiscard]] std::size_t count() const;

  private:
    std::filesystem::path path_;
};

}  // namespace session
