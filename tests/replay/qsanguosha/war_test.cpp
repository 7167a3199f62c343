// Kingdom war as QSanguosha-For-Hegemony records it: which rules it is held against, and in which
// order what it tells late goes into the record.
#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "replay/log/log.h"
#include "tests/replay/qsanguosha/told.h"

namespace tally::qsanguosha {
namespace {

using testing::MadeWar;
using testing::Read;
using testing::read;
using testing::told;
using testing::told_in;

std::string ruleset_of(const MadeWar& made) {
  Read r;
  read(made.text(), r);
  return r.record.ruleset;
}

TEST(QSanguoshaWar, IsHeldAgainstWhatItsDeckAndItsRoomSay) {
  EXPECT_EQ(ruleset_of(MadeWar()), "qsanguosha-hegemony");
  EXPECT_EQ(ruleset_of(MadeWar(163)), "qsanguosha-hegemony-expansions");
  EXPECT_EQ(ruleset_of(MadeWar(108, "RS")), "qsanguosha-hegemony-pioneer");
  EXPECT_EQ(ruleset_of(MadeWar(163, "RS")), "qsanguosha-hegemony-expansions-pioneer");
  EXPECT_EQ(testing::found_in(MadeWar(163).text()), "incomplete");
}

TEST(QSanguoshaWar, ADeckToldTwiceNamesItsRulesOnce) {
  const std::string once = MadeWar(163, "RS").text();
  const std::size_t deck = once.find("[0,1,2,3,4,");
  ASSERT_NE(deck, std::string::npos);
  const std::size_t begin = once.rfind('\n', deck) + 1;
  const std::string line = once.substr(begin, once.find('\n', deck) + 1 - begin);
  std::string twice = once;
  twice.insert(begin, line);
  Read r;
  read(twice, r);
  EXPECT_EQ(r.error, "");
  EXPECT_EQ(r.record.ruleset, "qsanguosha-hegemony-expansions-pioneer");
}

// 死谏
TEST(QSanguoshaWar, DyingRemonstranceComesAsTheCardLeavesTheHand) {
  MadeWar made;
  made.property("sgs1", "general", "tianfeng");
  made.property("sgs1", "kingdom", "qun");
  made.log("#BasaraReveal", "sgs1", "");
  made.log("#UseCard", "sgs1", "sgs2", "103");
  made.moves({MadeWar::way("[103]", 0, 2, "sgs1", "sgs2", 1, "sgs1")});
  made.log("#ChoosePlayerWithSkill", "sgs1", "sgs3", "", "sijian");
  made.moves({MadeWar::way("[68]", 1, 7, "sgs3", "", 0x33, "sgs1")});
  made.moves({MadeWar::way("[68]", 7, 5, "sgs3", "", 0x33, "sgs1")});
  EXPECT_EQ(told(made), "unveil allegiance use invoke remove place");
}

TEST(QSanguoshaWar, ItsGeneralIsTurnedUpBeforeThat) {
  MadeWar made;
  made.log("#UseCard", "sgs1", "sgs2", "103");
  made.moves({MadeWar::way("[103]", 0, 2, "sgs1", "sgs2", 1, "sgs1")});
  made.log("#ChoosePlayerWithSkill", "sgs1", "sgs3", "", "sijian");
  made.property("sgs1", "general", "tianfeng");
  made.property("sgs1", "kingdom", "qun");
  made.log("#BasaraReveal", "sgs1", "");
  made.moves({MadeWar::way("[68]", 1, 7, "sgs3", "", 0x33, "sgs1")});
  EXPECT_EQ(told(made), "use unveil allegiance invoke remove place");
}

// 缔盟: hands on their way are lost before they are got.
TEST(QSanguoshaWar, ExchangedHandsAreLostThenGot) {
  MadeWar made;
  made.property("sgs1", "general", "tianfeng");
  made.property("sgs1", "kingdom", "qun");
  made.log("#BasaraReveal", "sgs1", "");
  const std::vector<std::string> ways{
      MadeWar::way("4", 0, 0, "sgs2", "sgs3", 0x19, "sgs2", "dimeng"),
      MadeWar::way("4", 0, 0, "sgs3", "sgs2", 0x19, "sgs3", "dimeng")};
  made.lose(ways);
  made.log("#ChoosePlayerWithSkill", "sgs1", "sgs3", "", "sijian");
  made.get(ways);
  EXPECT_EQ(told(made), "unveil allegiance aside aside invoke gain gain");
}

// 帷幕
TEST(QSanguoshaWar, ALightningThatIsCancelledNeverLayThere) {
  MadeWar made;
  made.log("#UseCard", "sgs1", "sgs1", "107");
  made.moves({MadeWar::way("[107]", 0, 2, "sgs1", "sgs1", 1, "sgs1")});
  MadeWar unsaid = made;
  made.log("$CancelTarget", "sgs1", "sgs1", "", "lightning");
  for (MadeWar* const m : {&made, &unsaid})
    m->moves({MadeWar::way("[107]", 2, 2, "sgs1", "sgs2", 9, "sgs1")});
  EXPECT_EQ(told(made), "use place");
  EXPECT_EQ(told(unsaid), "use place due place");
}

// 固政 is told by its sound alone.
TEST(QSanguoshaWar, UprightRuleGivesBackAndTakes) {
  MadeWar made;
  made.property("sgs4", "general", "erzhang");
  made.say(Command::log_event, R"([2,"guzheng","male",-1,"sgs4","left"])");
  made.moves({MadeWar::way("[45]", 5, 0, "", "sgs1", 7, "sgs1")});
  made.moves({MadeWar::way("[46]", 5, 0, "", "sgs4", 0x37, "sgs4")});
  EXPECT_EQ(told(made), "unveil invoke retrieve retrieve");
}

// What he may choose from is put before him, and back.
TEST(QSanguoshaWar, CardsToChooseFromStayInTheDiscardPile) {
  MadeWar made;
  made.moves({MadeWar::way("[3,4]", 0, 7, "sgs1", "", 0x13, "sgs1", "gamerule")});
  made.moves({MadeWar::way("[3,4]", 7, 5, "sgs1", "", 0x13, "sgs1", "gamerule")});
  made.moves({MadeWar::way("[3,4]", 5, 4, "", "sgs1", 0, "sgs1", "", "", "#guzheng")});
  MadeWar fewer = made;
  made.moves({MadeWar::way("[3,4]", 4, 5, "sgs1", "", 0, "sgs1", "", "#guzheng")});
  EXPECT_EQ(told(made), "discard");
  fewer.moves({MadeWar::way("[3]", 4, 5, "sgs1", "", 0, "sgs1", "", "#guzheng")});
  EXPECT_EQ(told(fewer), "discard put");
}

// 直谏 is no use of the equipment.
TEST(QSanguoshaWar, FrankAdviceLaysEquipmentBeforeAnother) {
  MadeWar made;
  made.property("sgs4", "general", "erzhang");
  made.log("#UseCard", "sgs4", "sgs2", "@ZhijianCard[no_suit:-]=.&zhijian");
  made.moves({MadeWar::way("[72]", 0, 1, "sgs4", "sgs2", 10, "sgs4", "zhijian")});
  EXPECT_EQ(told(made), "unveil invoke relocate");
}

// 享乐: what it costs to strike him says no name of a skill, as what a punished killer loses does.
TEST(QSanguoshaWar, WhoIsTurnedUpAsATargetHasNotDied) {
  MadeWar made;
  made.log("#UseCard", "sgs1", "sgs5", "3");
  made.moves({MadeWar::way("[3]", 0, 7, "sgs1", "", 1, "sgs1")});
  made.say(Command::invoke_skill, R"(["xiangle","sgs5"])");
  made.property("sgs5", "general2", "liushan");
  made.property("sgs5", "kingdom", "shu");
  made.log("#BasaraReveal", "sgs5", "");
  made.moves({MadeWar::way("[4]", 0, 7, "sgs1", "", 0x23, "sgs1")});
  EXPECT_EQ(told(made), "use unveil allegiance discard");
}

TEST(QSanguoshaWar, WhoHasKilledOneOfHisOwnIsPunished) {
  for (const bool killer : {true, false}) {
    MadeWar made;
    made.log("#Murder", killer ? "sgs1" : "sgs3", "sgs2", "", "wu");
    made.moves({MadeWar::way("[3,4]", 0, 7, "sgs1", "", 0x23, "sgs1")});
    EXPECT_EQ(told(made), killer ? "death forfeit" : "death discard");
  }
}

// His generals say which it is; a careerist's too.
TEST(QSanguoshaWar, TheKingdomOfTheDeadIsSaidOnceMore) {
  for (const std::string_view said : {"wu", "wei"}) {
    MadeWar made;
    made.property("sgs2", "general", "zhoutai");
    made.property("sgs2", "kingdom", "wu");
    made.property("sgs2", "role", "careerist");
    made.log("#Murder", "sgs1", "sgs2", "", said);
    Read r;
    read(made.text(), r);
    EXPECT_EQ(r.record.contradictions.size(), said == "wu" ? 0U : 1U);
  }
}

// … also behind what the death has brought about: 断肠, 随势.
TEST(QSanguoshaWar, WhoHasKilledOneOfHisOwnIsPunishedBehindItsSkills) {
  MadeWar made;
  made.log("#Murder", "sgs1", "sgs2", "", "wu");
  made.log("#DuanchangLoseHeadSkills", "sgs2", "sgs1", "", "duanchang");
  made.log("#LoseHp", "sgs3", "", "", "1");
  made.property("sgs3", "hp", "2");
  made.say(Command::change_hp, R"(["sgs3",-1,-1])");
  made.moves({MadeWar::way("[3,4]", 0, 7, "sgs1", "", 0x23, "sgs1")});
  EXPECT_EQ(told(made), "death strip lose hp forfeit");
}

// … and behind an Imperial Order among the cards of the dead, which leaves the game.
TEST(QSanguoshaWar, WhoHasKilledOneOfHisOwnIsPunishedBehindAnImperialOrder) {
  MadeWar made(163);
  made.log("#Murder", "sgs1", "sgs2", "", "wu");
  made.property("sgs2", "alive", "false");
  made.moves({MadeWar::way("[146,5]", 0, 7, "sgs2", "", 0x23, "sgs2")});
  made.moves({MadeWar::way("[146]", 7, 4, "", "sgs2", 0, "", "", "", "#imperial_order")});
  made.log("#RemoveImperialOrder", "", "", "", "imperial_order");
  made.moves({MadeWar::way("[5]", 7, 5, "sgs2", "", 0x23, "sgs2")});
  made.moves({MadeWar::way("[3,4]", 0, 7, "sgs1", "", 0x23, "sgs1")});
  EXPECT_EQ(told(made), "death forfeit withdraw forfeit");
}

// 涅槃: all his cards go, and the Silver Lion heals him, before what lies in his judgement area.
TEST(QSanguoshaWar, NirvanaTakesTheJudgementAreaToo) {
  MadeWar made;
  made.say(Command::invoke_skill, R"(["niepan","sgs1"])");
  made.moves({MadeWar::way("[3,4]", 0, 7, "sgs1", "", 0x23, "sgs1")});
  made.property("sgs1", "hp", "1");
  made.say(Command::change_hp, R"(["sgs1",1,0])");
  made.moves({MadeWar::way("[107]", 2, 5, "sgs1", "", 26, "sgs1")});
  EXPECT_EQ(told(made), "invoke forfeit heal hp");
}

// 反间: the card is shown when it has changed hands; shown again it is for something else.
TEST(QSanguoshaWar, ACardOfSowDissensionIsShownOnce) {
  MadeWar made;
  made.log("#UseCard", "sgs2", "sgs1", "@FanjianCard[no_suit:-]=.&fanjian");
  made.log("#ChooseSuit", "sgs1", "", "", "spade");
  made.moves({MadeWar::way("[39]", 0, 0, "sgs2", "sgs1", 7, "sgs1")});
  made.say(Command::show_card, R"(["sgs1",39])");
  const std::string once = told(made);
  made.say(Command::show_card, R"(["sgs1",39])");
  EXPECT_EQ(told(made), once + " show");
}

// 屯田, 急袭, 资粮: the judgement card becomes a field, a field a card that is used, or another's.
TEST(QSanguoshaWar, FieldsAreLaidUsedAndGiven) {
  MadeWar made(163);
  made.moves({MadeWar::way("[103]", 3, 4, "sgs1", "sgs1", 0, "", "", "", "field")});
  made.log("#UseCard", "sgs1", "sgs2", "snatch:jixi[club:2]=103&jixi");
  made.moves({MadeWar::way("[103]", 4, 7, "sgs1", "", 1, "sgs1", "jixi", "field")});
  made.moves({MadeWar::way("[45]", 4, 0, "sgs1", "sgs2", 0, "", "", "field")});
  EXPECT_EQ(told(made), "lay use gift");
}

// A lord in secret: the general whose place he takes is turned up, and crowned.
TEST(QSanguoshaWar, ALordIsTurnedUpAndCrowned) {
  MadeWar made(163);
  made.property("sgs3", "general", "lord_liubei");
  made.property("sgs3", "kingdom", "shu");
  made.log("#BasaraReveal", "sgs3", "");
  std::string text = testing::replaced(made.text(), "mateng", "liubei");
  const std::size_t deal = text.rfind('\n', text.find("[[103,107")) + 1;
  MadeWar secret;
  secret.say(Command::actual_general, R"(["sgs3","lord_liubei",true])");
  const std::size_t last = secret.text().rfind('\n', secret.text().size() - 2) + 1;
  text.insert(deal, secret.text().substr(last));
  EXPECT_EQ(told_in(text), "unveil crown allegiance");
}

// 遗志 brings 观星.
TEST(QSanguoshaWar, AGeneralIsTurnedUpForASkillThatAnotherOfHisBrings) {
  MadeWar made(163);
  made.say(Command::invoke_skill, R"(["guanxing","sgs1"])");
  made.property("sgs1", "general2", "jiangwei");
  made.property("sgs1", "kingdom", "shu");
  made.log("#BasaraReveal", "sgs1", "");
  const std::string text = testing::replaced(made.text(), "jiaxu", "jiangwei");
  EXPECT_EQ(told_in(testing::replaced(text, "tianfeng", "wolong")), "unveil allegiance invoke");
}

// 天覆: 看破 comes and goes with the line he stands in.
TEST(QSanguoshaWar, SeeingThroughThatALineBringsIsNotTold) {
  for (const std::string_view skill : {"kanpo", "guanxing"}) {
    MadeWar made(163);
    made.property("sgs1", "general", "jiangwei");
    made.say(Command::log_event, fmt::format(R"([4,"sgs1","{}",true])", skill));
    const std::string text = testing::replaced(made.text(), "tianfeng", "jiangwei");
    EXPECT_EQ(told_in(text), skill == "kanpo" ? "unveil" : "unveil forgo");
  }
}

// 看破: the trick is due, then its general is turned up.
TEST(QSanguoshaWar, ADelayedTrickIsDueBeforeAGeneralIsTurnedUpToNullifyIt) {
  MadeWar made;
  made.log("#UseCard", "sgs1", "sgs2", "103");
  made.moves({MadeWar::way("[103]", 0, 2, "sgs1", "sgs2", 1, "sgs1")});
  made.property("sgs2", "phase", "round_start");
  made.property("sgs2", "phase", "judge");
  made.say(Command::animate, R"([3,"sgs2","sgs2"])");
  made.log("#UseCard", "sgs2", "", "nullification:kanpo[club:K]=91&kanpo");
  made.moves({MadeWar::way("[91]", 0, 7, "sgs2", "", 1, "sgs2", "kanpo")});
  made.property("sgs2", "general", "wolong");
  made.property("sgs2", "kingdom", "shu");
  made.log("#BasaraReveal", "sgs2", "");
  made.moves({MadeWar::way("[91]", 7, 5, "", "", 1, "sgs2")});
  made.moves({MadeWar::way("[103]", 2, 5, "sgs2", "", 26, "sgs2")});
  EXPECT_EQ(told_in(testing::replaced(made.text(), "zhoutai", "wolong")),
            "due unveil allegiance nullify put put");
}

// A Nullification goes when it is settled, before anybody is turned up for what comes next.
TEST(QSanguoshaWar, ANullificationIsPutAwayBeforeAGeneralIsTurnedUp) {
  MadeWar made;
  made.log("#UseCard", "sgs1", "sgs2+sgs3", "76");
  made.moves({MadeWar::way("[76]", 0, 7, "sgs1", "", 1, "sgs1")});
  made.say(Command::animate, R"([3,"sgs2","sgs2"])");
  made.log("#UseCard", "sgs2", "", "95");
  made.moves({MadeWar::way("[95]", 0, 7, "sgs2", "", 1, "sgs2")});
  made.moves({MadeWar::way("[95]", 7, 5, "", "", 1, "sgs2")});
  made.log("#UseCard", "sgs3", "sgs1", "@TianxiangCard[heart:3]=74&tianxiang");
  made.property("sgs3", "general", "xiaoqiao");
  made.property("sgs3", "kingdom", "wu");
  made.log("#BasaraReveal", "sgs3", "");
  EXPECT_EQ(told_in(testing::replaced(made.text(), "mateng", "xiaoqiao")),
            "use nullify put unveil allegiance invoke");
}

// … but behind what its being used brings, and what nullifies it.
TEST(QSanguoshaWar, ANullificationLiesThereWhileWhoUsesItIsTurnedUp) {
  MadeWar made;
  made.log("#UseCard", "sgs1", "sgs2+sgs3", "76");
  made.moves({MadeWar::way("[76]", 0, 7, "sgs1", "", 1, "sgs1")});
  made.say(Command::animate, R"([3,"sgs2","sgs2"])");
  made.log("#UseCard", "sgs2", "", "95");
  made.moves({MadeWar::way("[95]", 0, 7, "sgs2", "", 1, "sgs2")});
  made.say(Command::invoke_skill, R"(["jizhi","sgs2"])");
  made.property("sgs2", "general", "huangyueying");
  made.property("sgs2", "kingdom", "shu");
  made.log("#BasaraReveal", "sgs2", "");
  made.moves({MadeWar::way("1", 6, 0, "", "sgs2", 0)});
  made.moves({MadeWar::way("[95]", 7, 5, "", "", 1, "sgs2")});
  made.say(Command::animate, R"([3,"sgs4","sgs2"])");
  made.log("#UseCard", "sgs4", "", "97");
  made.moves({MadeWar::way("[97]", 0, 7, "sgs4", "", 1, "sgs4")});
  made.moves({MadeWar::way("[97]", 7, 5, "", "", 1, "sgs4")});
  made.moves({MadeWar::way("[76]", 7, 5, "sgs1", "", 1, "sgs1")});
  EXPECT_EQ(told_in(testing::replaced(made.text(), "zhoutai", "huangyueying")),
            "use nullify unveil allegiance invoke draw nullify put put put");
}

// 鬼道: the Silver Lion heals before the judgement card is taken.
TEST(QSanguoshaWar, TheLionHealsAsItTakesThePlaceOfAJudgementCard) {
  for (const std::string_view card : {"67", "68"}) {
    MadeWar made;
    made.moves({MadeWar::way("[71]", 6, 3, "", "sgs2", 40, "sgs2", "luoshen")});
    made.moves(
        {MadeWar::way("[71]", 3, 0, "sgs2", "sgs1", 41, "sgs1", "guidao"),
         MadeWar::way(fmt::format("[{}]", card), 1, 3, "sgs1", "sgs2", 18, "sgs1", "guidao")});
    made.property("sgs1", "hp", "4");
    made.say(Command::change_hp, R"(["sgs1",1,0])");
    EXPECT_EQ(told(made), card == "67" ? "flip retrial heal hp gain" : "flip retrial gain heal hp");
  }
}

// 好施, 木牛流马, 合纵, 护心镜, 水淹七军, 敕令
TEST(QSanguoshaWar, HalfOfAHandIsGivenByTheUseBefore) {
  MadeWar made;
  made.property("sgs2", "general2", "lusu");
  made.log("#UseCard", "sgs2", "sgs3", "@HaoshiCard[no_suit:-]=.&haoshi");
  made.moves({MadeWar::way("4", 0, 0, "sgs2", "sgs3", 0x17, "sgs2", "haoshi")});
  EXPECT_EQ(told(made), "unveil gift");
}

TEST(QSanguoshaWar, TheWoodenOxIsLadenAndMovesOn) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "", "@WoodenOxCard[no_suit:-]=.&");
  made.moves({MadeWar::way("[3]", 0, 4, "sgs1", "sgs1", 0, "", "", "", "wooden_ox")});
  made.moves({MadeWar::way("[160]", 1, 1, "sgs1", "sgs2", 9, "sgs1", "WoodenOx")});
  made.moves({MadeWar::way("[3]", 4, 4, "sgs1", "sgs2", 0, "", "", "wooden_ox", "wooden_ox")});
  EXPECT_EQ(told(made), "invoke stow relocate lay");
  made.log("#UseCard", "sgs2", "sgs1", "3");
  made.moves({MadeWar::way("[3]", 4, 7, "sgs2", "", 1, "sgs2", "", "wooden_ox")});
  EXPECT_EQ(told(made), "invoke stow relocate lay use");
}

