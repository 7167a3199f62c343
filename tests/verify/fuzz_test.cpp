// Every game of any ruleset, by any players: the properties that `tally fuzz` tries by the million,
// here on what RapidCheck makes up, with any value of every option.
#include "verify/fuzz/fuzz.h"

#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/state.h"
#include "replay/books/ruleset.h"
#include "verify/fuzz/games.h"
#include "verify/fuzz/relations.h"
#include "verify/invariants/invariants.h"

namespace tally::verify {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int games_a_case = 2;
#else
constexpr int games_a_case = 10;
#endif

struct AnyGame {
  const Game* game = nullptr;
  Ruleset rules;
  FuzzCase start;
};

std::ostream& operator<<(std::ostream& out, const AnyGame& g) {
  out << g.game->name() << ", ruleset " << g.rules.name << ", players " << g.start.players
      << ", seed " << g.start.seed << ", options";
  const auto options = g.game->options();
  for (std::size_t i = 0; i < options.size(); ++i)
    if (g.rules.value[i] != options[i].initial)
      out << " " << options[i].key << "=" << g.rules.value[i];
  return out;
}

rc::Gen<Ruleset> any_options(const Game& game) {
  return rc::gen::exec([&game] {
    Ruleset rules;
    rules.name = "any";
    const auto options = game.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
      const OptionInfo& o = options[i];
      const int high =
          o.values.empty() ? std::min(o.high, o.low + 20) : static_cast<int>(o.values.size()) - 1;
      rules.value[i] = static_cast<std::int16_t>(*rc::gen::inRange(o.low, high + 1));
    }
    return rules;
  });
}

rc::Gen<Ruleset> named(const Game& game) {
  std::vector<Ruleset> all;
  for (const std::string& name : ruleset_names(game.name()))
    all.push_back(load_ruleset(game, name));
  return rc::gen::elementOf(all);
}

