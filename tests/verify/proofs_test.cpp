// The theorems: that they hold for every ruleset of this program, that a broken ruleset is told
// where it is broken, and that a formula says what the rules play by.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include <gtest/gtest.h>
#include <unistd.h>

#include "engine/dou_dizhu/combination.h"
#include "engine/sanguosha/modes/identity/numbers.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "verify/games/sanguosha/position.h"
#include "verify/proofs/change.h"
#include "verify/proofs/prover.h"

namespace tally::proofs {
namespace {

namespace fs = std::filesystem;

TEST(Theorems, StandInBothLanguagesAndCiteRulesThatThereAre) {
  std::set<std::string_view> ids;
  for (const Game* game : games()) {
    const Rulebook book = Rulebook::load(game->name());
    for (const TheoremText& t : theorems_of(*game)) {
      EXPECT_TRUE(ids.insert(t.id).second) << t.id << " stands twice";
      EXPECT_TRUE(t.id.starts_with("THM-")) << t.id;
      EXPECT_TRUE(t.en.ends_with(".")) << t.id;
      EXPECT_TRUE(t.zh.ends_with("。")) << t.id;
      EXPECT_FALSE(t.rules.empty()) << t.id;
      for (const std::string_view rule : t.rules)
        EXPECT_NE(book.rule(rule), nullptr) << t.id << " cites " << rule;
    }
  }
  EXPECT_GE(ids.size(), 55U);
}

TEST(Theorems, HoldForEveryRulesetOfThisProgram) {
  Prover prover;
  for (const Game* game : games())
    for (const std::string& name : ruleset_names(game->name())) {
      const auto all = prover.prove(*game, load_ruleset(*game, name), {.observed = true});
      EXPECT_EQ(all.size(), theorems_of(*game).size());
      for (const Proof& p : all) {
        const bool as_it_should =
            p.status == Status::proved || p.status == Status::absent ||
            (p.status == Status::listed && p.theorem->id == "THM-DDZ-ONE-TYPE" &&
             (name == "openspiel" || name == "douzero"));
        EXPECT_TRUE(as_it_should) << name << ": " << p.theorem->id << " " << name_of(p.status);
      }
    }
}

// --- what a rule author can break

Ruleset changed(const Game& game, const std::map<std::string_view, int>& options) {
  Ruleset rules = load_ruleset(game, game.default_ruleset());
  rules.name = "changed";
  for (const auto& [key, value] : options) {
    const auto infos = game.options();
    const auto at = std::find_if(infos.begin(), infos.end(),
                                 [k = key](const OptionInfo& o) { return o.key == k; });
    EXPECT_NE(at, infos.end()) << key;
    rules.value[static_cast<std::size_t>(at - infos.begin())] = static_cast<std::int16_t>(value);
  }
  return rules;
}

struct Broken {
  std::string_view game;
  std::map<std::string_view, int> options;
  // Every theorem that fails, and its first position.
  std::map<std::string_view, std::string_view> fails;
};

const std::vector<Broken>& broken_rulesets() {
  static const std::vector<Broken> all = {
      {"sanguosha",
       {{"careerist_count", 1}, {"mode", 2}},
       {{"THM-SGS-GZ-HALF",
         "2 players, 2 show one kingdom, 1 of it die: 2 stand for it, the dead among them"}}},
      {"sanguosha",
       {{"roles_5", 1131}},
       {{"THM-SGS-ROLES-SUM", "5 players: 1 lord, 1 loyalist, 3 rebels, 1 spy, together 6"},
        {"THM-SGS-ROLES-ROWS",
         "5 players: 1 lord, 1 loyalist, 3 rebels, 1 spy, together 6; that is not 5: no table can "
         "be dealt"}}},
      {"sanguosha",
       {{"roles_4", 2011}},
       {{"THM-SGS-ROLES-SUM", "4 players: 2 lords, 0 loyalists, 1 rebel, 1 spy, together 4"},
        {"THM-SGS-ROLES-ROWS",
         "4 players: 2 lords, 0 loyalists, 1 rebel, 1 spy, together 4; there is more than one "
         "lord: no table can be dealt"}}},
      {"sanguosha",
       {{"roles_6", 222}},
       {{"THM-SGS-ROLES-SUM", "6 players: 0 lords, 2 loyalists, 2 rebels, 2 spies, together 6"},
        {"THM-SGS-ROLES-ROWS",
         "6 players: 0 lords, 2 loyalists, 2 rebels, 2 spies, together 6; there is no lord: no "
         "table can be dealt"}}},
      {"sanguosha",
       {{"roles_5", 1400}},
       {{"THM-SGS-START",
         "5 players; alive: seat 1 (lord), seats 2 to 5 (loyalists); dead: nobody: the lord and "
         "the "
         "loyalists have won"},
        {"THM-SGS-END-WINNER",
         "5 players; alive: seats 2 to 5 (loyalists); dead: seat 1 (lord): the rebels have won; "
         "winners: nobody"}}},
      {"sanguosha",
       {{"roles_6", 1302}},
       {{"THM-SGS-END-WINNER",
         "6 players; alive: seats 2 to 4 (loyalists), seats 5 and 6 (spies); dead: seat 1 (lord): "
         "the rebels have won; winners: nobody"}}},
      {"sanguosha",
       {{"end_rebels", 1}},
       {{"THM-SGS-END-TOTAL",
         "4 players; alive: seat 2 (loyalist), seat 4 (spy); dead: seat 1 (lord), seat 3 (rebel): "
         "the game is over and nobody has won"},
        {"THM-SGS-SCORE-REBEL", "no such games"}}},
      {"sanguosha",
       {{"end_rebels", 2}},
       {{"THM-SGS-END-EXCLUSIVE",
         "4 players; alive: seat 4 (spy); dead: seat 1 (lord), seat 2 (loyalist), seat 3 (rebel): "
         "the rebels have won, and the spy has won"}}},
      {"sanguosha",
       {{"end_rebels", 2}, {"end_spy", 1}, {"roles_4", 1012}},
       {{"THM-SGS-END-EXCLUSIVE",
         "4 players; alive: seats 3 and 4 (spies); dead: seat 1 (lord), seat 2 (rebel): the rebels "
         "have won, and the spies have won"},
        {"THM-SGS-SCORE-SUM",
         "4 players; alive: seat 1 (lord); dead: seat 2 (rebel), seats 3 and 4 (spies): the lord "
         "and the loyalists have won; they have 4 points together, the others 5"}}},
      {"sanguosha",
       {{"end_lord_side", 1}},
       {{"THM-SGS-END-REACH-SPY",
         "4 players (1 lord, 1 loyalist, 1 rebel, 1 spy): no game in play is one death away from "
         "it"},
        {"THM-SGS-SCORE-REBEL", "no such games"}}},
      {"sanguosha",
       {{"end_rebels", 2}, {"end_spy", 1}, {"lone_survivor", 1}},
       {{"THM-SGS-END-EXCLUSIVE",
         "4 players; alive: seat 4 (spy); dead: seat 1 (lord), seat 2 (loyalist), seat 3 (rebel): "
         "the rebels have won, and the spy has won"}}},
      {"sanguosha",
       {{"round_limit", 1}},
       {{"THM-SGS-FIRST-TURN", "the game is drawn as round 1 begins, before the first turn"}}},
      {"sanguosha", {{"round_limit", 2}}, {}},
      // Nobody is both killer and killed.
      {"sanguosha",
       {{"reward", 1}, {"punish", 1}},
       {{"THM-SGS-REWARD-ONCE",
         "the lord kills a loyalist: he draws 3 cards and loses all his cards"}}},
      {"sanguosha",
       {{"reward", 1}},
       {{"THM-SGS-REWARD-ONCE",
         "the lord kills a loyalist: he draws 3 cards and loses all his cards"}}},
      {"sanguosha",
       {{"punish", 1}},
       {{"THM-SGS-REWARD-ONCE",
         "the lord kills a rebel: he draws 3 cards and loses all his cards"}}},
      {"sanguosha",
       {{"generals", 1}, {"choice_count", 5}},
       {{"THM-SGS-GENERALS",
         "6 players; seat 2 is to be offered 5 generals; 24 are left, and 5 players still to "
         "choose, "
         "so he is offered 4"}}},
      {"sanguosha",
       {{"generals", 1}, {"choice_count_10", 3}},
       {{"THM-SGS-GENERALS",
         "10 players; seat 2 is to be offered 3 generals; 24 are left, and 9 players still to "
         "choose, so he is offered 2"}}},
      {"dou_dizhu",
       {{"kickers_equal", 3}, {"kickers_trio", 1}, {"full_chain", 1}},
       {{"THM-DDZ-ONE-TYPE",
         "3 3 3 4 4 4 5 5 5 6 6 6: both a sequence of triplets and a sequence of triplets with "
         "singles"}}},
      {"dou_dizhu",
       {{"kickers_equal", 3}, {"kickers_trio", 1}},
       {{"THM-DDZ-ONE-TYPE",
         "3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8: a sequence of triplets with singles of two different "
         "ranks"}}},
      {"sanguosha",
       {{"roles_4", 1999},
        {"roles_5", 1999},
        {"roles_6", 1999},
        {"roles_7", 1999},
        {"roles_8", 1999},
        {"roles_9", 1999},
        {"roles_10", 1999}},
       {{"THM-SGS-ROLES-SUM", "4 players: 1 lord, 9 loyalists, 9 rebels, 9 spies, together 28"},
        {"THM-SGS-ROLES-ROWS",
         "4 players: 1 lord, 9 loyalists, 9 rebels, 9 spies, together 28; that is not 4: no table "
         "can be dealt"},
        {"THM-SGS-TABLES", "no row of 2 to 10 players has one lord and adds up to its players"}}},
      {"sanguosha",
       {{"roles_10", 1081}},
       {{"THM-SGS-SCORE-SPY",
         "10 players; alive: seats 2 to 9 (rebels), seat 10 (spy); dead: seat 1 (lord): the rebels "
         "have won; a rebel, alive, has 24 points; a spy who wins has 24"},
        {"THM-SGS-SCORE-SUM",
         "10 players; alive: seat 1 (lord); dead: seats 2 to 9 (rebels), seat 10 (spy): the lord "
         "and the loyalists have won; they have 4 points together, the others 10"}}},
      // Unusual, but sound.
      {"sanguosha", {{"ten_one_spy", 1}, {"two_spies", 1}, {"lone_survivor", 1}}, {}},
      {"sanguosha", {{"end_spy", 1}, {"two_spies", 1}}, {}},
      {"sanguosha", {{"lord_bonus_min_players", 1}, {"small_tables", 1}}, {}},
      {"dou_dizhu", {{"kickers_equal", 4}, {"quads", 1}, {"quad_pairs", 1}, {"score", 1}}, {}},
  };
  return all;
}

TEST(BrokenRulesets, AreToldWhereTheyAreBroken) {
  Prover prover;
  for (const Broken& b : broken_rulesets()) {
    const Game& game = *find_game(b.game);
    std::map<std::string_view, std::string> found;
    for (const Proof& p : prover.prove(game, changed(game, b.options))) {
      EXPECT_NE(p.status, Status::unknown) << p.theorem->id;
      EXPECT_NE(p.status, Status::listed) << p.theorem->id;
      if (p.status != Status::refuted) continue;
      ASSERT_FALSE(p.positions.empty()) << p.theorem->id;
      EXPECT_FALSE(p.positions[0].zh.empty()) << p.theorem->id;
      found[p.theorem->id] = p.positions[0].en;
    }
    const std::string first(b.options.begin()->first);
    EXPECT_EQ(found.size(), b.fails.size()) << first;
    for (const auto& [id, position] : b.fails) EXPECT_EQ(found[id], position) << first << " " << id;
  }
}

// Where no table can be dealt, or none has a spy, nothing is proved of tables, or of spies.
TEST(BrokenRulesets, AreNotProvedOfNothing) {
  const Game& game = *find_game("sanguosha");
  Prover prover;
  const auto absent = [&](const std::map<std::string_view, int>& options) {
    std::map<std::string_view, std::string> out;
    for (const Proof& p : prover.prove(game, changed(game, options)))
      if (p.status == Status::absent && !p.theorem->id.starts_with("THM-SGS-3V3-") &&
          !p.theorem->id.starts_with("THM-SGS-GZ-"))
        out[p.theorem->id] = p.positions.at(0).en;
    return out;
  };
  const auto without = absent({{"roles_4", 1999},
                               {"roles_5", 1999},
                               {"roles_6", 1999},
                               {"roles_7", 1999},
                               {"roles_8", 1999},
                               {"roles_9", 1999},
                               {"roles_10", 1999}});
  for (const char* id : {"THM-SGS-START", "THM-SGS-END-EXCLUSIVE", "THM-SGS-END-TOTAL",
                         "THM-SGS-END-AT-ONCE", "THM-SGS-END-REACH-SPY"})
    EXPECT_EQ(without.at(id), "no table can be dealt") << id;
  const auto no_spy = absent({{"decay", 1},
                              {"reincarnation", 1},
                              {"roles_4", 1120},
                              {"roles_5", 1130},
                              {"roles_6", 1230},
                              {"roles_7", 1240},
                              {"roles_8", 1250},
                              {"roles_9", 1350},
                              {"roles_10", 1360}});
  EXPECT_EQ(no_spy.at("THM-SGS-END-REACH-SPY"), "no table has spies");
  EXPECT_EQ(no_spy.at("THM-SGS-END-AT-ONCE"), "no table has both rebels and spies");
  EXPECT_EQ(no_spy.at("THM-SGS-SCORE-REBEL"), "no table has rebels, loyalists and spies");
  EXPECT_EQ(no_spy.size(), 5U);  // and the generals, which are not played with
}

// Nor of cards that the deck has not.
TEST(BrokenRulesets, AreNotProvedOfCardsThatAreNotThere) {
  const Game& game = *find_game("sanguosha");
  std::map<std::string_view, Proof> found;
  for (Proof& p : Prover().prove(game, changed(game, {{"maneuvering", 1}})))
    found[p.theorem->id] = std::move(p);
  EXPECT_EQ(found.at("THM-SGS-WINE-LIMIT").status, Status::absent);
  EXPECT_EQ(found.at("THM-SGS-WINE-LIMIT").positions.at(0).en, "the deck has no Wine");
  EXPECT_EQ(found.at("THM-SGS-CHAIN-ONCE").positions.at(0).en, "the deck has no Iron Chain");
  const Proof& open = found.at("THM-SGS-JUDGEMENT-OPEN");
  EXPECT_EQ(open.status, Status::proved);
  ASSERT_EQ(open.absent.size(), 2U);
  EXPECT_EQ(open.absent[0].en, "Supply Shortage takes effect: the deck has no Supply Shortage");
  EXPECT_EQ(found.at("THM-SGS-JUDGEMENT-APART").absent.size(), 2U);
}

// Of a theorem that speaks of tables, those it says nothing of are named.
TEST(Theorems, NameTheClaimsThatAreAboutNothing) {
  const Game& game = *find_game("sanguosha");
  Prover prover;
  std::map<std::string_view, std::vector<std::string>> absent;
  for (const Proof& p : prover.prove(game, load_ruleset(game, "classic-small"))) {
    if (p.status == Status::absent) continue;
    EXPECT_EQ(p.status, Status::proved);
    EXPECT_EQ(p.undecided, 0U) << p.theorem->id;
    EXPECT_LT(p.absent.size(), p.claims) << p.theorem->id;
    for (const Words& w : p.absent) {
      absent[p.theorem->id].push_back(w.en);
      EXPECT_FALSE(w.zh.empty());
    }
  }
  using All = std::map<std::string_view, std::vector<std::string>>;
  // Of two players whoever dies ends the game.
  EXPECT_EQ(absent,
            (All{{"THM-SGS-END-OPEN",
                  {"2 players (1 lord, 0 loyalists, 1 rebel, 0 spies): no position is one it "
                   "speaks of"}},
                 {"THM-SGS-END-REACH-SPY",
                  {"2 players (1 lord, 0 loyalists, 1 rebel, 0 spies): nobody is a spy"}},
                 {"THM-SGS-SCORE-SPY",
                  {"2 players (1 lord, 0 loyalists, 1 rebel, 0 spies): nobody is a spy"}}}));
  for (const Proof& p : prover.prove(game, load_ruleset(game, "classic")))
    EXPECT_TRUE(p.absent.empty()) << p.theorem->id;
}

// Each of the options named is one without which it holds, or which alone refutes it.
TEST(BrokenRulesets, AreToldWhichOptionsBreakThem) {
  const Game& game = *find_game("sanguosha");
  const Ruleset base = load_ruleset(game, "classic");
  Prover prover;
  const auto causes = [&](const std::map<std::string_view, int>& options, std::string_view id) {
    std::set<std::string_view> out;
    for (const TheoremText& t : theorems_of(*find_game("sanguosha"))) {
      if (t.id != id) continue;
      for (const std::size_t i : prover.causes(game, changed(game, options), base, t))
        out.insert(game.options()[i].key);
    }
    return out;
  };
  using Keys = std::set<std::string_view>;
  EXPECT_EQ(causes({{"end_rebels", 1}, {"lone_survivor", 1}, {"end_spy", 1}}, "THM-SGS-END-TOTAL"),
            Keys{"end_rebels"});
  EXPECT_EQ(causes({{"end_lord_side", 1}, {"roles_5", 1103}}, "THM-SGS-END-REACH-SPY"),
            Keys{"end_lord_side"});
  // Without generals there would be nothing to prove: that is not what breaks it.
  EXPECT_EQ(
      causes({{"generals", 1}, {"choice_count", 4}, {"choice_count_10", 3}}, "THM-SGS-GENERALS"),
      (Keys{"choice_count", "choice_count_10"}));
  EXPECT_EQ(causes({{"generals", 1}, {"choice_count", 5}}, "THM-SGS-GENERALS"),
            Keys{"choice_count"});
  EXPECT_EQ(causes({{"reward", 1}, {"punish", 1}, {"round_limit", 9}}, "THM-SGS-REWARD-ONCE"),
            (Keys{"reward", "punish"}));
  EXPECT_EQ(causes({{"roles_5", 1131}, {"roles_6", 1}, {"roles_7", 1240}}, "THM-SGS-ROLES-SUM"),
            (Keys{"roles_5", "roles_6"}));
}

// A theorem about the end is about states that a death leaves of a game that was in play.
TEST(BrokenRulesets, AreNotToldOfStatesNoGameComesTo) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = changed(game, {{"end_rebels", 2}, {"end_spy", 1}, {"lone_survivor", 1}});
  std::size_t refuted = 0;
  for (const Proof& p : Prover().prove(game, rules)) {
    if (p.status != Status::refuted || p.theorem->possible) continue;
    ++refuted;
    for (const Words& w : p.positions) EXPECT_EQ(w.en.find("alive: nobody"), std::string::npos);
  }
  EXPECT_GE(refuted, 1U);
  // Where nobody is left the game was over with the death before.
  for (const Proof& p : Prover().prove(game, changed(game, {{"roles_5", 1004}, {"end_spy", 1}})))
    if (p.theorem->id == "THM-SGS-END-WINNER") {
      EXPECT_EQ(p.status, Status::proved);
    }
}

TEST(Proofs, SayWhatTheyDoNotSpeakOf) {
  const Game& game = *find_game("sanguosha");
  EXPECT_TRUE(not_in_proofs(game, load_ruleset(game, "classic")).empty());
  const auto limited = not_in_proofs(game, changed(game, {{"round_limit", 7}}));
  ASSERT_EQ(limited.size(), 1U);
  EXPECT_TRUE(limited[0].en.starts_with("a game is drawn as round 7 begins")) << limited[0].en;
}

// A solver that gives up says so: nothing it did not decide is proved, and what is refuted once
// stays refuted.
TEST(Theorems, AreOpenWhereTheSolverGivesUp) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = changed(game, {{"end_rebels", 2}, {"roles_5", 1131}});
  std::map<std::string_view, Status> truth;
  for (const Proof& p : Prover().prove(game, rules)) truth[p.theorem->id] = p.status;
  std::size_t open = 0;
  for (const unsigned effort : {1U, 300U, 1000U, 3000U, 10000U})
    for (const Proof& p : Prover().prove(game, rules, {.smt2 = true, .effort = effort})) {
      EXPECT_LE(p.open.size(), p.undecided) << p.theorem->id;
      EXPECT_LE(p.undecided, p.claims) << p.theorem->id;
      if (p.status == Status::unknown) {
        ++open;
        EXPECT_GT(p.undecided, 0U) << p.theorem->id;
        EXPECT_NE(p.smt2.find("(set-info :status unknown)"), std::string::npos);
      } else {
        EXPECT_EQ(p.status, truth[p.theorem->id]) << p.theorem->id << " " << effort;
        if (p.status == Status::refuted) {
          EXPECT_FALSE(p.positions.empty());
        }
      }
    }
  EXPECT_GT(open, 20U);
}

