// 许褚 Xu Chu
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Bare Chested

STORY(Luoyi, OneCardLessAndASlashDealsOneMore) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "S7.slash").pile("S8.slash");
  s.invokes(1, "luoyi");
  s.sees("draw", 1).points(1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
}

STORY(Luoyi, ADuelOfHisToo) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "SA.duel").pile("S8.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "SA.duel").on(2);
  s.sees("damage", 2).points(2);
}

STORY(Luoyi, NotWhenHeLosesHisDuel) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "SA.duel").hand(2, "S9.slash").pile("H8.peach");
  s.invokes(1, "luoyi");
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S9.slash");
  s.declines(1, Ask::play_slash);
  s.sees("damage", 1).points(1);
}

STORY(Luoyi, NoOtherCardDealsMore) {
  Story s(4);
  s.anything_else();
  s.general(1, "xuchu").turn_of(1).hand(1, "S7.savage_assault").pile("H8.peach");
  s.invokes(1, "luoyi");
  s.uses(1, "S7.savage_assault");
  s.sees("damage", 2).points(1);
  s.sees("damage", 3).points(1);
}

STORY(Luoyi, DeclinedHeDrawsTwoAndDealsOne) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "S7.slash").pile("S8.slash S9.slash");
  s.declines(1, Ask::invoke);
  s.sees("draw", 1).points(2);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

STORY(Luoyi, AddsToAWineAndAGudingBlade) {
  Story s(4);
  s.anything_else();
  s.general(1, "xuchu").turn_of(1).hand(1, "S3.wine S7.slash").equip(1, "SA.guding_blade");
  s.pile("S8.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(4);
}

STORY(Luoyi, Scenario26ASilverLionLeavesOne) {
  Story s(4);
  s.general(1, "xuchu").turn_of(1).hand(1, "S3.wine S7.slash").equip(1, "SA.guding_blade");
  s.equip(2, "CA.silver_lion").pile("S8.slash");
  s.invokes(1, "luoyi");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(1);
}

}  // namespace
}  // namespace tally::test
