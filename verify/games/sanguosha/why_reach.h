#pragma once
// What brought somebody within reach.
#include <vector>

#include "engine/sanguosha/cards/card.h"
#include "engine/sanguosha/state/state.h"

namespace tally::why {

// A piece of the user's equipment, or a death, without which a target would have been too far away.
struct NearBy {
  Card card = unknown_card;
  Seat dead = nobody;
};

// Of a card that is about to be used; `state` is as before when it returns. Nothing where the card
// knows no distance, or the use is out of reach by the rules.
[[nodiscard]] std::vector<NearBy> near_by(sanguosha::State& state, const Event& use,
                                          sanguosha::Name as);

}  // namespace tally::why