// At full size from the first case on: a small seed is no simpler game.
rc::Gen<AnyGame> any_game() {
  return rc::gen::resize(
      rc::kNominalSize, rc::gen::exec([] {
        AnyGame g;
        g.game = *rc::gen::elementOf(std::vector<const Game*>(games().begin(), games().end()));
        g.rules = *rc::gen::noShrink(rc::gen::oneOf(named(*g.game), any_options(*g.game)));
        g.start.players = *rc::gen::inRange(0, g.game->most_seats() + 1);
        g.start.seed = *rc::gen::noShrink(rc::gen::inRange<std::uint64_t>(0, 1'000'000'000));
        return g;
      }));
}

std::string words(const Failure& f) {
  return f.what + ": " + f.finding.message + "; " + f.finding.expected + "; " + f.finding.found;
}

RC_GTEST_PROP(fuzz, every_game_keeps_every_invariant_and_relation, ()) {
  const AnyGame g = *any_game();
  Fuzzer fuzzer(*g.game, g.rules);
  FuzzCase c = g.start;
  if (!fuzzer.has_table(c.players)) c.players = 0;
  Played played;
  for (int i = 0; i < games_a_case; ++i, ++c.seed) {
    c.relations = i == 0;
    const auto failure = fuzzer.play(c, played);
    if (failure) RC_FAIL(words(*failure) + " (seed " + std::to_string(c.seed) + ")");
  }
}

RC_GTEST_PROP(fuzz, the_same_seed_gives_the_same_game, ()) {
  const AnyGame g = *any_game();
  Fuzzer one(*g.game, g.rules);
  Fuzzer other(*g.game, g.rules);
  FuzzCase c{.players = 0, .seed = g.start.seed, .leaning = {}, .relations = false};
  Played a;
  Played b;
  FuzzCase before = c;
  ++before.seed;
  one.play(before, a);  // what was played before does not matter
  one.play(c, a);
  other.play(c, b);
  RC_ASSERT(a.signature == b.signature);
  RC_ASSERT(a.events == b.events);
  Record record;
  one.record(c, record);
  RC_ASSERT(record.size() == a.events);
}

TEST(fuzz, games_come_to_an_end_and_differ_by_their_leaning) {
  for (const Game* game : games()) {
    const Ruleset rules = load_ruleset(*game, game->default_ruleset());
    Fuzzer fuzzer(*game, rules);
    ASSERT_GT(fuzzer.leanings().size(), 3U);
    for (std::size_t leaning = 0; leaning < fuzzer.leanings().size(); ++leaning) {
      Played played;
      int turns = 0;
      for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        EXPECT_FALSE(fuzzer.play({.players = 0, .seed = seed, .leaning = leaning}, played));
        EXPECT_TRUE(played.over);
        turns += played.turns;
      }
      EXPECT_LT(turns, 40 * 150) << game->name() << ": " << fuzzer.leanings()[leaning];
    }
  }
}

// Of 28 cards these two players could not hurt each other any more: found by a run of a million.
TEST(fuzz, a_game_that_never_ends_is_broken_off) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  Fuzzer fuzzer(game, rules);
  Played played;
  FuzzCase endless;
  endless.seed = 20434179;
  EXPECT_FALSE(fuzzer.play(endless, played).has_value());
  EXPECT_LE(played.events, 50'000U);
}

TEST(fuzz, leanings_bring_about_what_they_are_for) {
  namespace kind = sanguosha::kind;
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  Fuzzer fuzzer(game, rules);
  const auto leaning = [&](std::string_view words) {
    for (std::size_t i = 0; i < fuzzer.leanings().size(); ++i)
      if (fuzzer.leanings()[i].find(words) != std::string_view::npos) return i;
    ADD_FAILURE() << words;
    return std::size_t{0};
  };
  // A game's share of one kind of event, in a thousand.
  const auto share = [&](std::size_t of, Kind k) {
    std::size_t all = 0;
    std::size_t those = 0;
    Record record;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
      fuzzer.record({.players = 8, .seed = seed, .leaning = of}, record);
      all += record.size();
      for (std::size_t i = 0; i < record.size(); ++i) those += record.event(i).kind == k ? 1 : 0;
    }
    return 1000.0 * static_cast<double>(those) / static_cast<double>(all);
  };
  EXPECT_GT(share(leaning("nullifications"), kind::nullify), 1.5 * share(0, kind::nullify));
  EXPECT_GT(share(leaning("chains"), kind::chain), 1.5 * share(0, kind::chain));
  EXPECT_GT(share(leaning("deaths"), kind::death), 1.5 * share(0, kind::death));
  EXPECT_GT(share(leaning("equipment"), kind::equip), 1.2 * share(0, kind::equip));
}

// As if whoever is chained lost a hit point by it.
void hurt_the_chained(Match& match, const Event& e) {
  if (e.kind != sanguosha::kind::chain || e.value == 0) return;
  sanguosha::State s;
  std::memcpy(static_cast<void*>(&s), match.state().data(), sizeof s);
  --s.at(e.seat).hp;
  match.restore(std::as_bytes(std::span(&s, 1)));
}

TEST(fuzz, a_mistake_of_the_rules_is_found_and_made_small) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  Fuzzer fuzzer(game, rules);
  fuzzer.disturb = hurt_the_chained;
  Played played;
  FuzzCase c{.players = 6, .seed = 1, .leaning = 2};
  std::optional<Failure> failure;
  for (; !failure && c.seed < 20; ++c.seed) {
    failure = fuzzer.play(c, played);
    if (failure) break;
  }
  ASSERT_TRUE(failure.has_value());
  EXPECT_EQ(failure->what, "INV-SGS-HIT-POINTS");
  const Shrunk small = fuzzer.shrink(c, *failure);
  ASSERT_TRUE(small.found);
  // The books see it when the next event is about him, or the next turn begins.
  EXPECT_LE(small.after.turns, 2);
  EXPECT_LE(small.after.choices, 2) << small.log;
  EXPECT_NE(small.log.find("\"iron_chain\""), std::string::npos) << small.log;
  EXPECT_LE(small.after.events, 20);
  EXPECT_LT(small.after, small.before);
}