// Nor is a position the smallest, where it gave up on a smaller one.
TEST(Theorems, SayWhereTheSolverGaveUpOnASmallerPosition) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = changed(game, {{"end_rebels", 2}, {"roles_5", 1131}});
  std::map<std::string_view, std::string> truth;
  for (const Proof& p : Prover().prove(game, rules))
    if (p.status == Status::refuted) truth[p.theorem->id] = p.positions.at(0).en;
  std::size_t said = 0;
  std::vector<std::string> refuted;
  refuted.reserve(truth.size());
  for (const auto& [id, position] : truth) refuted.emplace_back(id);
  for (unsigned effort = 200; effort < 20000; effort += effort / 8)
    for (const Proof& p : Prover().prove(game, rules, {.rules = refuted, .effort = effort})) {
      if (p.status != Status::refuted) continue;
      const std::string& position = p.positions.at(0).en;
      if (position.find("there is such a position") != std::string::npos) continue;
      const bool may_be_smaller = position.find("there may be a smaller one") != std::string::npos;
      if (may_be_smaller) ++said;
      EXPECT_TRUE(may_be_smaller || position == truth[p.theorem->id])
          << p.theorem->id << " " << effort << ": " << position;
    }
  EXPECT_GT(said, 0U);
}

TEST(Theorems, OfOneRuleAreThoseThatCiteIt) {
  const Game& game = *find_game("sanguosha");
  Prover prover;
  const auto some =
      prover.prove(game, load_ruleset(game, "classic"), {.rules = {"SGS-REWARD-REBEL"}});
  ASSERT_EQ(some.size(), 2U);
  EXPECT_EQ(some[0].theorem->id, "THM-SGS-REWARD-ONCE");
  EXPECT_EQ(some[1].theorem->id, "THM-SGS-REWARD-DUE");
  EXPECT_TRUE(prover.prove(game, load_ruleset(game, "classic"), {.rules = {"SGS-NONE"}}).empty());
}

