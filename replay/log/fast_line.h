#pragma once
// Event lines in exactly the writer's own spelling, read without a JSON parser. It knows nothing of
// errors: whatever else a line may be, the parser of event_line.h decides.
#include <string_view>

#include "engine/core/event.h"
#include "replay/log/event_line.h"
#include "replay/log/grammar.h"

namespace tally::log {

// False when the line is not, letter for letter, one that write_event makes; `out` is then
// undefined. At least 64 bytes behind the line can be read.
bool read_fast(std::string_view line, const Grammar& grammar, int players, EventLine& out);

}  // namespace tally::log
