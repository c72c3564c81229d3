#include "cli/random_seed.hpp"

#include <chrono>
#include <random>

#include "maze/rng.hpp"

namespace cli {

std::uint64_t random_seed() {
    // Some systems' random_device repeats itself from run to run; the clock does not.
    std::random_device device;
    const std::uint64_t chance = (std::uint64_t{device()} << 32U) ^ device();
    const auto now = std::chrono::high_resolution_clock::now().time_since_epoch().count();
    return maze::mix_bits(chance ^ maze::mix_bits(static_cast<std::uint64_t>(now)));
}

}  // namespace cli
