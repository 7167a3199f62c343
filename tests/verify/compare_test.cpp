// Two rulesets: what formulas say of their difference, and the game that shows it.
#include <algorithm>
#include <atomic>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/options.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/state/state.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/diff/story.h"
#include "verify/compare/aim.h"
#include "verify/compare/follow.h"
#include "verify/compare/settled.h"
#include "verify/compare/witness.h"
#include "verify/fuzz/player_table.h"
#include "verify/proofs/difference.h"
#include "verify/shrink/shrink.h"

namespace tally::versus {
namespace {

Ruleset with(const Game& game, std::string_view key, int value) {
  Ruleset rules = load_ruleset(game, game.default_ruleset());
  rules.name = "changed";
  for (std::size_t i = 0; i < game.options().size(); ++i)
    if (game.options()[i].key == key) rules.value[i] = static_cast<std::int16_t>(value);
  return rules;
}

// The options whose values change a formula are those that are said to: else a difference would go
// unnoticed.
TEST(Formulas, NameEveryOptionTheyDependOn) {
  proofs::Differ differ;
  for (const Game* game : games()) {
    std::vector<Ruleset> bases;
    for (const std::string& name : ruleset_names(game->name()))
      bases.push_back(load_ruleset(*game, name));
    for (std::size_t i = 0; i < game->options().size(); ++i) {
      const OptionInfo& o = game->options()[i];
      std::vector<int> values{o.low, o.initial - 1, o.initial + 1, o.high};
      if (!o.values.empty()) {
        values.resize(o.values.size());
        std::iota(values.begin(), values.end(), 0);
      }
      // A row of roles: as many as there are players, one of them the lord.
      if (o.key.starts_with("roles_"))
        values.push_back(1000 + 10 * (std::stoi(std::string(o.key.substr(6))) - 1));
      const auto changes = [&](const Ruleset& base) {
        return std::any_of(values.begin(), values.end(), [&](int v) {
          if (o.values.empty() && (v < o.low || v > o.high)) return false;
          Ruleset other = base;
          other.value[i] = static_cast<std::int16_t>(v);
          return !differ.between(*game, base, other).empty();
        });
      };
      // No game comes to where it matters, so no state is said. The mode changes what is said, but
      // two modes have no state in common.
      if (o.key == "mode") continue;
      const bool unreached = o.key == "lone_survivor";
      EXPECT_EQ(std::any_of(bases.begin(), bases.end(), changes),
                proofs::Differ::is_formula(*game, o.key) && !unreached)
          << o.key;
    }
    for (const Ruleset& base : bases) EXPECT_TRUE(differ.between(*game, base, base).empty());
  }
}

TEST(Formulas, SayTheSmallestStateWhereTwoRulesetsDisagree) {
  const Game& game = *find_game("sanguosha");
  proofs::Differ differ;
  const auto found =
      differ.between(game, load_ruleset(game, "classic"), load_ruleset(game, "classic-two-spies"));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].state.en, "6 players");
  EXPECT_EQ(found[0].in_a.en, "1 lord, 1 loyalist, 3 rebels, 1 spy");
  EXPECT_EQ(found[0].in_b.en, "1 lord, 1 loyalist, 2 rebels, 2 spies");
  // Of the smallest table, and there the fewest dead.
  const auto spies = differ.between(game, load_ruleset(game, "classic"), with(game, "end_spy", 1));
  ASSERT_EQ(spies.size(), 1U);
  EXPECT_EQ(spies[0].state.en, "10 players; alive: 2 spies");
  EXPECT_EQ(spies[0].in_b.en, "the spies have won");
  const auto gap = differ.between(game, load_ruleset(game, "classic"), with(game, "end_rebels", 1));
  ASSERT_EQ(gap.size(), 1U);
  EXPECT_EQ(gap[0].state.en, "4 players; alive: 1 loyalist, 1 spy");
  // No game comes to a state where a lone loyalist is left without his lord.
  EXPECT_TRUE(
      differ.between(game, load_ruleset(game, "classic"), with(game, "lone_survivor", 1)).empty());
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

std::uint64_t cards_of(const Game& game, const Ruleset& a, const Ruleset& b) {
  for (const proofs::Difference& d : proofs::Differ().between(game, a, b))
    if (d.cards != 0) return d.cards;
  return 0;
}

// Each of the two games is sound by its own rules, and one is not by the other's.
void expect_witness(const Game& game, const Ruleset& a, const Ruleset& b, std::uint64_t games,
                    std::string_view what) {
  const Found found = find_witness(
      game, a, b, {.games = games, .seed = 1, .cards = cards_of(game, a, b), .stop = {}});
  ASSERT_TRUE(found.witness) << what;
  const Witness& w = *found.witness;
  Checker checker(game);
  Report report;
  checker.check(w.in_a, a, report);
  EXPECT_EQ(report.verdict, VerdictKind::clean) << what;
  checker.check(w.in_b, b, report);
  EXPECT_EQ(report.verdict, VerdictKind::clean) << what;
  checker.check(w.by_b ? w.in_b : w.in_a, w.by_b ? a : b, report);
  EXPECT_EQ(report.verdict, VerdictKind::violations) << what;
}

// What plain random games hardly ever come to: the cards a formula names are dealt and led.
TEST(Witnesses, OfCombinationsThatFewGamesHave) {
  const Game& game = *find_game("dou_dizhu");
  const Ruleset a = load_ruleset(game, "seed");
  const std::pair<const char*, int> all[] = {
      {"kickers_equal", 2}, {"kickers_equal", 3}, {"kickers_equal", 4},  {"quad_singles", 1},
      {"quad_singles", 2},  {"quad_pairs", 1},    {"kickers_jokers", 1}, {"quads", 1}};
  for (const auto& [key, value] : all)
    expect_witness(game, a, with(game, key, value), 400, key + std::to_string(value));
}

// By a program's rules that know more than one way to have the same cards: the cards of the
// smallest state where they differ are a combination by both, and only their type or others show
// it.
TEST(Witnesses, OfCardsThatBothHaveAsACombination) {
  const Game& game = *find_game("dou_dizhu");
  const Ruleset a = load_ruleset(game, "openspiel");
  const std::pair<const char*, int> all[] = {
      {"kickers_trio", 0}, {"full_chain", 0}, {"kickers_equal", 2}, {"kickers_equal", 1}};
  for (const auto& [key, value] : all) {
    Ruleset b = a;
    for (std::size_t i = 0; i < game.options().size(); ++i)
      if (game.options()[i].key == key) b.value[i] = static_cast<std::int16_t>(value);
    expect_witness(game, a, b, 400, key + std::to_string(value));
    expect_witness(game, b, a, 400, key + std::to_string(value));
  }
}

// More cards than a hand is dealt lie among the last ones.
TEST(Witnesses, AreAimedAtWithAllCardsThatAreWanted) {
  using namespace dou_dizhu;  // NOLINT(google-build-using-namespace)
  const Game& game = *find_game("dou_dizhu");
  const Ruleset a = load_ruleset(game, "seed");
  Counts wanted = 0;  // 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9
  for (int rank = 0; rank < 6; ++rank) wanted += 3 * one_of(rank);
  wanted += 2 * one_of(6);
  const Aim aim = aim_for(game, a, a, wanted);
  ASSERT_TRUE(aim.player);
  const auto match = game.match();
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Record record;
    ASSERT_TRUE(play_random(game, *match, *aim.player, 3, a, seed, record));
    Counts last = 4 * paired_ranks + joker_set;
    std::vector<Counts> hands;
    for (std::size_t i = 0; i < record.size() && hands.size() < 3; ++i)
      if (record.event(i).kind == kind::deal) {
        hands.push_back(tally_of(record.event(i)).counts);
        last -= hands.back();
      }
    EXPECT_TRUE(std::any_of(hands.begin(), hands.end(), [&](Counts hand) {
      return within(wanted, hand + last);
    })) << seed;
  }
}

