// Judging with hidden cards: legal, illegal, or undecided with what is shown.
#include <array>

#include <gtest/gtest.h>

#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "tests/support/step.h"

namespace tally::sanguosha {
namespace {

// Seat 1 holds two hidden cards, seat 2 one it has shown.
class Hidden : public ::testing::Test {
 protected:
  Hidden() : legal_(state_) {
    std::size_t i = 0;
    for (const OptionInfo& o : option_infos())
      rules_.value[i++] = static_cast<std::int16_t>(o.initial);
    legal_.set(Options(rules_), modes::identity);
    tally::Setup setup;
    setup.players = 4;
    reset(state_, setup, true, true);
    Event e;
    e.kind = kind::shuffle;  // to an unknown order
    state_.apply(e);
    e.kind = kind::draw;
    e.seat = 0;
    const std::array<Card, 2> two = {unknown_card, unknown_card};
    e.cards = two;
    state_.apply(e);
    e.seat = 1;
    slash_ = test::parse_cards("S7.slash");
    e.cards = slash_;
    state_.apply(e);
    for (Seat s = 0; s < 4; ++s) state_.at(s).hp = state_.at(s).max_hp = 4;
  }

  [[nodiscard]] Verdict judge(Ask ask, Kind k, Name as, std::span<const Card> cards,
                              SeatList seats = {}) const {
    Question q;
    q.ask = static_cast<std::uint8_t>(ask);
    q.who = 0;
    q.other = 1;
    q.accepts = k;
    q.card = slash_[0];
    q.value = 2;
    q.rule = rule::snatch;
    q.rules = &legal_;
    Event a;
    a.kind = k;
    a.seat = 0;
    if (k != kind::use) a.other = 1;
    a.what = static_cast<std::uint8_t>(as);
    a.cards = cards;
    a.seats = seats;
    return q.judge(a);
  }

  State state_;
  Legal legal_;
  Ruleset rules_;
  std::vector<Card> slash_;
};

TEST_F(Hidden, TheStateIsSound) { EXPECT_STREQ(state_.unsound(), ""); }

TEST_F(Hidden, AHiddenHandMayHoldAnyCardOfUnknownPlace) {
  const auto dodge = test::parse_cards("H2.dodge");
  EXPECT_TRUE(judge(Ask::dodge, kind::respond, Name::dodge, dodge).legal());
  const auto duel = test::parse_cards("CA.duel");
  EXPECT_TRUE(judge(Ask::play, kind::use, Name::duel, duel, {1}).legal());
}

TEST_F(Hidden, ButNoCardThatIsElsewhereAndNoMoreThanItHas) {
  EXPECT_EQ(judge(Ask::play, kind::use, Name::slash, slash_, {1}).broken, rule::use_hold);
  const auto three = test::parse_cards("H2.dodge H3.peach D2.dodge");
  EXPECT_EQ(judge(Ask::hand_limit, kind::discard, Name::none, three).broken, rule::use_hold);
  const auto two = test::parse_cards("H2.dodge H3.peach");
  EXPECT_TRUE(judge(Ask::hand_limit, kind::discard, Name::none, two).legal());
}

TEST_F(Hidden, AnUnseenCardLeavesItUndecided) {
  const std::array<Card, 1> unseen = {unknown_card};
  const Verdict used = judge(Ask::play, kind::use, Name::duel, unseen, {1});
  EXPECT_TRUE(used.undecided);
  EXPECT_EQ(used.broken, no_rule);
  EXPECT_FALSE(used.legal());
  EXPECT_TRUE(judge(Ask::cost_suit, kind::discard, Name::none, unseen).undecided);
}

TEST_F(Hidden, AnUnseenCardOfAnotherMayBeTakenIfHeHasOne) {
  const std::array<Card, 1> unseen = {unknown_card};
  EXPECT_TRUE(judge(Ask::snatch, kind::snatch, Name::none, unseen).legal());
  Event e;
  e.kind = kind::discard;
  e.seat = 1;
  e.cards = slash_;
  state_.apply(e);
  EXPECT_EQ(judge(Ask::snatch, kind::snatch, Name::none, unseen).broken, rule::snatch);
}

TEST_F(Hidden, NobodyLivesWithoutHitPointsWhereARecordBegins) {
  EXPECT_TRUE(judge(Ask::stands, kind::resume, Name::none, {}).legal());
  state_.at(2).hp = 0;
  EXPECT_FALSE(judge(Ask::stands, kind::resume, Name::none, {}).legal());
}

}  // namespace
}  // namespace tally::sanguosha
