// 魏延 Wei Yan
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Wild Bone

STORY(Kuanggu, APointBackForEachPoint) {
  Story s(4);
  s.general(1, "weiyan").hp(1, 1).hand(1, "S3.wine S7.slash");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.sees("heal", 1).points(1).because("SGS-SKILL-KUANGGU");
  s.sees("heal", 1).points(1).because("SGS-SKILL-KUANGGU");
  s.expect_hp(1, 3);
}

STORY(Kuanggu, NothingForOneWhoIsFar) {
  Story s(4);
  s.general(1, "weiyan").hp(1, 1).hand(1, "S7.slash").equip(1, "S5.blade");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.expect_hp(1, 1);
}

STORY(Kuanggu, NeverAboveTheMaximum) {
  Story s(4);
  s.general(1, "weiyan").hp(1, 3).hand(1, "S3.wine S7.slash");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.sees("heal", 1).points(1);
  s.expect_hp(1, 4);
}

STORY(Kuanggu, AlsoForOneWhoDiesOfIt) {
  Story s(4);
  s.general(1, "weiyan").hp(1, 2).hp(3, 1).hand(1, "S7.slash").equip(1, "H5.chitu");
  s.equip(1, "H5.chitu");
  s.uses(1, "S7.slash").on(3);
  s.sees("damage", 3);
  s.sees("death", 3).by(1);
  s.sees("heal", 1).because("SGS-SKILL-KUANGGU");
  s.expect_hp(1, 3);
}

STORY(Kuanggu, InAChainEachByHisOwnDistance) {
  Story s(4);
  s.general(1, "weiyan").hp(1, 1).hand(1, "H4.fire_slash").chained(2).chained(3).chained(4);
  s.uses(1, "H4.fire_slash").on(2);
  s.sees("chain", 2).effect(false);
  s.sees("damage", 2);
  s.sees("heal", 1);
  s.sees("chain", 3).effect(false);
  s.sees("damage", 3).because("SGS-CHAIN");
  s.sees("chain", 4).effect(false);
  s.sees("damage", 4).because("SGS-CHAIN");
  s.sees("heal", 1);
  s.expect_hp(1, 3);
}

}  // namespace
}  // namespace tally::test