// 苦肉 costs a hit point before he is turned up: what that brings comes behind it.
TEST(QSanguoshaWar, WhatASkillCostsIsPaidBeforeWhatItsGeneralBrings) {
  MadeWar made;
  made.log("#UseCard", "sgs2", "", "@KurouCard[no_suit:-]=.&kurou");
  made.property("sgs2", "hp", "2");
  made.say(Command::change_hp, R"(["sgs2",-1,-1])");
  made.property("sgs2", "general2", "huanggai");
  made.property("sgs2", "kingdom", "wu");
  made.log("#BasaraReveal", "sgs2", "");
  made.log("#CompanionEffect", "sgs2", "");
  made.property("sgs2", "hp", "3");
  made.say(Command::change_hp, R"(["sgs2",1,0])");
  EXPECT_EQ(told_in(testing::replaced(made.text(), "lusu", "huanggai")),
            "unveil invoke lose hp allegiance heal hp");
}

// 木牛流马 What lay under an ox that was snatched goes before what its loss has brought (屯田).
TEST(QSanguoshaWar, WhatLayUnderTheOxGoesBeforeFields) {
  MadeWar made(163);
  made.moves({MadeWar::way("[3]", 0, 4, "sgs1", "sgs1", 0, "", "", "", "wooden_ox")});
  made.moves({MadeWar::way("[160]", 1, 0, "sgs1", "sgs2", 39, "sgs2")});
  made.say(Command::invoke_skill, R"(["tuntian","sgs1"])");
  made.moves({MadeWar::way("[71]", 6, 3, "", "sgs1", 40, "sgs1", "tuntian")});
  made.moves({MadeWar::way("[71]", 3, 4, "sgs1", "sgs1", 0, "", "", "", "field")});
  made.moves({MadeWar::way("[3]", 4, 5, "sgs1", "", 0x2A, "sgs1", "", "wooden_ox")});
  EXPECT_EQ(told(made), "stow snatch put invoke flip lay");
}

