// Random games are worth something only if they reach everything.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/rulebook/options.h"
#include "replay/books/ruleset.h"
#include "watch.h"

namespace tally::properties {
namespace {

struct Reach {
  std::array<int, max_kinds> kinds{};
  int turns = 0;
  int games = 0;
};

Reach play(int players, int games, const std::string& ruleset = "freekill-0.5",
           const std::vector<std::pair<sanguosha::Opt, int>>& options = {}) {
  Reach reach;
  GameCase c;
  c.players = players;
  c.rules = load_ruleset(identity(), ruleset);
  for (const auto& [option, value] : options)
    c.rules.value[static_cast<std::size_t>(option)] = static_cast<std::int16_t>(value);
  const bool with_generals = ruleset != "freekill-0.5";
  for (; reach.games < games; ++reach.games, ++c.seed) {
    // Every second game with generals.
    if (!with_generals)
      c.rules.value[static_cast<std::size_t>(sanguosha::Opt::generals)] =
          static_cast<std::int16_t>(reach.games % 2);
    Watch w(c);
    w.on_event = [&](Watch& /*w*/, const Event& e) { ++reach.kinds[e.kind]; };
    w.play();
    reach.turns += w.match().turn();
  }
  return reach;
}

TEST(random_games, have_every_kind_of_event) {
  Reach reach = play(8, 200);
  const auto add = [&](const Reach& more) {
    for (std::size_t k = 0; k < reach.kinds.size(); ++k) reach.kinds[k] += more.kinds[k];
  };
  add(play(6, 100, "3v3"));
  add(play(6, 100, "3v3-freekill"));
  add(play(8, 50, "expansions", {{sanguosha::Opt::deck, 2}}));
  add(play(8, 100, "guozhan"));
  add(play(8, 300, "guozhan-lords"));
  add(play(8, 300, "guozhan-expansions"));
  add(play(8, 100, "guozhan-strategy"));
  add(play(8, 100, "guozhan-freekill"));
  add(play(8, 2000, "qsanguosha-hegemony-expansions-pioneer"));
  add(play(6, 100, "noname-3v3"));
  add(play(8, 100, "seed-000-reincarnation"));
  add(play(8, 100, "seed-000-dark-souls"));
  const auto kinds = identity().schema().kinds;
  for (std::size_t k = 1; k < kinds.size(); ++k) {
    if (k == sanguosha::kind::resume) continue;  // of records that begin in the middle
    EXPECT_GT(reach.kinds[k], 0) << "no random game has " << kinds[k].name;
  }
}

TEST(random_games, end_in_a_sensible_number_of_turns) {
  for (int players = 2; players <= 10; ++players) {
    const Reach reach = play(players, 100);
    EXPECT_LT(reach.turns, 100 * reach.games) << players << " players";
    EXPECT_GT(reach.turns, 5 * reach.games) << players << " players";
  }
}

}  // namespace
}  // namespace tally::properties