// --- the same by counting: every choice of up to six cards

void each_choice(dou_dizhu::Counts counts, int rank, int left, auto&& f) {
  if (left == 0) return f(counts);
  if (rank == dou_dizhu::ranks) return;
  const int most = std::min(left, rank < dou_dizhu::rank_black_joker ? 4 : 1);
  for (int n = 0; n <= most; ++n)
    each_choice(counts + static_cast<std::uint64_t>(n) * dou_dizhu::one_of(rank), rank + 1,
                left - n, f);
}

TEST(OneType, IsTrueOfEveryChoiceOfUpToSixCards) {
  for (const std::string& name : ruleset_names("dou_dizhu")) {
    const Ruleset rules = load_ruleset(*find_game("dou_dizhu"), name);
    const dou_dizhu::TypeRules types{dou_dizhu::Options(rules)};
    for (int n = 1; n <= 6; ++n)
      each_choice(0, 0, n, [&](dou_dizhu::Counts counts) {
        int readings = 0;
        dou_dizhu::each_reading(counts, n, types, [&](const dou_dizhu::Combination&) {
          ++readings;
          return true;
        });
        ASSERT_LE(readings, 1) << name << ": " << std::hex << counts;
      });
  }
}

// --- theorems of the end by counting: every state of every table

class Counted {
 public:
  explicit Counted(const Ruleset& rules) : options_(rules), end_(options_) {}

