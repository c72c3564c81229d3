#include "cli/bench.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstring>
#include <ctime>
#include <fstream>
#include <functional>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "cli/bench_reference.hpp"
#include "cli/errors.hpp"
#include "cli/wishes.hpp"
#include "maze/braid.hpp"
#include "maze/dead_end_fill.hpp"
#include "maze/generators/base_maze.hpp"
#include "maze/generators/eller.hpp"
#include "maze/solve.hpp"
#include "maze/wording.hpp"

namespace cli {

namespace {

constexpr std::uint64_t seed = 1;

double cpu_seconds() {
#if defined(CLOCK_THREAD_CPUTIME_ID)
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
#else
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

double wall_seconds_of(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double seconds_of(const std::function<void()>& work) {
    const double start = cpu_seconds();
    work();
    return cpu_seconds() - start;
}

double quantile(std::vector<double> values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
}

// A value from a file of key: value lines as the kernel writes them; empty where there is none.
std::string fact(const char* path, const std::string& key) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.compare(0, key.size(), key) != 0) continue;
        const std::size_t start = line.find_first_not_of(": \t", key.size());
        return start == std::string::npos ? "" : line.substr(start);
    }
    return {};
}

double peak_bytes() {
    return std::atof(fact("/proc/self/status", "VmHWM").c_str()) * 1024;
}

std::uint64_t hash_of(const maze::Grid& grid) {
    std::uint64_t hash = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            hash = (hash ^ grid.row(y)[x]) * 0x100000001B3U;
    }
    return hash;
}

struct Case {
    std::string name;
    std::function<void()> prepare;  // not measured
    std::function<void()> work;
    unsigned threads = 1;  // with more than one, real time counts
};

class Bench {
  public:
    Bench(maze::Size size, int rounds, std::ostream& out)
        : size_(size), rounds_(rounds), out_(out), filled_cells_(static_cast<std::size_t>(size.cells())) {
        spec_.size = size;
        spec_.seed = seed;
        spec_.exit = {size.width - 1, size.height - 1};
    }

    void style(maze::Style style) {
        spec_.style = style;
        const unsigned threads =
            style == maze::Style::Tiled ? std::max(1U, std::thread::hardware_concurrency()) : 1;
        measure({std::string(maze::name(style)), [] {}, [&] { maze::base_maze_into(grid_, spec_, {}, {}); },
                 threads});
    }

    // What is done with a board once it is carved: the backtracker's, as it is or with loops.
    void treatment(std::string_view name) {
        spec_.style = maze::Style::RecursiveBacktracker;
        maze::base_maze_into(grid_, spec_, {}, {});
        if (name == "solve-braided") braid();
        const maze::Grid carved = grid_;
        const auto restore = [&] { grid_ = carved; };
        std::size_t moves = 0;
        if (name == "braid") return measure({"braid", restore, [&] { braid(); }});
        if (name == "dead-end-fill")
            return measure(
                {"dead-end-fill", restore, [&] { maze::fill_dead_ends(grid_, spec_.entry, spec_.exit); }});
        if (name == "eller-stream") return measure({"eller-stream", [] {}, [&] { stream(); }});
        measure({std::string(name), restore,
                 [&] { moves += maze::shortest_path(grid_, spec_.entry, spec_.exit).size(); }});
    }

    void footer(bool noisy) {
        std::ifstream loads("/proc/loadavg");
        std::string load;
        loads >> load;
        out_ << "# cpu=\"" << fact("/proc/cpuinfo", "model name") << "\" compiler=\"" << __VERSION__
             << "\" load=" << load << " noisy=" << (noisy ? "yes" : "no") << '\n';
    }

    [[nodiscard]] bool is_noisy() const { return wall_seconds_ > 1.2 * cpu_seconds_; }

  private:
    void braid() {
        maze::Rng rng(seed);
        maze::open_dead_ends(grid_, 0, rng);
    }

    // The rows alone, as a board too large to hold would be made.
    void stream() {
        maze::Rng rng(seed);
        maze::EllerRows rows(size_.width, rng);
        std::vector<std::uint8_t> row(static_cast<std::size_t>(size_.width));
        for (int y = 0; y < size_.height; ++y)
            rows.next(row.data(), nullptr, y + 1 == size_.height);
    }

