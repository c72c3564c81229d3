// Any bytes as a code: a fault told, or a board whose own code names the same board.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "maze/code.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const maze::CodeReading reading = maze::read_code({reinterpret_cast<const char*>(data), size});
    if (reading.spec.has_value() != reading.fault.empty()) std::abort();
    if (!reading.spec) return 0;
    const maze::CodeReading again = maze::read_code(maze::code_of(*reading.spec));
    if (!again.spec || !(*again.spec == *reading.spec)) std::abort();
    return 0;
}
