#pragma once
// Tells a waiting person at a terminal what long work is about.

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace cli {

/// While this lives and the work takes over a second, a line on standard error says what is being done and
/// for how long, if that is a terminal; the line is wiped at the end. Otherwise it does nothing.
class Progress {
  public:
    explicit Progress(std::string what);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

  private:
    void tell();

    std::string what_;
    std::mutex mutex_;
    std::condition_variable wake_;
    bool is_done_ = false;
    std::thread thread_;
};

}  // namespace cli
