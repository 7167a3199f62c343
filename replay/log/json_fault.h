#pragma once
// Where a line stops being JSON, and what may be the cause: the JSON parser says neither.
#include <string_view>

#include "engine/core/message.h"

namespace tally::log {

// "column 12: expected "," or "}", found "'turn'..."; JSON texts stand in double quotes", columns
// in characters from 1. Empty when nothing is wrong with the form (a number too big, say).
Message json_fault(std::string_view line);

}  // namespace tally::log
