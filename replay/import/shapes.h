// All shapes of files that are read, and which of them a file has, told by its first bytes.
#pragma once

#include <span>
#include <string_view>

#include "engine/core/message.h"
#include "replay/shape.h"

namespace tally {

// The first whose bytes match decides, so the narrower stand first.
std::span<const Shape* const> shapes();
// "is not a record tally can read; expected a tally log (JSON lines), …"
Message no_shape();

// What the shapes of this program count (Record::format).
SourceUnit unit_of(std::string_view program);

// `first` are the first unpacked bytes, as many as Input::peek() gives. nullptr: none that is
// known.
const Shape* sniff(std::string_view first);
// Whether its first object has a key of some shape, "tally" or "e" of a log. JSON without any, such
// as a package.json, is sniffed as a log, whose reader says what is missing.
bool has_known_keys(std::string_view first);

}  // namespace tally
