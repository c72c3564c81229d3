#include "cli/progress.hpp"

#include <chrono>
#include <cstdio>
#include <utility>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace cli {

namespace {

bool is_terminal() {
#if defined(__unix__) || defined(__APPLE__)
    return isatty(STDERR_FILENO) == 1;
#else
    return false;
#endif
}

}  // namespace

Progress::Progress(std::string what) : what_(std::move(what)) {
    if (is_terminal()) thread_ = std::thread([this] { tell(); });
}

Progress::~Progress() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        is_done_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Progress::tell() {
    using namespace std::chrono_literals;
    std::unique_lock<std::mutex> lock(mutex_);
    bool has_told = false;
    for (int seconds = 1; !wake_.wait_for(lock, 1s, [this] { return is_done_; }); ++seconds) {
        std::fprintf(stderr, "\r%s, %d s ", what_.c_str(), seconds);
        std::fflush(stderr);
        has_told = true;
    }
    if (has_told) std::fputs("\r\033[K", stderr);
}

}  // namespace cli
