#include "replay/report/page/frame.h"

#include "replay/books/embedded.h"

namespace tally::report {
namespace {

std::string_view built(std::string_view name) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.starts_with("page/") && file.path.substr(5) == name) return file.content;
  return "";
}

}  // namespace

void open_page(std::string& out, const Langs& langs, std::string_view title,
               std::initializer_list<std::string_view> styles, std::string_view body_class) {
  out.append("<!doctype html>\n<html lang=").append(code_of(langs.front()));
  out +=
      "><meta charset=utf-8>\n"
      "<meta name=viewport content=\"width=device-width,initial-scale=1\">\n"
      "<meta name=color-scheme content=\"light dark\">\n"
      "<meta http-equiv=Content-Security-Policy content=\"default-src 'none';"
      "script-src 'unsafe-inline';style-src 'unsafe-inline'\">\n<title>";
  append_html(out, title);
  out += " — Tally</title>\n<style>";
  for (const std::string_view style : styles) out += built(style);
  out += "</style>\n<script>document.documentElement.classList.add('js')</script>\n<body";
  if (!body_class.empty()) out.append(" class=").append(body_class);
  out += ">\n";
}

void append_page_json(std::string& out, std::string_view attributes, std::string_view json) {
  out.append("<script type=application/json ").append(attributes).append(">");
  append_json(out, json);
  out += "</script>\n";
}

void close_page(std::string& out, std::string_view script) {
  out += "<script>";
  out += built(script);
  out += "</script>\n</body></html>\n";
}

}  // namespace tally::report
