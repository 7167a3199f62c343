#pragma once
// Where a line stops being JSON, and what may be the cause: the JSON parser says neither.
#include <string>
#include <string_view>

namespace tally::log {

// "column 12: expected "," or "}", found "'turn'..."; JSON texts stand in double quotes", columns
// in characters from 1. "" when nothing is wrong with the form (a number too big, say).
std::string json_fault(std::string_view line);

}  // namespace tally::log
