// Kingdom war as QSanguosha-For-Hegemony records it, with its package Transformation 变: in which
// order what it tells goes into the record. The forms of the packets are those of recordings.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/replay/qsanguosha/told.h"

namespace tally::qsanguosha {
namespace {

using testing::MadeWar;
using testing::Read;
using testing::read;
using testing::replaced;
using testing::told;
using testing::told_in;

void turned_up(MadeWar& made, std::string_view who, bool main, std::string_view general,
               std::string_view kingdom) {
  made.property(who, main ? "general" : "general2", general);
  made.property(who, "kingdom", kingdom);
  made.log("#BasaraReveal", who, "");
}

// He is asked whether he wants another deputy, and gets one.
void another_deputy(MadeWar& made, std::string_view who, std::string_view one) {
  made.say(Command::log_event, R"([2,"transform","male",1])");
  made.property(who, "general2", "sujiang");
  made.say(Command::log_event, R"([4,"sgs1","jijiu",false])");
  made.property(who, "general2", "anjiang");
  made.property(who, "general2", one);
  made.log("#BasaraReveal", who, "");
}

TEST(QSanguoshaTransformation, AnotherDeputy) {
  MadeWar made(163);
  turned_up(made, "sgs2", false, "lusu", "wu");
  another_deputy(made, "sgs2", "lvfan");
  made.log("#CompanionEffect", "sgs2", "");
  made.moves({MadeWar::way("2", 6, 0, "", "sgs2", 0)});
  EXPECT_EQ(told(made), "unveil allegiance dismiss offer change draw");
}

// What his new deputy brings is behind the skill that he was turned up for.
TEST(QSanguoshaTransformation, TurnedUpToChangeHim) {
  MadeWar made(163);
  const std::string text = replaced(made.text(), "lusu", "lvfan");
  MadeWar rest = made;
  rest.say(Command::invoke_skill, R"(["diancai","sgs2"])");
  turned_up(rest, "sgs2", false, "lvfan", "wu");
  rest.moves({MadeWar::way("1", 6, 0, "", "sgs2", 0)});
  another_deputy(rest, "sgs2", "lusu");
  rest.log("#CompanionEffect", "sgs2", "");
  rest.moves({MadeWar::way("2", 6, 0, "", "sgs2", 0)});
  EXPECT_EQ(told_in(text + rest.text().substr(made.text().size())),
            "unveil allegiance invoke draw dismiss offer change draw");
}

TEST(QSanguoshaTransformation, OneWhoIsNotHereEndsTheRecord) {
  MadeWar made(163);
  turned_up(made, "sgs2", false, "lusu", "wu");
  another_deputy(made, "sgs2", "lukang");
  Read r;
  read(made.text(), r);
  EXPECT_FALSE(r.record.not_covered_from.empty());
}

// 奇策: that it is used stands in the card.
TEST(QSanguoshaTransformation, AHandAsOneTrick) {
  MadeWar made(163);
  turned_up(made, "sgs1", true, "xunyou", "wei");
  made.log("#UseCard", "sgs1", "", "ex_nihilo:qice[no_suit_red:-]=103+107&qice");
  made.moves({MadeWar::way("[103,107]", 0, 7, "sgs1", "", 1, "sgs1", "qice")});
  EXPECT_EQ(told(made), "unveil allegiance invoke use");
}

// 智愚: the whole hand is one line, an event a card.
TEST(QSanguoshaTransformation, AHandIsShownCardByCard) {
  MadeWar made(163);
  made.say(Command::invoke_skill, R"(["zhiyu","sgs1"])");
  made.say(Command::show_all_cards, R"(["sgs1",false,[103,107,64]])");
  EXPECT_EQ(told(made), "invoke show show show");
  MadeWar other(163);
  other.say(Command::show_all_cards, R"(["sgs1",false,[103,107,64]])");
  EXPECT_EQ(told(other), "");
}

// 调度
TEST(QSanguoshaTransformation, EquipmentIsHandedOn) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "sgs1+sgs2", "@DiaoduCard[no_suit:-]=.&diaodu");
  made.log("#UseCard", "sgs1", "sgs2", "@DiaoduequipCard[no_suit:-]=.&diaoduequip");
  made.moves({MadeWar::way("[64]", 1, 1, "sgs1", "sgs2", 0x4A, "sgs1", "diaodu")});
  EXPECT_EQ(told(made), "invoke relocate");
}

