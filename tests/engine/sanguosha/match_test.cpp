// A whole game from outside: set-ups, what is saved and reloaded, what only restates.
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/hash.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "engine/sanguosha/state/state.h"
#include "replay/random/random_table.h"

namespace tally::sanguosha {
namespace {

Ruleset defaults() {
  Ruleset rules;
  std::size_t i = 0;
  for (const OptionInfo& o : option_infos())
    rules.value[i++] = static_cast<std::int16_t>(o.initial);
  return rules;
}

TEST(RandomSetup, IsLegalForEveryTableAndEveryOption) {
  const Game& game = identity_game();
  for (int options = 0; options < 8; ++options) {
    Ruleset rules = defaults();
    rules.value[static_cast<std::size_t>(Opt::two_spies)] = static_cast<std::int16_t>(options & 1);
    rules.value[static_cast<std::size_t>(Opt::small_tables)] = (options & 2) != 0 ? 1 : 0;
    rules.value[static_cast<std::size_t>(Opt::ten_one_spy)] = (options & 4) != 0 ? 1 : 0;
    for (int players = 0; players <= max_seats; ++players)
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        tally::Setup setup;
        const bool small = (options & 2) != 0 && (players == 2 || players == 3);
        ASSERT_EQ(game.random_setup(players, rules, seed, setup),
                  small || (players >= 4 && players <= 10));
        if (setup.players == 0) continue;
        ASSERT_EQ(game.setup_breaks(setup, rules), no_rule) << players << " players";
        ASSERT_EQ(setup.seat[0][0], static_cast<std::uint8_t>(Role::lord));
      }
  }
}

// Plays one random game and sums up all that happened. With `reload` the state is taken away and
// brought back at every question and every event: nothing may depend on anything else.
class Watched final : public Table {
 public:
  Watched(Match& match, std::uint64_t seed, bool reload)
      : match_(match), inner_(schema(), match, seed), reload_(reload) {}

  Event answer(const Question& q) override {
    save_and_reload();
    const Event e = inner_.answer(q);
    signature_.mix(e);
    return e;
  }
  bool tell(Event& e) override {
    save_and_reload();
    EXPECT_EQ(match_.unsound(), "");
    EXPECT_NE(e.rule, no_rule) << "an event without a rule: " << int{e.kind};
    signature_.mix(e);
    return inner_.tell(e);
  }
  [[nodiscard]] std::uint64_t signature() const { return signature_.value(); }

 private:
  void save_and_reload() {
    if (!reload_) return;
    const auto now = match_.state();
    const std::vector<std::byte> saved(now.begin(), now.end());
    const State elsewhere{};
    match_.restore(std::as_bytes(std::span(&elsewhere, 1)));
    EXPECT_EQ(match_.turn(), 0);
    match_.restore(saved);
    EXPECT_EQ(std::memcmp(match_.state().data(), saved.data(), saved.size()), 0);
  }

  Match& match_;
  RandomTable inner_;
  bool reload_;
  Signature signature_;
};

TEST(Match, SavedAndReloadedAtEveryStepItIsTheSameGame) {
  const Ruleset rules = defaults();
  const auto match = identity_game().match();
  const auto other = identity_game().match();
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    tally::Setup setup;
    ASSERT_TRUE(identity_game().random_setup(4 + static_cast<int>(seed), rules, seed, setup));
    Watched plain(*match, seed, false);
    match->play(setup, rules, plain);
    Watched reloaded(*other, seed, true);
    other->play(setup, rules, reloaded);
    EXPECT_EQ(plain.signature(), reloaded.signature());
    EXPECT_EQ(std::memcmp(match->state().data(), other->state().data(), sizeof(State)), 0);
    EXPECT_TRUE(match->over());
  }
}

TEST(Match, KnowsWhatOnlyRestates) {
  const auto match = identity_game().match();
  State s;
  tally::Setup setup;
  setup.players = 4;
  reset(s, setup, true, true);
  s.at(1).hp = 2;
  s.at(1).max_hp = 4;
  s.at(2).chained = true;
  match->restore(std::as_bytes(std::span(&s, 1)));

  Event hp;
  hp.kind = kind::hp;
  hp.seat = 1;
  hp.value = 2;
  hp.extra = 4;
  EXPECT_TRUE(match->holds(hp));
  hp.extra = 5;
  EXPECT_FALSE(match->holds(hp));
  hp.hide(Field::extra);
  EXPECT_TRUE(match->holds(hp));
  hp.value = 3;
  EXPECT_FALSE(match->holds(hp));
  hp.seat = 7;
  EXPECT_FALSE(match->holds(hp));

  Event chain;
  chain.kind = kind::chain;
  chain.seat = 2;
  chain.value = 1;
  EXPECT_TRUE(match->holds(chain));
  chain.value = 0;
  EXPECT_FALSE(match->holds(chain));

  Event over;
  over.kind = kind::over;
  over.seats = {0, 2};
  EXPECT_FALSE(match->holds(over));
  match->apply(over);
  EXPECT_TRUE(match->holds(over));
  EXPECT_EQ(match->winners(), (SeatList{0, 2}));
  over.seats = {2};
  EXPECT_FALSE(match->holds(over));
}

// Who is immune to his own Snatch is not spared by it.
TEST(Match, CitesStandingSkillsOfOthersWhereTheySpareThem) {
  const auto match = identity_game().match();
  State s;
  tally::Setup setup;
  setup.players = 4;
  reset(s, setup, true, true);
  s.become(1, General::luxun);
  Event use;
  use.kind = kind::use;
  use.what = cause(Name::snatch);
  use.seats = {2};
  std::array<Rule, 4> cited{};
  const auto cites = [&](Seat by) {
    match->restore(std::as_bytes(std::span(&s, 1)));
    use.seat = by;
    return match->also(use, cited);
  };
  ASSERT_EQ(cites(0), 1);
  EXPECT_EQ(cited[0], rule_of(Skill::qianxun));
  EXPECT_EQ(cites(1), 0);
}

TEST(Match, CitesTheRuleOfAFieldThatIsWrong) {
  const auto match = identity_game().match();
  const std::array<Card, 2> two = {1, 2};
  const std::array<Card, 3> three = {1, 2, 3};
  Event told;
  told.rule = rule::phase_draw;
  told.kind = kind::draw;
  told.cards = two;
  Event shown = told;
  EXPECT_EQ(match->rule_for(told, shown, Field::cards), rule::draw_top);
  EXPECT_EQ(match->rule_for(told, shown, Field::value), rule::phase_draw);
  shown.cards = three;
  EXPECT_EQ(match->rule_for(told, shown, Field::cards), rule::phase_draw);
  told.kind = shown.kind = kind::judged;
  told.cards = shown.cards = std::span(two).first(1);
  told.what = shown.what = static_cast<std::uint8_t>(Name::indulgence);
  EXPECT_EQ(match->rule_for(told, shown, Field::cards), rule::judgement);
  EXPECT_EQ(match->rule_for(told, shown, Field::value), rule::indulgence);
}

}  // namespace
}  // namespace tally::sanguosha
