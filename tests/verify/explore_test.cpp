// All that can come of small tables of both games.
#include <algorithm>
#include <cstring>
#include <functional>

#include <gtest/gtest.h>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/modes/kingdom_war/companions.h"
#include "replay/books/ruleset.h"
#include "verify/explore/conclusions.h"
#include "verify/explore/explorer.h"
#include "verify/explore/kit.h"
#include "verify/explore/recorded.h"
#include "verify/fuzz/fuzz.h"
#include "verify/turns.h"

namespace tally::explore {
namespace {

std::vector<Card> hand(const Game& game, std::initializer_list<std::string_view> tokens) {
  std::vector<Card> out;
  const auto all = game.schema().cards;
  for (const std::string_view token : tokens)
    for (std::size_t c = 0; c < all.size(); ++c)
      if (all[c].token == token) {
        out.push_back(static_cast<Card>(c));
        break;
      }
  EXPECT_EQ(out.size(), tokens.size());
  return out;
}

struct Looked {
  explicit Looked(const Game& g, const verify::Described& table, std::string_view ruleset = {})
      : game(g),
        rules(load_ruleset(g, std::string(ruleset.empty() ? g.default_ruleset() : ruleset))) {
    const Message wrong = verify::explore_kit_of(g).set_up(table, rules, start);
    EXPECT_TRUE(wrong.empty()) << text_of(wrong, Lang::en);
    Explorer explorer(game, rules, start);
    found = explorer.explore({});
  }
  [[nodiscard]] bool forces(const SeatList& ours) const {
    return forced_by(found, set_of(ours))[found.start];
  }

