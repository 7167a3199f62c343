#pragma once
// Text that goes into a page.
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/message.h"

namespace tally::report {

// The languages a page has, the one it starts with first.
using Langs = std::vector<Lang>;

// Both, this one first; English where it is one in which not everything is said.
inline Langs both_from(Lang first) {
  return {whole(first), of_language(first, Lang::zh, Lang::en)};
}

// As HTML and browsers name it.
inline std::string_view code_of(Lang lang) {
  using std::string_view_literals::operator""sv;
  return of_language(lang, "en"sv, "zh"sv);
}

// Appends a text so that a browser shows it and does nothing else with it: within an element or
// an attribute in double quotes. What is not fit to be printed is replaced, as on a terminal.
void append_html(std::string& out, std::string_view text);

// Appends what `words(lang)` gives, each language marked as what it is.
template <class F>
void append_each(std::string& out, const Langs& langs, const F& words) {
  for (const Lang lang : langs) {
    const bool marked = langs.size() > 1;
    if (marked) out.append("<i lang=").append(code_of(lang)).append(">");
    append_html(out, words(lang));
    if (marked) out += "</i>";
  }
}
void append_message(std::string& out, const Langs& langs, const Message& message);

// Appends JSON as it may stand in a script element: nothing in it can end that element.
void append_json(std::string& out, std::string_view json);

}  // namespace tally::report
