// Recordings of noname's kingdom war: generals that are turned up, marks, hit points; where a
// record ends at a general or a card that is not here; cut files; planted faults.
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "replay/log/log.h"
#include "tests/replay/noname/made_war.h"

namespace tally::noname {
namespace {

using testing::cut_off;
using testing::events_of;
using testing::expect_incomplete_where_cut;
using testing::found_in;
using testing::Made;
using testing::Read;
using testing::read;
using testing::replaced;
using testing::War;

// Huang Yueying, the first, shows herself for 集智, and then her deputy, Jiang Wei, who is not
// here. The second, who records, has Zhen Ji and Xiahou Yuan.
War broken_off() {
  War war("[" + War::player(1, "gz_zhenji", "gz_xiahouyuan") + "," +
          War::player(2, "gz_diaochan", "gz_huatuo") + "," +
          War::player(3, "gz_ganning", "gz_re_lusu") + "," +
          War::player(0, "gz_huangyueying", "gz_jiangwei") + "]");
  war.log("<一号位>的回合开始");
  war.phases("一号位");
  war.draws(3, 2);
  war.points(3, 3, 3, 6);
  war.log("<一号位>进入了出牌阶段");
  war.loses(3, War::card("heart", 7, "wuzhong", 1));
  war.log("<一号位>对<自己>使用了[无中生有【♥︎7】]");
  war.turns_up(3, 0, "shu", "<一号位>展示了主将<黄月英>");
  war.log("<黄月英>获得了一个{【先驱】}");
  war.log("<黄月英>发动了{【集智】}");
  war.draws(3, 1);
  war.draws(3, 2);
  war.loses(3, War::card("spade", 5, "sha", 2));
  war.log("<黄月英>对<二号位>使用了[杀【♠︎5】]");
  war.log("<二号位>受到了来自<黄月英>的一点伤害");
  war.points(0, 2, 3);
  war.turns_up(3, 1, "shu", "<黄月英>展示了副将<姜维>");
  war.log("<黄月英>发动了{【挑衅】}");
  return war;
}

std::string ends_at(const Made& made) {
  Read r;
  read(made.json(), r);
  EXPECT_EQ(r.error, "");
  return text_of(r.record.not_covered_from);
}

TEST(NonameWar, EndsAtAGeneralWhoIsNotHere) {
  const War war = broken_off();
  EXPECT_EQ(ends_at(war), "not covered yet from move 22 on: general 姜维 (gz_jiangwei)");
  EXPECT_EQ(found_in(war.json()), "undecided");
  Read r;
  read(war.json(), r);
  EXPECT_TRUE(r.record.not_covered.empty());
  EXPECT_EQ(r.record.ruleset, "noname-guozhan");
  EXPECT_EQ(r.record.seen().back().source_at, 21U);
}

// Where no log line says his name.
TEST(NonameWar, NamesAGeneralByItsDataOtherwise) {
  War war = broken_off();
  war.events.erase(war.events.end() - 2);
  EXPECT_EQ(ends_at(war), "not covered yet from move 22 on: general 姜维 (gz_jiangwei)");
  EXPECT_EQ(found_in(war.json()), "undecided");
}

TEST(NonameWar, EndsAtACardThatIsNotHere) {
  War war = broken_off();
  war.events[7] = replaced(war.events[7], R"("update")", R"("gain12")");
  war.events[7] = replaced(war.events[7], "[6,3,3,0]",
                           "[[" + War::card("heart", 3, "taipingyaoshu", 7) + "," +
                               War::card("spade", 7, "sha", 8) + "],[],[]]");
  EXPECT_EQ(ends_at(war), "not covered yet from move 7 on: card \"taipingyaoshu\" of noname");
  EXPECT_EQ(found_in(war.json()), "undecided");
}

// The log keeps where it ends, and so does what a seat saw of it.
TEST(NonameWar, ALogOfItEndsThereToo) {
  Read r;
  read(broken_off().json(), r);
  std::string log;
  write_record(log, r.record);
  Read again;
  read(log, again);
  ASSERT_EQ(again.error, "");
  EXPECT_EQ(text_of(again.record.not_covered_from), text_of(r.record.not_covered_from));
  EXPECT_EQ(found_in(log), "undecided");
}

TEST(NonameWar, CutAnywhereGivesOneMessageOrWhatCameBefore) {
  const std::string json = broken_off().json();
  const std::size_t first = json.find(R"({"type":"cardtag")");
  const std::size_t stop = json.find("showCharacter", json.find("showCharacter") + 1);
  for (std::size_t n = 40; n < json.size(); ++n) {
    const std::string found = found_in(json.substr(0, n));
    if (n < json.find("\"video\":") + 9) {
      EXPECT_EQ(found, "the recording is cut off before its first event") << n;
    } else if (n < first - 1) {
      EXPECT_EQ(found, "the recording ends in the middle of event 0") << n;
    } else if (n < stop) {
      EXPECT_EQ(found, "incomplete") << n;
    } else {
      EXPECT_TRUE(found == "incomplete" || found == "undecided") << n << found;
    }
  }
}

TEST(NonameWar, FindsPlantedFaultsBeforeIt) {
  const auto changed = [](std::string_view in, std::string_view what, std::string_view with) {
    War war = broken_off();
    war.with(in) = replaced(war.with(in), what, with);
    return found_in(war.json());
  };
  // Three halves of fish and four are three hit points.
  EXPECT_EQ(changed("[4,2,3,0]", "[4,2,3,0]", "[4,3,4,0]"), "wrong SGS-GZ-HP");
  EXPECT_EQ(changed("\"shu\"", "\"shu\"", "\"ye\""), "wrong SGS-GZ-KINGDOM");
  EXPECT_EQ(changed("先驱", "先驱", "阴阳鱼"), "wrong SGS-GZ-PIONEER");
  EXPECT_EQ(changed("一点伤害", "一点", "两点"), "wrong SGS-CARD-SLASH");
}

// Two players, both of them known. Zhen Ji, who records, shows both of hers as her first turn
// begins, looks at a general with the mark of the pioneer, and kills Gan Ning with three Slashes.
War whole() {
  War war("[" + War::player(0, "gz_zhenji", "gz_simayi") + "," +
          War::player(1, "gz_ganning", "gz_daqiao") + "]");
  war.win = "true";
  war.event("fullscreenpop", "\"0\"", R"(["鏖战模式","water",null])");
  war.log("<一号位>的回合开始");
  war.turns_up(0, 2, "wei", "<一号位>展示了主将<甄宓>、副将<司马懿>");
  war.log("<甄宓>获得了一个{【先驱】}");
  war.phases("甄宓");
  war.draws(0, 2);
  war.event("gain12", "\"0\"",
            "[[" + War::card("diamond", 1, "zhuge", 1) + "," + War::card("spade", 5, "sha", 2) +
                "],[],[]]");
  war.points(0, 3, 3, 6);
  war.log("<甄宓>进入了出牌阶段");
  war.log("<甄宓>发动了{【标记】}");
  war.log("<甄宓>移去了一个{【先驱】}");
  war.log("<甄宓>观看了<二号位>的主将");
  war.loses(0, War::card("diamond", 1, "zhuge", 1));
  war.log("<甄宓>对<自己>使用了[诸葛连弩【♦︎A】]");
  war.event("addVirtualEquip", "\"0\"",
            "[{\"name\":\"\\\"zhuge\\\"\"},[" + War::card("diamond", 1, "zhuge", 1) + "]]");
  constexpr int ranks[] = {5, 7, 8};
  for (int i = 0; i < 3; ++i) {
    war.loses(0, War::card("spade", ranks[i], "sha", 2 + i));
    war.log(fmt::format("<甄宓>对<二号位>使用了[杀【♠︎{}】]", ranks[i]));
    war.log("<二号位>受到了来自<甄宓>的一点伤害");
    war.points(1, 2 - i, 3);
  }
  war.log("<二号位>濒死");
  war.log("<二号位>被<甄宓>杀害");
  war.turns_up(1, 2, "wu", "<二号位>展示了主将<甘宁>、副将<大乔>");
  war.event("over", "null", "\"\"");
  return war;
}

TEST(NonameWar, AWholeGameIsClean) {
  EXPECT_EQ(found_in(whole().json()), "clean");
  EXPECT_EQ(ends_at(whole()), "");
}

TEST(NonameWar, EndsBeforeWhatAMarkIsStillToGoBefore) { expect_incomplete_where_cut(whole()); }

TEST(NonameWar, WhoHasWonIsHeldAgainstTheRules) {
  War war = whole();
  war.win = "false";
  EXPECT_EQ(found_in(war.json()), "contradiction SGS-GZ-END");
}

// A Nullification is one of a kingdom by its number.
TEST(NonameWar, ANullificationOfAKingdomIsTold) {
  War war = broken_off();
  war.loses(0, War::card("club", 13, "wuxie", 900));
  const auto nullify = war.events.back();
  war.events.pop_back();
  const std::size_t at = 11;  // behind the use
  war.events.insert(war.events.begin() + at, nullify);
  war.log("<二号位>使用了[无懈可击·国【♣︎K】]");
  const auto line = war.events.back();
  war.events.pop_back();
  war.events.insert(war.events.begin() + at + 1, line);
  const std::string log = events_of(war.json());
  EXPECT_NE(log.find(R"("e":"nullify","seat":2)"), std::string::npos);
  EXPECT_NE(log.find("CK.heg_nullification"), std::string::npos);
}

// The play phase of Zhen Ji, who has turned herself up and has drawn these.
War played(const std::string& one, const std::string& other) {
  War war = whole();
  war.events.resize(15);  // as far as her play phase
  war.with("\"gain12\"") =
      replaced(war.with("\"gain12\""), Made::card("diamond", 1, "zhuge", 1), one);
  war.with("\"gain12\"") =
      replaced(war.with("\"gain12\""), Made::card("spade", 5, "sha", 2), other);
  return war;
}

TEST(NonameWar, AnAllianceIsAGiftAndWhatIsTakenLaterIsNot) {
  const std::string wine = Made::card("spade", 6, "jiu", 1);
  const std::string snatch = Made::card("spade", 3, "shunshou", 2);
  War war = played(wine, snatch);
  war.log("<甄宓>对<二号位>发动了{【合纵】}");
  war.loses(0, wine);
  war.log("<二号位>从<甄宓>获得了[酒·合纵【♠︎6】]");
  EXPECT_EQ(found_in(cut_off(war)), "incomplete");
  EXPECT_NE(events_of(war.json()).find(R"("e":"gift","seat":1)"), std::string::npos)
      << events_of(war.json());
  war.log("<甄宓>进入了弃牌阶段");
  war.loses(0, snatch);
  war.log("<二号位>从<甄宓>获得了[顺手牵羊【♠︎3】]");
  EXPECT_NE(events_of(war.json()).find(R"("e":"snatch","seat":2)"), std::string::npos)
      << events_of(war.json());
}

// A black Dismantle is one by 奇袭 too.
TEST(NonameWar, AGeneralIsTurnedUpForACardThatIsSuchByItself) {
  const std::string one = Made::card("spade", 3, "guohe", 1);
  War war("[" + War::player(0, "gz_ganning", "gz_daqiao") + "," +
          War::player(1, "gz_zhenji", "gz_simayi") + "]");
  war.event("fullscreenpop", "\"0\"", R"(["鏖战模式","water",null])");
  war.log("<一号位>的回合开始");
  war.phases("一号位");
  war.draws(0, 2);
  war.points(0, 3, 3, 6);
  war.log("<一号位>进入了出牌阶段");
  war.turns_up(0, 0, "wu", "<一号位>展示了主将<甘宁>");
  war.log("<甘宁>获得了一个{【先驱】}");
  war.log("<甘宁>发动了{【奇袭】}");
  war.loses(0, one);
  war.log("<甘宁>对<二号位>使用了[过河拆桥]（[过河拆桥【♠︎3】]）");
  war.log("<二号位>弃置了[杀【♠︎7】]");
  war.loses(1, Made::card("spade", 7, "sha", 2));
  EXPECT_EQ(found_in(cut_off(war)), "incomplete");
}

TEST(NonameWar, AnExtraTurnIsTold) {
  War war = played(Made::card("spade", 6, "jiu", 1), Made::card("spade", 3, "shunshou", 2));
  war.log("<甄宓>的[【挟令】]回合开始");
  const std::string log = events_of(war.json());
  EXPECT_NE(log.find(R"("e":"turn","seat":1,"extra":true)"), std::string::npos) << log;
}

// Whoever is drowned loses all his equipment.
TEST(NonameWar, ADrownedPlayersEquipmentIsForfeited) {
  const std::string flood = Made::card("club", 12, "shuiyanqijunx", 1);
  const std::string horse = Made::card("heart", 13, "zhuahuang", 7);
  War war = played(flood, Made::card("spade", 3, "shunshou", 2));
  war.loses(0, flood);
  war.log("<甄宓>对<二号位>使用了[水淹七军【♣︎Q】]");
  war.log("<二号位>弃置了[爪黄飞电【♥︎K】]");
  war.event("lose", "\"1\"", fmt::format("[[],[{}],[],[]]", horse));
  EXPECT_NE(events_of(war.json()).find(R"("e":"forfeit","seat":2)"), std::string::npos)
      << events_of(war.json());
}

// Not used, an Imperial Order leaves the game.
TEST(NonameWar, AnImperialOrderLeavesTheGame) {
  const std::string order = Made::card("club", 3, "chiling", 1);
  War war = played(order, Made::card("spade", 7, "sha", 2));
  war.log("<甄宓>进入了弃牌阶段");
  war.log("<甄宓>弃置了[敕令【♣︎3】]");
  war.log("[敕令【♣︎3】]被销毁了");
  war.log("[诏书【♣︎3】]被置于了牌堆底");
  war.loses(0, order);
  EXPECT_NE(events_of(war.json()).find("withdraw"), std::string::npos) << events_of(war.json());
}

// An arrow before a Nullification's own is none of it.
TEST(NonameWar, AnArrowOfSomethingElseProtectsNobody) {
  const std::string one = Made::card("club", 13, "wuxie", 900);
  War war = played(one, Made::card("spade", 7, "sha", 2));
  war.event("line", "\"0\"", R"(["1","green"])");
  war.loses(0, one);
  war.log("<甄宓>使用了[无懈可击·国【♣︎K】]");
  EXPECT_NE(events_of(war.json()).find(R"("against":null,"for":1)"), std::string::npos)
      << events_of(war.json());
}

// The play phase is told behind what the Jade Seal does as it begins.
TEST(NonameWar, TheJadeSealIsUsedAsThePlayPhaseBegins) {
  War war = played(Made::card("spade", 5, "sha", 1), Made::card("spade", 7, "sha", 2));
  war.events.pop_back();
  war.log("<甄宓>发动了{【玉玺】}");
  war.log("<甄宓>对<二号位>使用了[知己知彼【◈】]");
  war.log("<甄宓>观看了<二号位>的主将");
  war.log("<甄宓>进入了出牌阶段");
  const std::string log = events_of(war.json());
  const std::size_t play = log.find(R"("phase":"play")");
  const std::size_t invoke = log.find(R"("with":"yuxi")");
  EXPECT_NE(invoke, std::string::npos) << log;
  EXPECT_LT(play, invoke) << log;
  EXPECT_LT(invoke, log.find(R"("as":"known_both")")) << log;
}

TEST(NonameWar, ABreastplateIsForfeited) {
  const std::string plate = Made::card("club", 2, "huxinjing", 1);
  War war = played(plate, Made::card("spade", 7, "sha", 2));
  war.log("<甄宓>发动了{【护心镜】}");
  war.log("<甄宓>弃置了[护心镜·合纵【♣︎2】]");
  war.event("lose", "\"0\"", fmt::format("[[],[{}],[],[]]", plate));
  const std::string log = events_of(war.json());
  EXPECT_NE(log.find(R"("e":"invoke","seat":1)"), std::string::npos) << log;
  EXPECT_NE(log.find(R"("e":"forfeit","seat":1)"), std::string::npos) << log;
}

// 流离 is told first, though the half fish comes with who is turned up for it.
TEST(NonameWar, HalfAFishGoesBeforeWhatTheGeneralIsTurnedUpFor) {
  War war = played(Made::card("spade", 5, "sha", 1), Made::card("spade", 7, "sha", 2));
  war.loses(0, Made::card("spade", 5, "sha", 1));
  war.log("<甄宓>对<二号位>使用了[杀【♠︎5】]");
  war.turns_up(1, 0, "wu", "<二号位>展示了主将<甘宁>");
  war.turns_up(1, 1, "wu", "<甘宁>展示了副将<大乔>");
  war.log("<甘宁>对<甄宓>发动了{【流离】}");
  war.log("<甘宁>获得了一个{【阴阳鱼】}");
  const std::string log = events_of(war.json());
  EXPECT_LT(log.find("half_fish"), log.find("\"e\":\"invoke\"")) << log;
}

// The weapon of noname's deck asks first, as others do.
TEST(NonameWar, TheDragonAndThePhoenixIsAnnounced) {
  War war = played(Made::card("spade", 2, "feilongduofeng", 1), Made::card("spade", 7, "sha", 2));
  war.log("<甄宓>对<二号位>发动了{【飞龙夺凤】}");
  EXPECT_NE(events_of(war.json()).find("dragon_phoenix"), std::string::npos)
      << events_of(war.json());
}

}  // namespace
}  // namespace tally::noname