  const Game& game;
  Ruleset rules;
  std::vector<std::byte> start;
  Explored found;
};

const Game& identity() { return *find_game("sanguosha"); }
const Game& dou_dizhu() { return *find_game("dou_dizhu"); }

verify::Described endgame(std::initializer_list<std::initializer_list<std::string_view>> hands) {
  verify::Described table;
  for (const auto& h : hands) table.hands.push_back(hand(dou_dizhu(), h));
  return table;
}

// Who wins with best play, by the plain recursion over all plays: another way to the same.
TEST(Explore, SolvesAnEndgameOfDouDizhu) {
  const Looked pair(dou_dizhu(), endgame({{"3", "3", "4"}, {"5", "6"}, {"7"}}));
  EXPECT_EQ(pair.found.cut, Cut::none);
  EXPECT_TRUE(pair.forces({0}));
  EXPECT_FALSE(pair.forces({1, 2}));
  // Without the pair every lead is beaten, and a farmer goes out.
  const Looked singles(dou_dizhu(), endgame({{"3", "4"}, {"5", "6"}, {"7"}}));
  EXPECT_FALSE(singles.forces({0}));
  EXPECT_TRUE(singles.forces({1, 2}));
}

TEST(Explore, OneSideWinsEveryEndgameOfDouDizhu) {
  const std::initializer_list<std::string_view> hands[] = {
      {"3", "3", "4", "9"}, {"5", "5", "6"}, {"2", "8", "J"}, {"K", "K", "7", "T"}, {"A", "4"}};
  for (const auto& one : hands)
    for (const auto& other : hands)
      for (const auto& third : hands) {
        if (&one == &other || &one == &third || &other == &third) continue;
        const Looked l(dou_dizhu(), endgame({one, other, third}));
        EXPECT_NE(l.forces({0}), l.forces({1, 2}));
        EXPECT_EQ(conclusions_of(l.found).rounds, 0U);
        EXPECT_EQ(conclusions_of(l.found).endless, 0U);
      }
}

verify::Described table_of_two() {
  verify::Described table;
  table.hands = {hand(identity(), {"S7.slash", "H2.dodge"}),
                 hand(identity(), {"S8.slash", "H3.peach"})};
  table.pile = hand(identity(), {"D2.dodge", "C2.slash"});
  table.hp = 1;
  return table;
}

TEST(Explore, LooksAtATableOfTwoWhole) {
  const Looked l(identity(), table_of_two());
  EXPECT_EQ(l.found.cut, Cut::none);
  EXPECT_TRUE(l.found.faults.empty());
  const Conclusions c = conclusions_of(l.found);
  EXPECT_EQ(c.ends.size(), 2U);
  EXPECT_EQ(c.endless, 0U);
  EXPECT_GT(c.rounds, 0U);
  EXPECT_FALSE(l.forces({0}));
  EXPECT_FALSE(l.forces({1}));
}

// Nobody has anything to defend himself with.
TEST(Explore, KnowsWhoCanForceAWin) {
  verify::Described table;
  table.hands = {hand(identity(), {"S7.slash"}), {}};
  table.pile = hand(identity(), {"S8.slash", "S9.slash", "C2.slash", "C3.slash"});
  table.hp = 1;
  const Looked l(identity(), table);
  EXPECT_TRUE(l.forces({0}));
  EXPECT_FALSE(l.forces({1}));
}

// The round it shows leads back to where it began, and its way out to an end.
TEST(Explore, ShowsARoundThatCanBePlayed) {
  const Looked l(identity(), table_of_two());
  const Round round = conclusions_of(l.found).shortest;
  ASSERT_FALSE(round.way.empty());
  EXPECT_EQ(round.positions.front(), round.positions.back());
  Explorer explorer(l.game, l.rules, l.start);
  const Explored again = explorer.explore({});
  Explorer there(l.game, l.rules, explorer.bookmark_of(round.positions.front()));
  std::size_t turns = 0;
  there.follow(round.way, [&](const Passed& p) {
    turns += l.game.schema().of(p.event).name == "turn" ? 1U : 0U;
  });
  EXPECT_EQ(turns, round.way.size());
  std::vector<Choices> way(round.way.begin(),
                           round.way.begin() + static_cast<std::ptrdiff_t>(round.passed));
  way.insert(way.end(), round.to_end.begin(), round.to_end.end());
  bool over = false;
  there.follow(way,
               [&](const Passed& p) { over = over || l.game.schema().of(p.event).name == "over"; });
  EXPECT_TRUE(over);
}

TEST(Explore, TakesTwinsAndOrdersOfDiscardsForTheSame) {
  verify::Described one = table_of_two();
  verify::Described other = table_of_two();
  // Two Slashes of one face: which of them somebody holds is no matter.
  const auto cards = identity().schema().cards;
  std::vector<Card> twins;
  for (std::size_t c = 0; c < cards.size(); ++c)
    if (cards[c].token.starts_with("S8.slash")) twins.push_back(static_cast<Card>(c));
  ASSERT_EQ(twins.size(), 3U);
  one.hands[0].push_back(twins[1]);
  other.hands[0].push_back(twins[0]);
  other.hands[1][0] = twins[1];
  EXPECT_EQ(Looked(identity(), one).found.positions, Looked(identity(), other).found.positions);
}

// A way ends where it comes to a place that was met before: the same comes of it as when each is
// played on, also where turns are extra ones and chance decides.
TEST(Explore, WaysThatAreCutShortLeadToTheSame) {
  const Ruleset rules = load_ruleset(identity(), "expansions");
  const auto look = [&](const verify::Described& table, std::string_view with) {
    std::vector<std::byte> start;
    ASSERT_TRUE(verify::explore_kit_of(identity()).set_up(table, rules, start).empty());
    Limits some{.positions = 400, .ways = 200'000};
    Explorer explorer(identity(), rules, start);
    const Explored one = explorer.explore(some);
    some.whole_ways = true;
    const Explored other = explorer.explore(some);
    EXPECT_LT(one.played, other.played) << with;
    EXPECT_EQ(one.positions, other.positions) << with;
    EXPECT_EQ(one.faults.size(), other.faults.size()) << with;
    const Ways& cut = one.ways;
    const Ways& whole = other.ways;
    ASSERT_EQ(cut.size(), whole.size()) << with;
    EXPECT_EQ(cut.ends().size(), whole.ends().size()) << with;
    for (Node n = 0; n < cut.size(); ++n) {
      ASSERT_EQ(cut.place(n), whole.place(n)) << with;
      ASSERT_EQ(cut.who(n), whole.who(n)) << with;
      ASSERT_EQ(cut.count(n), whole.count(n)) << with;
      for (std::size_t i = 0; i < cut.count(n); ++i)
        ASSERT_EQ(cut.way(n, i).to, whole.way(n, i).to) << with;
    }
  };
  verify::Described table = table_of_two();
  table.any_order = true;
  look(table, "no generals");
  table.hp = 2;
  table.hands = {hand(identity(), {"S7.slash"}), hand(identity(), {"H3.peach"})};
  for (const std::string_view general : {"liushan", "zhangliao"}) {
    table.generals = {"caocao", std::string(general)};
    look(table, general);
  }
}

// Somebody lives without a hit point, which only the books of the invariants notice.
TEST(Explore, KeepsTheBooksOfTheInvariants) {
  verify::Described table = table_of_two();
  const Ruleset rules = load_ruleset(identity(), "classic");
  sanguosha::Bookmark b;
  std::vector<std::byte> start;
  ASSERT_TRUE(verify::explore_kit_of(identity()).set_up(table, rules, start).empty());
  std::memcpy(static_cast<void*>(&b), start.data(), sizeof b);
  b.state.at(1).hp = 0;
  const auto bytes = std::as_bytes(std::span(&b, 1));
  Explorer explorer(identity(), rules, bytes);
  const Explored found = explorer.explore({});
  ASSERT_EQ(found.faults.size(), 1U);
  EXPECT_EQ(found.faults[0].place, Place::broken);
  EXPECT_EQ(identity().rule_ids()[found.faults[0].rule], "SGS-DYING");
  EXPECT_NE(text_of(found.faults[0].what, Lang::en).find("INV-SGS-DYING"), std::string::npos);
}

// Each card once in a hand, and each general at the table, some positions far.
TEST(Explore, FindsNoFaultWithAnyCardOrGeneral) {
  const Ruleset rules = load_ruleset(identity(), "expansions");
  const Limits some{.positions = 60, .ways = 3'000};
  const auto look = [&](const verify::Described& table, std::string_view with) {
    std::vector<std::byte> start;
    const Message wrong = verify::explore_kit_of(identity()).set_up(table, rules, start);
    ASSERT_TRUE(wrong.empty()) << text_of(wrong, Lang::en);
    for (const Fault& f : Explorer(identity(), rules, start).explore(some).faults)
      ADD_FAILURE() << with << ": " << text_of(f.what, Lang::en);
  };
  verify::Described table = table_of_two();
  table.hp = 2;
  const auto cards = identity().schema().cards;
  for (std::size_t c = 0; c < cards.size(); ++c) {
    const auto card = static_cast<Card>(c);
    const auto held = [&](const std::vector<Card>& all) {
      return std::ranges::count(all, card) > 0;
    };
    if (held(table.hands[0]) || held(table.hands[1]) || held(table.pile)) continue;
    table.hands[0].push_back(card);
    look(table, cards[c].token);
    table.hands[0].pop_back();
  }
  for (const std::string_view general : sanguosha::general_keys()) {
    if (general == "none") continue;
    table.generals = {std::string(general), "caocao"};
    look(table, general);
  }
}

TEST(Explore, StopsWhereTheLimitSays) {
  const Game& game = identity();
  const Ruleset rules = load_ruleset(game, "classic");
  std::vector<std::byte> start;
  ASSERT_TRUE(verify::explore_kit_of(game).set_up(table_of_two(), rules, start).empty());
  Explorer explorer(game, rules, start);
  EXPECT_EQ(explorer.explore({.positions = 100}).cut, Cut::positions);
  EXPECT_EQ(explorer.explore({.ways = 100}).cut, Cut::ways);
  EXPECT_EQ(explorer.explore({.bytes = 1000}).cut, Cut::memory);
}

// A pile nobody knows: as if every order of it had been tried.
TEST(Explore, TriesEveryOrderOfThePile) {
  verify::Described table;
  table.hands = {hand(identity(), {"S7.slash"}), hand(identity(), {"H2.dodge"})};
  table.pile = hand(identity(), {"D2.dodge", "C2.slash", "H4.peach", "S9.slash"});
  table.hp = 1;
  table.any_order = true;
  const Looked any(identity(), table);
  EXPECT_TRUE(any.found.faults.empty());
  table.any_order = false;
  std::sort(table.pile.begin(), table.pile.end());
  bool forced = true;
  do {
    const Looked one(identity(), table);
    forced = forced && one.forces({0});
    EXPECT_LE(one.found.positions, any.found.positions * 24);
  } while (std::next_permutation(table.pile.begin(), table.pile.end()));
  if (any.forces({0})) {
    EXPECT_TRUE(forced);
  }
}

Event of_kind(Kind kind, Seat seat, What what, int value = 0) {
  Event e;
  e.kind = kind;
  e.seat = seat;
  e.what = what;
  e.value = value;
  return e;
}

// A game of kingdom war before its first turn, which is `out.next`'s, with nothing but what is told
// of generals here.
void explore_war(const std::function<void(sanguosha::Bookmark& out)>& told) {
  const Ruleset rules = load_ruleset(identity(), "guozhan");
  verify::Fuzzer fuzzer(identity(), rules);
  Record game;
  verify::FuzzCase one;
  do ++one.seed, fuzzer.record(one, game);
  while (game.setup.midway);
  std::size_t at = 0;
  while (!identity().schema().of(game.event(at)).boundary) ++at;
  const std::vector<std::byte> start = position_before(game, rules, at).bookmark;
  sanguosha::Bookmark b;
  ASSERT_EQ(start.size(), sizeof b);
  std::memcpy(static_cast<void*>(&b), start.data(), sizeof b);
  told(b);
  Explorer explorer(identity(), rules, std::as_bytes(std::span(&b, 1)));
  for (const Fault& f : explorer.explore({.positions = 60, .ways = 3'000}).faults)
    ADD_FAILURE() << text_of(f.what);
}

// He has had the mark of companions, and does not get it again.
TEST(Explore, KnowsThatBothGeneralsLayOpenBefore) {
  using namespace sanguosha;
  explore_war([](Bookmark& b) {
    const Couple& pair = couples[0];
    const Seat who = b.next;
    State& s = b.state;
    s.veil(who, {pair.one, pair.other}, {});
    s.apply(of_kind(kind::unveil, who, static_cast<What>(pair.one), 0));
    s.apply(of_kind(kind::allegiance, who, static_cast<What>(info(pair.one).kingdom)));
    s.apply(of_kind(kind::unveil, who, static_cast<What>(pair.other), 1));
    Event down = of_kind(kind::conceal, static_cast<Seat>((who + 1) % s.players),
                         static_cast<What>(pair.one));
    down.other = who;
    s.apply(down);
  });
}

// His generals were shown when he died; the first to turn one up is another.
TEST(Explore, TakesNoDeadForTheFirstToTurnUpAGeneral) {
  using namespace sanguosha;
  explore_war([](Bookmark& b) {
    State& s = b.state;
    const Seat who = s.players - 1;
    const std::array<General, 2> his = s.at(who).veiled;
    s.apply(of_kind(kind::disclose, who, static_cast<What>(his[0]), 0));
    s.apply(of_kind(kind::disclose, who, static_cast<What>(his[1]), 1));
    s.apply(of_kind(kind::allegiance, who, static_cast<What>(info(his[0]).kingdom)));
  });
}

// Where a turn begins with a round, or with the choice of who acts, it is behind that.
TEST(Explore, TakesThePositionOfEveryTurn) {
  for (const char* name : {"classic", "3v3", "guozhan", "1v2"}) {
    const Ruleset rules = load_ruleset(identity(), name);
    verify::Fuzzer fuzzer(identity(), rules);
    Record game;
    verify::FuzzCase one;
    one.seed = 2;
    fuzzer.record(one, game);
    const Schema& schema = identity().schema();
    for (std::size_t i = 1; i < game.size(); ++i) {
      if (!schema.of(game.event(i)).boundary || schema.of(game.event(i - 1)).boundary) continue;
      const Position p = position_before(game, rules, i);
      EXPECT_FALSE(p.bookmark.empty()) << name << ", event " << i;
      EXPECT_TRUE(verify::begins_turn(schema, game.event(p.at))) << name << ", event " << i;
    }
  }
}

// The books ask by which rule cards are drawn, also where nobody knows how the pile lies.
TEST(Explore, WhatChanceBringsHasItsRule) {
  verify::Described table = table_of_two();
  table.any_order = true;
  const Looked l(identity(), table);
  Explorer explorer(l.game, l.rules, l.start);
  int draws = 0;
  const std::vector<Choices> way(1);
  explorer.follow(way, [&](const Passed& p) {
    if (p.event.kind != sanguosha::kind::draw) return;
    ++draws;
    EXPECT_EQ(identity().rule_ids()[p.event.rule], "SGS-PHASE-DRAW");
  });
  EXPECT_GT(draws, 0);
}

// From one of the last turns of random games on, in every mode. What one game of a match leaves
// behind is not of the next: kingdom war once asked nobody for a skill who had declined it at the
// event of that number in the game before.
TEST(Explore, EndsOfRandomGamesHaveNoFault) {
  for (const char* name : {"classic", "generals", "3v3", "guozhan", "guozhan-old", "noname"}) {
    const Ruleset rules = load_ruleset(identity(), name);
    verify::Fuzzer fuzzer(identity(), rules);
    Record game;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      verify::FuzzCase one;
      one.seed = seed;
      fuzzer.record(one, game);
      if (game.setup.midway) continue;
      std::size_t at = game.size();
      for (std::uint64_t turns = 0; at > 0 && turns <= seed % 4;)
        turns += verify::begins_turn(identity().schema(), game.event(--at)) ? 1 : 0;
      const std::vector<std::byte> start = position_before(game, rules, at).bookmark;
      ASSERT_FALSE(start.empty());
      Explorer explorer(identity(), rules, start);
      const Explored found = explorer.explore({.positions = 1500, .ways = 1500});
      for (const Fault& f : found.faults)
        ADD_FAILURE() << name << ", seed " << seed << ": " << text_of(f.what);
    }
  }
}

}  // namespace
}  // namespace tally::explore
