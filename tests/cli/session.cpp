#include "tests/cli/session.hpp"

#include <fstream>
#include <iterator>
#include <random>
#include <sstream>

#include "cli/run.hpp"

namespace session {

namespace fs = std::filesystem;

Result run(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(arguments, out, err);
    return {status, out.str(), err.str()};
}

Folder::Folder()
    : path_(fs::temp_directory_path() / ("mazegen-test-" + std::to_string(std::random_device{}()))) {
    fs::create_directories(path_);
}

Folder::~Folder() {
    fs::remove_all(path_);
}

std::string Folder::read(const std::string& name) const {
    std::ifstream file(path_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string Folder::write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return path(name);
}

std::size_t Folder::count() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
}

}  // namespace session
