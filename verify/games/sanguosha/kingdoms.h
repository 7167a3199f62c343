#pragma once
// What kingdom war says of states, from the numbers it plays by (Formula::sayings).
#include <vector>

#include "engine/sanguosha/rulebook/options.h"
#include "verify/proofs/formula.h"

namespace tally::proofs {

[[nodiscard]] std::vector<Sayings> war_offers(const Ruleset& a, const Ruleset& b);
[[nodiscard]] std::vector<Sayings> war_beginnings(const Ruleset& a, const Ruleset& b);
[[nodiscard]] std::vector<Sayings> war_careerists(const Ruleset& a, const Ruleset& b);
[[nodiscard]] std::vector<Sayings> war_rewards(const Ruleset& a, const Ruleset& b);

}  // namespace tally::proofs
