#include "replay/report/page/document.h"

namespace tally::report {

void append_document_head(std::string& out, const Langs& langs, const DocumentHead& head) {
  const bool alone = head.shared.empty();
  const bool several = langs.size() > 1;
  out.append("<!doctype html>\n<html lang=").append(code_of(langs.front()));
  if (several) {
    out += " data-langs=\"";
    for (const Lang lang : langs) {
      if (lang != langs.front()) out += ' ';
      out += code_of(lang);
    }
    out += '"';
  }
  out += "><meta charset=utf-8>\n";
  out += head.meta;
  out +=
      "<meta name=viewport content=\"width=device-width,initial-scale=1\">\n"
      "<meta name=color-scheme content=\"light dark\">\n"
      "<meta http-equiv=Content-Security-Policy content=\"default-src 'none';";
  out += alone ? "script-src 'unsafe-inline';style-src 'unsafe-inline'\">\n<title"
               : "script-src 'self' 'unsafe-inline';style-src 'self' 'unsafe-inline'\">\n<title";
  const auto title_in = [&](Lang lang) {
    append_html(out, text_of(head.title, lang));
    out += " — Tally";
  };
  if (several)
    for (const Lang lang : langs) {
      out.append(" data-").append(code_of(lang)).append("=\"");
      title_in(lang);
      out += '"';
    }
  out += '>';
  title_in(langs.front());
  out += "</title>\n";
  if (alone)
    out.append("<style>").append(head.styles).append("</style>\n");
  else
    out.append("<link rel=stylesheet href=\"").append(head.shared).append("\">\n");
  out += "<script>document.documentElement.classList.add('js')</script>\n<body";
  if (!head.body.empty()) out.append(" class=").append(head.body);
  out += ">\n";
}

}  // namespace tally::report
