#include "verify/games/sanguosha/why_reach.h"

#include <algorithm>

#include "engine/sanguosha/legal/legal.h"

namespace tally::why {

using namespace sanguosha;

// Each is taken away in turn, and the engine is asked again.
std::vector<NearBy> near_by(State& state, const Event& use, Name as) {
  std::vector<NearBy> found;
  const bool near = rules_of(as).near;
  if ((!near && !is_slash(as)) || !state.living(use.seat)) return found;
  const Legal legal(state);
  const auto reaches = [&](Seat to) {
    if (to == use.seat || !state.living(to)) return true;
    return near ? legal.distance(use.seat, to, use.cards) <= 1
                : legal.in_range(use.seat, to, use.cards);
  };
  const auto all = [&] { return std::all_of(use.seats.begin(), use.seats.end(), reaches); };
  if (use.seats.empty() || !all()) return found;
  constexpr std::array<std::size_t, 2> helping{0, 3};  // the weapon, the offensive horse
  for (const std::size_t slot : helping) {
    Card& worn = state.at(use.seat).equip[slot];
    const Card card = worn;
    if (card == unknown_card) continue;
    worn = unknown_card;
    if (!all()) found.push_back({.card = card});
    worn = card;
  }
  for (Seat s = 0; s < state.players; ++s) {
    if (state.at(s).alive) continue;
    state.at(s).alive = true;
    ++state.alive;
    if (!all()) found.push_back({.dead = s});
    state.at(s).alive = false;
    --state.alive;
  }
  return found;
}

}  // namespace tally::why