  using Living = sanguosha::Survivors<bool, int>;
  using Says = std::function<bool(const Living&, const Row&, const sanguosha::Outcome<bool>&)>;

  // The first state a death can leave of which it is not so, as theorems count them: players, then
  // the dead, then dead loyalists, then dead spies. Its beginning in words; "" when there is none.
  [[nodiscard]] std::string against(const Says& holds) const {
    std::string out;
    each_table(options_, [&](int n, const Row& row) {
      if (!out.empty()) return;
      std::array<int, 3> least{99, 99, 99};
      each_state(row, [&](const Living& s) {
        const std::array<int, 3> dead{n - sum(s), row.loyalists - s.loyalists, row.spies - s.spies};
        if (dead >= least || !comes_up(s, row) || holds(s, row, outcome(s))) return;
        least = dead;
        out = words(s, row);
      });
    });
    return out;
  }

 private:
  template <class F>
  static void each_state(const Row& row, F f) {
    for (int lord = 0; lord <= row.lord; ++lord)
      for (int l = 0; l <= row.loyalists; ++l)
        for (int r = 0; r <= row.rebels; ++r)
          for (int s = 0; s <= row.spies; ++s) f(Living{lord == 1, l, r, s});
  }
  static int sum(const Living& s) { return (s.lord ? 1 : 0) + s.loyalists + s.rebels + s.spies; }
  [[nodiscard]] sanguosha::Outcome<bool> outcome(const Living& s) const {
    return sanguosha::identity_outcome(s, end_);
  }
  // One more was alive, and the game in play.
  [[nodiscard]] bool comes_up(const Living& s, const Row& row) const {
    bool any = false;
    each_state(row, [&](const Living& b) {
      const bool one_more = sum(b) == sum(s) + 1 && b.lord >= s.lord &&
                            b.loyalists >= s.loyalists && b.rebels >= s.rebels &&
                            b.spies >= s.spies;
      any = any || (one_more && (sum(b) == sum_of(row) || sanguosha::goes_on(outcome(b))));
    });
    return any;
  }
  static std::string words(const Living& s, const Row& row) {
    std::string alive;
    std::string dead;
    int seat = 0;
    const auto add = [&](int dealt, int living, const char* one, const char* more) {
      const auto put = [&](std::string& to, int from, int n) {
        if (n == 0) return;
        to += to.empty() ? "" : ", ";
        const std::string first = std::to_string(from);
        const std::string last = std::to_string(from + n - 1);
        to += n == 1   ? "seat " + first + " (" + one + ")"
              : n == 2 ? "seats " + first + " and " + last + " (" + more + ")"
                       : "seats " + first + " to " + last + " (" + more + ")";
      };
      put(alive, seat + 1, living);
      put(dead, seat + 1 + living, dealt - living);
      seat += dealt;
    };
    add(row.lord, s.lord ? 1 : 0, "lord", "lords");
    add(row.loyalists, s.loyalists, "loyalist", "loyalists");
    add(row.rebels, s.rebels, "rebel", "rebels");
    add(row.spies, s.spies, "spy", "spies");
    return std::to_string(seat) + " players; alive: " + (alive.empty() ? "nobody" : alive) +
           "; dead: " + (dead.empty() ? "nobody" : dead) + ": ";
  }

