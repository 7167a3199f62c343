// Every game of any ruleset, by any players: the properties that `tally fuzz` tries by the million,
// here on what RapidCheck makes up, with any value of every option.
#include "verify/fuzz/fuzz.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/state/state.h"
#include "replay/books/ruleset.h"
#include "tests/support/passing.h"
#include "tests/support/repeatable.h"
#include "tests/support/sanitized.h"
#include "verify/compare/follow.h"
#include "verify/fuzz/relations.h"
#include "verify/games/kit.h"
#include "verify/invariants/invariants.h"

namespace tally::verify {
namespace {

constexpr int games_a_case = test::sanitized ? 2 : 10;

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
  return f.what + ": " + text_of(f.finding.message) + "; " + text_of(f.finding.expected) + "; " +
         text_of(f.finding.found);
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

// A fifth card from anywhere in the pile, a deck with one of two twins, a mark given before the
// first hands.
TEST(fuzz, three_v_three_of_a_program_keeps_every_relation) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "3v3-freekill");
  Fuzzer fuzzer(game, rules);
  Played played;
  for (const std::uint64_t seed : {1, 513, 2049}) {
    const auto failure =
        fuzzer.play({.players = 6, .seed = seed, .leaning = {}, .relations = true}, played);
    EXPECT_FALSE(failure) << words(*failure);
  }
}

// Whoever leaves the card for his partner's death draws by a skill next.
TEST(fuzz, two_v_two_keeps_every_relation) {
  const Game& game = *find_game("sanguosha");
  Played played;
  for (const char* name : {"2v2", "noname-2v2"})
    for (const std::uint64_t seed : {1, 513}) {
      const Ruleset rules = load_ruleset(game, name);
      const auto failure =
          Fuzzer(game, rules)
              .play({.players = 4, .seed = seed, .leaning = {}, .relations = true}, played);
      EXPECT_FALSE(failure) << name << ": " << words(*failure);
    }
  Ruleset rules = load_ruleset(game, "noname-2v2");
  constexpr auto packages = static_cast<std::size_t>(sanguosha::Opt::packages);
  rules.value[packages] = load_ruleset(game, "expansions").value[packages];
  for (std::uint64_t seed = 2700; seed < 2800; ++seed) {
    const auto failure =
        Fuzzer(game, rules).play({.players = 4, .seed = seed, .leaning = {}}, played);
    EXPECT_FALSE(failure) << words(*failure);
  }
}

TEST(fuzz, one_v_two_keeps_every_relation) {
  const Game& game = *find_game("sanguosha");
  Played played;
  Ruleset with_all = load_ruleset(game, "noname-1v2");
  constexpr auto packages = static_cast<std::size_t>(sanguosha::Opt::packages);
  with_all.value[packages] = load_ruleset(game, "expansions").value[packages];
  for (const Ruleset& rules :
       {load_ruleset(game, "1v2"), load_ruleset(game, "noname-1v2"), with_all})
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
      const auto failure =
          Fuzzer(game, rules)
              .play({.players = 3, .seed = seed, .leaning = {}, .relations = seed < 3}, played);
      EXPECT_FALSE(failure) << rules.name << ": " << words(*failure);
    }
}

