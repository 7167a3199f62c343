// Contradictions told event by event: found, with a set of events of which none can be left out.
#include <array>
#include <memory>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "replay/random/random.h"
#include "tests/support/step.h"
#include "verify/hidden/core.h"
#include "verify/hidden/ledger.h"

namespace tally::hidden {
namespace {

namespace kind = sanguosha::kind;

// A table of four without first hands; events are told, not played.
class Told : public ::testing::Test {
 protected:
  Told() : match_(find_game("sanguosha")->match()) {
    setup_.players = 4;
    trace_.start(find_game("sanguosha")->schema(), setup_);
    Silent table;
    table.match = match_.get();
    match_->play(setup_, rules_, table);
    tell(kind::shuffle, nobody, nobody, 160);
  }
  // Another game.
  void again() {
    trace_.start(find_game("sanguosha")->schema(), setup_);
    tell(kind::shuffle, nobody, nobody, 160);
  }

  // Cards as "S7.slash H2.dodge"; or so many that nobody sees.
  std::size_t tell(Kind k, Seat seat, Seat other, const char* cards) {
    return tell(k, seat, other, test::parse_cards(cards));
  }
  std::size_t tell(Kind k, Seat seat, Seat other, int unseen) {
    return tell(k, seat, other, std::vector<Card>(static_cast<std::size_t>(unseen), unknown_card));
  }
  std::size_t draws(Seat seat, int n) { return tell(kind::draw, seat, nobody, n); }
  // Takes them where all can see.
  std::size_t picks(Seat seat, const char* cards) {
    tell(kind::reveal, nobody, nobody, cards);
    return tell(kind::pick, seat, nobody, cards);
  }
  std::size_t uses(Seat seat, const char* cards) {
    const std::size_t step = tell(kind::use, seat, nobody, cards);
    tell(kind::put, nobody, nobody, cards);
    return step;
  }

  std::size_t equips(Seat seat, const char* cards) {
    const std::size_t step = tell(kind::use, seat, nobody, cards);
    tell(kind::equip, seat, nobody, cards);
    return step;
  }

  bool chosen_ = false;  // the next event is an answer

  // An answer of one card nobody names, before it is told.
  void answers(Kind k, Seat seat, Seat other) {
    Event e;
    e.kind = k;
    e.seat = seat;
    e.other = other;
    const Card unseen = unknown_card;
    e.cards = {&unseen, 1};
    trace_.decided({}, e);
  }
  void pass() { trace_.passed(Question()); }

  [[nodiscard]] Found examine_with(const Allowance& allowed) const {
    return examine(trace_, trace_.size(), allowed);
  }
  [[nodiscard]] const Trace& trace() const { return trace_; }
  [[nodiscard]] bool possible() const { return examine(trace_, trace_.size()).possible; }

  // The core is these steps, and needs each of them.
  void expect_core(std::vector<std::size_t> steps) const {
    const Found found = examine(trace_, trace_.size());
    ASSERT_FALSE(found.possible);
    EXPECT_EQ(found.core, steps);
    EXPECT_FALSE(hidden::possible(trace_, found.core, found.steps));
    for (std::size_t i = 0; i < found.core.size(); ++i) {
      std::vector<std::size_t> fewer = found.core;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_TRUE(hidden::possible(trace_, fewer, found.steps))
          << "without event " << found.core[i];
    }
  }

 private:
  struct Silent final : Table {
    Event answer(const Question&) override { return {}; }
    bool tell(Event&) override {
      match->stop();  // the cards are laid out, that is all
      return false;
    }
    Match* match = nullptr;
  };
  static Ruleset rules() {
    Ruleset r;
    const auto options = find_game("sanguosha")->options();
    for (std::size_t i = 0; i < options.size(); ++i)
      r.value[i] = static_cast<std::int16_t>(options[i].initial);
    return r;
  }
  std::size_t tell(Kind k, Seat seat, Seat other, const std::vector<Card>& cards) {
    Event e;
    e.kind = k;
    e.seat = seat;
    e.other = other;
    e.value = static_cast<std::int16_t>(cards.size());
    e.cards = cards;
    if (chosen_) trace_.decided({}, e);
    chosen_ = false;
    trace_.event(e, *match_, static_cast<std::uint32_t>(trace_.size()));
    return trace_.size() - 1;
  }

