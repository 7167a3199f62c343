// 荀彧 Xun Yu
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Driving the Tiger

STORY(Quhu, WonTheTigerStrikesWhomHeSays) {
  Story s(4);
  s.general(1, "xunyu").hand(1, "HK.dodge").hand(2, "S8.slash");
  s.invokes(1, "quhu").on(2);
  s.puts_up(1, "HK.dodge");
  s.puts_up(2, "S8.slash");
  s.sees("compared", 1).against(2).effect(true).because("SGS-PINDIAN");
  s.sees("put").cards("HK.dodge S8.slash");
  s.illegal("SGS-SKILL-QUHU").invokes(1, "quhu").on(4);  // out of the tiger's reach
  s.illegal("SGS-SKILL-QUHU").invokes(1, "quhu").on(2);
  s.invokes(1, "quhu").on(3);
  s.sees("damage", 3).from(2).points(1).because("SGS-SKILL-QUHU");
}

STORY(Quhu, WithEqualCardsHeHasNotWon) {
  Story s(4);
  s.general(1, "xunyu").hand(1, "S8.slash").hand(2, "H8.peach");
  s.invokes(1, "quhu").on(2);
  s.puts_up(1, "S8.slash");
  s.puts_up(2, "H8.peach");
  s.sees("compared", 1).effect(false);
  s.sees("damage", 1).from(2).points(1);
}

STORY(Quhu, LostAgainstAKing) {
  Story s(4);
  s.general(1, "xunyu").hand(1, "HA.archery_attack").hand(4, "HK.dodge");
  s.invokes(1, "quhu").on(4);
  s.puts_up(1, "HA.archery_attack");
  s.puts_up(4, "HK.dodge");
  s.sees("compared", 1).effect(false);  // an ace is 1
  s.sees("damage", 1).from(4);
}

STORY(Quhu, OnlyWithOneWhoHasMoreHitPointsAndACard) {
  Story s(4);
  s.general(1, "xunyu").hp(2, 3).hand(1, "HK.dodge H3.peach").hand(2, "S8.slash");
  s.hand(4, "S9.slash");
  s.illegal("SGS-SKILL-QUHU").invokes(1, "quhu").on(2);  // as many as he
  s.illegal("SGS-SKILL-QUHU").invokes(1, "quhu").on(3);  // no card
  s.invokes(1, "quhu").on(4);
  s.illegal("SGS-USE-HOLD").puts_up(1, "S8.slash");
  s.puts_up(1, "HK.dodge");
  s.puts_up(4, "S9.slash");
  s.invokes(1, "quhu").on(1);  // himself
  s.sees("damage", 1).from(4);
  s.declines(1, Ask::invoke_on);
  s.illegal("SGS-SKILL-QUHU").invokes(1, "quhu").on(4);
  s.declines(1, Ask::play);
}

STORY(Quhu, WithoutAHandCardNotAtAll) {
  Story s(4);
  s.general(1, "xunyu").equip(1, "H5.chitu").hand(2, "S8.slash");
  s.illegal("SGS-SKILL-QUHU").invokes(1, "quhu").on(2);
  s.declines(1, Ask::play);
}

// --- Upholding Duty

STORY(Jieming, SomebodyDrawsUpToHisMaximum) {
  Story s(4);
  s.general(2, "xunyu").hand(1, "S7.slash").hand(3, "H3.peach").hp(3, 1);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "jieming").on(3);
  s.sees("draw", 3).points(3).because("SGS-SKILL-JIEMING");
  s.expect_hand_size(3, 4);
}

STORY(Jieming, OnceForEachPoint) {
  Story s(4);
  s.general(2, "xunyu").hand(1, "S3.wine S7.slash").hand(2, "H3.peach");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.invokes(2, "jieming").on(2);
  s.sees("draw", 2).points(2);
  s.invokes(2, "jieming").on(4);
  s.sees("draw", 4).points(4);
}

STORY(Jieming, DeclinedOnceTheOtherPointsAreNotAskedFor) {
  Story s(4);
  s.general(2, "xunyu").hand(1, "S3.wine S7.slash");
  s.never("draw");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.declines(2, Ask::invoke_on);
  s.declines(1, Ask::play);
  s.expect_asked(Ask::invoke_on, 1);
}

STORY(Jieming, FiveCardsAtMostAndNoneForAFullHand) {
  Story s(4);
  s.general(1, "dongzhuo").general(2, "xunyu").hand(1, "S7.slash S8.slash").equip(1, "CA.crossbow");
  s.hand(3, "H3.peach H4.peach H6.peach H7.peach");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "jieming").on(1);
  s.sees("draw", 1).points(4);
  s.uses(1, "S8.slash").on(2);
  s.sees("damage", 2);
  s.invokes(2, "jieming").on(3);
  s.declines(1, Ask::play);
  s.expect_hand_size(3, 4);
}

}  // namespace
}  // namespace tally::test
