// All shapes of files that are read, and which of them a file has, told by its first bytes.
#pragma once

#include <span>
#include <string_view>

#include "replay/shape.h"

namespace tally {

// The first whose bytes match decides, so the narrower stand first.
std::span<const Shape* const> shapes();
// Whose they are, for a message: "a tally log (JSON lines), …".
std::string_view shapes_in_words();

// What the shapes of this program count (Record::format).
SourceUnit unit_of(std::string_view program);

// `first` are the first unpacked bytes, as many as Input::peek() gives. nullptr: none that is
// known.
const Shape* sniff(std::string_view first);

}  // namespace tally
