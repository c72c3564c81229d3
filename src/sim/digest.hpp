#pragma once
// A world in 64 bits.

#include <cstdint>

#include "sim/world.hpp"

namespace sim {

/// 64 bits over every field: equal worlds have equal digests, on every machine. Cost: one pass over the
/// board.
[[nodiscard]] std::uint64_t digest(const World& world);

}  // namespace sim
