#include "cli/output.hpp"

#include "maze/hex.hpp"
#include "maze/json.hpp"
#include "maze/svg.hpp"
#include "maze/text.hpp"
#include "maze/unicode.hpp"

namespace cli {

void write_board(const maze::MazeFile& file, Format format, bool with_path, const maze::TextSink& sink) {
    switch (format) {
        case Format::Hex:
            return maze::write_hex(file, sink);
        case Format::Text:
            return maze::write_text(file, with_path, sink);
        case Format::Unicode:
            return maze::write_unicode(file, with_path, sink);
        case Format::Svg:
            return maze::write_svg(file, with_path, sink);
        case Format::Json:
            return maze::write_json(file, sink);
    }
}

}  // namespace cli
