#include "replay/report/page/page.h"

#include <algorithm>
#include <utility>

#include "replay/books/embedded.h"
#include "replay/messages.h"
#include "replay/report/page/document.h"
#include "replay/report/page/messages.h"
#include "replay/report/text.h"

namespace tally::report {

std::string_view built_for_pages(std::string_view name) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.starts_with("page/") && file.path.substr(5) == name) return file.content;
  return "";
}

namespace {

// The file, how many play, who wins: "game.jsonl — 6 players, won by seats 2 and 3". Of a game the
// reader is asked questions about not the winners: they are hidden in the page, too.
Message title_of(const Entry& entry, std::string_view file, bool asks) {
  const Report& r = entry.report;
  if (entry.players == 0) return tally::say::verbatim(file);
  Message about = tally::say::number_of_players(entry.players);
  if (r.over && !asks) about = tally::say::then(std::move(about), said_winners(r.winners));
  return say::page_title(file, std::move(about));
}

}  // namespace

void append_page_head(std::string& out, const Langs& langs, const PageHead& page) {
  const std::string_view file = name_of_file(page.source);
  const PagePlace& place = page.place;
  const bool alone = place.shared.empty();
  append_document_head(
      out, langs,
      {.title = title_of(page.entry, file, page.asks),
       .styles = std::string(alone ? built_for_pages("page.css") : std::string_view()),
       .shared = alone ? std::string() : place.shared + "page.css"});
  out += "<header id=top>\n";
  if (!place.index.empty()) {
    out.append("<p class=up><a href=\"").append(place.index).append("\">");
    append_message(out, langs, say::all_records());
    out += "</a></p>\n";
  }
  out += "<h1>";
  append_html(out, file);
  out += "</h1>\n";
}

std::string page(const PageInput& in) {
  std::string out;
  const bool alone = in.place.shared.empty();
  const std::string source = source_of(in.entry);
  const bool asks = std::ranges::any_of(in.notes, &Note::asks);
  if (alone) append_page_head(out, in.langs, {in.entry, source, in.place, asks});
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
