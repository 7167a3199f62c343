#include "replay/report/page/page.h"

#include "replay/books/embedded.h"

namespace tally::report {
namespace {

std::string_view built(std::string_view name) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == name) return file.content;
  return "";
}

}  // namespace

std::string page(const PageInput& in) {
  std::string out;
  out.append("<!doctype html>\n<html lang=").append(code_of(in.langs.front()));
  out +=
      "><meta charset=utf-8>\n"
      "<meta name=viewport content=\"width=device-width,initial-scale=1\">\n"
      "<meta name=color-scheme content=\"light dark\">\n"
      "<meta http-equiv=Content-Security-Policy content=\"default-src 'none';"
      "script-src 'unsafe-inline';style-src 'unsafe-inline'\">\n<title>";
  append_html(out, name_of_file(source_of(in.entry)));
  out += " — Tally</title>\n<style>";
  out += built("page/page.css");
  out += "</style>\n<script>document.documentElement.classList.add('js')</script>\n<body>\n";
  PageStory(in).write(out);
  out += "<script type=application/json id=data>";
  std::string data;
  append_page_data(data, in);
  append_json(out, data);
  out += "</script>\n<script>";
  out += built("page/page.js");
  out += "</script>\n</body></html>\n";
  return out;
}

}  // namespace tally::report
