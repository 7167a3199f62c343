#include "replay/report/site/index.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "replay/messages.h"
#include "replay/report/page/messages.h"
#include "replay/report/site/frame.h"
#include "replay/report/site/messages.h"
#include "replay/report/text.h"
#include "replay/words.h"

namespace tally::report {
namespace {

VerdictKind verdict_of(const Entry& entry) {
  return entry.error.empty() ? entry.report.verdict : VerdictKind::unreadable;
}

Message winners_of(const IndexRow& row) {
  const Report& r = row.entry.report;
  if (!row.entry.error.empty() || !r.played || !r.over) return {};
  if (r.winners.empty()) return tally::say::no_winner();
  Message seats = said_seats(r.winners);
  return row.sides.empty() ? seats : say::sides_and_seats(row.sides, std::move(seats));
}

}  // namespace

// How often which rule is broken, each with a link to the first place.
void Index::findings(const IndexRow& row) {
  constexpr std::size_t most = 3;
  struct OfRule {
    std::size_t first = 0;  // among the findings, from 1
    std::uint64_t count = 0;
  };
  std::map<Rule, OfRule> all;
  std::size_t n = 0;
  for (const Finding& f : row.entry.report.findings) {
    ++n;
    OfRule& here = all[f.rule];
    if (++here.count == 1) here.first = n;
  }
  std::size_t told = 0;
  for (const auto& [rule, here] : all) {
    Found& found = rules_[{row.entry.game, rule}];
    found.findings += here.count;
    ++found.records;
    if (++told > most) continue;
    if (told > 1) rows_ += "<br>";
    const std::string_view id = row.entry.game->rule_ids()[rule];
    if (row.page.empty())
      rows_.append("<code>").append(id).append("</code>");
    else
      fmt::format_to(std::back_inserter(rows_), "<a href=\"{}#p{}\"><code>{}</code></a>", row.page,
                     here.first, id);
    if (here.count > 1) fmt::format_to(std::back_inserter(rows_), " ×{}", here.count);
  }
  if (all.size() > most) {
    rows_ += "<br>";
    append_message(rows_, langs_, say::and_more(all.size() - most));
  }
}

void Index::add(const IndexRow& row) {
  const Entry& entry = row.entry;
  summary_.add(entry);
  const VerdictKind verdict = verdict_of(entry);
  const bool played = entry.error.empty() && entry.report.played;
  fmt::format_to(std::back_inserter(rows_), "<tr data-verdict={}><td class=source>",
                 name_of(verdict));
  if (!row.page.empty()) rows_.append("<a href=\"").append(row.page).append("\">");
  append_html(rows_, row.source);
  if (!row.page.empty()) rows_ += "</a>";
  rows_ += "</td>";
  append_cell(rows_, langs_, " class=verdict", said_verdict(verdict));
  const auto number = [&](std::string_view name, bool known, auto n) {
    if (known)
      fmt::format_to(std::back_inserter(rows_), "<td class=\"n {}\" data-n={}>{}</td>", name, n, n);
    else
      rows_ += "<td data-n=-1></td>";
  };
  number("players", entry.players > 0, entry.players);
  number("turns", played, entry.report.turns);
  append_cell(rows_, langs_, " class=winner", winners_of(row));
  const std::size_t found = played ? entry.report.findings.size() : 0;
  fmt::format_to(std::back_inserter(rows_), "<td data-n={}>", found);
  if (found > 0) findings(row);
  const Message& why = entry.error.empty() ? entry.report.reason : entry.error;
  if (!why.empty()) {
    rows_ += "<small>";
    append_message(rows_, langs_, why);
    rows_ += "</small>";
  }
  rows_ += "</td></tr>\n";
}

// The way past a long table.
void Index::contents(std::string& out, bool findings, bool wins) const {
  if (!findings && !wins) return;
  out += "<nav>";
  const auto link = [&](std::string_view to, const Message& words) {
    out.append("<a href=\"#").append(to).append("\">");
    append_message(out, langs_, words);
    out += "</a> ";
  };
  link("records", say::all_records());
  if (findings) link("findings", say::findings_by_rule());
  if (wins) link("wins", say::who_wins());
  out += "</nav>\n";
}

// The most frequent first.
std::vector<Count> Index::counts() {
  std::vector<Count> all;
  for (const Game* const game : tally::games())
    for (const auto& [key, found] : rules_) {
      if (key.first != game) continue;
      const Rule rule = key.second;
      Count& c = all.emplace_back();
      c.head = game->rule_ids()[rule];
      c.words = tally::say::word(
          in_each_language([&](Lang lang) { return titles_.title(*game, rule, lang); }));
      c.count = found.findings;
      c.records = found.records;
    }
  std::ranges::stable_sort(all, std::ranges::greater(), &Count::count);
  return all;
}

void Index::write(std::string& out, const std::vector<Figures>& figures) {
  append_frame_begin(out, langs_, say::many_records(summary_.games()), summary_.said());
  const std::vector<Count> by_rule = counts();
  contents(out, !by_rule.empty(), !figures.empty());
  out += "<section id=records><h2>";
  append_message(out, langs_, say::all_records());
  out += "</h2>\n<div class=list><table class=sorted><thead><tr>";
  for (const Message& head : {say::head_source(), say::head_verdict(), say::head_players(),
                              say::head_turns(), say::head_winner(), say::head_findings()})
    append_head(out, langs_, head);
  out += "</tr></thead><tbody>\n";
  out += rows_;
  out += "</tbody></table></div></section>\n";
  if (!by_rule.empty()) {
    out += "<section id=findings>\n";
    append_counts(out, langs_, say::findings_by_rule(), by_rule);
    out += "</section>\n";
  }
  out += "<div id=wins>\n";
  for (const Figures& f : figures) append_figures(out, langs_, f);
  out += "</div>\n";
  append_frame_end(out);
}

}  // namespace tally::report