  Options options_;
  sanguosha::EndRules end_;
};

TEST(Endings, AreRefutedAtTheSmallestStateOfAll) {
  const Game& game = *find_game("sanguosha");
  using Outcome = sanguosha::Outcome<bool>;
  using Living = Counted::Living;
  const auto won = [](const Outcome& o) { return o.lord_side || o.rebels || o.spy; };
  const std::map<std::string_view, Counted::Says> theorems = {
      {"THM-SGS-END-EXCLUSIVE",
       [](const Living&, const Row&, const Outcome& o) {
         return int{o.lord_side} + int{o.rebels} + int{o.spy} <= 1;
       }},
      {"THM-SGS-END-TOTAL",
       [&](const Living&, const Row&, const Outcome& o) { return o.open || won(o); }},
      {"THM-SGS-END-OPEN",
       [&](const Living& s, const Row&, const Outcome& o) {
         const int living = (s.lord ? 1 : 0) + s.loyalists + s.rebels + s.spies;
         return sanguosha::ends_game(o, living) || !won(o);
       }},
      {"THM-SGS-END-WINNER", [](const Living& s, const Row& row, const Outcome& o) {
         return (!o.rebels || row.rebels > 0) && (!o.spy || s.spies > 0);
       }}};
  std::vector<std::string> ids;
  ids.reserve(theorems.size());
  for (const auto& [id, says] : theorems) ids.emplace_back(id);
  const std::vector<std::map<std::string_view, int>> tables = {
      {}, {{"small_tables", 1}}, {{"roles_4", 1012}, {"roles_5", 1301}, {"roles_6", 1050}}};
  Prover prover;
  int refuted = 0;
  for (int i = 0; i < 2 * 2 * 3 * 2; ++i)
    for (std::map<std::string_view, int> options : tables) {
      options["lone_survivor"] = i % 2;
      options["end_lord_side"] = i / 2 % 2;
      options["end_spy"] = i / 4 % 2;
      options["end_rebels"] = i / 8;
      const Ruleset rules = changed(game, options);
      const Counted counted(rules);
      for (const Proof& p : prover.prove(game, rules, {.rules = ids})) {
        const std::string expected = counted.against(theorems.at(p.theorem->id));
        ASSERT_EQ(p.status, expected.empty() ? Status::proved : Status::refuted)
            << p.theorem->id << " " << i << " " << expected;
        if (expected.empty()) continue;
        ++refuted;
        EXPECT_TRUE(p.positions.at(0).en.starts_with(expected))
            << p.theorem->id << " " << i << ": " << p.positions[0].en << " / " << expected;
      }
    }
  EXPECT_GT(refuted, 40);
}

// --- what no option reaches: the engine's text with one term changed

struct Slip {
  std::string_view game;
  std::string_view theorem;
  Change change;
  std::string_view position;
  std::string_view ruleset = {};  // "": the game's default
};

