#pragma once
// What a recording is kept in: its lines as they are; the same packed (a zero, a length of 32 bits,
// a zlib stream); or so packed, without the zero, in the pixels of a picture.
#include <cstdint>
#include <span>
#include <string_view>

#include "replay/io/whole_file.h"

namespace tally::qsanguosha {

[[nodiscard]] bool is_picture(std::string_view first);
// Whether they unpack to a line of a recording, as far as it goes.
[[nodiscard]] bool is_packed(std::string_view first);

// The lines of a file, in any of the three. They lie in `file`, or in `room`.
std::string_view lines_of(std::span<const std::uint8_t> file, io::Bytes& room);

}  // namespace tally::qsanguosha
