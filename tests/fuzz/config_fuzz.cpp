// Any bytes as a config file: faults told or a board that the library can make.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "maze/config.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const maze::ConfigReading reading = maze::read_config(bytes, maze::ConfigRules{});
    if (reading.config.has_value() != reading.faults.empty()) std::abort();
    if (reading.config && maze::problem_with(reading.config->spec, maze::max_cells_library)) std::abort();
    for (const maze::ConfigFault& fault : reading.faults) {
        if (maze::sentence(fault).find('\n') != std::string::npos) std::abort();
    }
    return 0;
}