// 巨象 takes what was put away already; she may be turned up for it.
TEST(QSanguoshaWar, WhatGiantElephantsTakesWasNotPutAway) {
  MadeWar made;
  made.log("#UseCard", "sgs1", "sgs2+sgs3+sgs4+sgs5", "103");
  made.moves({MadeWar::way("[103]", 0, 7, "sgs1", "", 1, "sgs1")});
  made.moves({MadeWar::way("[103]", 7, 5, "sgs1", "", 1, "sgs1")});
  made.say(Command::invoke_skill, R"(["juxiang","sgs2"])");
  made.property("sgs2", "general2", "zhurong");
  made.property("sgs2", "kingdom", "shu");
  made.log("#BasaraReveal", "sgs2", "");
  made.moves({MadeWar::way("[103]", 5, 0, "", "sgs2", 7, "sgs2")});
  EXPECT_EQ(told_in(testing::replaced(made.text(), "lusu", "zhurong")),
            "use unveil allegiance gain");
}

// … but behind the use of 礼让, which takes the ox.
TEST(QSanguoshaWar, WhatLayUnderTheOxGoesBehindTheUseOfCourtesy) {
  MadeWar made(163);
  made.moves({MadeWar::way("[3]", 0, 4, "sgs1", "sgs1", 0, "", "", "", "wooden_ox")});
  made.moves({MadeWar::way("[160]", 1, 7, "sgs1", "", 0x23, "sgs1", "beige")});
  made.moves({MadeWar::way("[3]", 4, 5, "sgs1", "", 0x2A, "sgs1", "", "wooden_ox")});
  made.moves({MadeWar::way("[160]", 7, 5, "sgs1", "", 0x23, "sgs1", "beige")});
  made.moves({MadeWar::way("[160]", 5, 0, "", "sgs2", 0x67, "sgs1", "lirang")});
  EXPECT_EQ(told(made), "stow discard invoke put retrieve");
}

