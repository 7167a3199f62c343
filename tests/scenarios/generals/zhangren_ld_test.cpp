// Zhang Ren of kingdom war's package Momentum.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// Seat 1, who has this pair, slashes seat 2, of Shu.
War& shoots(War& s) {
  s.hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  return s;
}

STORY(Chuanxin, AllHisEquipmentAndAHitPoint) {
  War s(4);
  s.open(1, "zhangren_ld huatuo_gz").open(2, "zhangfei_gz machao_gz").equip(2, "H5.chitu");
  shoots(s).invokes(1, "chuanxin").of(2);
  s.sees("prevented", 2).because("SGS-SKILL-CHUANXIN");
  s.decides(2, "strip");
  s.sees("forfeit", 2).cards("H5.chitu").because("SGS-SKILL-CHUANXIN");
  s.sees("lose", 2).points(1).because("SGS-SKILL-CHUANXIN");
  s.never("damage", 2);
  s.expect_skill(2, "mashu", true);
}

STORY(Chuanxin, OrHisDeputyGoes) {
  War s(4);
  s.open(1, "zhangren_ld huatuo_gz").open(2, "zhangfei_gz machao_gz").equip(2, "H5.chitu");
  shoots(s).invokes(1, "chuanxin").of(2);
  s.sees("prevented", 2);
  s.decides(2, "dismiss");
  s.sees("dismiss", 2).as("machao_gz").because("SGS-GZ-REMOVE");
  s.expect_equip(2, "H5.chitu");
  s.expect_hp(2, 4);
  s.expect_skill(2, "mashu", false);
  s.expect_skill(2, "paoxiao", true);
}

STORY(Chuanxin, WithoutEquipmentAtOnce) {
  War s(4);
  s.open(1, "huatuo_gz zhangren_ld").main_open(2, "zhangfei_gz machao_gz");
  shoots(s).invokes(1, "chuanxin").of(2);
  s.sees("prevented", 2);
  s.never_asked(Ask::decide, 2);
  s.sees("disclose", 2).as("machao_gz").because("SGS-GZ-REMOVE");
  s.sees("dismiss", 2).as("machao_gz").because("SGS-GZ-REMOVE");
}

STORY(Chuanxin, ASoldierIsNoDeputy) {
  War s(4);
  s.open(1, "zhangren_ld huatuo_gz").open(2, "zhangfei_gz machao_gz");
  s.equip(1, "DA.crossbow").hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "chuanxin").of(2);
  s.sees("prevented", 2);
  s.sees("dismiss", 2);
  s.uses(1, "S8.slash").on(2);
  s.sees("damage", 2);
}

STORY(Chuanxin, ASoldierIsNotTurnedFaceDown) {
  War s(4);
  s.open(1, "zhangren_ld zoushi_hs").open(2, "zhangfei_gz machao_gz");
  s.hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.invokes(1, "chuanxin").of(2);
  s.sees("prevented", 2);
  s.sees("dismiss", 2);
  s.illegal("SGS-SKILL-QINGCHENG-HS").invokes(1, "qingcheng_hs").on(2);
  s.declines(1, Ask::play);
}

STORY(Chuanxin, NotOfWhoHasShownNoKingdom) {
  War s(4);
  s.open(1, "zhangren_ld huatuo_gz").hidden(2, "zhangfei_gz machao_gz");
  s.never_asked(Ask::invoke, 1);
  shoots(s).sees("damage", 2);
}

STORY(Chuanxin, NotInAnothersTurn) {
  War s(4);
  s.open(1, "zhangfei_gz machao_gz").open(2, "zhangren_ld huatuo_gz").hand(1, "SA.duel");
  s.hand(2, "S8.slash");
  s.never_asked(Ask::invoke, 2);
  s.uses(1, "SA.duel").on(2);
  s.plays(2, "S8.slash");
  s.sees("damage", 1).from(2);
}

STORY(Chuanxin, TurnedUpForIt) {
  War s(4);
  s.hidden(1, "zhangren_ld huatuo_gz").open(2, "zhangfei_gz machao_gz");
  shoots(s).unveils(1, "zhangren_ld", "chuanxin");
  s.sees("allegiance", 1).as("qun");
  s.invokes(1, "chuanxin").of(2);
  s.sees("prevented", 2);
  s.sees("dismiss", 2);
}

// Seats 1 and 3 of Qun have seat 2 of Shu between them.
class Siege : public War {
 public:
  Siege() : War(5) {
    open(1, "caiwenji_gz huatuo_gz").open(3, "zhangren_ld diaochan_gz");
    open(2, "zhangfei_gz zhaoyun_gz").equip(2, "H5.chitu").hand(2, "H9.peach");
  }
};

STORY(Fengshi, WhoBesiegesWithHim) {
  Siege s;
  s.hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.discards(2, "H5.chitu").because("SGS-SKILL-FENGSHI");
  s.sees("damage", 2);
}

STORY(Fengshi, OnlyWhatHeHasEquipped) {
  Siege s;
  s.hand(1, "S7.slash").hand(2, "DK.zixing");
  s.uses(1, "S7.slash").on(2);
  s.illegal("SGS-SKILL-FENGSHI").discards(2, "DK.zixing");
  s.discards(2, "H5.chitu");
  s.sees("damage", 2);
}

STORY(Fengshi, NotWhoIsNotBesieged) {
  Siege s;
  s.equip(5, "DA.crossbow").open(5, "caocao_gz xuchu_gz").open(4, "sunquan_gz ganning_gz");
  s.hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(5);
  s.never("discard", 5);
  s.sees("damage", 5);
}

STORY(Fengshi, NotAmongThree) {
  Siege s;
  s.dead(4).dead(5).hand(1, "S7.slash");
  s.uses(1, "S7.slash").on(2);
  s.never("discard", 2);
  s.sees("damage", 2);
}

STORY(Fengshi, NobodyIsTurnedUpForIt) {
  War s(5);
  s.open(1, "caiwenji_gz huatuo_gz").deputy_open(3, "zhangren_ld diaochan_gz");
  s.open(2, "zhangfei_gz zhaoyun_gz").equip(2, "H5.chitu").hand(1, "S7.slash");
  s.never_asked(Ask::unveil_for, 3);
  s.uses(1, "S7.slash").on(2);
  s.never("discard", 2);
  s.sees("damage", 2);
}

}  // namespace
}  // namespace tally::test
