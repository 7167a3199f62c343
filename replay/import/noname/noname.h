// Recordings of noname 无名杀 as records of the identity game, 3v3, 2v2, 1v2 and kingdom
// war.
#pragma once

#include <cstdint>
#include <span>

#include "replay/record.h"
#include "replay/shape.h"

namespace tally::noname {

extern const Shape shape;

// Replaces what `out` holds. The bytes are the whole file. Throws io::InputError.
void read(std::span<const std::uint8_t> file, Record& out);

}  // namespace tally::noname
