// Generals are turned up, kingdoms become known, careerists.
#include "tests/scenarios/kingdom_war/war.h"

namespace tally::test {
namespace {

STORY(Unveiling, AsHisTurnBeginsOneOrBoth) {
  War s(4);
  s.turn_of(1).hidden(1, "caocao_gz simayi_gz").main_open(2, "guanyu_gz zhangfei_gz");
  s.unveils(1, "simayi_gz");
  s.sees("allegiance", 1).as("wei").because("SGS-GZ-KINGDOM");
  s.expect_skill(1, "fankui", true);
  s.expect_skill(1, "jianxiong", false);
  s.unveils(1, "caocao_gz");
  s.sees("mark", 1).as("half_fish");
  s.expect_skill(1, "jianxiong", true);
  s.sees("phase", 1).as("judge");
}

STORY(Unveiling, OrNone) {
  War s(4);
  s.turn_of(1).hidden(1, "caocao_gz simayi_gz");
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "guojia_gz").asked(Ask::unveil);
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "caocao_gz", "jianxiong").asked(Ask::unveil);
  s.declines(1, Ask::unveil);
  s.sees("phase", 1).as("judge");
  s.expect_kingdom(1, "none");
}

STORY(Unveiling, ForASkillThereAndThen) {
  War s(4);
  s.hidden(1, "guanyu_gz liubei_gz")
      .main_open(2, "caocao_gz simayi_gz")
      .hand(1, "H2.dodge S7.slash");
  s.illegal("SGS-GZ-FACE-DOWN").uses(1, "H2.dodge").as("slash").on(2);
  s.unveils(1, "guanyu_gz", "wusheng");
  s.sees("allegiance", 1).as("shu");
  s.illegal("SGS-GZ-UNVEIL").uses(1, "S7.slash").on(2);
  s.uses(1, "H2.dodge").as("slash").on(2);
  s.sees("damage", 2);
}

STORY(Unveiling, ForACardThatIsSuchByItself) {
  War s(4);
  s.hidden(1, "ganning_gz zhouyu_gz").hand(1, "S3.dismantlement");
  s.main_open(2, "caocao_gz simayi_gz").hand(2, "H2.dodge");
  s.unveils(1, "ganning_gz", "qixi");
  s.sees("allegiance", 1).as("wu");
  s.uses(1, "S3.dismantlement").on(2);
  s.removes(1, "H2.dodge").of(2);
}

STORY(Unveiling, OnlyWhereItServes) {
  War s(4);
  s.hidden(1, "guanyu_gz liubei_gz").main_open(2, "caocao_gz simayi_gz").hand(1, "S7.slash");
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "guanyu_gz", "wusheng").asked(Ask::play);  // no red card
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "guanyu_gz", "rende").asked(Ask::play);    // not his
  s.illegal("SGS-GZ-FACE-DOWN").invokes(1, "rende");
  s.unveils(1, "liubei_gz", "rende");
  s.sees("allegiance", 1).as("shu");
  s.invokes(1, "rende");
  s.gives(1, "S7.slash").to(3);
}

STORY(Unveiling, OneWithACompulsorySkillInThePlayPhase) {
  War s(4);
  s.with("play_unveil", "compulsory").hidden(1, "lvbu_gz diaochan_gz");
  s.main_open(2, "caocao_gz simayi_gz");
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "diaochan_gz").asked(Ask::play);
  s.unveils(1, "lvbu_gz").asked(Ask::play);
  s.sees("allegiance", 1).as("qun");
}

STORY(Unveiling, OrAnyThere) {
  War s(4);
  s.with("play_unveil", "any").hidden(1, "lvbu_gz diaochan_gz");
  s.main_open(2, "caocao_gz simayi_gz");
  s.unveils(1, "diaochan_gz").asked(Ask::play);
  s.sees("allegiance", 1).as("qun");
}

