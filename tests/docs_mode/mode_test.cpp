// The made-up mode of docs/architecture.md, "Add a mode": random games of it end as it says.
#include "engine/sanguosha/modes/mode.h"

#include <memory>
#include <set>

#include <gtest/gtest.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/schema.h"
#include "replay/books/ruleset.h"
#include "replay/random/random_table.h"

namespace tally::sanguosha {
namespace {

const Mode* const only[] = {&modes::two_sides};

// Looks on at a table that answers by chance.
class Watched final : public Table {
 public:
  Watched(Match& match, std::uint64_t seed) : match_(match), chance_(schema(), match, seed) {}
  Event answer(const Question& q) override { return chance_.answer(q); }
  bool tell(Event& e) override {
    EXPECT_EQ(match_.unsound(), "");
    if (e.kind == kind::over) {
      ended = e.rule;
      for (Seat s = 0; s < 4; ++s)
        if (match_.plays(s)) sides.insert(s % 2);
    }
    return chance_.tell(e);
  }
  std::set<int> sides;  // of those who lived at the end
  Rule ended = no_rule;

 private:
  Match& match_;
  RandomTable chance_;
};

TEST(Mode, OfThePageIsPlayedToItsOwnEnd) {
  const std::unique_ptr<Game> game = game_with(only);
  EXPECT_EQ(game->most_seats(), 4);
  const Ruleset rules = load_ruleset(*game, "classic");
  tally::Setup setup;
  EXPECT_FALSE(game->random_setup(3, rules, 1, setup));
  const auto match = game->match();
  int won[2] = {};
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    ASSERT_TRUE(game->random_setup(4, rules, seed, setup));
    ASSERT_EQ(game->setup_breaks(setup, rules), no_rule);
    Watched table(*match, seed);
    match->play(setup, rules, table);
    ASSERT_TRUE(match->over());
    if (match->winners().empty()) {  // drawn for want of cards
      EXPECT_EQ(table.ended, rule::draw_exhausted);
      continue;
    }
    ASSERT_EQ(table.sides.size(), 1U) << "a side is left, and one only";
    const int side = *table.sides.begin();
    ASSERT_EQ(match->winners().size(), 2U);
    for (const Seat s : match->winners()) EXPECT_EQ(s % 2, side) << "the dead win with their side";
    ++won[side];
  }
  EXPECT_GT(won[0], 10);
  EXPECT_GT(won[1], 10);
}

}  // namespace
}  // namespace tally::sanguosha
