#pragma once
// The config file of the A-maze-ing assignment: KEY=VALUE lines that describe one board.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maze/spec.hpp"

namespace maze {

struct Config {
    Spec spec;
    bool has_seed = false;    ///< false: spec.seed is 0 and waits for a seed from the system
    std::string output_file;  ///< as written in the file
};

struct ConfigFault {
    int line = 0;  ///< from 1; 0 where no one line is at fault, such as a missing key
    std::string reason;

    friend bool operator==(const ConfigFault&, const ConfigFault&) = default;
};

/// "line 3: reason", or the reason alone.
[[nodiscard]] std::string sentence(const ConfigFault& fault);

struct ConfigRules {
    std::int64_t max_cells = max_cells_library;
    std::string stamp = "none";  ///< the stamp where the file names none
};

struct ConfigReading {
    std::optional<Config> config;     ///< present exactly if there is no fault
    std::vector<ConfigFault> faults;  ///< by line, those of the whole file last; at most max_faults
    static constexpr std::size_t max_faults = 100;
};

/// Mandatory keys: WIDTH, HEIGHT (2 or more), ENTRY=x,y, EXIT=x,y, OUTPUT_FILE, PERFECT (True or False in
/// any letter case). Optional: SEED, STYLE, TURNS, MIX, DEAD_ENDS, STAMP, SYMMETRY, BORDER, and for dungeons
/// SPARSENESS, DEAD_END_REMOVAL, ROOMS, ROOM_MIN, ROOM_MAX. Keys in any letter case; blanks around keys,
/// values and the comma of a place are dropped; empty lines and lines whose first character is # are skipped;
/// a # later belongs to the value. Lines end with LF, CRLF or CR, and a UTF-8 byte-order mark is skipped.
/// Numbers are decimal digits without a sign. A repeated or unknown key, a key without value and a file that
/// is not UTF-8 text are faults. Allocates nothing in proportion to the board.
[[nodiscard]] ConfigReading read_config(std::string_view bytes, const ConfigRules& rules);

}  // namespace maze