TEST(Witnesses, OfACardTurnedUpAmongTheLast) {
  const Game& game = *find_game("dou_dizhu");
  expect_witness(game, load_ruleset(game, "seed"), with(game, "face_up_stock", 1), 100, "stock");
}

// Of ten players the two spies.
TEST(Witnesses, OfTwoSpiesWhoAreLeft) {
  const Game& game = *find_game("sanguosha");
  expect_witness(game, load_ruleset(game, "classic"), with(game, "end_spy", 1), 280, "two spies");
}

// Games of hundreds of turns.
TEST(Witnesses, OfPilesThatRunOut) {
  const Game& game = *find_game("sanguosha");
  const Ruleset a = load_ruleset(game, "classic");
  expect_witness(game, a, with(game, "deck_exhausted", 2), 80, "sixth shuffle");
  Ruleset generals = load_ruleset(game, "generals");
  Ruleset partial = with(game, "deck_exhausted", 1);
  for (std::size_t i = 0; i < game.options().size(); ++i)
    if (game.options()[i].key != "deck_exhausted") partial.value[i] = generals.value[i];
  expect_witness(game, generals, partial, 80, "all cards in hands");
}

// --- options settled without a game

std::size_t option(const Game& game, std::string_view key) {
  for (std::size_t i = 0; i < game.options().size(); ++i)
    if (game.options()[i].key == key) return i;
  ADD_FAILURE() << key;
  return 0;
}