// 隙仇 The dead puts on what he died for: the program does that.
TEST(QSanguoshaWar, TheDeadPutsOnWhatHeDiedFor) {
  MadeWar made(163);
  made.log("#TriggerSkill", "sgs1", "", "", "xichou");
  made.property("sgs1", "hp", "0");
  made.say(Command::change_hp, R"(["sgs1",-1,-1])");
  made.log("#Contingency", "", "sgs1", "", "qun");
  made.moves({MadeWar::way("[107,64]", 0, 7, "sgs1", "", 0x23, "sgs1")});
  made.moves({MadeWar::way("[107,64]", 7, 5, "sgs1", "", 0x23, "sgs1")});
  made.moves({MadeWar::way("[64]", 5, 1, "", "sgs1", 1, "sgs1")});
  EXPECT_EQ(told(made), "use lose hp death forfeit equip");
}

// 贯石斧 paid for with cards of the draw pile: among hand cards that nobody has seen only the move
// shows it.
TEST(QSanguoshaWar, WhatIsThrownAwayOutOfTheDrawPileIsAContradiction) {
  for (const int from : {0, 6}) {
    MadeWar made;
    made.log("$DiscardCardWithSkill", "sgs2", "", "20+21", "Axe");
    made.moves({MadeWar::way("[20,21]", from, 7, "sgs2", "", 35, "sgs2")});
    Read r;
    read(made.text(), r);
    EXPECT_EQ(r.record.contradictions.size(), from == 0 ? 0U : 1U);
  }
}

// What is thrown away goes on from the table before another turn begins.
TEST(QSanguoshaWar, WhatIsThrownAwayDoesNotStayOnTheTable) {
  for (const bool goes : {true, false}) {
    MadeWar made;
    made.moves({MadeWar::way("[3]", 0, 7, "sgs1", "", 0x13, "sgs1", "gamerule")});
    const auto lines = std::ranges::count(made.text(), '\n');
    if (goes) made.moves({MadeWar::way("[3]", 7, 5, "sgs1", "", 0x13, "sgs1", "gamerule")});
    made.property("sgs2", "phase", "round_start");
    Read r;
    read(made.text(), r);
    ASSERT_EQ(r.record.contradictions.size(), goes ? 0U : 1U);
    for (const Contradiction& c : r.record.contradictions)
      EXPECT_EQ(c.source_at, static_cast<std::uint32_t>(lines - 2));
  }
}

// Where the second move of what was thrown away is missing, it is no second move of a later use.
TEST(QSanguoshaWar, WhatWasThrownAwayAndIsUsedLaterIsPutAway) {
  MadeWar made;
  made.moves({MadeWar::way("[3]", 0, 7, "sgs1", "", 0x13, "sgs1", "gamerule")});
  made.log("#UseCard", "sgs2", "sgs1", "3");
  made.moves({MadeWar::way("[3]", 0, 7, "sgs2", "", 1, "sgs2")});
  made.moves({MadeWar::way("[3]", 7, 5, "sgs2", "", 1, "sgs2")});
  EXPECT_EQ(told(made), "discard use put");
}

// Whether a judgement takes effect is said outright: ♠7 for 洛神 does.
TEST(QSanguoshaWar, WhetherAJudgementTakesEffectIsSaid) {
  for (const bool says : {true, false}) {
    MadeWar made;
    made.moves({MadeWar::way("[0]", 6, 3, "", "sgs1", 0x28, "sgs1", "luoshen")});
    made.log("$JudgeResult", "sgs1", "", "0");
    made.say(Command::log_event,
             says ? R"([3,0,true,"sgs1","luoshen"])" : R"([3,1,true,"sgs1","luoshen"])");
    Read r;
    read(made.text(), r);
    const Event& stands = r.record.event(r.record.size() - 1);
    EXPECT_EQ(stands.shows(Field::value), says);
    EXPECT_EQ(stands.value, says ? 1 : 0);
  }
}

// Of two draws told alike the first is never got: that stands where it was lost, also in the
// record.
TEST(QSanguoshaWar, WhatIsNeverGotIsMissedWhereItWasLost) {
  MadeWar made;
  const std::vector<std::string> two{MadeWar::way("2", 6, 0, "", "sgs2", 0)};
  made.lose(two);
  const auto lines = std::ranges::count(made.text(), '\n');
  Read r;
  read(made.text(), r);
  const std::size_t events = r.record.size();
  made.moves(two);
  made.property("sgs1", "phase", "discard");
  made.say(Command::game_over, R"(["sgs1",[]])");
  read(made.text(), r);
  ASSERT_EQ(r.record.contradictions.size(), 1U);
  EXPECT_EQ(r.record.contradictions[0].source_at, static_cast<std::uint32_t>(lines - 1));
  EXPECT_EQ(r.record.contradictions[0].before, events);
}

// Two cards put up are told in the order of seats from whose turn it is on.
TEST(QSanguoshaWar, WhoBeginsAPindianPutsUpHisCardFirst) {
  MadeWar made;
  made.moves({MadeWar::way("[45]", 0, 7, "sgs1", "", 5, "sgs1"),
              MadeWar::way("[20]", 0, 7, "sgs2", "", 5, "sgs2", "lieren")});
  Read r;
  read(made.text(), r);
  std::vector<Seat> who;
  for (const Observation& o : r.record.seen())
    if (o.event.kind == sanguosha::kind::pindian) who.push_back(o.event.seat);
  EXPECT_EQ(who, (std::vector<Seat>{1, 0}));
}

// 不屈 needs more cards than are left: the pile is refilled before they are turned up.
TEST(QSanguoshaWar, ThePileIsRefilledForUndying) {
  MadeWar made;
  made.say(Command::update_pile, "1");
  made.log("#Damage", "sgs1", "sgs2", "", "2", "normal_nature");
  made.property("sgs2", "hp", "-1");
  made.say(Command::change_hp, R"(["sgs2",-2,0])");
  made.say(Command::invoke_skill, R"(["buqu","sgs2"])");
  made.say(Command::reset_pile, "");
  made.say(Command::update_pile, "30");
  made.moves({MadeWar::way("[20,21]", 6, 4, "", "sgs2", 0, "", "", "", "buqu")});
  EXPECT_EQ(told(made), "damage invoke shuffle reveal lay hp");
}

// Turned up for a skill, turned down again, and shown at another time for nothing.
TEST(QSanguoshaWar, WhoIsTurnedUpOnceMoreIsItForSomethingElse) {
  MadeWar made;
  made.log("#UseCard", "sgs3", "", "@XiongyiCard[no_suit:-]=.&xiongyi");
  made.property("sgs3", "general", "mateng");
  made.log("#UseCard", "sgs1", "sgs3", "@QingchengCard[heart:5]=103&qingcheng");
  made.moves({MadeWar::way("[103]", 0, 5, "sgs1", "", 35, "sgs1", "qingcheng")});
  made.property("sgs3", "general1_showed", "false");
  made.property("sgs3", "general", "anjiang");
  made.property("sgs3", "general", "mateng");
  EXPECT_EQ(told(made), "unveil invoke invoke discard conceal unveil");
}

