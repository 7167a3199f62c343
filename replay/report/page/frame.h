#pragma once
// What stands around the text of every page: its head, its styles, its script.
#include <initializer_list>
#include <string>
#include <string_view>

#include "replay/report/page/html.h"

namespace tally::report {

// Up to <body>. The styles are named as they are built into the program: "page.css".
void open_page(std::string& out, const Langs& langs, std::string_view title,
               std::initializer_list<std::string_view> styles, std::string_view body_class = "");
// The script, and the end.
void close_page(std::string& out, std::string_view script);
// What a script draws from, as an element of its own.
void append_page_json(std::string& out, std::string_view attributes, std::string_view json);

}  // namespace tally::report
