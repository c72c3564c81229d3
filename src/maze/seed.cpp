#include "maze/seed.hpp"

#include <charconv>
#include <system_error>

#include "maze/rng.hpp"

namespace maze {

namespace {

constexpr std::uint64_t undo_xor_shift(std::uint64_t z, unsigned by) {
    std::uint64_t result = z;
    for (unsigned known = by; known < 64; known += by)
        result = z ^ (result >> by);
    return result;
}

constexpr std::uint64_t unmix_bits(std::uint64_t z) {
    z = undo_xor_shift(z, 31) * 0x319642B2D24D8EC3U;
    z = undo_xor_shift(z, 27) * 0x96DE1B173F119089U;
    return undo_xor_shift(z, 30);
}
static_assert(unmix_bits(mix_bits(0x0123456789ABCDEFU)) == 0x0123456789ABCDEFU);

std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x00000100000001B3U;
    return mix_bits(hash);
}

}  // namespace

std::uint64_t seed_from_text(std::string_view text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end ? number : hash_of(text);
}

std::uint64_t series_seed(std::uint64_t first, std::uint32_t index) {
    return mix_bits(unmix_bits(first) + index * golden_step);
}

std::uint64_t next_seed(std::uint64_t seed) {
    return series_seed(seed, 1);
}

}  // namespace maze
