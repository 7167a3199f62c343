// 左慈 Zuo Ci
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// --- Shapeshift

STORY(Huashen, TwoShapesAndASkillOfOneWhenTheGameBegins) {
  Story s(4);
  s.general(1, "zuoci").from_the_start();
  s.gets_shapes(1, "zhangfei diaochan");
  s.illegal("SGS-SKILL-HUASHEN").takes_shape(1, "guanyu", "wusheng");
  s.illegal("SGS-SKILL-HUASHEN").takes_shape(1, "diaochan", "paoxiao");
  s.takes_shape(1, "diaochan", "biyue");
  s.sees("acquire", 1).as("biyue").because("SGS-SKILL-HUASHEN");
  s.expect_skill(1, "biyue", true);
}

STORY(Huashen, AnotherShapeWhenHisTurnBegins) {
  Story s(4);
  s.general(1, "zuoci").has_shapes(1, "zhangfei guanyu").turn_of(1);
  s.hand(1, "S7.slash S8.slash");
  s.invokes(1, "huashen");
  s.takes_shape(1, "zhangfei", "paoxiao");
  s.sees("acquire", 1).as("paoxiao");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.uses(1, "S8.slash").on(2);
  s.sees("damage", 2);
}

STORY(Huashen, AndWhenItEndsTheFormerSkillIsLost) {
  Story s(4);
  s.general(1, "zuoci").has_shapes(1, "zhangfei guanyu").turn_of(1);
  s.invokes(1, "huashen");
  s.takes_shape(1, "zhangfei", "paoxiao");
  s.sees("acquire", 1).as("paoxiao");
  s.declines(1, Ask::play);
  s.invokes(1, "huashen");
  s.takes_shape(1, "guanyu", "wusheng");
  s.sees("forgo", 1).as("paoxiao");
  s.sees("acquire", 1).as("wusheng");
  s.sees("turn", 2);
  s.expect_skill(1, "paoxiao", false);
}

STORY(Huashen, OfTheKingdomAndTheGenderOfHisShape) {
  Story s(4);
  s.general(1, "dongzhuo").general(2, "zuoci").has_shapes(2, "zhurong").turn_of(2);
  s.hand(2, "S7.slash").hand(1, "H2.dodge D2.dodge");
  s.invokes(2, "huashen");
  s.takes_shape(2, "zhurong", "juxiang");
  s.sees("acquire", 2).as("juxiang");
  s.uses(2, "S7.slash").on(1);
  s.dodges(1, "H2.dodge");
  s.dodges(1, "D2.dodge");  // a woman's Slash
  s.expect_hp(1, 8);
}

STORY(Huashen, NoLordLimitedOrAwakeningSkill) {
  Story s(4);
  s.general(1, "zuoci").has_shapes(1, "pangtong sunce liubei").turn_of(1);
  s.invokes(1, "huashen");
  s.illegal("SGS-SKILL-HUASHEN").takes_shape(1, "pangtong", "niepan");
  s.illegal("SGS-SKILL-HUASHEN").takes_shape(1, "sunce", "hunzi");
  s.illegal("SGS-SKILL-HUASHEN").takes_shape(1, "liubei", "jijiang");
  s.takes_shape(1, "sunce", "jiang");
  s.sees("acquire", 1).as("jiang");
}

STORY(Huashen, DeclinedHeStaysWhoHeIs) {
  Story s(4);
  s.general(1, "zuoci").has_shapes(1, "zhangfei").turn_of(1).hand(1, "S7.slash S8.slash");
  s.declines(1, Ask::invoke);
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(Huashen, ThePileOfASkillGoesWithIt) {
  Story s(4);
  s.general(1, "zuoci").has_shapes(1, "dengai zhangfei").turn_of(1).hand(1, "S5.blade");
  s.pile("H3.peach H4.peach C3.slash C4.slash S8.slash")
      .discards_whatever()
      .hand(2, "S3.dismantlement");
  s.invokes(1, "huashen");
  s.takes_shape(1, "dengai", "tuntian");
  s.sees("acquire", 1);
  s.uses(1, "S5.blade");
  s.sees("turn", 2);
  s.uses(2, "S3.dismantlement").on(1);
  s.removes(2, "S5.blade").of(1);
  s.invokes(1, "tuntian");
  s.sees("judged", 1);
  s.sees("lay", 1);
  s.sees("turn", 1);
  s.invokes(1, "huashen");
  s.takes_shape(1, "zhangfei", "paoxiao");
  s.sees("forgo", 1).as("tuntian");
  s.sees("acquire", 1).as("paoxiao");
  s.sees("put");
  s.expect_beside(1, "tuntian", "");
}

STORY(Huashen, NobodyElseTakesThem) {
  Story s(4);
  s.general(1, "lvbu").general(2, "zuoci").has_shapes(2, "zhangfei").turn_of(1);
  s.never_asked(Ask::invoke, 2);
  s.sees("phase", 1).as("finish");
}

// --- New Life

STORY(Xinsheng, AShapeMoreForEachPoint) {
  Story s(4);
  s.general(2, "zuoci").has_shapes(2, "zhangfei").hand(1, "S3.wine S7.slash");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.invokes(2, "xinsheng");
  s.illegal("SGS-SKILL-XINSHENG").gets_shapes(2, "zhangfei");
  s.gets_shapes(2, "guanyu");
  s.invokes(2, "xinsheng");
  s.gets_shapes(2, "machao");
  s.sees("turn", 2);
  s.invokes(2, "huashen");
  s.takes_shape(2, "machao", "mashu");
  s.sees("acquire", 2).as("mashu");
}

STORY(Xinsheng, NotForALossOfHitPoints) {
  Story s(4);
  s.general(1, "zuoci").also_has(1, "kurou");
  s.never_asked(Ask::invoke, 1);
  s.invokes(1, "kurou");
  s.sees("lose", 1);
}

STORY(Xinsheng, DeclinedOnceTheOtherPointsAreNotAskedFor) {
  Story s(4);
  s.general(2, "zuoci").hand(1, "S3.wine S7.slash");
  s.never("avatars");
  s.uses(1, "S3.wine");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2).points(2);
  s.declines(2, Ask::invoke);
  s.declines(1, Ask::play);
  s.expect_asked(Ask::invoke, 1);
}

}  // namespace
}  // namespace tally::test