// Games in which something did not hold once; what was mended.
TEST(fuzz, what_did_not_hold_once_does_now) {
  constexpr struct {
    const char* ruleset;
    std::uint64_t seed;
    bool relations;
    const char* what;
  } once[] = {
      {"generals", 77'793'344, true, "cards of two piles looked at together, given away unseen"},
      {"guozhan-lords", 585'339, false, "a careerist behind a death is not paid for it"},
      {"guozhan-freekill-expansions", 46'136, false, "a Peach among the soldiers as a Dodge"},
      {"guozhan-freekill-expansions", 1'112'288, true, "an armour that keeps chains off"},
      {"guozhan-freekill-expansions", 1'413'687, false, "fewer cards left than are to be given"},
      {"guozhan-freekill-expansions", 1'521'504, true, "the second who is summoned comes"},
      {"guozhan-freekill-expansions", 1'621'504, true, "a card of the trick picked"},
      {"guozhan-freekill-expansions", 2'060'114, false, "a skill of who was saved in between"},
      {"guozhan-expansions", 5'007'933, false, "a skill behind a command that silences it"},
      {"guozhan-expansions", 6'237'056, true, "a general turned up for cards nobody has seen"},
      {"qsanguosha-hegemony-expansions", 1'106'172, false, "a form lost by its own wound card"},
      {"qsanguosha-hegemony-expansions", 1'643'629, false, "a punishment of no cards"},
      {"qsanguosha-hegemony-expansions", 1'704'448, true, "small kingdoms that cannot be chained"},
      {"qsanguosha-hegemony-expansions", 1'868'627, false, "a card gained behind the discard"},
      {"qsanguosha-hegemony-expansions", 7'031'743, false, "gifts in the middle of gifts"},
      {"qsanguosha-hegemony-expansions", 7'035'064, true, "turned up to heal nobody who is hurt"},
      {"guozhan-lords", 1'151'913, false, "a hand for who has died meanwhile"},
      {"guozhan-lords", 1'548'320, true, "a judgement of who has died meanwhile"},
      {"guozhan-lords", 1'598'839, false, "a gift for who has died meanwhile"},
      {"guozhan-lords", 1'627'698, false, "a raid of who has died meanwhile"},
  };
  // These games had kingdom_war, formation, momentum and transformation.
  constexpr int as_it_was = 1 << 7 | 1 << 10 | 1 << 11 | 1 << 12;
  const Game& game = *find_game("sanguosha");
  Played played;
  for (const auto& o : once) {
    Ruleset rules = load_ruleset(game, o.ruleset);
    if (o.ruleset == std::string_view("qsanguosha-hegemony-expansions"))
      rules.value[static_cast<std::size_t>(sanguosha::Opt::packages)] = as_it_was;
    const auto failure =
        Fuzzer(game, rules)
            .play({.players = 0, .seed = o.seed, .leaning = {}, .relations = o.relations}, played);
    EXPECT_FALSE(failure) << o.what << ": " << words(*failure);
    EXPECT_TRUE(played.over) << o.what;
  }
}

// A death, at which another loses his last hit point (随势); at his, the killer of the first turns
// up a general and shows his kingdom: he is paid for the first after all, once that one's cards are
// gone.
TEST(fuzz, who_shows_his_kingdom_at_a_second_death_is_paid_for_the_first) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "guozhan");
  Fuzzer fuzzer(game, rules);
  Played played;
  const auto failure = fuzzer.play({.players = 8, .seed = 31'103'787, .leaning = {}}, played);
  EXPECT_FALSE(failure) << words(*failure);
  EXPECT_TRUE(played.over);
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
      EXPECT_LT(turns, 40 * 150) << game->name() << ": " << fuzzer.leanings()[leaning].en;
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
      if (fuzzer.leanings()[i].en.find(words) != std::string_view::npos) return i;
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
        const FuzzKit& kit = kit_of(*record.game).fuzz;
        if (kit.renumbered(record, 1, own, bench.changed)) ++renumbered;
        Random chance(1);
        if (kit.exchanged == nullptr || !kit.exchanged(record, chance, bench.changed)) continue;
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
      // FreeKill counts rounds from the first seat to say who becomes a lord, and where all turn up
      // their generals before the first turn, they do so seat by seat.
      // Of 2v2 noname's fourth seat has a skill of its own; of 1v2 the landlord has.
      if (name.starts_with("guozhan-freekill") || name == "noname-2v2" ||
          name.find("1v2") != std::string::npos)
        EXPECT_EQ(renumbered, 0) << name;
      else
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
    const Tried tried = one_seat->tries(planted, rules, before, luck, bench);
    if (tried.held == Held::failed && text_of(tried.how).find("no identities") != std::string::npos)
      ++found;
  }
  EXPECT_GT(found, 0);
}

// --- what came of a relation

const Relation& relation(std::string_view name) {
  for (const Relation& r : relations())
    if (r.name == name) return r;
  ADD_FAILURE() << name;
  return relations()[0];
}

