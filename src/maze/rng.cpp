#include "maze/rng.hpp"

namespace maze {

Rng::Rng(std::uint64_t seed, std::uint64_t stream) {
    // Hashing the stream before it meets the seed keeps (seed, stream + 1) away from (seed + 1, stream).
    std::uint64_t counter = mix_bits(seed + golden_step) ^ mix_bits(~stream);
    for (std::uint64_t& word : state_) {
        counter += golden_step;
        word = mix_bits(counter);
    }
}

}  // namespace maze
