// The rooms of all cards, by name.
#include "engine/sanguosha/cards/card.h"

#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

constinit const CardRules cards::none{};

constinit const std::array<const CardRules*, static_cast<std::size_t>(Name::count)> card_rules = {
    &cards::none,
#define TALLY_X(key, ...) &cards::key,
    TALLY_SGS_CARDS(TALLY_X)
#undef TALLY_X
};

SeatList only_targets(const State& state, Seat user, Aim aim) {
  if (aim == Aim::user) return {user};
  SeatList all;
  if (aim == Aim::others || aim == Aim::everyone)
    for (Seat s = 0; s < state.players; ++s)
      if (state.at(s).alive && (aim == Aim::everyone || s != user)) all.push(s);
  return all;
}

}  // namespace tally::sanguosha