TEST(Settled, OptionsOfChoosingGeneralsWhereNobodyChooses) {
  const Game& game = *find_game("sanguosha");
  const Ruleset a = load_ruleset(game, "classic");
  const Ruleset generals = load_ruleset(game, "generals");
  const auto why = [&](const Ruleset& base, const char* key) {
    Ruleset b = base;
    b.value[option(game, key)] = 1;
    return same_because(game, base, b, option(game, key));
  };
  for (const char* key : {"lord_choice", "choice_count", "choice_count_10", "generals_shown"}) {
    ASSERT_TRUE(why(a, key)) << key;
    EXPECT_EQ(why(a, key)->en, "it is about choosing generals, and by both nobody chooses any");
    EXPECT_FALSE(why(generals, key)) << key;
  }
  for (const char* key : {"jizhi_converted", "fanjian_transfer", "liuli_reach", "guicai_cards",
                          "collateral_victim", "death_order", "reshuffle", "generals"})
    EXPECT_FALSE(why(a, key)) << key;
  EXPECT_TRUE(why(a, "dup_name_zones"));  // a place holds one card by both readings
}

// A record may bring generals where nobody chooses any: games with some show what it does. Nothing
// is argued of a skill's option.
TEST(Witnesses, OfSkillsWhereNobodyChoosesAGeneral) {
  const Game& game = *find_game("sanguosha");
  for (const char* base : {"freekill-0.5", "classic"}) {
    const Ruleset a = load_ruleset(game, base);
    for (const char* key :
         {"fanjian_transfer", "luoshen_gain", "guicai_cards", "lijian_nullifiable"}) {
      Ruleset b = a;
      b.value[option(game, key)] = 1 - a.value[option(game, key)];
      const Found found = find_witness(game, a, b, {.games = 20000, .seed = 1, .stop = {}});
      ASSERT_TRUE(found.witness) << base << " " << key;
      const Record& own = found.witness->by_b ? found.witness->in_b : found.witness->in_a;
      EXPECT_GT(own.setup.seat[0][2], 0) << "a general of the record's";
      Checker checker(game);
      Report report;
      checker.check(own, found.witness->by_b ? b : a, report);
      EXPECT_EQ(report.verdict, VerdictKind::clean) << base << " " << key;
      checker.check(own, found.witness->by_b ? a : b, report);
      EXPECT_EQ(report.verdict, VerdictKind::violations) << base << " " << key;
    }
  }
}

