// Options by which QSanguosha-For-Hegemony turns up generals another way.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

// --- OPT-SGS-GZ-HP-PRICE

STORY(OptionHpPrice, TrojanFleshIsPaidForBeforeWhatHisGeneralBrings) {
  War s(4);
  s.with("hp_price", "paid_first").hidden(1, "huanggai_gz lusu_gz");
  s.unveils(1, "huanggai_gz", "kurou");
  s.invokes(1, "kurou");
  s.sees("lose", 1).points(1).because("SGS-SKILL-KUROU");
  s.sees("allegiance", 1).as("wu");
  s.sees("mark", 1).as("pioneer");
  s.sees("draw", 1).points(2).because("SGS-SKILL-KUROU");
}

STORY(OptionHpPrice, FierceAssaultTooAndCompanionsMeetBehindIt) {
  War s(4);
  s.with("hp_price", "paid_first").main_open(1, "caocao_gz dianwei_gz");
  s.unveils(1, "dianwei_gz", "qiangxi");
  s.invokes(1, "qiangxi").on(2);
  s.sees("lose", 1).points(1).because("SGS-SKILL-QIANGXI");
  s.sees("mark", 1).as("companion");
  s.sees("damage", 2).because("SGS-SKILL-QIANGXI");
}

STORY(OptionHpPrice, OrHeIsTurnedUpFirst) {
  War s(4);
  s.with("hp_price", "turned_up_first").main_open(1, "caocao_gz dianwei_gz");
  s.unveils(1, "dianwei_gz", "qiangxi");
  s.sees("mark", 1).as("companion");
  s.invokes(1, "qiangxi").on(2);
  s.sees("lose", 1).points(1).because("SGS-SKILL-QIANGXI");
  s.sees("damage", 2).because("SGS-SKILL-QIANGXI");
}

// --- OPT-SGS-GZ-PARTED

STORY(OptionParted, BesideASoldierTheOtherStillBringsHalfAFish) {
  War s(4);
  s.with("parted", "still").deputy_open(1, "zhaoyun_gz mifuren_ld");
  s.hand(1, "H2.dodge").hand(2, "D2.dodge");
  s.invokes(1, "cunsi").on(1);
  s.sees("dismiss", 1).as("mifuren_ld");
  s.sees("acquire", 1).as("yongjue");
  s.unveils(1, "zhaoyun_gz", "longdan");
  s.sees("mark", 1).as("half_fish");
  s.uses(1, "H2.dodge").as("slash").on(2);
  s.dodges(2, "D2.dodge");
}

STORY(OptionParted, OrNothing) {
  War s(4);
  s.with("parted", "nothing").deputy_open(1, "zhaoyun_gz mifuren_ld");
  s.hand(1, "H2.dodge").hand(2, "D2.dodge");
  s.invokes(1, "cunsi").on(1);
  s.sees("dismiss", 1).as("mifuren_ld");
  s.sees("acquire", 1).as("yongjue");
  s.never("mark", 1);
  s.unveils(1, "zhaoyun_gz", "longdan");
  s.uses(1, "H2.dodge").as("slash").on(2);
  s.dodges(2, "D2.dodge");
}

// --- OPT-SGS-GZ-QINGCHENG

// Seat 4 has a soldier in the place of his deputy.
void has_soldier(War& s) {
  s.open(1, "zoushi_gz pangde_gz").open(4, "zhaoyun_gz mifuren_ld").play_phase_of(4);
  s.hand(1, "S2.eight_diagram");
  s.invokes(4, "cunsi").on(4);
  s.sees("dismiss", 4).as("mifuren_ld");
  s.sees("acquire", 4).as("yongjue");
  s.declines(4, Ask::play);
  s.sees("turn", 1);
}

STORY(OptionQingcheng, ASoldierLiesOpenToo) {
  War s(4);
  s.with("qingcheng", "soldier_too");
  has_soldier(s);
  s.invokes(1, "qingcheng").on(4);
  s.discards(1, "S2.eight_diagram");
  s.conceals(1, "zhaoyun_gz");
}

