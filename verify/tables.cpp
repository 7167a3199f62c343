#include "verify/tables.h"

namespace tally::verify {

bool has_table(const Game& game, const Ruleset& rules, int players) {
  Setup setup;
  return game.random_setup(players, rules, 0, setup);
}

std::vector<int> tables_of(const Game& game, const Ruleset& rules) {
  std::vector<int> out;
  for (int n = 1; n <= game.most_seats(); ++n)
    if (has_table(game, rules, n)) out.push_back(n);
  return out;
}

}  // namespace tally::verify