TEST(relations, change_what_they_are_about) {
  for (const Game* game : games()) {
    const bool identity = game->name() == "sanguosha";
    for (const std::string& name : ruleset_names(game->name())) {
      const Ruleset rules = load_ruleset(*game, name);
      Fuzzer fuzzer(*game, rules);
      Bench bench(*game);
      Record record;
      int renumbered = 0;
      int exchanged = 0;
      constexpr int games_each = 30;
      for (int seed = 1; seed <= games_each; ++seed) {
        fuzzer.record({.players = 0, .seed = static_cast<std::uint64_t>(seed), .leaning = {}},
                      record);
        Ruleset own = rules;
        if (identity ? identity_renumbered(record, 1, own, bench.changed)
                     : dou_dizhu_renumbered(record, 1, own, bench.changed))
          ++renumbered;
        Random chance(1);
        if (!identity || !identity_exchanged(record, chance, bench.changed)) continue;
        ++exchanged;
        ASSERT_EQ(bench.changed.size(), record.size());
        Signature before;
        Signature after;
        for (std::size_t i = 0; i < record.size(); ++i) {
          before.mix(record.event(i));
          after.mix(bench.changed.event(i));
        }
        EXPECT_NE(before.value(), after.value());
      }
      EXPECT_GT(renumbered, games_each / 2) << name;
      EXPECT_GE(exchanged, identity ? games_each / 3 : 0) << name;
    }
  }
}

// A record that fails only for whoever asks what its hidden roles can be.
TEST(relations, ask_what_hidden_roles_can_be) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  const Relation* one_seat = nullptr;
  for (const Relation& r : relations())
    if (r.name == "one-seat-sees") one_seat = &r;
  ASSERT_NE(one_seat, nullptr);
  Fuzzer fuzzer(game, rules);
  Bench bench(game);
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Record record;
    fuzzer.record({.players = 5, .seed = seed, .leaning = 0}, record);
    // The second to die has the role of the first, who was a spy or a loyalist: there is one each.
    Record planted;
    planted.game = record.game;
    planted.format = "native";
    planted.ruleset = record.ruleset;
    planted.setup = record.setup;
    int deaths = 0;
    std::uint8_t role = 0;
    for (std::size_t i = 0; i < record.size() && deaths < 2; ++i) {
      Event e = record.event(i);
      if (e.kind == sanguosha::kind::death && ++deaths == 2) e.what = role;
      if (e.kind == sanguosha::kind::death) role = e.what;
      planted.add(e, static_cast<std::uint32_t>(i + 1));
    }
    const auto rebel = static_cast<std::uint8_t>(sanguosha::Role::rebel);
    if (deaths < 2 || role == rebel) continue;
    const Report before = bench.check.by_rules(planted, rules);
    std::uint64_t luck = 0;
    while (Random(luck).below(record.setup.players + 1) != 0) ++luck;  // who only looks on
    const auto fails = one_seat->fails(planted, rules, before, luck, bench);
    if (fails && fails->find("no identities") != std::string::npos) ++found;
  }
  EXPECT_GT(found, 0);
}

// What a relation compares with is really compared: of a record changed where it matters, none
// holds.
TEST(relations, do_not_hold_for_a_record_that_is_not_sound) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  Fuzzer fuzzer(game, rules);
  Record record;
  fuzzer.record({.players = 5, .seed = 3, .leaning = 0}, record);
  Bench bench(game);
  const Report before = bench.check.by_rules(record, rules);
  ASSERT_EQ(before.verdict, VerdictKind::clean);
  for (const Relation& r : relations())
    EXPECT_EQ(r.fails(record, rules, before, 1, bench), std::nullopt) << r.name;
  Record other;
  fuzzer.record({.players = 5, .seed = 4, .leaning = 0}, other);
  const Report of_other = bench.check.by_rules(other, rules);
  for (const Relation& r : relations()) {
    // These two compare with nothing but the record itself.
    if (r.name == "save-and-restore" || r.name == "one-seat-sees") continue;
    EXPECT_NE(r.fails(record, rules, of_other, 1, bench), std::nullopt) << r.name;
  }
}

}  // namespace
}  // namespace tally::verify