TEST(QSanguoshaWar, AGeneralIsTurnedFaceDownWithHisSkills) {
  MadeWar made;
  made.property("sgs2", "general", "zhoutai");
  made.log("#UseCard", "sgs1", "sgs2", "@QingchengCard[heart:5]=103&qingcheng");
  made.moves({MadeWar::way("[103]", 0, 5, "sgs1", "", 35, "sgs1", "qingcheng")});
  made.property("sgs2", "general1_showed", "false");
  made.property("sgs2", "general", "anjiang");
  made.say(Command::log_event, R"([4,"sgs2","buqu",true])");
  EXPECT_EQ(told(made), "unveil invoke discard conceal");
}

// Who records does not see which card another lays under the Ox, but which one comes out.
TEST(QSanguoshaWar, WhatComesOutFromUnderTheOxHadGoneThere) {
  MadeWar made(163);
  made.moves({MadeWar::way("1", 0, 4, "sgs2", "sgs2", 0, "", "", "", "wooden_ox")});
  made.moves({MadeWar::way("1", 4, 4, "sgs2", "sgs3", 0, "", "", "wooden_ox", "wooden_ox")});
  made.log("#UseCard", "sgs3", "sgs1", "20");
  made.moves({MadeWar::way("[20]", 4, 7, "sgs3", "", 1, "sgs3", "", "wooden_ox")});
  Read r;
  read(made.text(), r);
  std::vector<std::size_t> named;
  for (const Observation& o : r.record.seen())
    if (o.event.kind == sanguosha::kind::stow || o.event.kind == sanguosha::kind::lay)
      named.push_back(o.event.cards.size() -
                      static_cast<std::size_t>(std::ranges::count(o.event.cards, unknown_card)));
  EXPECT_EQ(named, (std::vector<std::size_t>{1, 1}));
}

// The first that it can have been: the card was still seen elsewhere when another was laid there.
TEST(QSanguoshaWar, OfTwoUnderTheOxTheFirstThatItCanBeHasTheName) {
  const auto stows = [](MadeWar& made) {
    made.moves({MadeWar::way("1", 0, 4, "sgs2", "sgs2", 0, "", "", "", "wooden_ox")});
  };
  const auto named = [](MadeWar& made) {
    made.log("#UseCard", "sgs2", "sgs1", "20");
    made.moves({MadeWar::way("[20]", 4, 7, "sgs2", "", 1, "sgs2", "", "wooden_ox")});
    Read r;
    read(made.text(), r);
    std::string out;
    for (const Observation& o : r.record.seen())
      if (o.event.kind == sanguosha::kind::stow)
        out += o.event.cards[0] == unknown_card ? '?' : '!';
    return out;
  };
  MadeWar two;
  stows(two);
  stows(two);
  EXPECT_EQ(named(two), "!?");
  MadeWar shown;
  stows(shown);
  shown.say(Command::show_card, R"(["sgs2",20])");
  stows(shown);
  EXPECT_EQ(named(shown), "?!");
}

// Of two who laid one there, it was whoever was seen to have that card.
TEST(QSanguoshaWar, WhatComesOutFromUnderTheOxWasLaidByWhoHadIt) {
  MadeWar made(163);
  made.say(Command::show_card, R"(["sgs3",20])");
  made.moves({MadeWar::way("1", 0, 4, "sgs2", "sgs2", 0, "", "", "", "wooden_ox")});
  made.moves({MadeWar::way("1", 4, 4, "sgs2", "sgs3", 0, "", "", "wooden_ox", "wooden_ox")});
  made.moves({MadeWar::way("1", 0, 4, "sgs3", "sgs3", 0, "", "", "", "wooden_ox")});
  made.log("#UseCard", "sgs3", "sgs1", "20");
  made.moves({MadeWar::way("[20]", 4, 7, "sgs3", "", 1, "sgs3", "", "wooden_ox")});
  Read r;
  read(made.text(), r);
  std::vector<Seat> named;
  for (const Observation& o : r.record.seen())
    if (o.event.kind == sanguosha::kind::stow && o.event.cards[0] != unknown_card)
      named.push_back(o.event.seat);
  EXPECT_EQ(named, (std::vector<Seat>{2}));
}

// An Imperial Order used with another card as one card leaves ahead of that.
TEST(QSanguoshaWar, AnImperialOrderUsedAsAnotherCardLeavesTheGame) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "sgs2+sgs3", "archery_attack:luanji[no_suit_black:-]=146+64&luanji");
  made.moves({MadeWar::way("[146,64]", 0, 7, "sgs1", "", 1, "sgs1", "luanji")});
  made.moves({MadeWar::way("[146]", 7, 4, "", "sgs1", 0, "", "", "", "#imperial_order")});
  made.moves({MadeWar::way("[64]", 7, 5, "sgs1", "", 1, "sgs1", "luanji")});
  EXPECT_EQ(told(made), "use put withdraw");
}

TEST(QSanguoshaWar, WhatItsCardsAndEquipmentDo) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "sgs2", "@TransferCard[no_suit:-]=.&");
  made.moves({MadeWar::way("[45]", 0, 0, "sgs1", "sgs2", 0x17, "sgs1", "transfer")});
  made.log("#UseCard", "sgs1", "sgs3", "known_both:JadeSeal[no_suit:-]=.&");
  made.say(Command::invoke_skill, R"(["Breastplate","sgs2"])");
  made.moves({MadeWar::way("[159]", 1, 5, "sgs2", "", 0x1A, "sgs2", "Breastplate")});
  EXPECT_EQ(told(made), "invoke gift invoke use invoke forfeit");
}

TEST(QSanguoshaWar, ThePearlNeedsNoGeneral) {
  for (const std::string_view general : {"", "zhiheng"}) {
    MadeWar made(163);
    made.log("#UseCard", "sgs2", "", fmt::format("@ZhihengCard[heart:3]=45&{}", general));
    Read r;
    read(testing::replaced(made.text(), "lusu", "lukang"), r);
    EXPECT_EQ(r.error, "");
    EXPECT_EQ(r.record.not_covered_from.empty(), general.empty());
    const Event& last = r.record.event(r.record.size() - 1);
    EXPECT_EQ(last.what == cause(sanguosha::Skill::mingzhu), general.empty());
  }
}

// Used as 制衡 the Pearl's turns up a deputy who does not have it.
TEST(QSanguoshaWar, ADeputyIsTurnedUpForThePearl) {
  for (const std::string_view as : {"", "zhiheng"}) {
    MadeWar made(163);
    made.property("sgs2", "general2", "lusu");
    made.property("sgs2", "kingdom", "wu");
    made.log("#BasaraReveal", "sgs2", "");
    made.log("#UseCard", "sgs2", "", fmt::format("@ZhihengCard[heart:3]=45&{}", as));
    Read r;
    read(made.text(), r);
    const Event& up = r.record.event(r.record.size() - 3);
    EXPECT_EQ(up.kind, Kind{sanguosha::kind::unveil});
    EXPECT_EQ(up.extra != 0, !as.empty());
  }
}

TEST(QSanguoshaWar, AnImperialOrderLeavesTheGame) {
  MadeWar made(163);
  made.moves({MadeWar::way("[146]", 0, 7, "sgs2", "", 0x33, "sgs1")});
  made.moves({MadeWar::way("[146]", 7, 4, "", "sgs1", 0, "", "", "", "#imperial_order")});
  EXPECT_EQ(told(made), "remove withdraw");
}

// What lay before the dead goes with his other cards, an order among them or not.
TEST(QSanguoshaWar, AnImperialOrderOfTheDeadLeavesTheGame) {
  MadeWar made(163);
  made.log("#Murder", "sgs2", "sgs1", "", "qun");
  made.moves({MadeWar::way("[55]", 1, 7, "sgs1", "", 0x23, "sgs1"),
              MadeWar::way("[146]", 0, 7, "sgs1", "", 0x23, "sgs1")});
  made.moves({MadeWar::way("[146]", 7, 4, "", "sgs1", 0, "", "", "", "#imperial_order")});
  made.moves({MadeWar::way("[104]", 2, 7, "sgs1", "", 0x23, "sgs1")});
  EXPECT_EQ(told(made), "death forfeit withdraw");
}

