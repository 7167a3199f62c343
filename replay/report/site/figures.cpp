#include "replay/report/site/figures.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include "replay/report/site/frame.h"
#include "replay/report/site/messages.h"

namespace tally::report {
namespace {

int percent(double share) { return static_cast<int>(std::lround(share * 100)); }

void append_title(std::string& out, const Langs& langs, const Message& title) {
  out += "<section class=panel><h3>";
  append_message(out, langs, title);
  out += "</h3>\n";
}

// The share as a line in the band it may lie in.
void append_bar(std::string& out, const Bar& bar, double level) {
  fmt::format_to(std::back_inserter(out),
                 "<td class=bar><svg viewBox=\"0 0 100 10\" preserveAspectRatio=none "
                 "aria-hidden=true><path class=field d=\"M0 0h100v10H0z\"/>"
                 "<path class=band d=\"M{:.1f} 1H{:.1f}V9H{:.1f}z\"/>"
                 "<path class=level d=\"M{:.1f} 0V10\"/><path class=share d=\"M{:.1f} 0V10\"/>"
                 "</svg></td>",
                 bar.low * 100, bar.high * 100, bar.low * 100, level * 100, bar.share * 100);
}

void append_chart(std::string& out, const Langs& langs, const Chart& chart, double level) {
  append_title(out, langs, chart.title);
  out += "<table class=bars><thead><tr><td></td><td></td>";
  for (const Message& head : {say::col_share(), say::col_games(), say::col_bounds()}) {
    out += "<th scope=col class=n>";
    append_message(out, langs, head);
    out += "</th>";
  }
  out += "</tr></thead><tbody>\n";
  for (const Bar& bar : chart.bars) {
    out += "<tr><th scope=row>";
    append_message(out, langs, bar.label);
    out += "</th>";
    append_bar(out, bar, level);
    fmt::format_to(std::back_inserter(out),
                   "<td class=n>{} %</td><td class=n>{}/{}</td><td class=n>{}–{} %</td></tr>\n",
                   percent(bar.share), bar.part, bar.whole, percent(bar.low), percent(bar.high));
  }
  out += "</tbody></table></section>\n";
}

// In how many turns a share of the games is over.
int turns_of(const Figures& f, double share) {
  std::uint64_t so_far = 0;
  for (const auto& [turns, games] : f.turns) {
    so_far += games;
    if (static_cast<double>(so_far) >= share * static_cast<double>(f.games)) return turns;
  }
  return 0;
}

// A block for each number of turns, or for so many numbers that there are not too many blocks. The
// few longest games stand in the last.
void append_lengths(std::string& out, const Langs& langs, const Figures& f) {
  constexpr int most_blocks = 40;
  constexpr double shown = 0.97;
  const int first = f.turns.begin()->first;
  const int longest = f.turns.rbegin()->first;
  const int last = turns_of(f, shown);
  const int width = (last - first) / most_blocks + 1;
  const int blocks = (last - first) / width + 1;
  std::vector<std::uint64_t> games(static_cast<std::size_t>(blocks));
  for (const auto& [turns, n] : f.turns)
    games[static_cast<std::size_t>(std::min((turns - first) / width, blocks - 1))] += n;
  const double most = static_cast<double>(*std::ranges::max_element(games));
  append_title(out, langs, say::lengths());
  fmt::format_to(std::back_inserter(out),
                 "<figure class=lengths><svg viewBox=\"0 0 {} 100\" preserveAspectRatio=none "
                 "aria-hidden=true>",
                 blocks);
  for (int b = 0; b < blocks; ++b) {
    const double height = 100 * static_cast<double>(games[static_cast<std::size_t>(b)]) / most;
    fmt::format_to(std::back_inserter(out),
                   "<path class=block d=\"M{:.2f} 100v-{:.1f}h.9v{:.1f}z\"/>", b + 0.05, height,
                   height);
  }
  fmt::format_to(std::back_inserter(out),
                 "</svg><div class=axis><span>{}</span><span>{}{}</span></div><figcaption>", first,
                 last, longest > last ? "+" : "");
  append_message(out, langs, say::lengths_in_words(turns_of(f, 0.25), turns_of(f, 0.75), longest));
  out += "</figcaption></figure></section>\n";
}

}  // namespace

void append_figures(std::string& out, const Langs& langs, const Figures& f) {
  if (f.games == 0) return;
  out += "<section><h2>";
  append_message(out, langs, say::wins_in(f.game));
  out += "</h2>\n<p class=dim>";
  append_message(out, langs, say::how_counted(f.games, percent(f.level)));
  out += "</p>\n<div class=panels>\n";
  for (const Chart& chart : f.wins) append_chart(out, langs, chart, f.level);
  append_lengths(out, langs, f);
  out += "</div></section>\n";
}

void append_counts(std::string& out, const Langs& langs, const Message& title,
                   const std::vector<Count>& counts) {
  if (counts.empty()) return;
  std::uint64_t most = 0;
  for (const Count& c : counts) most = std::max(most, c.count);
  append_title(out, langs, title);
  out += "<table class=bars><tbody>\n";
  for (const Count& c : counts) {
    out += "<tr><th scope=row>";
    append_message(out, langs, c.words);
    out += " <code>";
    append_html(out, c.head);
    fmt::format_to(std::back_inserter(out),
                   "</code></th><td class=bar><svg viewBox=\"0 0 100 10\" preserveAspectRatio=none "
                   "aria-hidden=true><path class=block d=\"M0 1H{:.1f}V9H0z\"/></svg></td>",
                   100 * static_cast<double>(c.count) / static_cast<double>(most));
    append_cell(out, langs, " class=n", say::found_in(c.count, c.records));
    out += "</tr>\n";
  }
  out += "</tbody></table></section>\n";
}

}  // namespace tally::report
