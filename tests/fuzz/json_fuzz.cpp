// Any bytes as a JSON maze file: what is read without a fault is written and read back as it was.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "maze/json.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const maze::HexReading reading = maze::read_json({reinterpret_cast<const char*>(data), size});
    if (!reading.file && reading.faults.empty()) std::abort();
    if (!reading.file || !reading.faults.empty()) return 0;
    const std::string text = maze::to_json(*reading.file);
    const maze::HexReading again = maze::read_json(text);
    if (!again.file || maze::to_json(*again.file) != text) std::abort();
    return 0;
}
