#pragma once
// The header line: what is settled before the first event.
#include <span>
#include <string>

#include "replay/log/json_line.h"
#include "replay/record.h"

namespace tally::log {

// Whether a line that is JSON begins a game.
bool is_header(std::span<const Json> line);

// Fills what the header says into the empty `record`. Throws io::InputError, without a line number,
// that says what was expected.
void read_header(std::span<const Json> line, Record& record);

}  // namespace tally::log