STORY(Unveiling, OrFewThere) {
  War s(4);
  s.with("play_unveil", "few").hidden(1, "lvbu_gz mateng_gz");
  s.main_open(2, "caocao_gz simayi_gz");
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "lvbu_gz").asked(Ask::play);
  s.unveils(1, "mateng_gz").asked(Ask::play);
  s.sees("allegiance", 1).as("qun");
}

STORY(Unveiling, AndForATrickThatGoesTooFar) {
  War s(6);
  s.with("play_unveil", "few").hidden(1, "huangyueying_gz guanyu_gz");
  s.main_open(2, "caocao_gz simayi_gz").hand(1, "S3.snatch").hand(4, "C5.slash");
  s.unveils(1, "huangyueying_gz").asked(Ask::play);
  s.sees("allegiance", 1).as("shu");
  s.uses(1, "S3.snatch").on(4);
  s.takes(1, "C5.slash").from(4);
}

STORY(Unveiling, OrASupplyShortageThatDoes) {
  War s(6);
  s.with("play_unveil", "few")
      .hidden(1, "xuhuang_gz zhenji_gz")
      .main_open(2, "guanyu_gz liubei_gz");
  s.hand(1, "S10.supply_shortage");
  s.unveils(1, "xuhuang_gz").asked(Ask::play);
  s.sees("allegiance", 1).as("wei");
  s.uses(1, "S10.supply_shortage").on(3);
  s.expect_judging(3, "S10.supply_shortage");
}

STORY(Unveiling, OrASlashForOneTargetMore) {
  War s(6);
  s.with("play_unveil", "few").hidden(1, "dingfeng_gz ganning_gz");
  s.main_open(4, "caocao_gz simayi_gz").hand(1, "S7.slash").hand(2, "H2.dodge").hand(6, "D2.dodge");
  s.unveils(1, "dingfeng_gz").asked(Ask::play);
  s.sees("allegiance", 1).as("wu");
  s.uses(1, "S7.slash").on(2, 6);
  s.dodges(2, "H2.dodge");
  s.dodges(6, "D2.dodge");
}

STORY(Unveiling, OrASlashMoreByCaltrops) {
  War s(4, "qsanguosha-hegemony-expansions");
  s.hidden(1, "guanyu_gz shamoke_qs").equip(1, "S2.double_swords").hand(1, "S7.slash S8.slash");
  s.main_open(2, "caocao_gz simayi_gz").hand(2, "H2.dodge D2.dodge");
  s.uses(1, "S7.slash").on(2);
  s.dodges(2, "H2.dodge");
  s.unveils(1, "shamoke_qs").asked(Ask::play);
  s.sees("allegiance", 1).as("shu");
  s.uses(1, "S8.slash").on(2);
  s.invokes(1, "jili_qs");
  s.sees("draw", 1).points(2);
  s.dodges(2, "D2.dodge");
  s.declines(1, Ask::play);
}

STORY(Unveiling, OrNobodyThere) {
  War s(4);
  s.with("play_unveil", "never").hidden(1, "lvbu_gz diaochan_gz");
  s.main_open(2, "caocao_gz simayi_gz");
  s.illegal("SGS-GZ-UNVEIL").unveils(1, "lvbu_gz").asked(Ask::play);
  s.declines(1, Ask::play);
}

// --- what lies face down

STORY(FaceDown, GivesNoSkill) {
  War s(4);
  s.hidden(1, "zhangfei_gz liubei_gz").main_open(2, "caocao_gz simayi_gz");
  s.hand(1, "S7.slash S8.slash");
  s.uses(1, "S7.slash").on(2);
  s.sees("damage", 2);
  s.illegal("SGS-SLASH-LIMIT").uses(1, "S8.slash").on(2);
  s.declines(1, Ask::play);
}

