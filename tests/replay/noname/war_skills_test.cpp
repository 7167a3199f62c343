// Recordings of noname's kingdom war: how its generals' skills are told.
#include <initializer_list>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/replay/noname/made_war.h"

namespace tally::noname {
namespace {

using testing::events_of;
using testing::expect_incomplete_where_cut;
using testing::replaced;
using testing::War;

// Four players, the first of whom records; his play phase, both his generals turned up. The others
// are called by their seats, but for the second where his general is.
War in_play(std::string_view main, std::string_view deputy, std::string_view group,
            std::string_view called, std::string_view second_main = "gz_ganning",
            std::string_view second_deputy = "gz_daqiao") {
  War war("[" + War::player(0, main, deputy) + "," + War::player(1, second_main, second_deputy) +
          "," + War::player(2, "gz_xiahouyuan", "gz_dianwei") + "," +
          War::player(3, "gz_diaochan", "gz_huatuo") + "]");
  war.log("<一号位>的回合开始");
  war.turns_up(0, 2, group, fmt::format("<一号位>展示了主将<{}>、副将<某>", called));
  war.log(fmt::format("<{}>获得了一个{{【先驱】}}", called));
  war.phases(called);
  war.draws(0, 2);
  war.points(0, 4, 4, 6);
  war.log(fmt::format("<{}>进入了出牌阶段", called));
  return war;
}

// Each stands behind the one before it.
void expect_in_order(const War& war, std::initializer_list<std::string_view> parts) {
  const std::string log = events_of(war.json());
  std::size_t at = 0;
  for (const std::string_view part : parts) {
    at = log.find(part, at);
    ASSERT_NE(at, std::string::npos) << part << log;
    at += part.size();
  }
}

const std::string low = War::card("spade", 3, "guohe", 1);
const std::string high = War::card("spade", 13, "nanman", 2);
const std::string sword = War::card("spade", 6, "qinggang", 3);

// Both cards leave the hands, and over one the screen says that he has won.
TEST(NonameWarSkills, APindianIsTwoCardsAndWhoHasWon) {
  War war = in_play("gz_xunyu", "gz_caopi", "wei", "荀彧");
  war.log("<荀彧>对<二号位>发动了{【驱虎】}");
  war.log("<荀彧>对<二号位>发起拼点");
  war.loses(0, high);
  war.loses(1, low);
  war.event("damagepop", "\"0\"", R"(["胜","water",true])");
  war.event("line", "\"1\"", R"(["2","green"])");
  war.log("<三号位>受到了来自<二号位>的一点伤害");
  expect_in_order(war, {R"("e":"pindian","seat":1,"against":2,"card":"SK)",
                        R"("e":"pindian","seat":2,"against":1,"card":"S3)",
                        R"("e":"compared","seat":1,"against":2,"won":true)",
                        R"("with":"quhu","on":2,"to":[3])", R"("e":"damage","seat":3)"});
}