// Who refills the pile as soon as it is empty has nothing left to mix.
TEST(Settled, TheRestOfAPileThatIsRefilledAtOnce) {
  const Game& game = *find_game("sanguosha");
  const std::size_t rest = option(game, "reshuffle_rest");
  for (const int on_need : {0, 1}) {
    const Ruleset a = with(game, "reshuffle", on_need);
    Ruleset b = a;
    b.value[rest] = 1;
    EXPECT_EQ(same_because(game, a, b, rest).has_value(), on_need == 0);
    const Found found = find_witness(game, a, b, {.games = 1000, .seed = 1, .stop = {}});
    EXPECT_EQ(found.witness.has_value(), on_need == 1);
  }
}

// What is argued is so in play: with each option of the kind another, and with all of them.
TEST(Settled, OptionsOfChoosingChangeNothingWhereNobodyChooses) {
  const Game& game = *find_game("sanguosha");
  constexpr std::uint64_t games_each = 400;
  for (const char* name : {"classic-small", "freekill-0.5"}) {
    const Ruleset a = load_ruleset(game, name);
    Ruleset all = a;
    const auto expect_alike = [&](const Ruleset& b, std::string_view what) {
      const Found found = find_witness(game, a, b, {.games = games_each, .seed = 1, .stop = {}});
      EXPECT_FALSE(found.witness) << name << " " << what;
      EXPECT_EQ(found.games, games_each);
    };
    for (const char* key : {"lord_choice", "choice_count", "choice_count_10", "generals_shown"}) {
      Ruleset b = a;
      b.value[option(game, key)] = all.value[option(game, key)] = 1;
      expect_alike(b, key);
    }
    expect_alike(all, "all of them");
  }
}

TEST(Settled, OptionsOfTheOtherWayToTheLandlord) {
  const Game& game = *find_game("dou_dizhu");
  const auto expect = [&](const char* base, const char* key, int value, bool same) {
    const Ruleset a = load_ruleset(game, base);
    Ruleset b = a;
    b.value[option(game, key)] = static_cast<std::int16_t>(value);
    EXPECT_EQ(same_because(game, a, b, option(game, key)).has_value(), same) << base << " " << key;
    const Found found = find_witness(game, a, b, {.games = 2000, .seed = 1, .stop = {}});
    EXPECT_EQ(found.witness.has_value(), !same) << base << " " << key;
  };
  expect("seed", "first_bidder", 1, true);
  expect("seed", "all_pass", 1, true);
  expect("seed", "all_pass", 2, true);
  expect("seed", "landlord", 1, false);
  expect("pagat", "landlord", 1, true);
  expect("pagat", "first_bidder", 1, false);
  expect("pagat", "all_pass", 1, false);
}

using Keys = std::map<std::string_view, int>;

Ruleset with_all(const Game& game, std::string_view base, const Keys& options) {
  Ruleset rules = load_ruleset(game, base);
  for (const auto& [key, value] : options)
    rules.value[option(game, key)] = static_cast<std::int16_t>(value);
  return rules;
}

// At every table a lord and rebels.
Keys only_rebels(Keys options) {
  int row = 1030;
  for (const char* key :
       {"roles_4", "roles_5", "roles_6", "roles_7", "roles_8", "roles_9", "roles_10"}) {
    options[key] = row;
    row += 10;
  }
  return options;
}

