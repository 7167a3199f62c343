// A made-up package of 100 generals, 200 skills that act at every timing, 300 cards, 20 seats: the
// lists are long enough for it, and random games play it.
#include <memory>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/game.h"
#include "replay/random/answers.h"
#include "tests/docs_general/counters.h"

namespace tally::sanguosha {
namespace {

constexpr std::array<std::string_view, timing_count> timing_keys = {
#define TALLY_X(timing, moment) #timing,
    TALLY_SGS_TIMINGS(TALLY_X) TALLY_SGS_VIEWS(TALLY_X)
#undef TALLY_X
};
constexpr std::size_t first_view = static_cast<std::size_t>(Timing::distance);

TEST(APackage, IsAsLargeAsWasPromised) {
  EXPECT_EQ(all_generals, 25 + 32 + 1 + 10 + 60 + 60 + 32 + 3 + 2 + 4 + 17 + 11 + 1 + 1 + 100);
  EXPECT_EQ(static_cast<int>(Skill::count) - 1, 40 + 60 + 2 + 13 + 1 + 21 + 31 + 2 + 4 + 11 + 58 +
                                                    1 + 5 + 1 + 25 + 2 + 15 + 1 + 200 + 1);
  EXPECT_EQ(deck_size, 300);
  EXPECT_EQ(most_players, 20);
}

TEST(APackage, HasNumbersAndNamesOfItsOwn) {
  EXPECT_EQ(std::set<Rule::Number>(
                {rule_of(Skill::jianxiong), rule_of(Skill::made_0), rule_of(Skill::made_199)})
                .size(),
            3U);
  EXPECT_EQ(cause_keys()[cause(Skill::made_199)], "made_199");
  EXPECT_EQ(skill_of(cause(Skill::made_199)), Skill::made_199);
  EXPECT_EQ(general_keys()[static_cast<std::size_t>(General::made_99)], "made_99");
  EXPECT_EQ(all_rule_ids()[rule_of(Skill::made_199)], "SGS-SKILL-made_199");
}

// A table at which everybody answers by chance, up to a turn.
class ByChance final : public Table {
 public:
  ByChance(Match& match, std::uint64_t seed, int turns)
      : match_(match), answers_(seed), turns_(turns) {}
  Event answer(const Question& q) override {
    if (RandomAnswers::of_chance(identity_game().schema(), q)) return answers_.by_chance(match_, q);
    const auto ask = static_cast<Ask>(q.ask);
    orders_ += ask == Ask::invoke_any ? 1 : 0;
    // Somebody has to be saved, and somebody not.
    if (ask == Ask::rescue && answers_.random().percent(60)) {
      const Event a = answers_.one_of_first(q, 4);
      if (a.kind != nothing) return a;
    }
    if (q.may_pass && answers_.random().percent(ask == Ask::play ? 10 : 50)) return {};
    const Event a = answers_.one_of_first(q, 24);
    EXPECT_TRUE(a.kind == nothing || q.judge(a).legal());
    return a;
  }
  bool tell(Event& e) override {
    events_ += 1;
    if (e.kind == kind::turn && match_.turn() >= turns_) match_.stop();
    return true;
  }
  [[nodiscard]] int events() const { return events_; }
  [[nodiscard]] int orders() const { return orders_; }

