#include "replay/report/page/page.h"

#include "replay/books/embedded.h"
#include "replay/report/page/messages.h"

namespace tally::report {

std::string_view built_for_pages(std::string_view name) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.starts_with("page/") && file.path.substr(5) == name) return file.content;
  return "";
}

void append_page_head(std::string& out, const Langs& langs, std::string_view source,
                      const PagePlace& place) {
  const bool alone = place.shared.empty();
  out.append("<!doctype html>\n<html lang=").append(code_of(langs.front()));
  out +=
      "><meta charset=utf-8>\n"
      "<meta name=viewport content=\"width=device-width,initial-scale=1\">\n"
      "<meta name=color-scheme content=\"light dark\">\n"
      "<meta http-equiv=Content-Security-Policy content=\"default-src 'none';";
  out += alone ? "script-src 'unsafe-inline';style-src 'unsafe-inline'\">\n<title>"
               : "script-src 'self' 'unsafe-inline';style-src 'self' 'unsafe-inline'\">\n<title>";
  append_html(out, name_of_file(source));
  out += " — Tally</title>\n";
  if (alone)
    out.append("<style>").append(built_for_pages("page.css")).append("</style>\n");
  else
    out.append("<link rel=stylesheet href=\"").append(place.shared).append("page.css\">\n");
  out +=
      "<script>document.documentElement.classList.add('js')</script>\n<body>\n"
      "<header id=top>\n";
  if (!place.index.empty()) {
    out.append("<p class=up><a href=\"").append(place.index).append("\">");
    append_message(out, langs, say::all_records());
    out += "</a></p>\n";
  }
  out += "<h1>";
  append_html(out, name_of_file(source));
  out += "</h1>\n";
}

std::string page(const PageInput& in) {
  std::string out;
  const bool alone = in.place.shared.empty();
  if (alone) append_page_head(out, in.langs, source_of(in.entry), in.place);
  PageStory(in).write(out);
  out += "<script type=application/json id=data>";
  std::string data;
  append_page_data(data, in);
  append_json(out, data);
  out += "</script>\n";
  if (alone)
    out.append("<script>").append(built_for_pages("page.js")).append("</script>\n");
  else
    out.append("<script src=\"").append(in.place.shared).append("page.js\"></script>\n");
  out += "</body></html>\n";
  return out;
}

}  // namespace tally::report