  std::unique_ptr<Match> match_;
  tally::Setup setup_;
  const Ruleset rules_ = rules();  // the match looks at them as long as it is told of
  Trace trace_;
};

TEST_F(Told, ACardInAnothersHand) {
  draws(2, 3);
  const auto got = picks(0, "S7.slash");
  EXPECT_TRUE(possible());
  expect_core({got, uses(2, "S7.slash")});
}

TEST_F(Told, ACardThatMayHaveBeenTakenUnseen) {
  draws(2, 3);
  picks(0, "S7.slash");
  tell(kind::snatch, 2, 0, 1);
  uses(2, "S7.slash");
  EXPECT_TRUE(possible());
}

TEST_F(Told, OneOfTwoWasTaken) {
  const auto got = picks(1, "S7.slash");
  const auto got_too = picks(1, "H2.dodge");
  tell(kind::snatch, 2, 1, 1);
  draws(1, 2);
  const auto used = uses(1, "S7.slash");
  EXPECT_TRUE(possible());
  expect_core({got, got_too, used, uses(1, "H2.dodge")});
}

TEST_F(Told, ThroughTwoHands) {
  picks(0, "S7.slash");
  tell(kind::snatch, 1, 0, 1);
  tell(kind::snatch, 2, 1, 1);
  uses(2, "S7.slash");
  EXPECT_TRUE(possible());
}

TEST_F(Told, ACardThatLiesInTheOpen) {
  draws(0, 2);
  draws(1, 2);
  const auto used = uses(0, "S7.slash");
  EXPECT_TRUE(possible());
  expect_core({used, uses(1, "S7.slash")});
}

// What lies in front of one player, or lay there, is not another's to use.
TEST_F(Told, ACardInFrontOfAnother) {
  draws(0, 2);
  draws(1, 2);
  const auto used = equips(0, "CA.crossbow");
  EXPECT_TRUE(possible());
  expect_core({used, uses(1, "CA.crossbow")});
}

TEST_F(Told, ACardThatLayInFrontOfAnother) {
  draws(0, 2);
  draws(1, 2);
  const auto used = equips(0, "CA.crossbow");
  tell(kind::discard, 0, nobody, "CA.crossbow");
  EXPECT_TRUE(possible());
  expect_core({used, uses(1, "CA.crossbow")});
}

// A card in use is on the table, nobody's to use again, nor to pay with.
TEST_F(Told, ACardInUse) {
  for (const Kind then : {kind::nullify, kind::discard, kind::use, kind::respond, kind::retrial}) {
    again();
    draws(0, 2);
    draws(1, 2);
    const auto used = tell(kind::use, 0, nobody, "SJ.nullification");
    EXPECT_TRUE(possible());
    expect_core({used, tell(then, 1, nobody, "SJ.nullification")});
  }
}

// What another answers with in his place somebody uses next, and only then.
TEST_F(Told, ACardLaidDownForAnother) {
  draws(0, 2);
  draws(1, 2);
  tell(kind::respond, 0, nobody, "S7.slash");
  tell(kind::use, 1, nobody, "S7.slash");
  EXPECT_TRUE(possible());
  again();
  draws(0, 2);
  draws(1, 2);
  const auto laid = tell(kind::respond, 0, nobody, "S7.slash");
  draws(2, 1);
  expect_core({laid, tell(kind::use, 1, nobody, "S7.slash")});
}

// What waits in front of somebody he does not play, though he may lose it.
TEST_F(Told, ACardThatWaitsToTakeEffect) {
  draws(0, 2);
  draws(1, 2);
  const auto used = tell(kind::use, 0, nobody, "D7.dodge");
  tell(kind::place, 1, nobody, "D7.dodge");
  expect_core({used, tell(kind::respond, 1, nobody, "D7.dodge")});
  again();
  draws(0, 2);
  draws(1, 2);
  tell(kind::use, 0, nobody, "D7.dodge");
  tell(kind::place, 1, nobody, "D7.dodge");
  tell(kind::remove, 2, 1, "D7.dodge");
  EXPECT_TRUE(possible());
}

TEST_F(Told, OnlyWhatWasRevealedIsPicked) {
  draws(0, 2);
  uses(0, "H3.peach");
  const auto shown = tell(kind::reveal, nobody, nobody, "S9.slash/2 H2.dodge");
  tell(kind::pick, 1, nobody, "H2.dodge");
  EXPECT_TRUE(possible());
  expect_core({shown, tell(kind::pick, 0, nobody, "S9.slash")});
}

// Whatever was picked and is not said: no card that lies elsewhere, and none of a hand.
TEST_F(Told, APickIsNoWayOutOfTheDiscards) {
  draws(0, 2);
  draws(1, 2);
  const auto used = uses(0, "S7.slash");
  picks(1, "H2.dodge");
  tell(kind::reveal, nobody, nobody, "C5.slash D2.dodge");
  tell(kind::pick, 1, nobody, "C5.slash");
  tell(kind::gain, 1, nobody, "D2.dodge");
  expect_core({used, uses(1, "S7.slash")});
}

// Those stay by which anybody would show it, though others would do.
TEST_F(Told, WhatNamesTheCardStays) {
  draws(3, 1);
  const auto held = picks(3, "D7.dodge");
  picks(1, "C5.slash");
  const auto taken = tell(kind::snatch, 1, 3, "H2.dodge");
  uses(1, "C5.slash");
  expect_core({held, taken, uses(1, "D7.dodge")});
}

// Everybody saw what went; the record does not name it.
TEST_F(Told, WhatWentMayHaveLainOpen) {
  const auto got = picks(0, "S7.slash H2.dodge");
  draws(0, 1);
  equips(0, "CA.crossbow");
  chosen_ = true;
  tell(kind::remove, 1, 0, 1);
  draws(0, 1);
  uses(0, "S7.slash");
  const auto used = uses(0, "H2.dodge");
  EXPECT_TRUE(possible());
  // It is one card of the hand more, no matter which.
  expect_core({used, uses(0, "H2.dodge")});
  EXPECT_LT(got, used);
}

TEST_F(Told, WhatWentLayInTheHand) {
  const auto got = picks(0, "S7.slash");
  const auto got_too = picks(0, "H2.dodge");
  draws(2, 1);
  equips(2, "CA.crossbow");
  chosen_ = true;
  tell(kind::remove, 1, 0, 1);
  draws(0, 1);
  const auto used = uses(0, "S7.slash");
  EXPECT_TRUE(possible());
  expect_core({got, got_too, used, uses(0, "H2.dodge")});
}

// An answer that was put aside says nothing of what comes later, nor of another's.
TEST_F(Told, WhatWasNotTakenForAnAnswerMayNotHaveLainOpen) {
  for (const bool passes : {true, false}) {
    again();
    const auto got = picks(0, "S7.slash");
    const auto got_too = picks(0, "H2.dodge");
    picks(0, "CA.crossbow");
    equips(0, "CA.crossbow");
    if (passes) {
      answers(kind::remove, 1, 0);
      pass();
    } else {
      answers(kind::remove, 2, 0);
    }
    tell(kind::remove, 1, 0, 1);
    draws(0, 1);
    const auto used = uses(0, "S7.slash");
    EXPECT_TRUE(possible());
    expect_core({got, got_too, used, uses(0, "H2.dodge")});
  }
}

TEST_F(Told, AReshuffleBringsItBackButNotToWhoDrewBefore) {
  draws(0, 2);
  draws(1, 2);
  const auto used = uses(0, "S7.slash");
  tell(kind::reveal, nobody, nobody, 155);  // the rest of the pile is turned up unseen
  tell(kind::shuffle, nobody, nobody, 1);
  expect_core({used, uses(1, "S7.slash")});
}

TEST_F(Told, WhoDrewAfterwardsMayHaveIt) {
  draws(0, 2);
  draws(1, 158);
  uses(0, "S7.slash");
  tell(kind::shuffle, nobody, nobody, 1);
  draws(1, 1);
  uses(1, "S7.slash");
  EXPECT_TRUE(possible());
}

TEST_F(Told, TheCardTurnedUpWasInAHand) {
  const auto got = picks(3, "S7.slash");
  expect_core({got, tell(kind::flip, 0, nobody, "S7.slash")});
}

// What is impossible only across hands is left to the solver; with no work left nothing is said.
TEST_F(Told, WhatWouldTakeTooLongIsUndecided) {
  picks(0, "S7.slash");
  picks(0, "H2.dodge");
  picks(1, "S8.slash");
  tell(kind::snatch, 1, 0, 1);
  tell(kind::snatch, 2, 1, 1);
  uses(1, "S7.slash");
  EXPECT_TRUE(possible());
  uses(2, "H2.dodge");
  const Found found = examine_with({.decide = 0});
  EXPECT_TRUE(found.possible);
  EXPECT_FALSE(found.decided);
  EXPECT_TRUE(examine_with({}).decided);
  EXPECT_FALSE(possible());
  // To find the smallest set has an allowance of its own; what it does not suffice for is said.
  const Found whole = examine_with({});
  EXPECT_TRUE(whole.minimal);
  for (const Allowance& little : {Allowance{.shorten = 0}, Allowance{.question = 0},
                                  Allowance{.shorten = whole.shortened / 2}}) {
    const Found shown = examine_with(little);
    EXPECT_FALSE(shown.possible);
    EXPECT_TRUE(shown.decided);
    EXPECT_FALSE(shown.minimal);
    EXPECT_GE(shown.core.size(), whole.core.size());
    EXPECT_FALSE(hidden::possible(trace(), shown.core, shown.steps));
  }
}

// What the parts of a record cost is not taken from what its whole may cost.
TEST_F(Told, PartsDoNotSpendWhatTheWholeNeeds) {
  const auto asked = [&](std::size_t steps, std::uint64_t& spent) {
    forget_questions();
    Ledger ledger;
    ledger.read(trace(), {}, steps);
    Choice choice;
    std::uint64_t work = solver_work;
    const Answer answer = decide(ledger.problem(), choice, work);
    spent = solver_work - work;
    return answer;
  };
  const char* const cards[] = {"S7.slash", "S8.slash", "H2.dodge", "HK.dodge",
                               "H3.peach", "H4.peach", "C5.slash", "C6.slash"};
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 200 && told < 3; ++seed) {
    again();
    Random random(seed);
    for (Seat seat = 0; seat < 4; ++seat) draws(seat, 4);
    for (int i = 0; i < 8; ++i) picks(static_cast<Seat>(i / 2), cards[i]);
    while (trace().size() < 56) {
      const int from = random.below(4);
      tell(kind::snatch, static_cast<Seat>((from + 1 + random.below(3)) % 4),
           static_cast<Seat>(from), 1);
    }
    for (const char* const card : cards) uses(static_cast<Seat>(random.below(4)), card);
    while (trace().size() < 300) tell(kind::phase, 0, nobody, 0);
    std::uint64_t part = 0;
    std::uint64_t whole = 0;
    if (asked(128, part) != Answer::yes || asked(trace().size(), whole) != Answer::yes ||
        part == 0 || whole == 0)
      continue;
    ++told;
    forget_questions();
    // Half of it is for the parts of 64, 128 and 256 events.
    EXPECT_TRUE(examine_with({.decide = 2 * whole}).decided) << "seed " << seed;
  }
  EXPECT_EQ(told, 3);
}

// Put back in an order nobody saw, they are still the two that were looked at.
TEST_F(Told, WhatWasLookedAtAndPutBackUnseen) {
  const auto seen = tell(kind::peek, 0, nobody, "S7.slash H2.dodge");
  tell(kind::arrange, 0, nobody, 2);
  draws(1, 1);
  draws(2, 1);
  uses(1, "H2.dodge");
  EXPECT_TRUE(possible());
  expect_core({seen, uses(2, "C5.slash")});
}

TEST_F(Told, WhatWasLookedAtWentUnseenIntoTheOpen) {
  tell(kind::peek, 0, nobody, "S7.slash");
  tell(kind::arrange, 0, nobody, "S7.slash");
  tell(kind::reveal, nobody, nobody, 1);
  tell(kind::pick, 1, nobody, "S7.slash");
  EXPECT_TRUE(possible());
}

TEST_F(Told, WhatWasLookedAtComesNext) {
  tell(kind::peek, 0, nobody, "S7.slash H2.dodge");
  const auto back = tell(kind::arrange, 0, nobody, "S7.slash H2.dodge");
  draws(1, 1);
  draws(2, 1);
  EXPECT_TRUE(possible());
  expect_core({back, uses(1, "H2.dodge")});
}

// What has left the game lies open, and no shuffle puts it under the pile.
TEST_F(Told, WhatLeavesTheGameIsNotShuffled) {
  picks(0, "S7.slash H2.dodge");
  uses(0, "S7.slash");
  uses(0, "H2.dodge");
  tell(kind::withdraw, nobody, nobody, "S7.slash");
  const std::size_t again = tell(kind::shuffle, nobody, nobody, 1);
  ASSERT_EQ(trace().pieces(again).size(), 1U);
  EXPECT_EQ(trace().pieces(again)[0].card, test::parse_cards("H2.dodge")[0]);
  EXPECT_TRUE(possible());
}

}  // namespace
}  // namespace tally::hidden
