#include "verify/compare/settled.h"

#include "verify/compare/kit.h"

namespace tally::versus {

std::optional<proofs::Words> same_because(const Game& game, const Ruleset& a, const Ruleset& b,
                                          std::size_t option) {
  const auto because = verify::compare_kit_of(game).same_because;
  return because == nullptr ? std::nullopt : because(game, a, b, option);
}

// Formulas say the same of what they read; the other options are changed one after the other.
Sameness same_together(const Game& game, const Ruleset& a, const Ruleset& b,
                       proofs::Differ& differ) {
  if (!differ.compare(game, a, b).empty()) return Sameness::unknown;
  Sameness out = Sameness::proved;
  const auto infos = game.options();
  Ruleset from = a;
  for (std::size_t i = 0; i < infos.size(); ++i)
    if (proofs::Differ::is_formula(game, infos[i].key)) from.value[i] = b.value[i];
  for (std::size_t i = 0; i < infos.size(); ++i) {
    if (from.value[i] == b.value[i]) continue;
    Ruleset to = from;
    to.value[i] = b.value[i];
    if (!same_because(game, from, to, i)) return Sameness::unknown;
    out = Sameness::argued;
    from = to;
  }
  return out;
}

}  // namespace tally::versus
