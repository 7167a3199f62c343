#pragma once
// A picture in the PNG format, as far as QSanguosha writes it: 8-bit colours with alpha, row by
// row.
#include <cstdint>
#include <span>
#include <string_view>

#include "replay/io/whole_file.h"

namespace tally::qsanguosha {

inline constexpr std::string_view png_signature = "\x89PNG\r\n\x1A\n";

// The bytes hidden in the pixels: blue, green, red and alpha of each; the first four say how many
// follow, lowest first. They lie in `pixels`. Throws io::InputError.
std::span<const std::uint8_t> hidden_in(std::span<const std::uint8_t> picture, io::Bytes& pixels);

}  // namespace tally::qsanguosha