// It is thrown away when he dies in whose pile it lies, and is out of the game again at once.
// Out of a pile beside him it is told before the others of that pile.
TEST(QSanguoshaWar, AnImperialOrderInAPileOfTheDeadGoesWithIt) {
  MadeWar made(163);
  made.log("#Murder", "sgs2", "sgs1", "", "qun");
  made.moves({MadeWar::way("[55]", 0, 7, "sgs1", "", 0x23, "sgs1")});
  made.moves({MadeWar::way("[55]", 7, 5, "sgs1", "", 0x23, "sgs1")});
  made.moves({MadeWar::way("[146]", 4, 7, "sgs1", "", 0, "", "", "field")});
  made.moves({MadeWar::way("[146]", 7, 4, "", "sgs1", 0, "", "", "", "#imperial_order")});
  made.moves({MadeWar::way("[104]", 4, 5, "sgs1", "", 42, "sgs1", "", "field")});
  EXPECT_EQ(told(made), "death forfeit forfeit withdraw");
}

TEST(QSanguoshaWar, AnImperialOrderStaysOutOfTheGame) {
  MadeWar made(163);
  made.moves({MadeWar::way("[146]", 0, 7, "sgs2", "", 0x33, "sgs1")});
  made.moves({MadeWar::way("[146]", 7, 4, "", "sgs1", 0, "", "", "", "#imperial_order")});
  made.moves({MadeWar::way("[146]", 4, 7, "sgs1", "", 0, "", "", "#imperial_order")});
  MadeWar stays = made;
  made.moves({MadeWar::way("[146]", 7, 4, "", "sgs1", 0, "", "", "", "#imperial_order")});
  EXPECT_EQ(told(made), "remove withdraw");
  stays.moves({MadeWar::way("[146]", 7, 5, "", "", 0)});
  EXPECT_EQ(told(stays), "remove withdraw put");
}

// All others are lured away: whom the Peach Garden Oath is for is not said.
TEST(QSanguoshaWar, ATrickForAllIsForItsUserAlone) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "", "75");
  made.moves({MadeWar::way("[75]", 0, 7, "sgs1", "", 1, "sgs1", "", "", "")});
  Read r;
  read(made.text(), r);
  const Event e = r.record.event(r.record.size() - 1);
  ASSERT_EQ(e.kind, sanguosha::kind::use);
  ASSERT_EQ(e.seats.size(), 1);
  EXPECT_EQ(e.seats[0], 0);
}

// 无懈可击·国 for all of a kingdom is said behind the skill that its use brings.
TEST(QSanguoshaWar, ForWhomANullificationIsComesBehindTheSkillOfItsUse) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "sgs2+sgs3", "76");
  made.moves({MadeWar::way("[76]", 0, 7, "sgs1", "", 1, "sgs1")});
  made.say(Command::animate, R"([3,"sgs2","sgs2"])");
  made.log("#UseCard", "sgs2", "", "150");
  made.moves({MadeWar::way("[150]", 0, 7, "sgs2", "", 1, "sgs2")});
  made.say(Command::invoke_skill, R"(["jizhi","sgs2"])");
  made.moves({MadeWar::way("1", 6, 0, "", "sgs2", 0)});
  made.moves({MadeWar::way("[150]", 7, 5, "", "", 1, "sgs2")});
  made.log("#HegNullificationSelection", "sgs2", "", "", "hegnul_all");
  made.moves({MadeWar::way("[76]", 7, 5, "sgs1", "", 1, "sgs1")});
  EXPECT_EQ(told_in(testing::replaced(made.text(), "zhoutai", "huangyueying")),
            "use nullify invoke draw decide put put");
}

TEST(QSanguoshaWar, ATurnMoreIsSaidToBeOne) {
  MadeWar made(163);
  made.log("#Fangquan", "", "sgs1");
  made.property("sgs1", "phase", "not_active");
  made.property("sgs1", "phase", "round_start");
  Read r;
  read(made.text(), r);
  EXPECT_EQ(r.record.event(r.record.size() - 1).extra, 1);
}

// 祸水 is used where its general is turned up, and does no more than lie open.
TEST(QSanguoshaWar, TroubledWatersAreTurnedUpForNothing) {
  MadeWar made;
  made.log("#UseCard", "sgs3", "", "@HuoshuiCard[no_suit:-]=.&huoshui");
  made.property("sgs3", "general2", "zoushi");
  made.property("sgs3", "kingdom", "qun");
  made.log("#BasaraReveal", "sgs3", "");
  EXPECT_EQ(told(made), "unveil allegiance");
}

// 存嗣: she is turned up for it, draws by 闺秀, and a soldier takes her place.
TEST(QSanguoshaWar, LadyMiIsTurnedUpDrawsAndGoes) {
  MadeWar made(163);
  made.log("#UseCard", "sgs5", "sgs1", "@CunsiCard[no_suit:-]=.&");
  made.property("sgs5", "general", "mifuren");
  made.property("sgs5", "kingdom", "shu");
  made.log("#BasaraReveal", "sgs5", "");
  made.say(Command::invoke_skill, R"(["guixiu","sgs5"])");
  made.moves({MadeWar::way("2", 6, 0, "", "sgs5", 0)});
  made.property("sgs5", "general", "sujiangf");
  made.say(Command::log_event, R"([4,"sgs5","cunsi",true])");
  made.say(Command::log_event, R"([5,"sgs1","yongjue",true])");
  EXPECT_EQ(told(made), "unveil allegiance invoke draw invoke dismiss acquire");
}

// 尚义, 穿心, 勇决, 恂恂
TEST(QSanguoshaWar, TheLookAtOnesOwnHandThatNobleMindBeginsWithIsNotTold) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "sgs2", "@ShangyiCard[no_suit:-]=.&shangyi");
  made.log("#KnownBothView", "sgs1", "sgs2", "", "handcards");
  EXPECT_EQ(told(made), "invoke decide look");
}

TEST(QSanguoshaWar, WhoIsPiercedGivesUpWhatHeWears) {
  MadeWar made(163);
  made.say(Command::invoke_skill, R"(["chuanxin","sgs2"])");
  made.moves({MadeWar::way("[56]", 1, 7, "sgs1", "", 0x23, "sgs1")});
  EXPECT_EQ(told(made), "invoke forfeit");
}

TEST(QSanguoshaWar, BoldDecisionTakesTheSlashFromTheTable) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "sgs2", "3");
  made.moves({MadeWar::way("[3]", 0, 7, "sgs1", "", 1, "sgs1")});
  made.moves({MadeWar::way("[3]", 7, 5, "sgs1", "", 1, "sgs1")});
  made.say(Command::invoke_skill, R"(["yongjue","sgs1"])");
  made.moves({MadeWar::way("[3]", 5, 0, "", "sgs1", 7, "sgs1")});
  EXPECT_EQ(told(made), "use invoke gain");
}

TEST(QSanguoshaWar, TwoOfFourCardsAreDrawn) {
  MadeWar made(163);
  made.say(Command::invoke_skill, R"(["xunxun","sgs1"])");
  made.moves({MadeWar::way("2", 6, 0, "", "sgs1", 7, "sgs1")});
  EXPECT_EQ(told(made), "invoke peek arrange draw");
}

// A general of another print who is shown as he dies; a living one ends the record.
TEST(QSanguoshaWar, OfTheDeadAnyGeneralWillDo) {
  MadeWar made(163);
  made.say(Command::log_event, R"([0,"sgs2"])");
  made.property("sgs2", "general2", "lukang");
  made.log("#Murder", "sgs1", "sgs2", "", "qun");
  EXPECT_EQ(told(made), "dying death disclose");
  MadeWar alive(163);
  alive.property("sgs2", "general2", "lukang");
  Read r;
  read(alive.text(), r);
  EXPECT_FALSE(r.record.not_covered_from.empty());
}

// 阵法召唤
TEST(QSanguoshaWar, AlliesAreCalledUpon) {
  MadeWar made(163);
  made.property("sgs1", "general", "zhangren");
  made.property("sgs1", "kingdom", "qun");
  made.log("#BasaraReveal", "sgs1", "");
  made.log("#InvokeSkill", "sgs1", "", "", "GameRule_AskForArraySummon");
  made.log("#SummonType", "", "", "", "summon_type_siege");
  made.log("#SummonResult", "sgs3", "", "", "summon_success");
  made.property("sgs3", "general", "mateng");
  made.property("sgs3", "kingdom", "qun");
  made.log("#BasaraReveal", "sgs3", "");
  EXPECT_EQ(told(made), "unveil allegiance invoke unveil allegiance");
  Read r;
  read(made.text(), r);
  std::string log;
  write_record(log, r.record);
  EXPECT_NE(log.find("\"with\":\"zhaohuan\""), std::string::npos);
}