    void measure(const Case& c) {
        const double peak_before = peak_bytes();
        c.prepare();
        const auto seconds = c.threads > 1 ? wall_seconds_of : seconds_of;
        const double cold = seconds(c.work);
        const double peak_after = peak_bytes();
        const std::uint64_t hash = hash_of(grid_);
        std::vector<double> times;
        std::vector<double> reference_ratios;
        std::vector<double> memset_ratios;
        for (int round = 0; round < rounds_; ++round) {
            c.prepare();
            const auto wall_start = std::chrono::steady_clock::now();
            const double time = seconds(c.work);
            const double reference = seconds_of([&] { carve_reference(size_, 1, reference_cells_); });
            // Memory of its own, out of the caches like the grid: the reference has just been there.
            const double fill =
                seconds_of([&] { std::memset(filled_cells_.data(), round + 1, filled_cells_.size()); });
            wall_seconds_ +=
                std::chrono::duration<double>(std::chrono::steady_clock::now() - wall_start).count();
            cpu_seconds_ += time + reference + fill;
            times.push_back(time);
            reference_ratios.push_back(reference / time);
            memset_ratios.push_back(fill / time);
        }
        print(c, cold, times, reference_ratios, memset_ratios, peak_after - peak_before, hash);
    }

    void print(const Case& c, double cold, const std::vector<double>& times,
               const std::vector<double>& reference, const std::vector<double>& fill, double grown,
               std::uint64_t hash) {
        const auto cells = static_cast<double>(size_.cells());
        const auto ns = [&](double seconds) { return seconds * 1e9 / cells; };
        std::ostringstream line;
        line << std::fixed << std::setprecision(3) << "bench alg=" << c.name
             << " size=" << maze::text_of(size_) << " seed=" << seed << " threads=" << c.threads
             << " rounds=" << rounds_ << " cells=" << size_.cells()
             << " med_ns_per_cell=" << ns(quantile(times, 0.5))
             << " best_ns_per_cell=" << ns(quantile(times, 0.0)) << std::setprecision(1)
             << " Mcells_s=" << 1e3 / ns(quantile(times, 0.5)) << std::setprecision(3)
             << " ref_ratio=" << quantile(reference, 0.5) << " [" << quantile(reference, 0.25) << ".."
             << quantile(reference, 0.75) << "] memset_ratio=" << quantile(fill, 0.5)
             << " peak_growth_B_cell=" << grown / cells << " cold_ns_per_cell=" << ns(cold)
             << " hash=" << std::hex << std::setw(16) << std::setfill('0') << hash;
        out_ << line.str() << std::endl;  // a line at a time, for whoever watches
    }

    maze::Size size_;
    int rounds_;
    std::ostream& out_;
    maze::Spec spec_;
    maze::Grid grid_;
    std::vector<std::uint8_t> reference_cells_;
    std::vector<std::uint8_t> filled_cells_;
    double wall_seconds_ = 0;
    double cpu_seconds_ = 0;
};

constexpr std::array<std::string_view, 5> treatments{"braid", "solve-braided", "solve-perfect",
                                                     "dead-end-fill", "eller-stream"};

// Every case by its name, or those that were asked for.
std::vector<std::string> cases_from(const std::vector<std::string>& names) {
    std::vector<std::string> cases = names;
    for (const std::string& name : names) {
        const bool is_treatment = std::find(treatments.begin(), treatments.end(), name) != treatments.end();
        if (!is_treatment && !maze::style_from_name(name))
            throw WrongInput("--style " + maze::quotable(name) +
                             ": is no known style (see mazegen styles), nor braid, solve-braided, "
                             "solve-perfect, dead-end-fill or eller-stream");
    }
    if (!names.empty()) return cases;
    for (const maze::StyleInfo& style : maze::all_styles())
        cases.emplace_back(style.name);
    cases.insert(cases.end(), treatments.begin(), treatments.end());
    return cases;
}

}  // namespace

int bench(const BenchOptions& options, std::ostream& out) {
    const std::optional<maze::Size> size = maze::size_from(options.size.empty() ? "1000x1000" : options.size);
    if (!size || size->cells() < 2 || size->cells() > maze::max_cells_library)
        throw WrongInput("--size " + maze::quotable(options.size) + ": must be WxH in digits, at most " +
                         std::to_string(maze::max_cells_library) + " cells");
    const auto rounds = static_cast<int>(number_option("--rounds", options.rounds, 1, 1000, 9));
    Bench bench(*size, rounds, out);
    for (const std::string& name : cases_from(options.styles)) {
        if (const std::optional<maze::Style> style = maze::style_from_name(name))
            bench.style(*style);
        else
            bench.treatment(name);
    }
    bench.footer(bench.is_noisy());
    return 0;
}

}  // namespace cli
