// The charts of what was counted.
#include <algorithm>
#include <utility>

#include "replay/books/rulebook.h"
#include "replay/messages.h"
#include "replay/report/site/messages.h"
#include "replay/words.h"
#include "verify/fork/fork.h"
#include "verify/standings/standings.h"

namespace tally::verify {
namespace {

report::Bar bar(Message label, std::uint64_t won, std::uint64_t games) {
  const crossing::Share s = crossing::share_of(won, games);
  return {.label = std::move(label),
          .part = won,
          .whole = games,
          .share = s.share,
          .low = s.low,
          .high = s.high};
}

}  // namespace

std::vector<report::Figures> Standings::figures() const {
  std::vector<report::Figures> all;
  for (const Game* const game : tally::games()) {
    const auto found = games_.find(game);
    if (found == games_.end()) continue;
    const OfGame& counted = found->second;
    const Rulebook book = Rulebook::load(game->name());
    report::Figures& f = all.emplace_back();
    const Text& title = book.title();
    f.game = tally::say::word(Texts(title.en, title.zh));
    f.games = counted.games;
    f.level = crossing::share_of(counted.all.won, counted.all.games).share;
    f.turns = counted.turns;
    const auto traits = standing_kit_of(*game).traits;
    for (std::size_t t = 0; t < traits.size(); ++t) {
      if (counted.traits[t].empty()) continue;
      report::Chart& chart = f.wins.emplace_back();
      chart.title = report::say::wins_of(Texts(traits[t].en, traits[t].zh));
      for (const auto& [word, score] : counted.traits[t])
        chart.bars.push_back(bar(said_word(game->schema(), word), score.won, score.games));
      std::ranges::stable_sort(chart.bars, std::ranges::greater(), &report::Bar::share);
    }
    report::Chart& seats = f.wins.emplace_back();
    seats.title = report::say::wins_of_seats();
    for (const auto& [seat, score] : counted.seats)
      seats.bars.push_back(bar(said_seat(static_cast<Seat>(seat)), score.won, score.games));
  }
  return all;
}

}  // namespace tally::verify
