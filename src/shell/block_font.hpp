#pragma once
// The letters that need no file: capitals, digits and a few signs of 5 x 7 dots. They stand in for a font
// that is missing or broken, so that even then the player can read what is wrong.

#include <string_view>

#include "frame/geometry.hpp"
#include "shell/raster.hpp"

namespace shell {

/// Advance width of UTF-8 `text` at an em of `px`: 0.6 em a letter. Whatever is not here takes a frame.
[[nodiscard]] int block_text_width(int px, std::string_view text);

/// From the top of the letters to the line they stand on; nothing hangs below it.
[[nodiscard]] int block_text_height(int px);

[[nodiscard]] Raster block_text(int px, std::string_view text, frame::Color color);

}  // namespace shell
