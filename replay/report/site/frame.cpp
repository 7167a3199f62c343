#include "replay/report/site/frame.h"

#include "replay/report/page/page.h"

namespace tally::report {

void append_frame_begin(std::string& out, const Langs& langs, const Message& heading,
                        const Message& sum) {
  out.append("<!doctype html>\n<html lang=")
      .append(code_of(langs.front()))
      .append(" data-langs=\"");
  for (const Lang lang : langs) {
    if (lang != langs.front()) out += ' ';
    out.append(code_of(lang));
  }
  out += "\"><meta charset=utf-8>\n";
  out += made_by;
  out +=
      "\n<meta name=viewport content=\"width=device-width,initial-scale=1\">\n"
      "<meta name=color-scheme content=\"light dark\">\n"
      "<meta http-equiv=Content-Security-Policy content=\"default-src 'none';"
      "script-src 'unsafe-inline';style-src 'unsafe-inline'\">\n<title>";
  append_html(out, text_of(heading, langs.front()));
  out += " — Tally</title>\n<style>";
  out += built_for_pages("site.css");
  out +=
      "</style>\n<script>document.documentElement.classList.add('js')</script>\n<body>\n"
      "<header id=top>\n<h1>";
  append_message(out, langs, heading);
  out += "</h1>\n<p class=sum>";
  append_message(out, langs, sum);
  out += "</p>\n</header>\n<main>\n";
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

void append_head(std::string& out, const Langs& langs, const Message& words) {
  out += "<th scope=col>";
  append_message(out, langs, words);
  out += "</th>";
}

}  // namespace tally::report