const std::vector<Slip>& slips() {
  static const std::vector<Slip> all = {
      {"sanguosha",
       "THM-SGS-FIRST-HP",
       {"first_hp", Term::plus, 1, Term::minus},
       "4 players; the lord with a general of 1 begins with 1, at the next larger table with 0"},
      {"sanguosha",
       "THM-SGS-END-OPEN",
       {"identity_outcome", Term::negate, 1, Term::first},
       "4 players; alive: seat 1 (lord), seat 2 (loyalist), seat 4 (spy); dead: seat 3 (rebel): by "
       "the conditions the game goes on, and the rebels have won; both hold, and the rules then go "
       "on"},
      {"sanguosha",
       "THM-SGS-REWARD-ONCE",
       {"is_paid", Term::both, 1, Term::first},
       "a rebel kills himself: he draws 3 cards"},
      {"sanguosha",
       "THM-SGS-REWARD-ONCE",
       {"is_paid", Term::both, 1, Term::second},
       "the lord kills a loyalist and is dead by then: he loses all his cards"},
      {"sanguosha",
       "THM-SGS-END-WINNER",
       {"wins", Term::either, 2, Term::first},
       "4 players; alive: seat 4 (spy); dead: seat 1 (lord), seat 2 (loyalist), seat 3 (rebel): "
       "the spy has won; winners: nobody"},
      {"sanguosha",
       "THM-SGS-DEAL",
       {"deal_fits", Term::at_most, 2, Term::less},
       "4 players: 1 lord, 1 loyalist, 1 rebel, 1 spy, together 4; dealt: 1 lord, 1 loyalist, 1 "
       "rebel, 1 spy, 0 hidden"},
      {"sanguosha",
       "THM-SGS-DECAY-ENDS",
       {"decays", Term::less, 1, Term::at_most},
       "1 hit points, the most of the three 2: the last one goes in round 3",
       "seed-000"},
      {"sanguosha",
       "THM-SGS-DECAY-ENDS",
       {"leaves_one", Term::less, 1, Term::at_most},
       "1 hit points, the most of the three 1: the last one goes in round 4",
       "seed-000"},
      {"sanguosha",
       "THM-SGS-REBORN-IN-A-ROUND",
       {"sacrifices", Term::choice, 1, Term::second},
       "4 players: 4 sacrifices are wanted, 3 others can give one",
       "seed-000-reincarnation"},
      {"sanguosha",
       "THM-SGS-DISTANCE-LEAST",
       {"distance", Term::choice, 4, Term::second},
       "2 alive, 1 seats on, weapon range 1: distance 0"},
      {"sanguosha",
       "THM-SGS-DISTANCE-WAY",
       {"distance", Term::choice, 1, Term::first},
       "3 alive, 2 seats on, weapon range 1: distance 2"},
      {"sanguosha",
       "THM-SGS-DISTANCE-SYMMETRIC",
       {"distance", Term::choice, 1, Term::first},
       "3 alive, 1 seats on, weapon range 1: distance 1"},
      {"sanguosha",
       "THM-SGS-DISTANCE-HORSES",
       {"distance", Term::minus, 2, Term::plus},
       "2 alive, 1 seats on, weapon range 1: distance 1"},
      {"sanguosha",
       "THM-SGS-REACH-NEIGHBOUR",
       {"reaches", Term::at_most, 1, Term::less},
       "2 alive, 1 seats on, weapon range 1: distance 1"},
      {"sanguosha",
       "THM-SGS-HAND-LIMIT",
       {"excess", Term::minus, 1, Term::plus},
       "0 cards in hand, 1 hit points: 1 discarded, -1 kept"},
      {"dou_dizhu",
       "THM-DDZ-BEATS-ITSELF",
       {"beats", Term::less, 1, Term::at_most},
       "A: single card of 1 card from 3; B: single card of 1 card from 3"},
      {"dou_dizhu",
       "THM-DDZ-BEATS-DECIDED",
       {"beats", Term::less, 1, Term::never},
       "A: single card of 1 card from 3; B: single card of 1 card from 4"},
      {"sanguosha",
       "THM-SGS-END-STAYS",
       {"identity_outcome", Term::plus, 2, Term::first},
       "4 players; alive: seat 2 (loyalist), seat 3 (rebel), seat 4 (spy); dead: seat 1 (lord): "
       "the rebels have won; then 4 players; alive: seat 3 (rebel), seat 4 (spy); dead: seat 1 "
       "(lord), seat 2 (loyalist): the spy has won"},
      {"sanguosha",
       "THM-SGS-END-AT-ONCE",
       {"identity_outcome", Term::equal, 2, Term::never},
       "no such position"},
      {"sanguosha",
       "THM-SGS-END-CAMPS",
       {"wins", Term::either, 1, Term::first},
       "4 players; alive: seat 1 (lord), seat 2 (loyalist); dead: seat 3 (rebel), seat 4 (spy): "
       "the lord and the loyalists have won; winners: the lord alive"},
      {"sanguosha",
       "THM-SGS-END-REACH-LORD",
       {"identity_outcome", Term::equal, 4, Term::never},
       "4 players (1 lord, 1 loyalist, 1 rebel, 1 spy): no game in play is one death away from it"},
      {"sanguosha",
       "THM-SGS-END-REACH-REBELS",
       {"identity_outcome", Term::both, 3, Term::first},
       "4 players (1 lord, 1 loyalist, 1 rebel, 1 spy): no game in play is one death away from it"},
      {"sanguosha",
       "THM-SGS-REWARD-DUE",
       {"desert", Term::equal, 1, Term::always},
       "a loyalist kills a loyalist: he loses all his cards"},
      {"sanguosha",
       "THM-SGS-SCORE-BEST",
       {"points", Term::both, 5, Term::first},
       "4 players; alive: seat 1 (lord); dead: seat 2 (loyalist), seat 3 (rebel), seat 4 (spy): "
       "the "
       "lord and the loyalists have won; a spy, dead, has 12 points; at his best 12"},
      {"sanguosha",
       "THM-SGS-SCORE-WIN",
       {"points", Term::either, 1, Term::first},
       "4 players; alive: seat 2 (loyalist), seat 3 (rebel), seat 4 (spy); dead: seat 1 (lord): "
       "the "
       "rebels have won; a loyalist, alive, has 0 points; another game: 4 players; alive: seat 1 "
       "(lord), seat 2 (loyalist); dead: seat 3 (rebel), seat 4 (spy): the lord and the loyalists "
       "have won; a loyalist, alive, has 0 points"},
      {"sanguosha",
       "THM-SGS-SCORE-REBEL",
       {"points", Term::both, 4, Term::second},
       "no such games"},
      {"sanguosha",
       "THM-SGS-DISTANCE-SKILLS",
       {"distance", Term::minus, 3, Term::first},
       "2 alive, 1 seats on, weapon range 1: distance 2"},
      {"sanguosha",
       "THM-SGS-REACH-ONLY",
       {"reaches", Term::at_most, 1, Term::always},
       "4 alive, 2 seats on, weapon range 1: distance 2"},
      {"sanguosha",
       "THM-SGS-ORDER-ONCE",
       {"seat_on", Term::less, 1, Term::at_most},
       "2 players, from seat 2 on: time 1 is seat 2's, time 2 seat 3's"},
      {"sanguosha",
       "THM-SGS-SLASH-LIMIT",
       {"within_slash_limit", Term::less, 1, Term::at_most},
       "1 Slashes are allowed, 2 can be used"},
      {"sanguosha",
       "THM-SGS-WINE-LIMIT",
       {"within_wine_limit", Term::both, 1, Term::first},
       "Wine, Wine, Wine, Slash, Wine: up to 2 Wines count at once, 1 wait for one Slash"},
      {"sanguosha",
       "THM-SGS-RECOVERY",
       {"recovered", Term::choice, 1, Term::first},
       "0/1 hit points and 2 recovered: 2/1"},
      {"sanguosha",
       "THM-SGS-CHAIN-ONCE",
       {"unchains", Term::both, 1, Term::second},
       "without an element: seat 1 (chained) is struck once, seat 2 is never struck, seat 3 is "
       "never struck"},
      {"sanguosha",
       "THM-SGS-CHAIN-ONCE",
       {"passes_on", Term::negate, 1, Term::first},
       "fire or thunder: seat 1 (chained) is struck once, seat 2 is never struck, seat 3 (chained) "
       "is never struck and chained after"},
      {"sanguosha",
       "THM-SGS-NULLIFY-EVERY-OTHER",
       {"nullifies", Term::negate, 1, Term::first},
       "1 Nullifications, each against the one before: the trick takes effect"},
      {"sanguosha",
       "THM-SGS-JUDGEMENT-OPEN",
       {"phase_is_skipped", Term::equal, 1, Term::always},
       "no card of the deck: Indulgence takes effect"},
      {"sanguosha",
       "THM-SGS-JUDGEMENT-APART",
       {"lightning_strikes", Term::equal, 1, Term::at_least},
       "♥2: Lightning and Indulgence"},
      {"sanguosha",
       "THM-SGS-GENERALS",
       {"generals_offered", Term::choice, 1, Term::second},
       "4 players; seat 2 is to be offered 3 generals; 24 are left, and 3 players still to choose, "
       "so he is offered 8",
       "generals"},
      {"sanguosha",
       "THM-SGS-3V3-DRAFT",
       {"drafted", Term::choice, 1, Term::second},
       "after 1 times: 2 and 0 generals",
       "3v3"},
      {"sanguosha",
       "THM-SGS-3V3-RIGHT",
       {"right_to_act", Term::negate, 1, Term::first},
       "1 of the side that acted last have not acted, 0 of the other",
       "3v3"},
      {"sanguosha",
       "THM-SGS-3V3-ROUND",
       {"right_to_act", Term::more, 1, Term::never},
       "0 and 1 to act: 0 and 1 are left",
       "3v3"},
      {"sanguosha",
       "THM-SGS-3V3-END",
       {"battle", Term::both, 2, Term::first},
       "the warm commander is alive, the cool one alive",
       "3v3"},
      {"sanguosha",
       "THM-SGS-GZ-PAIR",
       {"enough_generals", Term::at_least, 1, Term::always},
       "2 players, 0 generals: one is offered 0 of Wei, 0 of Shu, 0 of Wu, 0 of Qun",
       "guozhan"},
      {"sanguosha",
       "THM-SGS-GZ-PAIR",
       {"war_offered", Term::over, 1, Term::second},
       "2 players, 10 generals: one is offered 0 of Wei, 0 of Shu, 1 of Wu, 1 of Qun",
       "guozhan"},
      {"sanguosha",
       "THM-SGS-GZ-HP",
       {"hp_of_halves", Term::over, 1, Term::first},
       "generals of 1 and 1 halves: 2 hit points",
       "guozhan"},
      {"sanguosha",
       "THM-SGS-GZ-CAREERIST",
       {"too_many", Term::more, 1, Term::at_least},
       "2 players, 1 show one kingdom: 0 stand for it",
       "guozhan"},
      {"sanguosha",
       "THM-SGS-GZ-HALF",
       {"too_many", Term::plus, 1, Term::first},
       "2 players, 2 show one kingdom, 0 of it die: 2 stand for it, the dead among them",
       "guozhan"},
      {"sanguosha",
       "THM-SGS-GZ-REWARD",
       {"war_reward", Term::plus, 1, Term::first},
       "2 players; one of another kingdom kills one of a kingdom of which 0 more live: he draws 0",
       "guozhan"},
      {"sanguosha",
       "THM-SGS-GZ-END",
       {"one_camp", Term::equal, 1, Term::never},
       "alive: 0 of no kingdom, 0 careerists, 2 of Wei, 0 of Shu, 0 of Wu, 0 of Qun: the game goes "
       "on",
       "guozhan"},
      {"sanguosha",
       "THM-SGS-GZ-ROUND",
       {"begins_round", Term::at_most, 1, Term::less},
       "2 players, seat 2 began; after seat 1 comes seat 1: no round begins",
       "guozhan"},
      {"dou_dizhu", "THM-DDZ-LEAD", {"makes", Term::none, 1, Term::never}, "3: no combination"},
      {"dou_dizhu",
       "THM-DDZ-TYPES",
       {"makes", Term::none, 1, Term::never},
       "no single card of 1 cards"},
      {"dou_dizhu",
       "THM-DDZ-BEATS-NO-CIRCLE",
       {"beats", Term::both, 3, Term::first},
       "A: bomb of 4 cards from 3; B: rocket of 2 cards from black joker; C: bomb of 4 cards from "
       "3"},
      {"dou_dizhu",
       "THM-DDZ-BEATS-OTHERS",
       {"beats", Term::both, 1, Term::first},
       "A: sequence of 5 cards from 4; B: sequence of 6 cards from 3"},
      {"dou_dizhu",
       "THM-DDZ-BOMB",
       {"beats", Term::both, 4, Term::first},
       "A: bomb of 4 cards from 3; B: bomb of 4 cards from 3"},
      {"dou_dizhu",
       "THM-DDZ-ROCKET",
       {"beats", Term::both, 5, Term::never},
       "A: rocket of 2 cards from black joker; B: single card of 1 card from 3"},
      {"dou_dizhu",
       "THM-DDZ-BID-ENDS",
       {"may_bid", Term::less, 1, Term::at_most},
       "pass, pass, 1, pass, 1, pass, 1: the bidding goes on",
       "pagat"},
      {"dou_dizhu",
       "THM-DDZ-BID-ENDS",
       {"bidding_is_over", Term::equal, 1, Term::never},
       "pass, pass, pass, pass, pass, pass, pass: the bidding goes on",
       "openspiel"},
      {"dou_dizhu",
       "THM-DDZ-BID-ONE",
       {"may_bid", Term::less, 1, Term::at_most},
       "pass, pass, 1, pass, 1, pass, pass: the bidding is over",
       "pagat"},
      {"dou_dizhu",
       "THM-DDZ-BID-ASKED",
       {"bidding_is_over", Term::choice, 1, Term::first},
       "pass, pass: the bidding is over",
       "pagat"},
      {"dou_dizhu",
       "THM-DDZ-TRICK-ENDS",
       {"trick_is_over", Term::number, 1, Term::count, 1},
       "seat 1 played, then 1 passed: it is seat 3's turn, and the trick is over",
       "pagat"},
      {"dou_dizhu",
       "THM-DDZ-TRICK-ENDS",
       {"next_seat", Term::choice, 1, Term::second},
       "seat 1 played, then 2 passed: it is seat 4's turn, and the trick is over",
       "pagat"},
      {"dou_dizhu",
       "THM-DDZ-ONE-SIDE",
       {"is_winner", Term::either, 1, Term::first},
       "the others are first without cards; winners: nobody",
       "pagat"},
      {"dou_dizhu",
       "THM-DDZ-SCORE-SUM",
       {"score_of", Term::plus, 1, Term::first},
       "bid 0, 0 bombs, the landlord wins: landlord 1, the others -1 each",
       "pagat"},
      {"dou_dizhu",
       "THM-DDZ-SCORE-WINNERS",
       {"score_of", Term::minus, 1, Term::plus},
       "bid 0, 0 bombs, the landlord loses: landlord 2, the others 1 each",
       "pagat"},
      {"dou_dizhu",
       "THM-DDZ-SPRING",
       {"stake", Term::plus, 3, Term::minus},
       "bid 0, 0 bombs, spring, the landlord wins: landlord 0, the others 0 each",
       "pagat"},
      {"dou_dizhu",
       "THM-DDZ-SCORE-WHOLE",
       {"stake", Term::choice, 2, Term::second},
       "bid 0, 0 bombs, the landlord wins: landlord 16384, the others -8192 each",
       "pagat"},
  };
  return all;
}