// 烽火 on one's own general, and on that of the lord.
TEST(QSanguoshaTransformation, BeaconsAreLaid) {
  MadeWar made(163);
  made.moves({MadeWar::way("[64]", 0, 4, "sgs1", "sgs1", 0, "sgs1", "", "", "flame_map")});
  made.moves({MadeWar::way("[107]", 0, 4, "sgs1", "sgs2", 0, "sgs1", "", "", "flame_map")});
  made.moves({MadeWar::way("[64]", 4, 7, "sgs1", "", 0x2A, "sgs1", "", "flame_map")});
  made.moves({MadeWar::way("[64]", 7, 5, "sgs1", "", 0x2A, "sgs1")});
  EXPECT_EQ(told(made), "invoke stow invoke tribute discard");
}

// Who lies face down uses what they teach, and is turned up for it.
TEST(QSanguoshaTransformation, WhoJoinsToDrawIsTurnedUpBefore) {
  MadeWar made(163);
  const std::string text = replaced(made.text(), "zhoutai", "sunquan");
  MadeWar rest = made;
  rest.say(Command::actual_general, R"(["sgs2","lord_sunquan",true])");
  const std::string lord = rest.text().substr(made.text().size());
  MadeWar play = made;
  turned_up(play, "sgs2", true, "lord_sunquan", "wu");
  play.say(Command::invoke_skill, R"(["yingziextra","sgs4"])");
  turned_up(play, "sgs4", true, "erzhang", "wu");
  const std::size_t game = text.find("[0,0,1044,64,");
  ASSERT_NE(game, std::string::npos);
  const std::size_t line = text.rfind('\n', game) + 1;
  EXPECT_EQ(told_in(text.substr(0, line) + lord + text.substr(line) +
                    play.text().substr(made.text().size())),
            "unveil crown allegiance unveil allegiance invoke");
}

// 攻心
TEST(QSanguoshaTransformation, AHeartGoesOnTop) {
  MadeWar made(163);
  made.log("#UseCard", "sgs1", "sgs2", "@GongxinCard[no_suit:-]=.&showforviewhas");
  made.moves({MadeWar::way("[43]", 0, 6, "sgs2", "", 0xA, "sgs1", "gongxin")});
  EXPECT_EQ(told(made), "invoke look atop");
}

// 敛资: how many cards are looked at shows in the number of those left.
TEST(QSanguoshaTransformation, WealthIsGathered) {
  MadeWar made(163);
  made.say(Command::update_pile, "100");
  made.log("#UseCard", "sgs1", "", "@LianziCard[heart:6]=45&lianzi");
  made.moves({MadeWar::way("[45]", 0, 7, "sgs1", "", 0x23, "sgs1", "lianzi")});
  made.moves({MadeWar::way("[45]", 7, 5, "sgs1", "", 0x23, "sgs1", "lianzi")});
  MadeWar nothing = made;
  made.say(Command::update_pile, "97");
  made.moves({MadeWar::way("[44]", 6, 7, "", "sgs1", 0x18, "sgs1", "lianzi")});
  made.say(Command::update_pile, "97");
  made.moves({MadeWar::way("[44]", 7, 0, "sgs1", "sgs1", 0x37, "sgs1", "lianzi")});
  made.say(Command::update_pile, "99");
  made.say(Command::update_pile, "96");  // of a Harvest
  EXPECT_EQ(told(made), "invoke discard peek pick arrange");
  nothing.say(Command::update_pile, "100");
  EXPECT_EQ(told(nothing), "invoke discard");
}

// 化身: what skills come and go with a form is no event of its own.
TEST(QSanguoshaTransformation, TwoFormsOfFive) {
  MadeWar made(163);
  turned_up(made, "sgs1", true, "zuoci", "qun");
  made.say(Command::invoke_skill, R"(["huashen","sgs1"])");
  made.log("#GetHuashenDetail", "sgs1", "", "", R"(guanyu\\, \\zhangfei\\, \\guojia)");
  made.say(Command::log_event, R"([16,"sgs1","guanyu+zhangfei"])");
  made.say(Command::log_event, R"([5,"sgs1","wusheng",true])");
  made.say(Command::invoke_skill, R"(["xinsheng","sgs1"])");
  made.log("#GetHuashenDetail", "sgs1", "", "", R"(guanyu\\, \\zhangfei\\, \\machao)");
  made.say(Command::log_event, R"([16,"sgs1","machao+zhangfei"])");
  made.say(Command::log_event, R"([4,"sgs1","wusheng",true])");
  EXPECT_EQ(told(made), "unveil allegiance invoke offer forms invoke offer forms");
}

}  // namespace
}  // namespace tally::qsanguosha