// In how many of these games it held, did not apply, failed.
std::map<Held, int> outcomes(Fuzzer& fuzzer, std::string_view name, FuzzCase c, int games) {
  std::map<Held, int> out;
  const auto at = static_cast<std::size_t>(&relation(name) - relations().data());
  c.relations = true;
  for (; games > 0; --games, ++c.seed) {
    Played played;
    EXPECT_FALSE(fuzzer.play(c, played)) << c.seed;
    EXPECT_EQ(played.relations.size(), relation_count);
    ++out[played.relations.at(at)];
  }
  return out;
}

TEST(relations, say_where_they_do_not_apply) {
  using Counts = std::map<Held, int>;
  const Game& sgs = *find_game("sanguosha");
  const Game& ddz = *find_game("dou_dizhu");
  const Ruleset classic = load_ruleset(sgs, "classic");
  const Ruleset seed = load_ruleset(ddz, "seed");
  constexpr std::size_t near_empty = 8;
  {
    Fuzzer fuzzer(ddz, seed);
    ASSERT_EQ(outcomes(fuzzer, "events-exchanged", {}, 5), (Counts{{Held::not_applicable, 5}}));
    ASSERT_EQ(outcomes(fuzzer, "twins-exchanged", {}, 5), (Counts{{Held::not_applicable, 5}}));
    ASSERT_EQ(outcomes(fuzzer, "save-and-read", {}, 5), (Counts{{Held::held, 5}}));
  }
  {
    Fuzzer fuzzer(sgs, classic);
    const FuzzCase in_the_middle{.players = 5, .seed = 1, .leaning = near_empty};
    const FuzzCase plain{.players = 5, .seed = 1, .leaning = 0};
    for (const char* name : {"one-seat-sees", "seats-renumbered"}) {
      EXPECT_EQ(outcomes(fuzzer, name, in_the_middle, 5), (Counts{{Held::not_applicable, 5}}));
      EXPECT_EQ(outcomes(fuzzer, name, plain, 5), (Counts{{Held::held, 5}})) << name;
    }
    Counts exchanged =
        outcomes(fuzzer, "events-exchanged", {.players = 4, .seed = 1, .leaning = 0}, 40);
    EXPECT_GT(exchanged[Held::held], 0);
    EXPECT_GT(exchanged[Held::not_applicable], 0);
  }
  {
    Ruleset limited = classic;
    for (std::size_t i = 0; i < sgs.options().size(); ++i)
      if (sgs.options()[i].key == "round_limit") limited.value[i] = 2;
    Fuzzer fuzzer(sgs, limited);
    EXPECT_EQ(outcomes(fuzzer, "seats-renumbered", {.players = 8, .seed = 1, .leaning = 0}, 5),
              (Counts{{Held::not_applicable, 5}}));
  }
  Played played;
  Fuzzer(ddz, seed).play({}, played);
  EXPECT_TRUE(played.relations.empty());
}

// --- a game with a mistake

// A game that plays by the same rules, but for a mistake. It is called otherwise while players and
// onlookers are found for it: these are of the game as it should be.
class Mistaken final : public PassingGame {
 public:
  // `disturb`: called before each event takes effect. `restored`: after a state was put back.
  using Disturb = std::function<void(sanguosha::State&, const Event&)>;
  Disturb disturb;
  std::function<void(sanguosha::State&)> restored;
  bool called_so = true;

  explicit Mistaken(const Game& game) : PassingGame(game), schema_(game.schema()) {}
  void writes_one_card_as_another() {
    cards_.assign(schema_.cards.begin(), schema_.cards.end());
    std::swap(cards_[0].token, cards_[1].token);
    schema_.cards = cards_;
  }

  std::string_view name() const override { return called_so ? game_.name() : "mistaken"; }
  const Schema& schema() const override { return schema_; }
  std::unique_ptr<Match> match() const override { return std::make_unique<Its>(*this); }

