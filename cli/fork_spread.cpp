#include "cli/fork_spread.h"

#include <utility>

#include <fmt/format.h>

#include "cli/messages.h"
#include "replay/report/display.h"
#include "replay/words.h"

namespace tally::cli {
namespace {

constexpr std::size_t column = 34;  // where the shares stand
constexpr std::size_t share_width = 24;

report::Portion portion(std::uint64_t part, std::uint64_t of) {
  const crossing::Share s = crossing::share_of(part, of);
  return {s.share, s.low, s.high};
}

std::string words_of(const report::Portion& p) {
  return fmt::format("{:5.1f} % ({:.1f}-{:.1f})", p.share * 100, p.low * 100, p.high * 100);
}

// Blanks up to a column, one at least.
void fill_up(std::string& line, std::size_t to) {
  const std::size_t now = report::columns(line);
  line.append(to > now ? to - now : 1, ' ');
}

}  // namespace

std::vector<report::PageSpread::Row> spread_rows(const crossing::Spread& other,
                                                 const crossing::Spread* own, int players,
                                                 const std::vector<SeatLabel>& labels) {
  std::vector<report::PageSpread::Row> rows;
  const auto row = [&](Message who, auto of) {
    report::PageSpread::Row& told = rows.emplace_back();
    told.who = std::move(who);
    told.chosen = portion(of(other), other.games);
    if (own != nullptr) told.recorded = portion(of(*own), own->games);
  };
  for (Seat s = 0; s < players; ++s)
    row(said_seat(s, &labels),
        [&](const crossing::Spread& spread) { return spread.won[static_cast<std::size_t>(s)]; });
  row(say::won_by_nobody(), [](const crossing::Spread& spread) { return spread.drawn; });
  if (other.unfinished > 0 || (own != nullptr && own->unfinished > 0))
    row(say::not_played_out(), [](const crossing::Spread& spread) { return spread.unfinished; });
  return rows;
}

std::string spread_table(const report::PageSpread& spread, Lang lang) {
  const auto& rows = spread.rows;
  const bool both = !rows.empty() && rows.front().recorded;
  std::string out(column, ' ');
  out += (spread.recorded ? say::as_recorded : say::as_chosen).in(lang);
  if (both) {
    fill_up(out, column + share_width);
    out += say::as_recorded.in(lang);
  }
  out += "\n";
  for (const report::PageSpread::Row& row : rows) {
    std::string line = "  " + report::printable(text_of(row.who, lang));
    fill_up(line, column);
    line += words_of(row.chosen);
    if (row.recorded) {
      fill_up(line, column + share_width);
      line += words_of(*row.recorded);
    }
    out += line + "\n";
  }
  return out;
}

}  // namespace tally::cli