TEST(BrokenFormulas, AreToldWhereTheyAreBroken) {
  for (const Slip& slip : slips()) {
    const Game& game = *find_game(slip.game);
    const Ruleset rules = load_ruleset(
        game, slip.ruleset.empty() ? game.default_ruleset() : std::string(slip.ruleset));
    const Wanted wanted{.rules = {std::string(slip.theorem)}};
    EXPECT_EQ(Prover().prove(game, rules, wanted).at(0).status, Status::proved) << slip.theorem;
    const Changed changed(slip.change);
    const Proof p = Prover().prove(game, rules, wanted).at(0);
    EXPECT_EQ(p.status, Status::refuted) << slip.theorem;
    if (p.positions.empty()) continue;
    EXPECT_EQ(p.positions.at(0).en, slip.position) << slip.theorem;
    EXPECT_FALSE(p.positions[0].zh.empty()) << slip.theorem;
  }
}

// What nothing can refute says nothing.
TEST(Theorems, AreEachRefutedBySomethingBroken) {
  std::set<std::string_view> refuted;
  for (const Broken& b : broken_rulesets())
    for (const auto& [id, position] : b.fails) refuted.insert(id);
  for (const Slip& slip : slips()) refuted.insert(slip.theorem);
  for (const Game* game : games())
    for (const TheoremText& t : theorems_of(*game))
      EXPECT_TRUE(refuted.contains(t.id)) << t.id << ": no test refutes it";
}

