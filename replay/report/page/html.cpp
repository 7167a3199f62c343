#include "replay/report/page/html.h"

#include "replay/report/display.h"

namespace tally::report {

void append_html(std::string& out, std::string_view text) {
  for (const char c : printable(text)) {
    switch (c) {
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '&': out += "&amp;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
}

void append_message(std::string& out, const Langs& langs, const Message& message) {
  append_each(out, langs, [&](Lang lang) { return text_of(message, lang); });
}

// A "<" stands in the strings of JSON alone, where it can be written otherwise.
void append_json(std::string& out, std::string_view json) {
  for (const char c : json) {
    if (c == '<')
      out += "\\u003c";
    else
      out += c;
  }
}

}  // namespace tally::report
