// The named rulesets, each by a story in which it differs; and events that no rule brings about.
#include "engine/sanguosha/game.h"
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(Rulesets, ClassicIsTheDefaultOfEveryOption) {
  Story s(4);
  s.anything_else();
  s.ruleset("classic").hand(1, "CA.duel");
  s.uses(1, "CA.duel").on(2);
  s.expect("every option", [](const Scene& scene, const Step&) {
    std::size_t i = 0;
    for (const OptionInfo& o : sanguosha::identity_game().options())
      EXPECT_EQ(scene.rules.value[i++], o.initial) << o.key;
  });
}

STORY(Rulesets, FreeKillAsksAllAtOnceAndOnlyOnce) {
  Story s(4);
  s.anything_else();
  s.ruleset("freekill-0.5")
      .hand(1, "CA.duel")
      .hand(2, "SJ.nullification")
      .hand(3, "CQ.nullification");
  s.uses(1, "CA.duel").on(2);
  s.nullifies(2, "SJ.nullification");
  s.nullifies(3, "CQ.nullification");
  s.declines(2, Ask::play_slash);
  s.expect_asked(Ask::nullify, 3);
}

STORY(Rulesets, FreeKill04HasAQueenOfHearts) {
  Story s(4);
  s.ruleset("freekill-0.4").turn_of(2).judging(2, "S6.indulgence").pile("DQ.peach");
  s.sees("judged", 2).effect(false);
}

STORY(Records, NothingHappensWithoutARule) {
  Story s(4);
  for (const char* event : {"blocked", "nullified", "invoke"})
    s.baseless("SGS-RECORD-UNEXPLAINED", event, 2);
  s.baseless("SGS-SETUP-HAND", "deal");
  s.baseless("SGS-CARD-BOUNTIFUL-HARVEST", "reveal");
}

}  // namespace
}  // namespace tally::test
