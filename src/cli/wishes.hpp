#pragma once
// From options as typed to values that the library understands, each checked once.

#include <cstdint>
#include <string>

#include "cli/options.hpp"
#include "maze/spec.hpp"

namespace cli {

enum class Format { Hex, Text, Unicode, Svg, Json };

/// The format of that name; text if empty. Throws WrongInput.
[[nodiscard]] Format format_from(const std::string& name);

/// A whole number between the bounds, or the fallback if the text is empty. Throws WrongInput naming the
/// option.
[[nodiscard]] std::int64_t number_option(const std::string& option, const std::string& text,
                                         std::int64_t least, std::int64_t most, std::int64_t fallback);

/// The board that `mazegen make` was asked for. Without a seed the system gives one. Throws WrongInput.
[[nodiscard]] maze::Spec spec_of(const MakeOptions& options);

}  // namespace cli
