#pragma once
// Generals are offered to everybody (OPT-SGS-GENERALS).
#include <algorithm>
#include <span>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/generals.h"

namespace tally::sanguosha {

// Nobody chooses, or there are so many to choose among.
[[nodiscard]] inline bool has_generals(const Options& options, int n) {
  return options.is<Opt::generals>("none") || generals_in(options).size() >= n;
}
// Nobody chooses, or all was settled before the record begins.
[[nodiscard]] inline bool generals_are_settled(const Play& g) {
  const State& s = g.state();
  const auto has_one = [&](const Player& p) { return p.general != General::none; };
  return g.options().is<Opt::generals>("none") ||
         std::any_of(s.player.begin(), s.player.begin() + s.players, has_one);
}
// So many to each seat, one of which he chooses; nobody shows his before all have chosen.
void choose_of_offered(Play& g, std::span<const int> each, Rule why);

}  // namespace tally::sanguosha