 private:
  class Its final : public PassingMatch {
   public:
    explicit Its(const Mistaken& game) : PassingMatch(game.game_.match()), its_(game) {}
    void play(const Setup& setup, const Ruleset& rules, Table& table) override {
      Disturbed disturbed(*this, table);
      match_->play(setup, rules, disturbed);
    }
    void restore(std::span<const std::byte> bytes) override {
      match_->restore(bytes);
      if (its_.restored) change(its_.restored);
    }
    void happens(const Event& e) {
      if (its_.disturb) change([&](sanguosha::State& s) { its_.disturb(s, e); });
    }

   private:
    template <class F>
    void change(F f) {
      sanguosha::State s;
      std::memcpy(static_cast<void*>(&s), match_->state().data(), sizeof s);
      f(s);
      match_->restore(std::as_bytes(std::span(&s, 1)));
    }
    // Between the rules and whoever plays.
    class Disturbed final : public Table {
     public:
      Disturbed(Its& match, Table& table) : match_(match), table_(table) {}
      Event answer(const Question& q) override {
        const Event a = table_.answer(q);
        if (a.kind != nothing) match_.happens(a);
        return a;
      }
      bool tell(Event& e) override {
        const bool happened = table_.tell(e);
        if (happened) match_.happens(e);
        return happened;
      }

     private:
      Its& match_;
      Table& table_;
    };
    const Mistaken& its_;
  };

  Schema schema_;
  std::vector<CardInfo> cards_;
};

void bleed(sanguosha::State& s, Seat who) {
  if (s.seated(who) && s.at(who).hp > 1) --s.at(who).hp;
}

// What a relation is there to find is found: a game with a mistake that only it can see.
struct Mistake {
  std::string_view relation;
  std::function<void(Mistaken&)> make;
};

const std::vector<Mistake>& mistakes() {
  namespace kind = sanguosha::kind;
  using sanguosha::State;
  static const std::vector<Mistake> all = {
      {"save-and-read", [](Mistaken& g) { g.writes_one_card_as_another(); }},
      {"save-and-restore",
       [](Mistaken& g) { g.restored = [](State& s) { s.player[0].chained = false; }; }},
      // Cards thrown away in another order than that of their numbers hurt.
      {"other-order",
       [](Mistaken& g) {
         g.disturb = [](State& s, const Event& e) {
           if (e.kind == kind::discard && e.cards.size() > 1 && e.cards[0] > e.cards[1])
             bleed(s, e.seat);
         };
       }},
      // Who draws cards that are not shown is hurt.
      {"one-seat-sees",
       [](Mistaken& g) {
         g.disturb = [](State& s, const Event& e) {
           if (e.kind == kind::draw && !e.cards.empty() && e.cards[0] == unknown_card)
             bleed(s, e.seat);
         };
       }},
      {"seats-renumbered",
       [](Mistaken& g) {
         g.disturb = [](State& s, const Event& e) {
           if (e.kind == kind::turn && e.seat == 1) bleed(s, e.seat);
         };
       }},
      // A weapon is heavy for whoever has another piece already.
      {"events-exchanged",
       [](Mistaken& g) {
         g.disturb = [](State& s, const Event& e) {
           if (e.kind != kind::equip || !s.seated(e.seat) || e.cards.size() != 1) return;
           const bool weapon = sanguosha::info(sanguosha::face(e.cards[0]).name).type ==
                               sanguosha::CardType::weapon;
           if (weapon && (s.equipped(e.seat, 1) || s.equipped(e.seat, 2) || s.equipped(e.seat, 3)))
             bleed(s, e.seat);
         };
       }},
      // The same, and nobody notices.
      {"events-exchanged",
       [](Mistaken& g) {
         g.disturb = [](State& s, const Event& e) {
           if (e.kind == kind::equip && s.seated(e.seat) && e.cards.size() == 1 &&
               !s.equipped(e.seat, 0))
             s.pool.set(sanguosha::General::diaochan,
                        !s.pool.contains(sanguosha::General::diaochan));
         };
       }},
      // Of two cards alike the one hurts whoever uses it.
      {"twins-exchanged",
       [](Mistaken& g) {
         g.disturb = [](State& s, const Event& e) {
           if (e.kind != kind::use || e.cards.size() != 1 || e.cards[0] == unknown_card) return;
           const Card c = e.cards[0];
           const auto cards = sanguosha::card_infos();
           for (Card other = 0; other < c; ++other)
             if (cards[other].en == cards[c].en && cards[other].face == cards[c].face)
               bleed(s, e.seat);
         };
       }},
  };
  return all;
}