// The same rules written in two ways, and what is nearly the same.
TEST(Settled, RulesetsThatAreEqualAlthoughTheirOptionsDiffer) {
  struct Pair {
    std::string_view base;
    Keys a;
    Keys b;
    bool same;
  };
  const std::vector<Pair> all = {
      {"classic", {{"two_spies", 1}}, {{"roles_6", 1122}, {"roles_8", 1232}}, true},
      {"classic", {{"two_spies", 1}}, {{"roles_6", 1122}, {"roles_8", 1223}}, false},
      {"classic", {{"small_tables", 1}}, {{"roles_2", 1010}, {"roles_3", 1011}}, true},
      {"classic", {{"ten_one_spy", 1}}, {{"roles_10", 1351}, {"wine_limit", 1}}, true},
      // Two spies are left only where there are two.
      {"classic", {{"ten_one_spy", 1}, {"end_spy", 1}}, {{"ten_one_spy", 1}}, true},
      {"classic", {{"end_spy", 1}}, {}, false},
      // There are no tables of two and three.
      {"classic", {{"lord_bonus_min_players", 1}}, {{"lord_bonus_min_players", 4}}, true},
      {"classic-small", {{"lord_bonus_min_players", 1}}, {{"lord_bonus_min_players", 4}}, false},
      // Without the cards a general of a record's can make others Iron Chain and Fire Attack.
      {"classic",
       {{"maneuvering", 1}, {"chain_order", 1}, {"chain_amount", 1}, {"iron_chain_zero", 1}},
       {{"maneuvering", 1}, {"fireattack_self", 1}, {"lord_choice", 1}},
       false},
      {"classic", {{"guicai_cards", 1}}, {}, false},
      {"classic", {{"chain_order", 1}}, {}, false},
      {"classic", {{"reward", 1}, {"wine_limit", 1}}, {{"lord_choice", 1}}, false},
      // Nobody but a rebel can be killed in a game that goes on.
      {"classic", only_rebels({{"reward", 1}}), only_rebels({}), true},
      {"classic", only_rebels({{"punish", 1}}), only_rebels({}), false},
      {"classic", {{"death_order", 1}, {"wine_limit", 1}}, {}, false},
      {"seed", {{"stock", 1}, {"face_up_stock", 1}}, {{"stock", 1}, {"all_pass", 1}}, true},
      {"seed", {{"landlord", 1}, {"face_up_stock", 1}}, {{"landlord", 1}}, true},
      {"seed", {{"face_up_stock", 1}}, {}, false},
      {"seed", {{"score_bombs", 1}}, {{"score_spring", 1}, {"full_chain", 1}}, true},
      {"pagat", {{"landlord", 1}}, {{"kickers_equal", 2}}, false},
  };
  proofs::Differ differ;
  for (const Pair& p : all) {
    const Game& game =
        *find_game(p.base == "seed" || p.base == "pagat" ? "dou_dizhu" : "sanguosha");
    const Ruleset a = with_all(game, p.base, p.a);
    const Ruleset b = with_all(game, p.base, p.b);
    const std::string what(p.a.begin()->first);
    const Sameness same = same_together(game, a, b, differ);
    EXPECT_EQ(same != Sameness::unknown, p.same) << what;
    EXPECT_EQ(same_together(game, b, a, differ), same) << what;
    // Where an option differs that no formula reads, it is not proved.
    const auto infos = game.options();
    bool formulas = true;
    for (std::size_t i = 0; i < infos.size(); ++i)
      formulas =
          formulas && (a.value[i] == b.value[i] || proofs::Differ::is_formula(game, infos[i].key));
    if (p.same) {
      EXPECT_EQ(same == Sameness::proved, formulas) << what;
    }
    if (!p.same) continue;
    EXPECT_FALSE(find_witness(game, a, b, {.games = 1000, .seed = 1, .stop = {}}).witness) << what;
  }
}

TEST(Witnesses, PartWhereTheRulesAreOthers) {
  const Game& game = *find_game("sanguosha");
  const Ruleset a = load_ruleset(game, "classic");
  const Ruleset b = with(game, "end_rebels", 1);
  const Found found = find_witness(game, a, b, {.games = 20000, .seed = 1, .stop = {}});
  ASSERT_TRUE(found.witness);
  EXPECT_FALSE(parts(found.witness->in_a, a));
  EXPECT_TRUE(parts(found.witness->in_a, b));
  EXPECT_FALSE(parts(found.witness->in_b, b));
  EXPECT_TRUE(parts(found.witness->in_b, with(game, "roles_4", 1210)));
}

