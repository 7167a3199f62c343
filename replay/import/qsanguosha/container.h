#pragma once
// What a recording is kept in: its lines as they are; the same packed (a zero, a length of 32 bits,
// a zlib stream); or so packed, without the zero, in the pixels of a picture.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "replay/io/whole_file.h"

namespace tally::qsanguosha {

[[nodiscard]] bool is_picture(std::string_view first);
// Whether they unpack to a line of a recording, as far as it goes.
[[nodiscard]] bool is_packed(std::string_view first);

// A zlib stream that unpacks to `size` bytes; what follows it does not matter. The result is in
// `into`. Throws io::InputError; offsets in messages are those of `packed` in the file plus `at`.
void inflate_to(std::span<const std::uint8_t> packed, std::size_t size, std::size_t at,
                io::Bytes& into);
// What is behind a 32-bit length.
void unpack(std::span<const std::uint8_t> packed, std::size_t at, io::Bytes& into);

// The lines of a file, in any of the three. They lie in `file`, or in `room`.
std::string_view lines_of(std::span<const std::uint8_t> file, io::Bytes& room);

}  // namespace tally::qsanguosha
