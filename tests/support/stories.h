#pragma once
// What every file of stories includes.
#include <gtest/gtest.h>

#include "tests/support/coverage.h"
#include "tests/support/story.h"

// A test whose body can be played again, to see what it exercises.
#define STORY(suite, name)                                                                 \
  static void suite##_##name##_story();                                                    \
  static const ::tally::test::Registered suite##_##name##_chapter(#suite "." #name,        \
                                                                  suite##_##name##_story); \
  TEST(suite, name) { suite##_##name##_story(); }                                          \
  static void suite##_##name##_story()

namespace tally::test {

// The victim, who has one hit point left, loses it in a Duel and dies.
inline void last_fight(Story& s, int killer, int victim) {
  s.play_phase_of(killer).hand(killer, "CA.duel").hp(victim, 1);
  s.uses(killer, "CA.duel").on(victim);
  s.sees("death", victim).by(killer);
}

// The first hands of four players, four cards each, the first player's before the others'.
inline constexpr const char* sixteen =
    "S7.slash S8.slash S9.slash S10.slash H2.dodge HK.dodge D2.dodge D3.dodge "
    "H3.peach H4.peach H6.peach H7.peach S3.snatch S4.snatch SJ.snatch D3.snatch";

}  // namespace tally::test
