#pragma once
// What stands around a page over many records: one file that needs nothing beside it.
#include <string>
#include <string_view>

#include "engine/core/message.h"
#include "replay/report/page/html.h"

namespace tally::report {

// Up to the heading and, beneath it, the sum of all; then the page's own sections follow.
void append_frame_begin(std::string& out, const Langs& langs, const Message& heading,
                        const Message& sum);
void append_frame_end(std::string& out);

// Stands near the beginning of every such page: a page of this program.
inline constexpr std::string_view made_by = "<meta name=generator content=\"tally\">\n";

// A cell of a table.
void append_cell(std::string& out, const Langs& langs, std::string_view attributes,
                 const Message& words);
// The head of a column.
void append_head(std::string& out, const Langs& langs, const Message& words,
                 std::string_view attributes = "");

}  // namespace tally::report