// Why it does not matter whether Wine is limited by turn or by play phase: when a play phase
// begins, none has been counted in that turn.
TEST(Settled, WineIsCountedInOnePlayPhaseATurn) {
  const Game& game = *find_game("sanguosha");
  for (const char* name : {"classic", "generals", "freekill-0.5"}) {
    const Ruleset rules = load_ruleset(game, name);
    const auto match = game.match();
    const auto player = verify::player_of(game);
    const auto& state = *reinterpret_cast<const sanguosha::State*>(match->state().data());
    int phases = 0;
    int wines = 0;
    verify::PlayerTable table(*player, [&](const Event& e) {
      if (e.kind == sanguosha::kind::turn) phases = 0;
      if (e.kind == sanguosha::kind::use && state.wines(sanguosha::Life::turn) > 0) ++wines;
      if (e.kind != sanguosha::kind::phase ||
          e.what != static_cast<std::uint8_t>(sanguosha::Phase::play))
        return;
      EXPECT_EQ(++phases, 1) << name;
      EXPECT_EQ(state.wines(sanguosha::Life::turn), 0) << name;
    });
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
      tally::Setup setup;
      ASSERT_TRUE(game.random_setup(4 + static_cast<int>(seed % 7), rules, seed, setup));
      player->start(*match, setup, seed, seed % player->leanings().size());
      match->play(setup, rules, table);
    }
    EXPECT_GT(wines, 100) << name;
  }
}

