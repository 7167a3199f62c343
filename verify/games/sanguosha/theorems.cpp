// The theorems of the identity game, over the very templates the rules play by
// (engine/sanguosha/rulebook/numbers.h, modes/identity/numbers.h).
#include <algorithm>

#include "engine/sanguosha/game.h"
#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::proofs {

std::vector<Theorem> sanguosha_theorems(const Ruleset& rules) {
  const sanguosha::Options options(rules);
  std::vector<Theorem> out;
  if (sanguosha::plays_identity(options)) {
    setting_theorems(options, out);
    ending_theorems(options, out);
    points_theorems(options, out);
    variants_theorems(options, out);
  } else if (options.is<sanguosha::Opt::mode>("kingdom_war")) {
    kingdoms_theorems(options, out);
  } else if (options.is<sanguosha::Opt::mode>("three_v_three")) {
    sides_theorems(out);
  }
  distance_theorems(options, out);
  course_theorems(options, out);
  judgement_theorems(options, out);
  // Those of another mode.
  for (const TheoremText& text : sanguosha_texts())
    if (std::none_of(out.begin(), out.end(), [&](const Theorem& t) { return t.id == text.id; }))
      out.push_back({text.id, {}, {"this mode is not played", "不玩此模式"}});
  return out;
}

}  // namespace tally::proofs