STORY(FaceDown, NoSeedOfAnimosityBetweenThoseWhoseGenderNobodyKnows) {
  War s(4);
  s.open(1, "diaochan_gz lvbu_gz").hidden(2, "guanyu_gz zhangfei_gz").hand(1, "S7.slash");
  s.main_open(3, "caocao_gz simayi_gz").main_open(4, "ganning_gz lvmeng_gz");
  s.illegal("SGS-SKILL-LIJIAN").invokes(1, "lijian").on(2, 3);
  s.illegal("SGS-SKILL-LIJIAN").invokes(1, "lijian").on(3, 2);
  s.invokes(1, "lijian").on(3, 4);
  s.discards(1, "S7.slash");
  s.sees("damage", 4).from(3);
}

STORY(FaceDown, WithBothOpenHeIsWhatTheMainOneIs) {
  War s(4);
  s.turn_of(1).hidden(1, "huangyueying_gz machao_gz").main_open(2, "caocao_gz simayi_gz");
  s.unveils(1, "machao_gz");
  s.sees("allegiance", 1);
  s.expect("a man", [](const Scene& scene, const Step&) {
    EXPECT_EQ(scene.state.at(0).gender, sanguosha::Gender::male);
  });
  s.unveils(1, "huangyueying_gz");
  s.sees("mark", 1).as("half_fish");
  s.expect("a woman", [](const Scene& scene, const Step&) {
    EXPECT_EQ(scene.state.at(0).gender, sanguosha::Gender::female);
  });
}

// --- careerists

Story& two_of_wei(Story& s) {
  return s.turn_of(1)
      .open(2, "caocao_gz xuchu_gz")
      .open(3, "zhangliao_gz guojia_gz")
      .open(4, "guanyu_gz zhangfei_gz")
      .hidden(1, "xunyu_gz dianwei_gz");
}

STORY(Careerist, OfFourTheThird) {
  War s(4);
  two_of_wei(s).with("careerist_mark", "any_of_them");
  s.unveils(1, "xunyu_gz");
  s.sees("allegiance", 1).as("careerist").because("SGS-GZ-CAREERIST");
  s.sees("mark", 1).as("careerist").because("SGS-GZ-CAREERIST");
  s.expect_mark(1, "careerist", true);
}

STORY(Careerist, OfSixTheFourth) {
  War s(6);
  two_of_wei(s).open(5, "sunquan_gz ganning_gz").hidden(6, "zhenji_gz caopi_gz");
  s.unveils(1, "xunyu_gz");
  s.sees("allegiance", 1).as("wei").because("SGS-GZ-KINGDOM");
  s.sees("turn", 6);
  s.unveils(6, "zhenji_gz");
  s.sees("allegiance", 6).as("careerist");
  s.sees("mark", 6);
}

STORY(Careerist, TheDeadCount) {
  War s(4);
  two_of_wei(s).with("careerist_count", "with_the_dead").with("fray", "false").dead(3);
  s.unveils(1, "xunyu_gz");
  s.sees("allegiance", 1).as("careerist");
  s.sees("mark", 1);
}

STORY(Careerist, OrTheyDoNot) {
  War s(4);
  two_of_wei(s).with("careerist_count", "living").with("fray", "false").dead(3);
  s.unveils(1, "xunyu_gz");
  s.sees("allegiance", 1).as("wei");
  s.sees("phase", 1).as("judge");
}

STORY(Careerist, WithoutAMark) {
  War s(4);
  two_of_wei(s).with("careerist_mark", "none");
  s.unveils(1, "xunyu_gz");
  s.sees("allegiance", 1).as("careerist");
  s.never("mark", 1);
  s.sees("phase", 1).as("judge");
}

STORY(Careerist, IsOfNobodysKingdom) {
  War s(5);
  s.open(1, "xunyu_gz dianwei_gz").careerist(1).open(2, "caocao_gz xuchu_gz");
  s.open(3, "zhangliao_gz guojia_gz").hand(1, "HJ.await_exhausted").pile("S7.slash S8.slash");
  s.illegal("SGS-USE-TARGET").uses(1, "HJ.await_exhausted").on(1, 2, 3);
  s.uses(1, "HJ.await_exhausted").on(1);
  s.discards(1, "S7.slash S8.slash");
}

}  // namespace
}  // namespace tally::test