 private:
  Match& match_;
  RandomAnswers answers_;
  int turns_;
  int events_ = 0;
  int orders_ = 0;  // questions which of several skills comes first
};

Setup full_table(int from) {
  Setup setup;
  setup.players = most_players;
  for (std::size_t i = 0; i < most_players; ++i) {
    const Role role = i == 0   ? Role::lord
                      : i < 9  ? Role::loyalist
                      : i < 18 ? Role::rebel
                               : Role::spy;
    const int general = (from + static_cast<int>(i)) % 100;
    setup.seat[i] = {static_cast<What>(role), 1,
                     static_cast<What>(static_cast<int>(General::made_0) + general)};
  }
  return setup;
}

TEST(APackage, PlaysRandomGamesThatReachEveryTiming) {
  made_up::reached.fill(0);
  made_up::used.fill(0);
  const std::unique_ptr<Match> match = identity_game().match();
  Ruleset rules;
  int events = 0;
  int orders = 0;
  for (int game = 0; game < 20; ++game) {
    ByChance table(*match, static_cast<std::uint64_t>(game) + 1, 60);
    match->play(full_table(20 * (game % 5)), rules, table);
    EXPECT_EQ(match->unsound(), "") << "game " << game;
    events += table.events();
    orders += table.orders();
  }
  EXPECT_GT(events, 1000);
  EXPECT_GT(orders, 20);
  for (std::size_t t = 0; t < timing_count; ++t) {
    const auto timing = static_cast<Timing>(t);  // generals lie face down in kingdom war alone
    if (timing == Timing::general_revealed || timing == Timing::general_removed) continue;
    EXPECT_GT(made_up::reached[t], 0) << timing_keys[t];
    EXPECT_TRUE(t >= first_view || made_up::used[t] > 0) << timing_keys[t];
  }
}

// Acts where made_3 does: the skills go round all timings.
constexpr auto third_round =
    static_cast<Skill>(static_cast<std::size_t>(Skill::made_3) + 2 * timing_count);

// At the first turn's start three skills of the same player act: one without asking, and two of
// which he may use either first.
class Chooser final : public Table {
 public:
  Chooser(Match& match, Skill first) : match_(match), first_(first) {}
  Event answer(const Question& q) override {
    if (RandomAnswers::of_chance(identity_game().schema(), q)) return answers_.by_chance(match_, q);
    Event use;
    use.kind = kind::invoke;
    use.seat = q.who;
    use.what = q.what;
    if (static_cast<Ask>(q.ask) == Ask::invoke_any && q.who != 0) return {};
    if (static_cast<Ask>(q.ask) == Ask::invoke_any) {
      ++orders_;
      // It was tried out, and has acted.
      silent_before_ = made_up::reached[static_cast<std::size_t>(Timing::turn_start)] == 2;
      use.what = cause(Skill::made_0);  // which he does not have
      EXPECT_FALSE(q.judge(use).legal());
      use.what = cause(first_);
    } else if (q.who != 0 || (q.what != cause(Skill::made_3) && q.what != cause(third_round))) {
      if (static_cast<Ask>(q.ask) == Ask::play) match_.stop();
      return {};
    }
    EXPECT_TRUE(q.judge(use).legal());
    order_.push_back(skill_of(use.what));
    return use;
  }
  bool tell(Event& /*e*/) override { return true; }
  [[nodiscard]] const std::vector<Skill>& order() const { return order_; }
  [[nodiscard]] int orders() const { return orders_; }
  [[nodiscard]] bool silent_before() const { return silent_before_; }

 private:
  Match& match_;
  Skill first_;
  RandomAnswers answers_{1};
  std::vector<Skill> order_;
  int orders_ = 0;
  bool silent_before_ = false;
};

TEST(APackage, LetsAPlayerWithSeveralSkillsAtOneTimingChooseWhichComesFirst) {
  const Ruleset rules;
  auto setup = full_table(20);
  setup.players = 4;
  setup.seat[0][2] = static_cast<What>(General::made_3);
  for (const auto& [first, second] :
       {std::pair{Skill::made_3, third_round}, std::pair{third_round, Skill::made_3}}) {
    made_up::reached.fill(0);
    const std::unique_ptr<Match> match = identity_game().match();
    Chooser table(*match, first);
    match->play(setup, rules, table);
    EXPECT_EQ(table.order(), (std::vector<Skill>{first, second}));
    EXPECT_EQ(table.orders(), 1);
    EXPECT_TRUE(table.silent_before());
  }
}

}  // namespace
}  // namespace tally::sanguosha
