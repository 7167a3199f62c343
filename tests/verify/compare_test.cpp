// Two rulesets: what formulas say of their difference, and the game that shows it.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "verify/compare/witness.h"
#include "verify/proofs/difference.h"

namespace tally::versus {
namespace {

Ruleset with(const Game& game, std::string_view key, int value) {
  Ruleset rules = load_ruleset(game, game.default_ruleset());
  rules.name = "changed";
  for (std::size_t i = 0; i < game.options().size(); ++i)
    if (game.options()[i].key == key) rules.value[i] = static_cast<std::int16_t>(value);
  return rules;
}

// Options that no formula is said to read change no formula: else a difference would go unnoticed.
TEST(Formulas, NameEveryOptionTheyDependOn) {
  proofs::Differ differ;
  for (const Game* game : games()) {
    const Ruleset base = load_ruleset(*game, game->default_ruleset());
    for (const OptionInfo& o : game->options()) {
      const int other = o.values.empty() ? std::max(o.low, o.initial - 1) : 1;
      const bool differs = !differ.compare(*game, base, with(*game, o.key, other)).empty();
      if (differs) {
        EXPECT_TRUE(proofs::Differ::is_formula(*game, o.key)) << o.key;
      }
    }
    EXPECT_TRUE(differ.compare(*game, base, base).empty());
  }
}

TEST(Formulas, SayTheSmallestStateWhereTwoRulesetsDisagree) {
  const Game& game = *find_game("sanguosha");
  proofs::Differ differ;
  const auto found =
      differ.compare(game, load_ruleset(game, "classic"), load_ruleset(game, "classic-two-spies"));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].state.en, "6 players");
  EXPECT_EQ(found[0].in_a.en, "1 lord, 1 loyalist, 3 rebels, 1 spy");
  EXPECT_EQ(found[0].in_b.en, "1 lord, 1 loyalist, 2 rebels, 2 spies");
  // No game comes to a state where a lone loyalist is left without his lord.
  EXPECT_TRUE(
      differ.compare(game, load_ruleset(game, "classic"), with(game, "lone_survivor", 1)).empty());
}

// The witness is a sound game by each of the two, and not by the other.
TEST(Witnesses, AreGamesByBothThatPart) {
  const Game& game = *find_game("sanguosha");
  const Ruleset a = load_ruleset(game, "classic");
  for (const char* key : {"death_order", "delayed_order", "reward", "end_rebels", "chain_order"}) {
    const Ruleset b = with(game, key, 1);
    const Found found = find_witness(game, a, b, {.games = 20000, .seed = 1, .stop = {}});
    ASSERT_TRUE(found.witness) << key;
    const Witness& w = *found.witness;
    Checker checker(game);
    Report report;
    checker.check(w.in_a, a, report);
    EXPECT_EQ(report.verdict, VerdictKind::clean) << key;
    checker.check(w.in_b, b, report);
    EXPECT_EQ(report.verdict, VerdictKind::clean) << key;
    checker.check(w.by_b ? w.in_b : w.in_a, w.by_b ? a : b, report);
    EXPECT_EQ(report.verdict, VerdictKind::violations) << key;
    EXPECT_EQ(w.in_a.setup.players, 4) << key;
    EXPECT_LT(w.common, 200U) << key;
  }
}

TEST(Witnesses, NoneForTheSameRules) {
  const Game& game = *find_game("dou_dizhu");
  const Ruleset a = load_ruleset(game, "pagat");
  const Found found = find_witness(game, a, a, {.games = 500, .seed = 1, .stop = {}});
  EXPECT_FALSE(found.witness);
  EXPECT_GE(found.games, 500U);
}

}  // namespace
}  // namespace tally::versus
