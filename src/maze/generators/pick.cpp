#include "maze/generators/pick.hpp"

namespace maze {

unsigned pick_with_turns(unsigned mask, unsigned heading, int turns, Rng& rng) {
    const auto turn_weight = static_cast<unsigned>(turns);
    std::array<unsigned, 4> weights{};
    unsigned total = 0;
    for (unsigned d = 0; d < 4; ++d) {
        if (((mask >> d) & 1U) == 0) continue;
        weights[d] = heading == no_direction ? 1U : d == heading ? 100U - turn_weight : turn_weight;
        total += weights[d];
    }
    if (total == 0) return EvenPicker(rng).pick(mask);  // the only choice is the one not wished for
    unsigned r = rng.below(total);
    unsigned d = 0;
    while (r >= weights[d])
        r -= weights[d++];
    return d;
}

}  // namespace maze