STORY(OptionQingcheng, OrBothAreToBeGenerals) {
  War s(4);
  s.with("qingcheng", "both_generals");
  has_soldier(s);
  s.illegal("SGS-SKILL-QINGCHENG").invokes(1, "qingcheng").on(4);
  s.declines(1, Ask::play);
}

// --- soldiers of Spreading the Law, by who has shown no general

STORY(OptionPlayUnveil, AnyGeneralIsTurnedUpToUseASoldier) {
  War s(5, "qsanguosha-hegemony-expansions");
  s.open(2, "lord_zhangjiao mateng_gz").beside(2, "hongfa", "H2.dodge");
  s.hidden(3, "huatuo_gz jiling_gz").open(1, "caocao_gz dianwei_gz").hand(1, "SA.duel");
  s.uses(1, "SA.duel").on(3);
  s.unveils(3, "huatuo_gz");
  s.sees("allegiance", 3).as("qun");
  s.plays(3, "H2.dodge").as("slash");
  s.sees("damage", 1).by(3);
}

STORY(OptionPlayUnveil, NotOneOfAnotherKingdom) {
  War s(5, "qsanguosha-hegemony-expansions");
  s.open(2, "lord_zhangjiao mateng_gz").beside(2, "hongfa", "H2.dodge");
  s.hidden(3, "xuchu_gz zhenji_gz").open(1, "caocao_gz dianwei_gz").hand(1, "SA.duel");
  s.uses(1, "SA.duel").on(3);
  s.illegal("SGS-GZ-UNVEIL").unveils(3, "xuchu_gz");
  s.sees("damage", 3).by(1);
}

// --- who is left as a target

STORY(QianhuanQs, OfTwoWhoIsLeftIsTheOnlyTarget) {
  War s(5, "qsanguosha-hegemony-expansions");
  s.open(1, "caocao_gz xuchu_gz").open(2, "jiaxu_gz lvbu_gz").open(3, "yuji_qs huatuo_gz");
  s.beside(3, "qianhuan_qs", "H4.peach").hand(1, "CQ.iron_chain");
  s.uses(1, "CQ.iron_chain").on(2, 3);
  s.sees("blocked", 2).because("SGS-SKILL-WEIMU-GZ");
  s.invokes(3, "qianhuan_qs").against(3);
  s.discards(3, "H4.peach");
  s.never("chain", 3);
  s.declines(1, Ask::play);
}

STORY(OptionLure, WhoHasNoTargetLeftDrawsNoCard) {
  War s(5, "qsanguosha-hegemony-expansions");
  s.open(1, "caocao_gz xuchu_gz").open(3, "yuji_qs huatuo_gz");
  s.beside(3, "qianhuan_qs", "H4.peach").hand(1, "H2.lure_tiger");
  s.never("draw", 1);
  s.uses(1, "H2.lure_tiger").on(3);
  s.invokes(3, "qianhuan_qs").against(3);
  s.discards(3, "H4.peach");
  s.declines(1, Ask::play);
}

// Of Wu 3 and 4, 4 is lured away: a feast with 3 alone brings two cards.
STORY(OptionLure, WhoIsLuredAwayCountsForAFeast) {
  for (const char* const lure : {"draw_one", "away"}) {
    const bool counts = std::string_view(lure) == "draw_one";
    War s(5, "qsanguosha-hegemony-expansions");
    s.with("lure", lure).open(1, "caocao_gz xuchu_gz").open(3, "sunquan_gz ganning_gz");
    s.open(4, "lvmeng_gz luxun_gz").hand(1, "H2.lure_tiger HA.alliance_feast");
    s.uses(1, "H2.lure_tiger").on(4);
    s.uses(1, "HA.alliance_feast").on(1, 3);
    s.sees("draw", 1).points(counts ? 2 : 1).because("SGS-CARD-ALLIANCE-FEAST");
    s.sees("draw", 3).points(1).because("SGS-CARD-ALLIANCE-FEAST");
    s.declines(1, Ask::play);
  }
}

}  // namespace
}  // namespace tally::test