TEST(relations, find_the_mistake_each_is_for) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  const auto player = player_of(game);
  ASSERT_GE(mistakes().size(), relation_count - 1);  // all but "sound", which has a test of its own
  for (const Mistake& m : mistakes())
    for (const bool mistaken : {false, true}) {
      Mistaken its(game);
      if (mistaken) m.make(its);
      its.called_so = false;
      Bench bench(its);
      its.called_so = true;
      const auto match = its.match();
      std::map<Held, int> came;
      for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Record record;
        // Leaning to equipment and chains, so that there is something to exchange.
        ASSERT_TRUE(versus::play_random(its, *match, *player, 5, rules, seed * 9 - 2 - seed % 2 * 5,
                                        record));
        const Report before = bench.check.by_rules(record, rules);
        ASSERT_EQ(before.verdict, VerdictKind::clean) << m.relation;
        ++came[relation(m.relation).tries(record, rules, before, seed, bench).held];
      }
      if (mistaken)
        EXPECT_GT(came[Held::failed], 0) << m.relation;
      else
        EXPECT_EQ(came[Held::failed], 0) << m.relation;
      EXPECT_GT(came[Held::held] + came[Held::failed], 0) << m.relation;
    }
}

// Where the check finds something in a game that the rules themselves play so.
TEST(relations, find_a_check_that_is_not_sound) {
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  Mistaken its(game);
  its.disturb = [](sanguosha::State& s, const Event& e) {
    if (e.kind == sanguosha::kind::turn && e.seat == 1) bleed(s, e.seat);
  };
  Bench wrong(its);
  Bench right(game);
  Fuzzer fuzzer(game, rules);
  Record record;
  fuzzer.record({.players = 5, .seed = 7, .leaning = 0}, record);
  const auto tried = [&](Bench& bench) {
    return relation("sound")
        .tries(record, rules, bench.check.by_rules(record, rules), 1, bench)
        .held;
  };
  EXPECT_EQ(tried(right), Held::held);
  EXPECT_EQ(tried(wrong), Held::failed);
  // A turn that is missing is no mistake of the check's.
  Record cut;
  cut.game = record.game;
  cut.format = record.format;
  cut.ruleset = record.ruleset;
  cut.setup = record.setup;
  for (std::size_t i = 0; i < record.size(); ++i)
    if (record.event(i).kind != sanguosha::kind::turn)
      cut.add(record.event(i), static_cast<std::uint32_t>(i + 1));
  std::swap(record, cut);
  EXPECT_EQ(tried(right), Held::not_applicable);
}

// What failed is said in the language asked for.
TEST(relations, say_what_failed_in_chinese) {
  const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  const auto player = player_of(game);
  for (const Mistake& m : mistakes()) {
    Mistaken its(game);
    m.make(its);
    its.called_so = false;
    Bench bench(its);
    its.called_so = true;
    const auto match = its.match();
    bool failed = false;
    for (std::uint64_t seed = 1; seed <= 40 && !failed; ++seed) {
      Record record;
      ASSERT_TRUE(versus::play_random(its, *match, *player, 5, rules, seed, record));
      const Report before = bench.check.by_rules(record, rules);
      const Tried tried = relation(m.relation).tries(record, rules, before, seed, bench);
      failed = tried.held == Held::failed;
      if (!failed) continue;
      const std::string how = text_of(tried.how, Lang::zh);
      const bool english = std::adjacent_find(how.begin(), how.end(), [&](char a, char b) {
                             return is_letter(a) && is_letter(b);
                           }) != how.end();
      EXPECT_FALSE(english) << m.relation << ": " << how;
    }
    EXPECT_TRUE(failed) << m.relation;
  }
}

}  // namespace
}  // namespace tally::verify
