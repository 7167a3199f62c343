// A story that does not come out as told fails: each of these must.
#include <string>

#include <gtest/gtest-spi.h>

#include "tests/support/stories.h"

namespace tally::test {
namespace {

// What a story told wrongly is blamed for.
template <class F>
std::string blamed(F tell) {
  ::testing::TestPartResultArray failures;
  {
    const ::testing::ScopedFakeTestPartResultReporter apart(&failures);
    tell();
  }
  std::string out;
  for (int i = 0; i < failures.size(); ++i) out += failures.GetTestPartResult(i).message();
  return out;
}

void expect_blamed(const std::string& message, const std::string& words) {
  EXPECT_NE(message.find(words), std::string::npos)
      << "the story was not blamed for: " << words << "\nbut for: " << message;
}

TEST(Storyteller, ATrueStoryIsNotBlamed) {
  EXPECT_EQ(blamed([] {
              Story s(4);
              s.hand(1, "S7.slash");
              s.uses(1, "S7.slash").on(2);
              s.sees("damage", 2).points(1);
              s.expect_hp(2, 3);
            }),
            "");
}

TEST(Storyteller, AChoiceLeftOverFails) {
  expect_blamed(blamed([] {
                  Story s(4);
                  s.hand(1, "S7.slash").hand(3, "H2.dodge").discards_whatever();
                  s.uses(1, "S7.slash").on(2);
                  s.dodges(3, "H2.dodge");
                }),
                "this never came about: seat 3 dodges with H2.dodge");
}

TEST(Storyteller, AnEventThatDoesNotComeFails) {
  expect_blamed(blamed([] {
                  Story s(4);
                  s.hand(1, "S7.slash").discards_whatever();
                  s.uses(1, "S7.slash").on(2);
                  s.sees("damage", 2).points(2);
                }),
                "this never came about: the event damage of seat 2");
}

TEST(Storyteller, WhatTheStoryDoesNotTellFails) {
  const auto heals = [](bool anything) {
    return blamed([=] {
      Story s(4);
      if (anything) s.anything_else();
      s.hand(1, "H3.peach").hp(1, 2);
      s.uses(1, "H3.peach");
      s.expect_hp(1, 3);
    });
  };
  expect_blamed(heals(false), "the story does not tell of: heal seat=1");
  EXPECT_EQ(heals(true), "");
}

TEST(Storyteller, AWrongExpectationFails) {
  expect_blamed(blamed([] {
                  Story s(4);
                  s.hand(1, "S7.slash");
                  s.uses(1, "S7.slash").on(2);
                  s.expect_hp(2, 4);
                }),
                "hit points of seat 2: expected 4, is 3");
}

TEST(Storyteller, AnIllegalChoiceFails) {
  expect_blamed(blamed([] {
                  Story s(5);
                  s.hand(1, "S7.slash");
                  s.uses(1, "S7.slash").on(3);
                }),
                "breaks SGS-RANGE");
}

TEST(Storyteller, AnAttemptThatIsLegalFails) {
  expect_blamed(blamed([] {
                  Story s(4);
                  s.hand(1, "S7.slash");
                  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(2);
                }),
                "breaks no rule, not SGS-RANGE");
}

TEST(Storyteller, AnAttemptThatBreaksAnotherRuleFails) {
  expect_blamed(blamed([] {
                  Story s(4);
                  s.illegal("SGS-RANGE").uses(1, "S7.slash").on(2);
                }),
                "breaks SGS-USE-HOLD, not SGS-RANGE");
}

TEST(Storyteller, ADutyTheStoryLeavesOutFails) {
  expect_blamed(blamed([] {
                  Story s(4);
                  s.hand(1, "S3.dismantlement").hand(2, "H2.dodge");
                  s.uses(1, "S3.dismantlement").on(2);
                }),
                "has to answer for SGS-CARD-DISMANTLE");
}

TEST(Storyteller, WhatMustNotComeFails) {
  expect_blamed(blamed([] {
                  Story s(4);
                  s.hand(1, "S7.slash");
                  s.uses(1, "S7.slash").on(2);
                  s.never("damage", 2);
                  s.never_asked(Ask::dodge, 2);
                }),
                "this must not come: damage seat=2");
}

TEST(Storyteller, ATableThatCannotBeFails) {
  expect_blamed(blamed([] {
                  Story s(4);
                  s.hand(1, "S7.slash").hand(2, "S7.slash");
                  s.declines(1, Ask::play);
                }),
                "S7.slash is named twice");
  expect_blamed(blamed([] { Story("lord rebel rebel spy").from_the_start(); }),
                "the set-up breaks SGS-SETUP-ROLES");
  expect_blamed(blamed([] { Story(4).hand(1, "S1.slash"); }), "there is no card S1.slash");
}

TEST(Storyteller, AShuffleTheStoryDoesNotTellOfFails) {
  expect_blamed(blamed([] {
                  Story s(4);
                  s.turn_of(1).pile("S7.slash").discarded("H2.dodge").rest_in_hand(3);
                  s.sees("phase", 1).as("play");
                }),
                "a shuffle or deal that the story does not tell of");
}

}  // namespace
}  // namespace tally::test
