#pragma once
// Verdicts as JSON lines. Keys and their order: docs/commands.md, "tally check".
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "replay/report/entry.h"

namespace tally::report {

// In place of a verdict: a file in a folder that is no record.
inline constexpr std::string_view skipped_name = "skipped";

// Whether it is not a choice that breaks a rule but what chance brings: a shuffle, an offer.
bool is_of_chance(const Game& game, const Finding& finding);

// Appends one object and its newline.
void write_jsonl(std::string& out, const Entry& entry);

// The same of one event of a game that is being recorded, number `at` of its record, and what the
// rules have against it.
void write_judged(std::string& out, const Game& game, std::size_t at,
                  std::span<const Finding> findings);

// Appends a JSON string, quotes included; bytes that are not UTF-8 become U+FFFD.
void write_json_string(std::string& out, std::string_view text);

}  // namespace tally::report
