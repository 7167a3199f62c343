// What FreeKill tells by halves, or before what explains it: real recordings of kingdom war and of
// 3v3, and the same with one thing told otherwise.
#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/replay/freekill/planted.h"

namespace tally::freekill::testing {
namespace {

// A packet that holds all of these words.
struct Telling {
  std::string_view command;
  std::string_view word;
  std::string_view other = {};
};

bool has_word(const DraftPacket& p, std::string_view word) {
  return std::string(p.data.begin(), p.data.end()).find(word) != std::string::npos;
}

std::size_t where_told(const Draft& d, const Telling& w) {
  for (std::size_t i = 0; i < d.packets.size(); ++i) {
    const DraftPacket& p = d.packets[i];
    if (!p.request && p.command == w.command && has_word(p, w.word) && has_word(p, w.other))
      return i;
  }
  ADD_FAILURE() << w.command << " " << w.word << " is not there";
  return 0;
}

// What is found first, after nothing was found.
std::string first_found(const Draft& d) {
  Report report = checked(write_container(d));
  if (report.findings.size() > 1) report.findings.resize(1);
  return findings_of(report);
}

std::string untold(const std::string& recording, const Telling& w, std::size_t behind = 0) {
  Draft d = draft(recording);
  EXPECT_EQ(findings_of(checked(write_container(d))), "") << recording;
  d.packets.erase(d.packets.begin() + static_cast<std::ptrdiff_t>(where_told(d, w) + behind));
  return first_found(d);
}

// A word there is another of the same length.
std::string told_as(const std::string& recording, const Telling& w, std::string_view word) {
  Draft d = draft(recording);
  DraftPacket& p = d.packets[where_told(d, w)];
  const std::size_t at = std::string(p.data.begin(), p.data.end()).find(w.word);
  if (at == std::string::npos || word.size() != w.word.size()) return "no such word";
  std::ranges::copy(word, p.data.begin() + static_cast<std::ptrdiff_t>(at));
  return first_found(d);
}

// 眩惑 of another: he is named by the card that he is given; what is learnt shows as it is gained.
TEST(FreeKillToldByHalves, Bewilderment) {
  const std::string fa_zheng = "../kingdom_war/hegx-mixed-g510106_p6_v5.fk.rep";
  EXPECT_EQ(untold(fa_zheng, {"MoveCards", "ld__xuanhuo_other&"}), "extra SGS-SKILL-XUANHUO");
  EXPECT_EQ(untold(fa_zheng, {"GameLog", "#AcquireSkill", "xuanhuo__hs__wusheng"}),
            "missing SGS-SKILL-XUANHUO");
  EXPECT_EQ(told_as(fa_zheng, {"GameLog", "xuanhuo__hs__wusheng", "#AcquireSkill"},
                    "xuanhuo__hs__paoxiao"),
            "illegal SGS-SKILL-XUANHUO");
}

// 君张角: his hit point comes before him.
TEST(FreeKillToldByHalves, ALordWhoBringsAHitPoint) {
  const std::string zhang_jiao = "../kingdom_war/hegx-smart-g530058_p4_v2.fk.rep";
  const Telling becomes{"SetPlayerMark", "ld__lordzhangjiao"};
  EXPECT_EQ(untold(zhang_jiao, becomes), "extra SGS-HP");
  EXPECT_EQ(untold(zhang_jiao, becomes, 1), "wrong SGS-GZ-LORD");
  EXPECT_EQ(untold(zhang_jiao, {"MoveCards", "heavenly_army"}), "missing SGS-SKILL-HONGFA");
}

// 变更副将
TEST(FreeKillToldByHalves, AnotherDeputy) {
  const std::string xun_you = "../kingdom_war/hegx-mixed-g510107_p8_v1.fk.rep";
  EXPECT_EQ(untold(xun_you, {"GameLog", "#ChangeHero"}), "illegal SGS-SKILL-JIANXIONG");
  EXPECT_EQ(told_as(xun_you, {"GameLog", "hs__caocao", "#ChangeHero"}, "hs__zhenji"),
            "illegal SGS-SKILL-JIANXIONG");
  EXPECT_EQ(untold("../kingdom_war/hegx-mixed-g510008_p8_v3.fk.rep", {"GameLog", "#ChangeHero"}),
            "illegal SGS-SKILL-QIANGXI-HS");
}

// 红颜: the judgement card by its suit for her, where another card is so called.
TEST(FreeKillToldByHalves, AJudgementCardOfAnotherSuit) {
  const std::string xiao_qiao = "../three_v_three/3v3-mixed-g540051_p6_v2.fk.rep";
  EXPECT_EQ(untold(xiao_qiao, {"GameLog", "#FilterCard", "乐不思蜀"}), "wrong SGS-JUDGEMENT");
}

// 往烈: nobody is asked, so the damage shows which way round it goes.
TEST(FreeKillToldByHalves, ATrickNobodyMayAnswer) {
  const std::string chen_dao = "../three_v_three/3v3-mixed-g540026_p6_v2.fk.rep";
  EXPECT_EQ(first_found(draft(chen_dao)), "");
}

// 祸首: that a Barbarian Invasion does nothing to Meng Huo shows that he came before the one
// behind.
TEST(FreeKillToldByHalves, ATrickThatDoesNothingToOne) {
  const std::string meng_huo = "../three_v_three/3v3-mixed-g510034_p6_v1.fk.rep";
  EXPECT_EQ(first_found(draft(meng_huo)), "");
}

// Of a Nullification of a Kingdom a line says whom it is for: the second of two, the first being
// spared by armour, which no line says.
TEST(FreeKillToldByHalves, WhomANullificationOfAKingdomIsFor) {
  const std::string bian = "../kingdom_war/hegx-mixed-g600005_p8_v1.fk.rep";
  Draft d = draft(bian);
  EXPECT_EQ(first_found(d), "");
  std::erase_if(d.packets, [](const DraftPacket& p) {
    return p.command == "GameLog" && has_word(p, "#HegNullificationSingle");
  });
  EXPECT_EQ(first_found(d), "missing SGS-CARD-IRON-CHAIN");
}

// A lord shows his kingdom before those come back to it who stood alone; 天妒 declined, the card is
// laid on the pile of 屯田; a card that is red in a hand is black where it lies 帷幕.
TEST(FreeKillToldByHalves, InWhatOrderThingsComeAbout) {
  for (const char* name :
       {"hegx-mixed-g600100_p8_v1", "hegx-mixed-g523026_p8_v3", "heg2v-mixed-g504018_p4_v3"})
    EXPECT_EQ(first_found(draft("../kingdom_war/" + std::string(name) + ".fk.rep")), "") << name;
}

// #ChangedJudge names the Crossbow as 3v3 does.
TEST(FreeKillToldByHalves, ARetrialWithTheCrossbow) {
  const std::string sima_yi = "../three_v_three/3v3-smart-g550017_p6_v4.fk.rep";
  EXPECT_EQ(told_as(sima_yi, {"GameLog", "连弩", "#ChangedJudge"}, "南蛮"),
            "contradiction SGS-SKILL-GUICAI");
}

}  // namespace
}  // namespace tally::freekill::testing
