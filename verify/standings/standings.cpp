#include "verify/standings/standings.h"

#include <algorithm>
#include <utility>

#include "replay/messages.h"
#include "replay/words.h"

namespace tally::verify {

SeatTraits traits_of(const Game& game, const Match& match, int players) {
  SeatTraits all{};
  const auto traits = standing_kit_of(game).traits;
  for (int s = 0; s < players; ++s)
    for (std::size_t t = 0; t < traits.size(); ++t)
      all[static_cast<std::size_t>(s)][t] = traits[t].of(match, static_cast<Seat>(s));
  return all;
}

Message said_winning_sides(const report::Entry& entry, const SeatTraits& traits) {
  std::vector<std::string_view> sides;
  for (const Seat s : entry.report.winners) {
    const std::string_view side = traits[static_cast<std::size_t>(s)][0];
    if (!side.empty() && std::ranges::find(sides, side) == sides.end()) sides.push_back(side);
  }
  std::vector<Message> words;
  words.reserve(sides.size());
  for (const std::string_view side : sides) words.push_back(said_word(entry.game->schema(), side));
  return words.empty() ? Message() : joined(std::move(words), tally::say::comma);
}

void Standings::add(const report::Entry& entry, const SeatTraits& traits) {
  const Report& r = entry.report;
  if (!entry.error.empty() || !r.played || !r.over) return;
  OfGame& game = games_[entry.game];
  ++game.games;
  ++game.turns[r.turns];
  for (Seat s = 0; s < entry.players; ++s) {
    const bool won = std::find(r.winners.begin(), r.winners.end(), s) != r.winners.end();
    const auto count = [&](Score& score) {
      ++score.games;
      score.won += won ? 1 : 0;
    };
    count(game.all);
    count(game.seats[s]);
    for (std::size_t t = 0; t < most_traits; ++t)
      if (const std::string_view trait = traits[static_cast<std::size_t>(s)][t]; !trait.empty())
        count(game.traits[t][trait]);
  }
}

}  // namespace tally::verify