// What leaves the dead together is told in a line for the hand and one for the equipment.
TEST(NonameWarSkills, MourningTakesHandAndEquipmentAtOnce) {
  War war = in_play("gz_xunyu", "gz_caopi", "wei", "荀彧");
  war.log("<二号位>被<荀彧>杀害");
  war.log("<荀彧>发动了{【行殇】}");
  war.event("lose", "\"1\"", fmt::format("[[{}],[{}],[],[]]", low, sword));
  war.log("<荀彧>从<二号位>获得了一张牌");
  war.log("<荀彧>从<二号位>获得了[青釭剑【♠︎6】]");
  expect_in_order(war, {R"("e":"inherit","seat":1,"of":2,"cards":["S3)", "S6.qinggang_sword"});
  EXPECT_EQ(events_of(war.json()).find("snatch"), std::string::npos);
}

// 巧变: a card is thrown away before anybody says for what.
TEST(NonameWarSkills, APriceGoesBehindTheUse) {
  War war = in_play("gz_zhanghe", "gz_xiahoudun", "wei", "张郃");
  war.events.resize(9);  // as far as the draw phase
  war.log("<张郃>弃置了[过河拆桥【♠︎3】]");
  war.loses(0, low);
  war.log("<张郃>发动了{【巧变】}");
  war.log("<张郃>跳过了摸牌阶段");
  war.event("line", "\"0\"", R"(["1","green"])");
  war.log("<张郃>从<二号位>获得了一张牌");
  war.loses(1, high);
  expect_in_order(war, {R"("with":"qiaobian")", R"("e":"discard","seat":1)",
                        R"("with":"qiaobian","to":[2])", R"("e":"snatch","seat":1)"});
  expect_incomplete_where_cut(war, 4);
}

// 度势: the play phase is told behind it.
TEST(NonameWarSkills, APhaseBeginsBeforeWhatIsUsedAsItBegins) {
  War war = in_play("gz_ganning", "gz_luxun", "wu", "甘宁", "gz_simayi", "gz_zhenji");
  war.events.pop_back();
  war.log("<甘宁>发动了{【度势】}");
  war.log("<甘宁>对<自己>使用了[以逸待劳【◈】]");
  war.log("<甘宁>进入了出牌阶段");
  expect_in_order(war, {R"("phase":"play")", R"("with":"duoshi_hs")", R"("as":"await_exhausted")"});
  EXPECT_EQ(events_of(war.json()).find(R"("phase":"play")"),
            events_of(war.json()).rfind(R"("phase":"play")"));
}

TEST(NonameWarSkills, WhoIsTurnedUpAgainInHisTurnHasNone) {
  War war = in_play("gz_xunyu", "gz_caopi", "wei", "荀彧");
  war.log("<荀彧>对<二号位>发动了{【放逐】}");
  war.event("turnOver", "\"1\"", "true");
  war.log("<荀彧>进入了结束阶段");
  war.event("turnOver", "\"1\"", "false");
  expect_in_order(war, {R"("e":"turn_over","seat":2)", R"("phase":"finish")",
                        R"({"e":"turn","seat":2})", R"("e":"turn_over","seat":2)"});
}

// 移动: before the card leaves the one and lies before the other.
TEST(NonameWarSkills, ACardOnTheTableIsMoved) {
  War war = in_play("gz_zhanghe", "gz_xiahoudun", "wei", "张郃");
  war.log("<张郃>发动了{【巧变】}");
  war.log("<二号位>的[青釭剑【♠︎6】]被移动给了<张郃>");
  war.event("lose", "\"1\"", fmt::format("[[],[{}],[],[]]", sword));
  war.event("addVirtualEquip", "\"0\"", fmt::format("[{{}},[{}]]", sword));
  expect_in_order(war, {R"("e":"relocate","seat":1,"to":1,"card":"S6.qinggang_sword)"});
  EXPECT_EQ(events_of(war.json()).find(R"("e":"equip")"), std::string::npos);
}

TEST(NonameWarSkills, UndyingLaysTheTopCardBesideHim) {
  War war = in_play("gz_ganning", "gz_zhoutai", "wu", "甘宁", "gz_simayi", "gz_zhenji");
  war.log("<甘宁>发动了{【不屈】}");
  war.event("drawCard", "\"0\"", "[" + low + "]");
  war.event("showCards", "\"0\"", R"(["不屈",[)" + low + "]]");
  war.log("<甘宁>展示了[过河拆桥【♠︎3】]");
  war.log("<甘宁>将[过河拆桥【♠︎3】]置入了弃牌堆");
  expect_in_order(war, {R"("e":"reveal","cards":["S3)", R"("e":"lay","seat":1,"cards":["S3)",
                        R"("e":"discard","seat":1,"cards":["S3)"});
}

// 礼让: each card that was thrown away is given for itself.
TEST(NonameWarSkills, WhatWasThrownAwayIsGivenBackCardByCard) {
  War war = in_play("gz_kongrong", "gz_diaochan", "qun", "孔融");
  war.log("<孔融>弃置了[过河拆桥【♠︎3】、南蛮入侵【♠︎K】]");
  war.loses(0, low + "," + high);
  war.log("<孔融>对<二号位>发动了{【礼让】}");
  war.event("gain2", "\"1\"", "[" + low + "," + high + "]");
  expect_in_order(war, {R"("with":"lirang","to":[2])", R"("e":"retrieve","seat":1,"to":2)",
                        R"("with":"lirang","to":[2])", R"("e":"retrieve","seat":1,"to":2)"});
}

TEST(NonameWarSkills, TwoHandsChangePlaces) {
  War war = in_play("gz_re_lusu", "gz_ganning", "wu", "鲁肃", "gz_simayi", "gz_zhenji");
  war.log("<鲁肃>对<二号位>、<三号位>发动了{【缔盟】}");
  war.events.back() = replaced(war.events.back(), R"(</span>、<span class=\"bluetext\">)", "、");
  war.log("<二号位>从<三号位>获得了一张牌");
  war.log("<三号位>从<二号位>获得了一张牌");
  war.loses(1, low);
  war.loses(2, high);
  war.event("loseAfter", "\"2\"", "null");
  expect_in_order(war, {R"("e":"aside","seat":2,"cards":["S3)", R"("e":"aside","seat":3)",
                        R"("e":"gain","seat":3,"cards":["S3)", R"("e":"gain","seat":2)"});
}

// He is called by his deputy then.
TEST(NonameWarSkills, AGeneralIsTurnedDown) {
  War war = in_play("gz_zoushi", "gz_diaochan", "qun", "邹氏");
  war.turns_up(1, 2, "wu", "<二号位>展示了主将<甘宁>、副将<大乔>");
  war.log("<邹氏>对<甘宁>发动了{【倾城】}");
  war.log("<甘宁>暗置了主将甘宁");
  war.log("<大乔>受到了来自<邹氏>的一点伤害");
  expect_in_order(
      war, {R"("e":"conceal","seat":1,"of":2,"general":"ganning_gz")", R"("e":"damage","seat":2)"});
}

TEST(NonameWarSkills, SkillsGoByHeartbreakAndAreMuteByIronCavalry) {
  War war = in_play("gz_machao", "gz_guanyu", "shu", "马超", "gz_caiwenji", "gz_diaochan");
  war.log("<马超>对<二号位>发动了{【铁骑】}");
  war.event("markSkill", "\"1\"", R"(["fengyin_vice"])");
  war.log("<二号位>对<马超>发动了{【断肠】}");
  war.log("<马超>失去了副将技能");
  expect_in_order(war, {R"("e":"mute","seat":1,"of":2,"general":"diaochan_gz","deputy":true)",
                        R"("e":"strip","seat":2,"of":1,"deputy":true)"});
}

// The Halberd and the Triblade are announced behind the Slash.
TEST(NonameWarSkills, WeaponsStrikeMore) {
  War war = in_play("gz_machao", "gz_guanyu", "shu", "马超");
  war.loses(0, War::card("spade", 8, "sha", 4));
  war.log("<马超>对<三号位>使用了[杀【♠︎8】]");
  war.log("<马超>对<二号位>发动了{【方天画戟】}");
  war.log("<二号位>受到了来自<马超>的一点伤害");
  war.log("<马超>对<三号位>发动了{【三尖两刃刀】}");
  expect_in_order(war, {R"("as":"slash","cards":["S8.slash"],"to":[2,3])",
                        R"("with":"triblade","on":2,"to":[3])"});
}

// Whoever records it is told first.
TEST(NonameWarSkills, AllWhoDrawAtOnceDoSoInTurn) {
  War war = in_play("gz_mateng", "gz_kongrong", "qun", "马腾");
  war.log("<马腾>对<四号位>发动了{【雄异】}");
  war.draws(3, 3);
  war.draws(0, 3);
  expect_in_order(
      war, {R"("with":"xiongyi")", R"("e":"draw","seat":1,"n":3)", R"("e":"draw","seat":4,"n":3)"});
}

// Whom it protects is said when its use has brought what it does.
TEST(NonameWarSkills, ANullificationOfAKingdomMayBeForAllOfIt) {
  War war = in_play("gz_huangyueying", "gz_guanyu", "shu", "黄月英");
  war.loses(0, War::card("club", 12, "tiesuo", 5));
  war.log("<黄月英>对<二号位>、<三号位>使用了[铁索连环【♣︎Q】]");
  war.events.back() = replaced(war.events.back(), R"(</span>、<span class=\"bluetext\">)", "、");
  war.loses(0, War::card("club", 13, "wuxie", 900));
  war.event("line", "\"0\"", R"(["1","green"])");
  war.log("<黄月英>使用了[无懈可击·国【♣︎K】]");
  war.log("<黄月英>发动了{【集智】}");
  war.draws(0, 1);
  war.log("<三号位>被[连环]");
  war.event("link", "\"2\"", "true");
  expect_in_order(war, {R"("e":"nullify","seat":1)", R"("with":"jizhi")", R"("e":"draw","seat":1)",
                        R"({"e":"decide","seat":1,"way":null})", R"("e":"chain","seat":3)"});
}

// Of a delayed trick there is one target, whatever was used before.
TEST(NonameWarSkills, ANullificationOfADelayedTrickIsForOne) {
  War war = in_play("gz_huangyueying", "gz_guanyu", "shu", "黄月英");
  war.loses(0, War::card("club", 12, "tiesuo", 5));
  war.log("<黄月英>对<二号位>、<三号位>使用了[铁索连环【♣︎Q】]");
  war.events.back() = replaced(war.events.back(), R"(</span>、<span class=\"bluetext\">)", "、");
  war.log("<二号位>的回合开始");
  war.log("<二号位>进入了准备阶段");
  war.log("<二号位>进入了判定阶段");
  war.event("lose", "\"1\"", "[[],[],[" + War::card("heart", 6, "lebu", 6) + "],[]]");
  war.event("phaseJudge", "\"1\"", War::card("heart", 6, "lebu", 6));
  war.loses(0, War::card("club", 13, "wuxie", 900));
  war.log("<黄月英>使用了[无懈可击·国【♣︎K】]");
  war.log("<二号位>进入了摸牌阶段");
  expect_in_order(war, {R"("e":"due","seat":2)", R"("e":"nullify","seat":1)", R"("phase":"draw")"});
  EXPECT_EQ(events_of(war.json()).find("decide"), std::string::npos);
}

}  // namespace
}  // namespace tally::noname