// Who has won shows what lies face down: only of who has shown nothing does it count.
TEST(QSanguoshaWar, AtTheEndAllIsShown) {
  MadeWar made;
  made.property("sgs1", "general", "tianfeng");
  made.property("sgs1", "kingdom", "qun");
  made.log("#BasaraReveal", "sgs1", "");
  made.log("#UseCard", "sgs1", "sgs2", "3");
  made.moves({MadeWar::way("[3]", 0, 7, "sgs1", "", 1, "sgs1")});
  made.property("sgs1", "general2", "jiaxu");
  made.property("sgs3", "general", "mateng");
  made.property("sgs3", "general2", "zoushi");
  made.say(Command::game_over, R"(["sgs1+sgs3",[]])");
  EXPECT_EQ(told(made), "unveil allegiance use disclose disclose allegiance over");
  Read r;
  read(made.text(), r);
  const auto line_from_end = [&](std::size_t n) {
    return r.record.seen()[r.record.size() - 1 - n].source_at;
  };
  const std::uint32_t over = line_from_end(0);
  EXPECT_EQ(line_from_end(1), over - 1);  // allegiance, as the second general is shown
  EXPECT_EQ(line_from_end(2), over - 1);
  EXPECT_EQ(line_from_end(3), over - 2);
}

// Cut off behind a death, they may be shown since the game ends there: they are not held against
// anybody.
TEST(QSanguoshaWar, CutOffAsAllIsShownItSaysNothing) {
  MadeWar made;
  made.say(Command::log_event, R"([0,"sgs2"])");
  made.property("sgs2", "general2", "lusu");
  made.log("#Murder", "sgs1", "sgs2", "", "wu");
  const std::string before = told_where_cut(made);
  made.property("sgs1", "general", "tianfeng");
  made.property("sgs1", "general2", "jiaxu");
  EXPECT_EQ(told_where_cut(made), before);
  made.log("#UseCard", "sgs1", "sgs3", "3");  // it goes on: they were turned up in a turn
  made.moves({MadeWar::way("[3]", 0, 7, "sgs1", "", 1, "sgs1")});
  EXPECT_EQ(told(made), before + " unveil unveil use");
}

// Who is un-chained and which general was turned up for a skill are told late: cut off before that,
// nothing is missed.
TEST(QSanguoshaWar, CutOffBeforeWhatIsToldLateItMissesNothing) {
  MadeWar burnt;
  burnt.property("sgs2", "chained", "true");
  burnt.log("#Damage", "sgs1", "sgs2", "", "1", "fire_nature");
  burnt.property("sgs2", "hp", "2");
  burnt.property("sgs2", "maxhp", "3");
  EXPECT_EQ(told_where_cut(burnt), "chain chain damage hp");
  burnt.property("sgs2", "chained", "false");
  EXPECT_EQ(told_where_cut(burnt), "chain chain damage hp");
  MadeWar covered;
  covered.log("#ChoosePlayerWithSkill", "sgs1", "sgs3", "", "sijian");
  EXPECT_EQ(told_where_cut(covered), "");
  covered.property("sgs1", "general", "tianfeng");
  EXPECT_EQ(told_where_cut(covered), "");  // his kingdom comes before that
  covered.log("#BasaraReveal", "sgs1", "");
  EXPECT_EQ(told_where_cut(covered), "unveil allegiance invoke");
}

TEST(QSanguoshaWar, CutOffBeforeItIsToldForWhatHeIsTurnedUp) {
  MadeWar made;
  made.property("sgs1", "general", "tianfeng");
  made.log("#BasaraReveal", "sgs1", "");
  EXPECT_EQ(told_where_cut(made), "");
  EXPECT_EQ(told(made), "unveil allegiance");
}

// Their equipment is told behind their hand.
TEST(QSanguoshaWar, CutOffAmongTheCardsOfTheDead) {
  MadeWar made;
  made.log("#Murder", "sgs1", "sgs2", "", "wu");
  made.moves({MadeWar::way("[100]", 0, 7, "sgs2", "", 0x23, "sgs2")});
  EXPECT_EQ(told_where_cut(made), "death");
}

// The pile was empty since cards were looked at or turned up.
TEST(QSanguoshaWar, APileIsRefilledWhereItWasEmptied) {
  MadeWar harvest;
  harvest.log("#UseCard", "sgs1", "sgs1+sgs2+sgs3+sgs4", "74");
  harvest.moves({MadeWar::way("[74]", 0, 7, "sgs1", "", 1, "sgs1")});
  harvest.say(Command::update_pile, "0");
  harvest.say(Command::fill_amazing_grace, "[[5,6,7,8],[]]");
  harvest.say(Command::take_amazing_grace, R"(["sgs1",5,true])");
  harvest.say(Command::reset_pile, "");
  harvest.say(Command::update_pile, "80");
  EXPECT_EQ(told(harvest), "use reveal shuffle pick");
}

// Half a fish brings the last card: the pile is refilled before what the general was turned up for.
TEST(QSanguoshaWar, APileIsRefilledBehindWhatTurningUpBrings) {
  MadeWar made;
  made.property("sgs2", "phase", "draw");
  made.say(Command::invoke_skill, R"(["luoyi","sgs2"])");
  made.property("sgs2", "general", "xuchu");
  made.property("sgs2", "kingdom", "wei");
  made.log("#BasaraReveal", "sgs2", "");
  made.log("#HalfMaxHpLeft", "sgs2", "");
  made.moves({MadeWar::way("1", 6, 0, "", "sgs2", 0)});
  made.say(Command::update_pile, "0");
  made.say(Command::reset_pile, "");
  made.say(Command::update_pile, "80");
  made.moves({MadeWar::way("1", 6, 0, "", "sgs2", 0)});
  EXPECT_EQ(told_in(testing::replaced(made.text(), "zhoutai", "xuchu")),
            "unveil allegiance draw shuffle invoke draw");
}

// He has not taken what half a fish brings: the card that he draws is that of 天香.
TEST(QSanguoshaWar, WhatTurningUpBringsIsOverWithItsMark) {
  for (const bool takes : {true, false}) {
    MadeWar made;
    made.log("#ChoosePlayerWithSkill", "sgs2", "sgs3", "", "jieming");
    made.property("sgs2", "general", "xunyu");
    made.property("sgs2", "kingdom", "wei");
    made.log("#BasaraReveal", "sgs2", "");
    made.log("#HalfMaxHpLeft", "sgs2", "");
    if (!takes) made.say(Command::set_mark, R"(["sgs2","HalfMaxHpLeft",0])");
    made.moves({MadeWar::way("1", 6, 0, "", "sgs2", 0)});
    EXPECT_EQ(told_in(testing::replaced(made.text(), "zhoutai", "xunyu")),
              takes ? "unveil allegiance draw invoke" : "unveil allegiance invoke draw");
  }
}

// 恂恂 with the last four cards: the pile is refilled as two of them are drawn.
TEST(QSanguoshaWar, APileIsRefilledBehindTheDrawThatEmptiesIt) {
  MadeWar made(163);
  made.property("sgs2", "phase", "draw");
  made.say(Command::invoke_skill, R"(["xunxun","sgs2"])");
  made.say(Command::update_pile, "0");
  made.moves({MadeWar::way("2", 6, 0, "", "sgs2", 7, "sgs2")});
  made.say(Command::update_pile, "0");
  made.say(Command::reset_pile, "");
  made.say(Command::update_pile, "80");
  EXPECT_EQ(told_in(testing::replaced(made.text(), "zhoutai", "lidian")),
            "invoke peek arrange draw shuffle");
}