TEST(Witness, CountsWhatWasLookedAtAndThrowsWhatAWorkerThrows) {
  const Game& game = *find_game("dou_dizhu");
  const Ruleset a = load_ruleset(game, "pagat");
  std::atomic<int> asked{0};
  SearchOptions options{.games = 100'000, .seed = 1, .stop = {}};
  options.jobs = 3;
  options.stop = [&] { return ++asked > 60; };
  const Found few = find_witness(game, a, a, options);
  EXPECT_LT(few.games, 200U);
  asked = 0;
  options.stop = [&]() -> bool {
    if (++asked > 60) throw std::runtime_error("out of order");
    return false;
  };
  EXPECT_THROW(find_witness(game, a, a, options), std::runtime_error);
}

TEST(Witnesses, LooksThroughAsManyGamesAsAsked) {
  const Game& game = *find_game("sanguosha");
  const Ruleset a = load_ruleset(game, "classic");
  for (const std::uint64_t n : {1U, 7U, 50U, 333U})
    EXPECT_EQ(find_witness(game, a, a, {.games = n, .seed = 1, .stop = {}}).games, n);
}

TEST(Witnesses, AreTheSameHoweverManyThreadsLook) {
  const Game& game = *find_game("sanguosha");
  const Ruleset a = load_ruleset(game, "classic");
  const Ruleset b = with(game, "reward", 1);
  const auto found = [&](int jobs) {
    SearchOptions options;
    options.games = 2000;
    options.jobs = jobs;
    return find_witness(game, a, b, options);
  };
  const Found one = found(1);
  ASSERT_TRUE(one.witness);
  for (const int jobs : {2, 3, 7}) {
    const Found more = found(jobs);
    ASSERT_TRUE(more.witness);
    EXPECT_EQ(more.games, one.games);
    EXPECT_EQ(verify::log_of(more.witness->in_a), verify::log_of(one.witness->in_a));
    EXPECT_EQ(verify::log_of(more.witness->in_b), verify::log_of(one.witness->in_b));
  }
}

TEST(Witnesses, OfPointsAreGamesOfOnePlay) {
  const Game& game = *find_game("dou_dizhu");
  const Ruleset a = load_ruleset(game, "pagat");
  Ruleset b = a;
  b.value[static_cast<std::size_t>(dou_dizhu::Opt::score)] = 0;
  const Found found = find_witness(game, a, b);
  ASSERT_TRUE(found.witness);
  EXPECT_LE(found.witness->common, 10U);
  EXPECT_EQ(found.witness->in_a.event(found.witness->common).kind, dou_dizhu::kind::score);
  // That bombs double is seen by one bomb.
  b = a;
  b.value[static_cast<std::size_t>(dou_dizhu::Opt::score_bombs)] = 0;
  const Found bombs = find_witness(game, a, b);
  ASSERT_TRUE(bombs.witness);
  int plays = 0;
  for (std::size_t i = 0; i < bombs.witness->common; ++i)
    plays += bombs.witness->in_a.event(i).kind == dou_dizhu::kind::play ? 1 : 0;
  EXPECT_EQ(plays, 2);
}

TEST(Witnesses, OfALimitOfRoundsComeToIt) {
  const Game& game = *find_game("sanguosha");
  const Found found = find_witness(game, load_ruleset(game, "classic"),
                                   with(game, "round_limit", 60), {.games = 200, .seed = 1});
  ASSERT_TRUE(found.witness);
  EXPECT_TRUE(found.witness->in_b.seen().back().event.seats.empty());
}

TEST(Witnesses, OfRolesAreGamesOfTheSameChoices) {
  const Game& game = *find_game("sanguosha");
  const Ruleset a = load_ruleset(game, "classic");
  const Ruleset b = load_ruleset(game, "classic-two-spies");
  const Found found = find_witness(game, a, b, {.games = 100, .seed = 1, .deals_first = true});
  ASSERT_TRUE(found.witness);
  EXPECT_EQ(found.games, 0U);
  const Witness& w = *found.witness;
  EXPECT_TRUE(w.at_setup);
  EXPECT_EQ(w.in_a.setup.players, 6);
  ASSERT_LT(w.common, std::min(w.in_a.size(), w.in_b.size()));
  for (std::size_t i = 0; i < w.common; ++i)
    EXPECT_TRUE(diff::same(w.in_a.event(i), w.in_b.event(i))) << i;
  EXPECT_LT(w.common, 120U);
  Checker checker(game);
  Report report;
  checker.check(w.in_a, a, report);
  EXPECT_EQ(report.verdict, VerdictKind::clean);
  checker.check(w.in_b, b, report);
  EXPECT_EQ(report.verdict, VerdictKind::clean);
}

// The game by A and the game by B are each sound by its own rules, and the one that the other
// follows is not by the other's.
TEST(Witnesses, OfFifteenPairsCheckCleanByTheirOwnRulesAlone) {
  constexpr std::pair<const char*, const char*> pairs[] = {
      {"classic", "junzheng"},     {"classic", "classic-two-spies"},
      {"classic", "freekill-0.4"}, {"classic", "seed-000"},
      {"classic", "seed-002"},     {"generals", "freekill-0.5"},
      {"generals", "noname"},      {"generals", "qsanguosha-para"},
      {"generals", "expansions"},  {"3v3", "3v3-freekill"},
      {"guozhan", "guozhan-old"},  {"pagat", "seed"},
      {"pagat", "botzone"},        {"seed", "rlcard"},
      {"douzero", "openspiel"},
  };
  for (const auto& [one, other] : pairs) {
    const bool dou_dizhu = std::string_view(one) == "pagat" || std::string_view(one) == "seed" ||
                           std::string_view(one) == "douzero";
    const Game& game = *find_game(dou_dizhu ? "dou_dizhu" : "sanguosha");
    const Ruleset a = load_ruleset(game, one);
    const Ruleset b = load_ruleset(game, other);
    const std::string what = std::string(one) + ", " + other;
    const Found found = find_witness(game, a, b,
                                     {.games = 2000,
                                      .seed = 1,
                                      .cards = cards_of(game, a, b),
                                      .deals_first = true,
                                      .by_both = true});
    ASSERT_TRUE(found.witness) << what;
    const Witness& w = *found.witness;
    ASSERT_TRUE(w.both_play()) << what;
    Checker checker(game);
    Report report;
    for (const bool of_b : {false, true}) {
      checker.check(of_b ? w.in_b : w.in_a, of_b ? b : a, report);
      EXPECT_EQ(report.verdict, VerdictKind::clean) << what << (of_b ? ": B" : ": A");
    }
    checker.check(w.by_b ? w.in_b : w.in_a, w.by_b ? a : b, report);
    EXPECT_EQ(report.verdict, VerdictKind::violations) << what;
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
