// The shape of graphs, and the graphs of both games.
#include "verify/graphs/graphs.h"

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"

namespace tally::graphs {
namespace {

Graph chain(std::size_t nodes) {
  Graph g;
  for (std::size_t i = 0; i < nodes; ++i) g.nodes.push_back({std::to_string(i), ""});
  for (std::size_t i = 0; i + 1 < nodes; ++i) g.edges.push_back({i, i + 1, 1, {}});
  g.ends = {nodes - 1};
  return g;
}

TEST(Shape, FindsWhatIsNeverReachedAndWhatLeadsNowhere) {
  Graph g = chain(4);
  EXPECT_TRUE(shape_of(g).unreachable.empty());
  EXPECT_TRUE(shape_of(g).dead_ends.empty());
  EXPECT_TRUE(shape_of(g).circles.empty());
  EXPECT_EQ(shape_of(g).components, 4U);
  g.nodes.push_back({"apart", ""});
  g.nodes.push_back({"pit", ""});
  g.edges.push_back({1, 5, 1, {}});
  g.edges.push_back({2, 1, 1, {}});
  const Shape s = shape_of(g);
  EXPECT_EQ(s.unreachable, (std::vector<std::size_t>{4}));
  EXPECT_EQ(s.dead_ends, (std::vector<std::size_t>{4, 5}));
  EXPECT_EQ(s.cut_off, (std::vector<std::size_t>{4, 5}));
  ASSERT_EQ(s.circles.size(), 1U);
  EXPECT_EQ(s.circles[0], (std::vector<std::size_t>{1, 2}));
}

TEST(Phases, AreAllReachedAndLeadToTheEndOfTheGame) {
  for (const Game* game : games())
    for (const std::string& name : ruleset_names(game->name())) {
      const Phases p = phases_of(*game, load_ruleset(*game, name), 200, 1);
      EXPECT_EQ(p.games, 200U);
      EXPECT_TRUE(p.missing.empty()) << name;
      const Shape s = shape_of(p.graph);
      EXPECT_TRUE(s.unreachable.empty()) << name;
      EXPECT_TRUE(s.dead_ends.empty()) << name;
      EXPECT_TRUE(s.cut_off.empty()) << name;
      EXPECT_EQ(p.has_phases, game->name() == "sanguosha");
    }
}

TEST(Phases, SpeakChinese) {
  for (const Game* game : games())
    for (const Words& w :
         phases_of(*game, load_ruleset(*game, game->default_ruleset()), 200, 1).graph.nodes)
      EXPECT_EQ(w.zh.find_first_of("abcdefghijklmnopqrstuvwxyz"), std::string::npos) << w.zh;
}

Card card(std::string_view token) {
  const auto all = find_game("sanguosha")->schema().cards;
  for (std::size_t c = 0; c < all.size(); ++c)
    if (all[c].token == token) return static_cast<Card>(c);
  ADD_FAILURE() << token;
  return unknown_card;
}

TEST(States, OfASmallEndgameAllLeadToAnEndedGame) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic-small");
  Endgame e;
  e.hands = {{card("S7.slash")}, {card("H2.dodge")}};
  e.pile = {card("H3.peach"), card("S8.slash"), card("D2.dodge")};
  const auto found = states_of(game, rules, e);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->cut, Cut::none);
  const Shape s = shape_of(found->graph);
  EXPECT_TRUE(s.dead_ends.empty());
  EXPECT_TRUE(s.cut_off.empty());
  EXPECT_TRUE(s.unreachable.empty());
  EXPECT_EQ(found->graph.ends.size(), 2U);  // either may win
  EXPECT_FALSE(s.circles.empty());          // and they may go on for ever
}

// The lord keeps one of seven cards, the rebel draws from the other six: they come in 720 orders,
// and he keeps one of the first two.
TEST(States, HaveEveryShuffle) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic-small");
  Endgame e;
  e.hands = {
      {card("H2.dodge"), card("D2.dodge"), card("D3.dodge"), card("D4.dodge"), card("D5.dodge")},
      {}};
  e.pile = {card("D6.dodge"), card("D7.dodge")};
  constexpr std::uint64_t turns = 7 + 7 * 720 * 2;
  const auto found = states_of(game, rules, e, {.states = 100'000, .turns = turns});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->turns, turns);
  EXPECT_EQ(found->graph.nodes.size(), 1U + 7U + 7U * 720U);
  EXPECT_EQ(found->cut, Cut::turns);
  // A limit ends it in the middle of a state as well.
  EXPECT_EQ(states_of(game, rules, e, {.states = 100'000, .turns = 100})->turns, 100U);
  EXPECT_EQ(states_of(game, rules, e, {.states = 500})->graph.nodes.size(), 501U);
}

}  // namespace
}  // namespace tally::graphs
