#pragma once
// What can be said of generals that lie face down.
#include "engine/sanguosha/legal/legal.h"

namespace tally::sanguosha {

// Somebody turns up the general in a place, for a skill or for none.
[[nodiscard]] Event unveiling(Seat who, std::size_t place, General g, Skill skill);
// Whether the answer is by this skill: the skill itself, or a card that is one by it.
[[nodiscard]] bool uses(const Legal& legal, Skill skill, const Event& answer);
// Nobody may turn up a general now, but whoever's turn it is (祸水).
[[nodiscard]] Rule barred_by(const State& s, Seat who);
[[nodiscard]] bool barred(const State& s, Seat who);
// Somebody has hand cards that nobody has seen.
[[nodiscard]] bool hides_cards(const State& s);
// Generals that nobody has, laid or beside him; no lord among them.
[[nodiscard]] GeneralSet nobodys(const State& s, const Options& options);
// The kingdom printed on his generals; none where no record names one.
[[nodiscard]] Kingdom printed_kingdom(const State& s, Seat who);

}  // namespace tally::sanguosha
