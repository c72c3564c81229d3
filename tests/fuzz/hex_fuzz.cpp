// Any bytes as a hex maze file: what is read without a fault is written and read back as it was.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "maze/hex.hpp"
#include "maze/measure.hpp"
#include "maze/text.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const maze::HexReading reading = maze::read_hex({reinterpret_cast<const char*>(data), size});
    if (!reading.file && reading.faults.empty()) std::abort();
    if (!reading.file) return 0;
    const maze::MazeFile& file = *reading.file;
    static_cast<void>(maze::path_fault(file));
    static_cast<void>(maze::to_text(file, true));
    static_cast<void>(maze::broken_promises(file.grid, file.entry, file.exit, maze::Promise::PacMan));
    if (!reading.faults.empty()) return 0;
    const maze::HexReading again = maze::read_hex(maze::to_hex(file));
    if (!again.file || !(again.file->grid == file.grid) || again.file->path != file.path) std::abort();
    return 0;
}
