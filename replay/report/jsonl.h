#pragma once
// Verdicts as JSON lines. Keys and their order: docs/commands.md, "tally check".
#include <string>
#include <string_view>

#include "replay/report/entry.h"

namespace tally::report {

// In place of a verdict: a file in a folder that is no record.
inline constexpr std::string_view skipped_name = "skipped";

// Appends one object and its newline.
void write_jsonl(std::string& out, const Entry& entry);

// Appends a JSON string, quotes included; bytes that are not UTF-8 become U+FFFD.
void write_json_string(std::string& out, std::string_view text);

}  // namespace tally::report
