#include "replay/report/site/frame.h"

#include "replay/report/page/document.h"
#include "replay/report/page/page.h"

namespace tally::report {

void append_frame_begin(std::string& out, const Langs& langs, const Message& heading,
                        const Message& sum) {
  append_document_head(
      out, langs,
      {.title = heading, .meta = made_by, .styles = std::string(built_for_pages("site.css"))});
  out += "<header id=top>\n<h1>";
  append_message(out, langs, heading);
  out += "</h1>\n";
  if (!sum.empty()) {
    out += "<p class=sum>";
    append_message(out, langs, sum);
    out += "</p>\n";
  }
  out += "</header>\n<main>\n";
}

void append_frame_end(std::string& out) {
  out += "</main>\n<script>";
  out += built_for_pages("site.js");
  out += "</script>\n</body></html>\n";
}

void append_cell(std::string& out, const Langs& langs, std::string_view attributes,
                 const Message& words) {
  out.append("<td").append(attributes).append(">");
  if (!words.empty()) append_message(out, langs, words);
  out += "</td>";
}

void append_head(std::string& out, const Langs& langs, const Message& words,
                 std::string_view attributes) {
  out.append("<th scope=col").append(attributes).append(">");
  append_message(out, langs, words);
  out += "</th>";
}

}  // namespace tally::report
