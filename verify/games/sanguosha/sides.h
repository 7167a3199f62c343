#pragma once
// What 3v3 says of states, from the numbers it plays by (Formula::sayings).
#include <vector>

#include "engine/sanguosha/rulebook/options.h"
#include "verify/proofs/formula.h"

namespace tally::proofs {

using sanguosha::Opt;
using sanguosha::Options;

[[nodiscard]] std::vector<Sayings> side_rewards(const Ruleset& a, const Ruleset& b);
[[nodiscard]] std::vector<Sayings> side_hit_points(const Ruleset& a, const Ruleset& b);
[[nodiscard]] std::vector<Sayings> side_generals(const Ruleset& a, const Ruleset& b);

}  // namespace tally::proofs