// 千幻: the top card is laid, another time discarded; an Indulgence that it covers lies nowhere.
TEST(QSanguoshaWar, IllusionsAreLaidAndCover) {
  MadeWar made(163);
  made.say(Command::invoke_skill, R"(["qianhuan","sgs1"])");
  made.moves({MadeWar::way("[20]", 6, 4, "", "sgs1", 0, "", "", "", "sorcery")});
  made.log("#UseCard", "sgs2", "sgs1", "104");
  made.moves({MadeWar::way("[104]", 0, 2, "sgs2", "sgs1", 1, "sgs2")});
  made.log("#UseCard", "sgs1", "", "@QianhuanCard[no_suit:-]=.&");
  made.moves({MadeWar::way("[20]", 4, 5, "sgs1", "", 0x2A, "", "qianhuan", "sorcery")});
  made.moves({MadeWar::way("[104]", 2, 5, "sgs1", "", 1, "sgs2")});
  EXPECT_EQ(told(made), "invoke reveal lay use invoke discard put");
}

TEST(QSanguoshaWar, ADelayedTrickLiesThereWhenItsTargetStands) {
  MadeWar made(163);
  made.log("#UseCard", "sgs2", "sgs1", "104");
  made.moves({MadeWar::way("[104]", 0, 2, "sgs2", "sgs1", 1, "sgs2")});
  made.say(Command::invoke_skill, R"(["xiaoji","sgs2"])");
  made.say(Command::card_flag, R"([104,"."])");
  EXPECT_EQ(told(made), "use invoke place");
}

// 弘法: a soldier is used by another; 悟心: how many cards he looks at, and that it is one.
TEST(QSanguoshaWar, SoldiersAreUsedByAnother) {
  MadeWar made(163);
  made.moves({MadeWar::way("[20]", 6, 4, "", "sgs1", 0, "", "", "", "heavenly_army")});
  made.log("#UseCard", "sgs2", "sgs3", "slash:hongfa[heart:3]=20&showforviewhas");
  made.moves({MadeWar::way("[20]", 4, 7, "sgs1", "", 1, "sgs2", "hongfa", "heavenly_army")});
  EXPECT_EQ(told(made), "reveal lay use");
}

// … who shows whose he is when he has used it.
TEST(QSanguoshaWar, WhoUsesASoldierIsTurnedUpBeforeThat) {
  MadeWar made(163);
  made.moves({MadeWar::way("[20]", 6, 4, "", "sgs1", 0, "", "", "", "heavenly_army")});
  made.log("#Slash_Resp", "sgs3", "", "slash:hongfa[heart:3]=20&showforviewhas");
  made.moves({MadeWar::way("[20]", 4, 7, "sgs1", "", 2, "sgs3", "hongfa", "heavenly_army")});
  made.property("sgs3", "general2", "zoushi");
  made.property("sgs3", "kingdom", "qun");
  made.log("#BasaraReveal", "sgs3", "");
  made.moves({MadeWar::way("[20]", 7, 5, "", "", 2, "sgs3", "hongfa")});
  EXPECT_EQ(told(made), "reveal lay unveil allegiance respond put");
}

TEST(QSanguoshaWar, ASoldierGoesForAHitPoint) {
  MadeWar made(163);
  made.moves({MadeWar::way("[20]", 4, 5, "sgs1", "", 0x2A, "", "hongfa", "heavenly_army")});
  EXPECT_EQ(told(made), "invoke discard");
}

TEST(QSanguoshaWar, HeLooksAtSeveralCardsOrOne) {
  MadeWar several(163);
  several.say(Command::invoke_skill, R"(["wuxin","sgs1"])");
  several.say(Command::mirror_guanxing, R"([0,"sgs1",true,3])");
  several.say(Command::mirror_guanxing, "[2]");
  several.moves({MadeWar::way("2", 6, 0, "", "sgs1", 7, "sgs1")});
  EXPECT_EQ(told(several), "invoke peek arrange draw");
  MadeWar one(163);
  one.say(Command::invoke_skill, R"(["wuxin","sgs1"])");
  one.moves({MadeWar::way("2", 6, 0, "", "sgs1", 7, "sgs1")});
  EXPECT_EQ(told(one), "invoke peek arrange draw");
}

// 鸩毒, 潜袭, 护援, 挽危
TEST(QSanguoshaWar, SheIsTurnedUpForTheWineThatIsTold) {
  MadeWar made(163);
  made.log("$DiscardCardWithSkill", "sgs2", "", "20", "zhendu");
  made.moves({MadeWar::way("[20]", 0, 7, "sgs2", "", 0x23, "sgs2", "zhendu")});
  made.moves({MadeWar::way("[20]", 7, 5, "sgs2", "", 0x23, "sgs2", "zhendu")});
  made.property("sgs2", "general", "hetaihou");
  made.log("#UseCard", "sgs1", "", "analeptic:_zhendu[no_suit:-]=.&");
  EXPECT_EQ(told_in(testing::replaced(made.text(), "zhoutai", "hetaihou")),
            "unveil invoke discard use");
}

TEST(QSanguoshaWar, WhomItBarsIsOnlySaid) {
  MadeWar made(163);
  made.say(Command::invoke_skill, R"(["qianxi","sgs1"])");
  made.log("#Qianxi", "sgs2", "", "", "no_suit_black");
  EXPECT_EQ(told(made), "invoke invoke");
}

TEST(QSanguoshaWar, EquipmentIsLaidBeforeAnotherNotUsed) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "sgs2", "@HuyuanCard[no_suit:-]=.&");
  made.moves({MadeWar::way("[64]", 0, 1, "sgs1", "sgs2", 10, "sgs1", "huyuan")});
  made.moves({MadeWar::way("[44]", 0, 7, "sgs3", "", 0x33, "sgs1")});
  EXPECT_EQ(told(made), "invoke relocate invoke remove");
}

// 旋略, 狂斧
TEST(QSanguoshaWar, SeveralArePutOnOneByOne) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "", "@XuanlueCard[no_suit:-]=.&xuanlue");
  made.moves({MadeWar::way("[60]", 1, 0, "sgs2", "sgs1", 0x27, "sgs1"),
              MadeWar::way("[61]", 1, 0, "sgs2", "sgs1", 0x27, "sgs1")});
  made.moves({MadeWar::way("[60]", 0, 1, "sgs1", "sgs3", 10, "sgs1", "xuanlue"),
              MadeWar::way("[61]", 0, 1, "sgs1", "sgs3", 10, "sgs1", "xuanlue")});
  EXPECT_EQ(told(made), "invoke snatch snatch relocate relocate");
}

TEST(QSanguoshaWar, WhatWildAxeTakesHeWears) {
  MadeWar made(163);
  made.say(Command::invoke_skill, R"(["kuangfu","sgs1"])");
  made.moves({MadeWar::way("[60]", 1, 1, "sgs2", "sgs1", 0)});
  EXPECT_EQ(told(made), "invoke relocate");
}

TEST(QSanguoshaWar, WhatIsGivenForItComesBehind) {
  MadeWar made(163);
  made.moves({MadeWar::way("1", 0, 0, "sgs2", "sgs1", 0x17, "sgs2")});
  made.log("#InvokeSkill", "sgs2", "", "", "wanwei");
  EXPECT_EQ(told(made), "invoke gift");
}

// 崩坏 and 隙仇: a maximum that changes.
TEST(QSanguoshaWar, AMaximumIsToldOnce) {
  MadeWar more(163);
  more.property("sgs1", "maxhp", "5");
  more.property("sgs1", "hp", "5");
  more.say(Command::change_hp, R"(["sgs1",2,0])");
  EXPECT_EQ(told(more), "hp heal hp");
  MadeWar fewer(163);
  fewer.property("sgs1", "maxhp", "2");
  fewer.property("sgs1", "hp", "2");
  EXPECT_EQ(told(fewer), "hp");
}

// Who is a careerist since his lord is dead.
TEST(QSanguoshaWar, ACareeristIsSaidToBeOne) {
  MadeWar made(163);
  made.property("sgs3", "general", "mateng");
  made.property("sgs3", "kingdom", "qun");
  made.log("#BasaraReveal", "sgs3", "");
  made.property("sgs3", "role", "careerist");
  EXPECT_EQ(told(made), "unveil allegiance allegiance");
}

}  // namespace
}  // namespace tally::qsanguosha
