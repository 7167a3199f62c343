#include <fmt/format.h>

#include "engine/sanguosha/rulebook/options.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::proofs {

std::vector<Words> sanguosha_not_in_proofs(const Ruleset& rules) {
  using sanguosha::Opt;
  const sanguosha::Options options(rules);
  std::vector<Words> out;
  if (const int limit = options[Opt::round_limit]; limit > 0)
    out.push_back(
        {fmt::format("a game is drawn as round {} begins (round_limit = {}); the theorems "
                     "of the end speak of deaths and not of that",
                     limit, limit),
         fmt::format("第{}轮开始时对局即以平局结束（round_limit = {}）；"
                     "关于终局的定理只说阵亡，不涉及此",
                     limit, limit)});
  return out;
}

}  // namespace tally::proofs
