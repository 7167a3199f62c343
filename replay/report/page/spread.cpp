// How games end that go on from another choice, as a table.
#include <iterator>

#include <fmt/format.h>

#include "replay/report/page/messages.h"
#include "replay/report/page/page.h"

namespace tally::report {

void append_spread(std::string& out, const Langs& langs, const PageSpread& s) {
  const auto cell = [&](const Portion& p) {
    fmt::format_to(std::back_inserter(out),
                   "<td style=\"--share:{0:.4f};--low:{1:.4f};--high:{2:.4f}\"><b>{3:.1f} %</b> "
                   "<small>({4:.1f}–{5:.1f})</small></td>",
                   p.share, p.low, p.high, p.share * 100, p.low * 100, p.high * 100);
  };
  const auto head = [&](const Says<>& words) {
    out += "<th scope=col>";
    append_message(out, langs, words());
    out += "</th>";
  };
  out += "<div class=spread><h3>";
  append_message(out, langs, say::spread_title());
  out += "</h3><p>";
  append_message(out, langs, s.chosen);
  out += "</p><table><thead><tr><td></td>";
  head(s.recorded ? say::if_recorded : say::if_chosen);
  const bool both = !s.rows.empty() && s.rows.front().recorded;
  if (both) head(say::if_recorded);
  out += "</tr></thead><tbody>";
  for (const PageSpread::Row& row : s.rows) {
    out += "<tr><th scope=row>";
    append_message(out, langs, row.who);
    out += "</th>";
    cell(row.chosen);
    if (both && row.recorded) cell(*row.recorded);
    out += "</tr>";
  }
  out += "</tbody></table>";
  for (const Message& m : {s.games, s.deal}) {
    out += "<p><small>";
    append_message(out, langs, m);
    out += "</small></p>";
  }
  out += "</div>";
}

}  // namespace tally::report
