#pragma once
// What kingdom war says of states, from the numbers it plays by (Formula::sayings).
#include <vector>

#include "engine/sanguosha/modes/kingdom_war/numbers.h"
#include "engine/sanguosha/rulebook/options.h"
#include "verify/proofs/formula.h"

namespace tally::proofs {

inline constexpr int largest_pool = 300;  // enough for every table

inline Number players_of_war() { return Number::named("players"); }
inline Truth seats_so_many(const Number& players) {
  return between(sanguosha::least_war_seats, players, sanguosha::most_war_seats);
}

[[nodiscard]] std::vector<Sayings> war_offers(const Ruleset& a, const Ruleset& b);
[[nodiscard]] std::vector<Sayings> war_beginnings(const Ruleset& a, const Ruleset& b);
[[nodiscard]] std::vector<Sayings> war_careerists(const Ruleset& a, const Ruleset& b);
[[nodiscard]] std::vector<Sayings> war_rewards(const Ruleset& a, const Ruleset& b);

}  // namespace tally::proofs