// --- a second solver

struct Pipe {
  void operator()(std::FILE* f) const { ::pclose(f); }
};

std::string answer_of_cvc5(const std::string& path) {
  const std::string command =
      "cvc5 --bitblast=eager --bv-sat-solver=cadical --tlimit=200000 '" + path + "' 2>&1";
  const std::unique_ptr<std::FILE, Pipe> out(::popen(command.c_str(), "r"));
  std::array<char, 256> line{};
  if (!out || std::fgets(line.data(), line.size(), out.get()) == nullptr) return "no answer";
  std::string answer(line.data());
  while (!answer.empty() && answer.back() == '\n') answer.pop_back();
  return answer;
}

// Sums over whole tables of roles take cvc5 half a minute each: of one ruleset only.
const std::set<std::string_view> sums = {"THM-SGS-SCORE-BEST", "THM-SGS-SCORE-SPY",
                                         "THM-SGS-SCORE-SUM", "THM-SGS-SCORE-WIN"};

class SecondSolver : public ::testing::Test {
 protected:
  ~SecondSolver() override { fs::remove(file_); }

  // All theorems but the sums; or only this one.
  void ask(const Game& game, const Ruleset& rules, std::string_view only = {}) {
    Prover prover;
    for (const Proof& p : prover.prove(game, rules, {.smt2 = true})) {
      const std::string_view id = p.theorem->id;
      if (p.status == Status::absent || (only.empty() ? sums.contains(id) : id != only)) continue;
      const std::size_t body = p.smt2.find("(set-info");
      ASSERT_NE(body, std::string::npos) << p.theorem->id;
      // The same formula of another ruleset needs not be asked again.
      if (!asked_.insert(p.smt2.substr(body)).second) continue;
      std::ofstream(file_) << p.smt2;
      const bool sat = (p.status == Status::proved) == p.theorem->possible;
      const std::string_view expected = sat ? "sat" : "unsat";
      EXPECT_NE(p.smt2.find("(set-info :status " + std::string(expected) + ")"), std::string::npos);
      EXPECT_EQ(answer_of_cvc5(file_.string()), expected) << rules.name << ": " << p.theorem->id;
    }
  }
  [[nodiscard]] std::size_t asked() const { return asked_.size(); }

 private:
  std::set<std::string> asked_;
  fs::path file_ = fs::temp_directory_path() / ("theorem." + std::to_string(::getpid()) + ".smt2");
};

TEST_F(SecondSolver, AgreesOnTheTheoremsOfTheIdentityGame) {
  const Game& game = *find_game("sanguosha");
  for (const char* name :
       {"classic", "classic-small", "freekill-0.5", "generals", "seed-000-reincarnation"})
    ask(game, load_ruleset(game, name));
  ask(game, changed(game, {{"end_rebels", 1}, {"reward", 1}, {"roles_5", 1131}}));
  ask(game, changed(game, {{"end_rebels", 2}, {"end_lord_side", 1}}));
  EXPECT_GE(asked(), 40U);
}

class SecondSolverOfSums : public SecondSolver,
                           public ::testing::WithParamInterface<std::string_view> {};

TEST_P(SecondSolverOfSums, Agrees) {
  const Game& game = *find_game("sanguosha");
  ask(game, load_ruleset(game, "classic"), GetParam());
  EXPECT_EQ(asked(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Theorems, SecondSolverOfSums, ::testing::ValuesIn(sums));

TEST_F(SecondSolver, AgreesOnTheTheoremsOfTeamModes) {
  const Game& game = *find_game("sanguosha");
  for (const char* name : {"3v3", "3v3-freekill", "guozhan", "guozhan-freekill", "guozhan-old"})
    ask(game, load_ruleset(game, name));
  EXPECT_GE(asked(), 20U);
}

TEST_F(SecondSolver, AgreesOnTheTheoremsOfDouDizhu) {
  const Game& game = *find_game("dou_dizhu");
  for (const char* name : {"botzone", "openspiel", "pagat", "rlcard"})
    ask(game, load_ruleset(game, name));
  EXPECT_GE(asked(), 30U);
}

}  // namespace
}  // namespace tally::proofs
