#pragma once
// Two statements of a record's source that exclude each other: a log made from it can hold one of
// them only, so a line of its own keeps both.
#include <span>

#include "replay/log/json_line.h"
#include "replay/record.h"

namespace tally::log {

bool is_contradiction(std::span<const Json> line);

// Appends to the record's. Throws io::InputError that says what was expected.
void read_contradiction(std::span<const Json> line, std::uint32_t source_at, Record& record);

void write_contradiction(std::string& out, const Game& game, const Contradiction& c);

}  // namespace tally::log
