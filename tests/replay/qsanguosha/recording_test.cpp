// Recordings of QSanguosha: the three containers, two programs, cut files, planted faults.
#include <string>

#include <gtest/gtest.h>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/qsanguosha/names.h"
#include "replay/import/qsanguosha/qsanguosha.h"
#include "replay/log/log.h"
#include "tests/replay/qsanguosha/made.h"

namespace tally::qsanguosha {
namespace {

using testing::events_of;
using testing::found_in;
using testing::Made;
using testing::packed;
using testing::picture;
using testing::Read;
using testing::read;
using testing::replaced;

TEST(QSanguosha, AWholeGameIsClean) {
  EXPECT_EQ(found_in(Made::game(Family::v2).text()), "clean");
  EXPECT_EQ(found_in(Made::game(Family::sheauhaw).text()), "clean");
}

TEST(QSanguosha, NumbersOfCommandsDifferAndTheGameDoesNot) {
  const std::string v2 = events_of(Made::game(Family::v2).text());
  const std::string sheauhaw = events_of(Made::game(Family::sheauhaw).text());
  EXPECT_EQ(sheauhaw,
            replaced(v2, R"({"e":"turn")", "{\"e\":\"round\",\"round\":1}\n{\"e\":\"turn\""));
}

TEST(QSanguosha, TellsItsContainersByContent) {
  const std::string text = Made::game(Family::v2).text();
  const std::string events = events_of(text);
  EXPECT_EQ(events_of(std::string(1, '\0') + packed(text)), events);
  EXPECT_EQ(events_of(picture(text)), events);
  std::string windows;
  for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_EQ(events_of("\xEF\xBB\xBF" + windows), events);
}

TEST(QSanguosha, CutAnywhereGivesOneMessageOrWhatCameBefore) {
  const std::string text = Made::game(Family::v2).text();
  for (std::size_t n = 30; n + 1 < text.size(); n += 7) {
    Read r;
    read(text.substr(0, n), r);
    if (!r.error.empty()) continue;
    EXPECT_EQ(r.record.cut_off.empty(), text[n - 1] == '\n' || text[n] == '\n') << n;
    EXPECT_TRUE(r.record.contradictions.empty()) << n;
    EXPECT_EQ(found_in(text.substr(0, n)), "incomplete") << n;
  }
  EXPECT_EQ(found_in(text.substr(0, 35)), "the recording ends in the middle of line 2");
  const std::string small = std::string(1, '\0') + packed(text);
  for (std::size_t n = 6; n < small.size(); n += 5)
    EXPECT_NE(found_in(small.substr(0, n)).find("cut off"), std::string::npos) << n;
  const std::string drawn = picture(text);
  for (std::size_t n = 8; n < drawn.size(); n += 5)
    EXPECT_EQ(found_in(drawn.substr(0, n)),
              fmt::format("the picture is cut off at byte {}", io::grouped(n)));
}

TEST(QSanguosha, RefusesWhatIsTooMuchOrDamaged) {
  const std::string text = Made::game(Family::v2).text();
  std::string bomb = std::string(1, '\0') + packed(text);
  bomb[1] = '\x7F';
  EXPECT_NE(found_in(bomb).find("a game never takes so much"), std::string::npos);
  std::string wrong = std::string(1, '\0') + packed(text);
  ++wrong[4];
  EXPECT_NE(found_in(wrong).find(" bytes but declares "), std::string::npos);
  std::string drawn = picture(text);
  ++drawn[60];
  EXPECT_NE(found_in(drawn).find("does not fit its checksum"), std::string::npos);
  const std::string huge =
      "\x89PNG\r\n\x1A\n" +
      testing::part("IHDR", testing::big_endian(1U << 30U) + testing::big_endian(1U << 30U) +
                                std::string("\x08\x06\x00\x00\x00", 5)) +
      testing::part("IEND", "");
  EXPECT_NE(found_in(huge).find("pixels, more than"), std::string::npos);
  EXPECT_NE(found_in(picture("")).find("zlib"), 0U);
  Made made = Made::game(Family::v2);
  made.lines[20] = "20 [1,2";
  EXPECT_NE(found_in(made.text()).find("should be a time in milliseconds"), std::string::npos);
}

// A picture like any other is no recording; a damaged one may have been.
TEST(QSanguosha, APictureWithNothingHiddenIsStray) {
  const auto is_stray = [](const std::string& file) {
    Record record;
    try {
      qsanguosha::read(std::span(reinterpret_cast<const std::uint8_t*>(file.data()), file.size()),
                       record);
    } catch (const io::InputError& error) {
      return error.stray;
    }
    ADD_FAILURE() << "it is read";
    return false;
  };
  const auto dot = [](const char* color, char depth) {
    const std::string size = testing::big_endian(1);
    return "\x89PNG\r\n\x1A\n" +
           testing::part("IHDR", size + size + depth + std::string("\x06\x00\x00\x00", 4)) +
           testing::part("IDAT", testing::deflated('\0' + std::string(color, 4))) +
           testing::part("IEND", "");
  };
  EXPECT_TRUE(is_stray(dot("\0\0\0\0", 8)));          // transparent
  EXPECT_TRUE(is_stray(dot("\xFF\xFF\xFF\xFF", 8)));  // white
  EXPECT_TRUE(is_stray(dot("\xFF\xFF\xFF\xFF", 16)));
  std::string damaged = picture(Made::game(Family::v2).text());
  ++damaged[60];
  EXPECT_FALSE(is_stray(damaged));
}

TEST(QSanguosha, NamesWhatIsNotCovered) {
  Read r;
  Made general = Made::game(Family::v2);
  general.with(R"("nos_huanggai")") =
      replaced(general.with("nos_huanggai"), "nos_huanggai", "huanggai");
  read(general.text(), r);
  EXPECT_EQ(text_of(r.record.not_covered), "general 黄盖 (huanggai)");
  Made skill = Made::game(Family::v2);
  skill.with("noskurou") = replaced(skill.with("noskurou"), "noskurou", "zhaxiang");
  read(skill.text(), r);
  EXPECT_EQ(text_of(r.record.not_covered), R"(skill "zhaxiang" of general "nos_huanggai")");
  Made mode = Made::game(Family::v2);
  mode.with("02p") = replaced(mode.with("02p"), "02p", "02_1v1");
  read(mode.text(), r);
  EXPECT_EQ(text_of(r.record.not_covered), R"(game mode "02_1v1")");
  EXPECT_EQ(r.record.setup.players, 2);
  Made card = Made::game(Family::v2);
  card.with("159]") = replaced(card.with("159]"), "159]", "160]");
  read(card.text(), r);
  EXPECT_EQ(text_of(r.record.not_covered), "card 160 of QSanguosha");
  card.say(Command::update_card, R"([160,3,5,"WoodenOx","","wooden_ox",[]])");
  read(card.text(), r);
  EXPECT_EQ(text_of(r.record.not_covered), R"("WoodenOx" ♦5 (card 160 of QSanguosha))");
  read("QSAN_REPLAY {\"format_version\":2,\"protocol_version\":2}\n", r);
  EXPECT_NE(text_of(r.record.not_covered).find("V2"), std::string::npos);
}

// Of one name there are an older general and a newer one, each with his own skills.
TEST(QSanguosha, KnowsTheNewerGeneralsOfSheauhaw) {
  using sanguosha::General;
  using sanguosha::Skill;
  EXPECT_EQ(general_of(Family::sheauhaw, "diaochan"), General::diaochan_shj);
  EXPECT_EQ(general_of(Family::sheauhaw, "nos_diaochan"), General::diaochan);
  EXPECT_EQ(general_of(Family::v2, "diaochan"), General::none);
  EXPECT_EQ(general_of(Family::sheauhaw, "pangde"), General::pangde_shj);
  EXPECT_EQ(general_of(Family::v2, "pangde"), General::pangde);
  EXPECT_EQ(skill_of(Family::sheauhaw, "lijian"), Skill::lijian_shj);
  EXPECT_EQ(skill_of(Family::sheauhaw, "noslijian"), Skill::lijian);
  EXPECT_EQ(skill_of(Family::sheauhaw, "nos2013biyue"), Skill::biyue);
  EXPECT_EQ(general_of(Family::sheauhaw, "zhenji"), General::zhenji_shj);
  EXPECT_EQ(general_of(Family::v2, "zhenji"), General::zhenji);
  EXPECT_EQ(general_of(Family::sheauhaw, "vs_nos_guanyu"), General::guanyu3v3_shj);
  EXPECT_EQ(general_of(Family::v2, "vs_nos_guanyu"), General::guanyu3v3);
  EXPECT_EQ(skill_of(Family::sheauhaw, "zhiheng"), Skill::zhiheng_shj);
  EXPECT_EQ(skill_of(Family::sheauhaw, "nosyingzi"), Skill::yingzi);
}

// A recording in which the lord is one general and the other player another.
Made made_by(Family family, std::string_view lord, std::string_view other,
             std::string_view lords_skill, std::string_view others_skill) {
  Made made(family);
  for (const auto& [what, with] : {std::pair{std::string_view("nos_zhangfei"), lord},
                                   {std::string_view("nos_huanggai"), other},
                                   {std::string_view("\"paoxiao\""), lords_skill},
                                   {std::string_view("\"noskurou\""), others_skill}}) {
    std::string& line = made.with(what);
    line = replaced(line, what, with);
  }
  return made;
}

Made of_sheauhaw(std::string_view lord, std::string_view other, std::string_view lords_skill,
                 std::string_view others_skill) {
  return made_by(Family::sheauhaw, lord, other, lords_skill, others_skill);
}

// Goddess Luo is not said to be used again, and each of its cards is.
TEST(QSanguosha, SheauhawTellsGoddessLuoByItsCards) {
  Made made = of_sheauhaw("nos_zhangfei", "zhenji", "\"paoxiao\"", "\"luoshen\"");
  for (const std::string_view phase : {"round_start", "start"})
    made.property("sgs1", "phase", phase);
  for (const int card : {0, 60}) {
    const std::string one = fmt::format("[{}]", card);
    made.moves({made.way(one, 6, 3, "", "sgs1", 40, "luoshen")});
    made.log("$JudgeResult", "sgs1", "", std::to_string(card));
    made.moves({card == 0 ? made.way(one, 3, 0, "sgs1", "sgs1", 7)
                          : made.way(one, 3, 5, "sgs1", "", 74, "luoshen")});
  }
  const std::string events = events_of(made.text());
  EXPECT_NE(events.find(R"("with":"luoshen_shj")"), std::string::npos) << events;
  EXPECT_EQ(events.find("gift"), std::string::npos);
}

// What another plays for a lord is the lord's by a move without cards.
TEST(QSanguosha, SheauhawTellsWhatIsPlayedForALordWithoutCards) {
  Made made = of_sheauhaw("nos_caocao", "nos_xuchu", "\"hujia\"", "\"nosluoyi\"");
  made.say(Command::invoke_skill, R"(["hujia","sgs2"])");
  made.log("#UseCard_Resp", "sgs1", "", "30");
  made.moves({made.way("[30]", 0, 7, "sgs1", "", 2)});
  made.moves({});
  const std::string events = events_of(made.text());
  EXPECT_NE(events.find(R"({"e":"respond","seat":1,"as":"dodge","cards":[]})"), std::string::npos)
      << events;
}

// Para logs it as the lord's as well; for what he uses it goes from the table to the table.
TEST(QSanguosha, ParaTellsWhatIsPlayedForALordAgain) {
  Made made = made_by(Family::v2, "nos_caocao", "nos_xuchu", "\"hujia\"", "\"nosluoyi\"");
  made.say(Command::invoke_skill, R"(["hujia","sgs2"])");
  made.log("#UseCard_Resp", "sgs1", "", "30");
  made.moves({made.way("[30]", 0, 7, "sgs1", "", 2)});
  made.log("#UseCard", "sgs2", "", "30");
  made.moves({made.way("[30]", 7, 7, "sgs2", "", 17)});
  made.moves({made.way("[30]", 7, 5, "sgs2", "", 17)});
  const std::string events = events_of(made.text());
  EXPECT_NE(events.find(R"({"e":"respond","seat":1,"as":"dodge","cards":[]})"), std::string::npos)
      << events;
  EXPECT_EQ(found_in(made.text()).find("contradiction"), std::string::npos);
}

TEST(QSanguosha, ParaTellsThatALordUsesWhatIsPlayedForHim) {
  Made made = made_by(Family::v2, "nos_liubei", "nos_guanyu", "\"jijiang\"", "\"wusheng\"");
  made.begin_turn("sgs2");
  made.log("#UseCard", "sgs2", "sgs1", "@JijiangCard[no_suit:-]=.");
  made.log("#UseCard_Resp", "sgs1", "", "0");
  made.moves({made.way("[0]", 0, 7, "sgs1", "", 2)});
  made.log("#UseCard", "sgs2", "sgs1", "0");
  made.moves({made.way("[0]", 7, 7, "sgs2", "", 1)});
  const std::string events = events_of(made.text());
  EXPECT_NE(events.find(R"({"e":"use","seat":1,"as":"slash","cards":["S7.slash"],"to":[2]})"),
            std::string::npos)
      << events;
  EXPECT_EQ(found_in(made.text()).find("contradiction"), std::string::npos);
}

// Para lays such cards straight where they stay; what 连营 brings comes before that.
TEST(QSanguosha, ParaTellsOneAfterAnotherBehindWhereTheCardLies) {
  Made made = made_by(Family::v2, "nos_zhangfei", "nos_luxun", "\"paoxiao\"", "\"noslianying\"");
  const auto after = [&](std::string_view log, std::string_view card, std::string_view way,
                         std::string_view laid) {
    Made told = made;
    told.log(log, "sgs1", log == "#UseCard" && laid == "place" ? "sgs2" : "", card);
    told.moves({std::string(way)});
    told.say(Command::invoke_skill, R"(["noslianying","sgs1"])");
    told.moves({told.way("1", 6, 0, "", "sgs1", 6, "noslianying")});
    const std::string events = events_of(told.text());
    const std::size_t invoked = events.find("lianying");
    const std::size_t drawn = events.find("draw", invoked);
    EXPECT_NE(drawn, std::string::npos) << events;
    EXPECT_LT(drawn, events.find(fmt::format("\"{}\"", laid))) << events;
  };
  after("#UseCard", "100", made.way("[100]", 0, 2, "sgs1", "sgs2", 1), "place");
  after("#UseCard", "58", made.way("[58]", 0, 1, "sgs1", "sgs1", 1), "equip");
  after("#UseCard_Resp", "30", made.way("[30]", 0, 5, "sgs1", "", 2), "put");

  // Cut off before the draw: where the card lies is not told yet.
  made.log("#UseCard", "sgs1", "", "58");
  made.moves({made.way("[58]", 0, 1, "sgs1", "sgs1", 1)});
  made.say(Command::invoke_skill, R"(["noslianying","sgs1"])");
  EXPECT_EQ(events_of(made.text()).find("\"equip\""), std::string::npos);
}

TEST(QSanguosha, ParaTellsDiscretionBehindWhatIsPlayed) {
  Made made = made_by(Family::v2, "nos_zhangfei", "zhugejin", "\"paoxiao\"", "\"mingzhe\"");
  made.log("#UseCard_Resp", "sgs1", "", "30");
  made.moves({made.way("[30]", 0, 5, "sgs1", "", 2)});
  made.say(Command::invoke_skill, R"(["mingzhe","sgs1"])");
  made.moves({made.way("1", 6, 0, "", "sgs1", 6, "mingzhe")});
  const std::string events = events_of(made.text());
  EXPECT_LT(events.find("mingzhe"), events.find("\"put\"")) << events;
}

// The weapon that goes as God of War awakens is no price.
TEST(QSanguosha, TellsThatGodOfWarThrowsHisWeaponAway) {
  Made made = made_by(Family::v2, "nos_zhangfei", "vs_nos_lvbu", "\"paoxiao\"", "\"zhanshen\"");
  made.say(Command::log_event, R"([14,"sgs1","zhanshen"])");
  made.property("sgs1", "maxhp", "3");
  made.moves({made.way("[61]", 1, 5, "sgs1", "", 35)});
  made.say(Command::log_event, R"([5,"sgs1","mashu"])");
  const std::string events = events_of(made.text());
  EXPECT_NE(events.find("\"forfeit\""), std::string::npos) << events;
}

// Who uses it with the Fan is asked about that, and the use says so again.
TEST(QSanguosha, TellsTheFanByTheUse) {
  Made made(Family::v2);
  made.begin_turn("sgs2");
  made.say(Command::invoke_skill, R"(["fan","sgs2"])");
  made.log("#UseCard", "sgs2", "sgs1", "fire_slash:fan[spade:7]=0");
  made.moves({made.way("[0]", 0, 7, "sgs2", "", 1)});
  const std::string events = events_of(made.text());
  EXPECT_EQ(events.find("invoke"), std::string::npos) << events;
  EXPECT_NE(events.find("fire_slash"), std::string::npos) << events;
}

// Sun Ce of Para gains the 英姿 that always acts.
TEST(QSanguosha, ParaHasANewerSunCe) {
  Made made = made_by(Family::v2, "nos_zhangfei", "sunce", "\"paoxiao\"", "\"hunzi\"");
  made.say(Command::log_event, R"([14,"sgs1","hunzi"])");
  made.say(Command::log_event, R"([5,"sgs1","yingzi"])");
  const std::string events = events_of(made.text());
  EXPECT_NE(events.find(R"({"e":"awaken","seat":2,"with":"hunzi_shj"})"), std::string::npos)
      << events;
  EXPECT_NE(events.find("yingzi_shj"), std::string::npos) << events;
}

// Whose skill and equipment may act at one moment says which comes first: here the Eight Trigrams
// before Royal Escort.
TEST(QSanguosha, SheauhawsEquipmentMayComeBeforeASkill) {
  for (const bool equipment_first : {true, false}) {
    Made made = of_sheauhaw("nos_caocao", "nos_xuchu", "\"hujia\"", "\"nosluoyi\"");
    made.begin_turn("sgs2");
    made.log("#UseCard", "sgs2", "", "62");
    made.moves({made.way("[62]", 0, 7, "sgs2", "", 1)});
    made.moves({made.way("[62]", 7, 1, "", "sgs2", 1)});
    made.property("sgs2", "phase", "discard");
    made.moves({made.way("[1]", 0, 5, "sgs2", "", 19)});
    made.property("sgs2", "phase", "finish");
    made.begin_turn("sgs1");
    made.log("#UseCard", "sgs1", "sgs2", "0");
    made.moves({made.way("[0]", 0, 7, "sgs1", "", 1)});
    if (!equipment_first) made.say(Command::invoke_skill, R"(["hujia","sgs2"])");
    made.say(Command::invoke_skill, R"(["eight_diagram","sgs2"])");
    made.moves({made.way("[7]", 6, 3, "", "sgs2", 40, "eight_diagram")});
    made.log("$JudgeResult", "sgs2", "", "7");
    made.moves({made.way("[7]", 3, 5, "sgs2", "", 74)});
    if (equipment_first) made.say(Command::invoke_skill, R"(["hujia","sgs2"])");
    made.log("#Damage", "sgs1", "sgs2", "", "1", "3");
    made.say(Command::change_hp, R"(["sgs2",-1,0])");
    made.property("sgs2", "hp", "3");
    made.moves({made.way("[0]", 7, 5, "sgs1", "", 1)});
    EXPECT_EQ(found_in(made.text()), "incomplete");
  }
}

// The card of Sow Dissension goes openly, and is not shown besides.
TEST(QSanguosha, SheauhawShowsTheCardOfSowDissensionByItsMove) {
  Made made = of_sheauhaw("nos_zhouyu", "nos_xuchu", "\"nosyingzi\"", "\"nosluoyi\"");
  made.begin_turn("sgs2");
  made.log("#UseCard", "sgs2", "sgs1", "@NosFanjianCard[no_suit:-]=.");
  made.log("#ChooseSuit", "sgs1", "", "", "spade");
  made.moves({made.way("[4]", 0, 0, "sgs2", "sgs1", 7)});
  const std::string events = events_of(made.text());
  EXPECT_NE(events.find("\"expose\""), std::string::npos) << events;
}

TEST(QSanguosha, TellsThatASkillAwakens) {
  Made made = of_sheauhaw("nos_zhangfei", "sunce", "\"paoxiao\"", "\"hunzi\"");
  made.say(Command::log_event, R"([14,"sgs1","hunzi"])");
  made.say(Command::log_event, R"([14,"sgs1","jiang"])");
  const std::string events = events_of(made.text());
  EXPECT_NE(events.find(R"({"e":"awaken","seat":2,"with":"hunzi_shj"})"), std::string::npos)
      << events;
  EXPECT_EQ(events.find("\"jiang\""), std::string::npos);
}

// Equipment that Marriage lays before another; and a card that comes back by Heavenly Fragrance.
TEST(QSanguosha, SheauhawTellsCardsThatGoAnotherWay) {
  Made made = of_sheauhaw("sunshangxiang", "xiaoqiao", "\"jieyin\"", "\"tianxiang\"");
  made.begin_turn("sgs2");
  made.log("#UseCard", "sgs2", "sgs1", "@JieyinCard[no_suit:-]=57:putequip");
  made.moves({made.way("[57]", 0, 1, "sgs2", "sgs1", 10, "jieyin")});
  made.log("#UseCard", "sgs1", "sgs2", "@TianxiangCard[heart:2]=30");
  made.moves({made.way("[30]", 0, 5, "sgs1", "", 35, "tianxiang")});
  made.moves({made.way("[30]", 5, 0, "", "sgs2", 7)});
  const std::string events = events_of(made.text());
  EXPECT_NE(events.find("\"relocate\""), std::string::npos) << events;
  EXPECT_NE(events.find("\"retrieve\""), std::string::npos) << events;
}

// The card of a judgement is named before it moves: the log line, the move and the result are held
// against each other, with a card that takes its place too.
TEST(QSanguosha, ALogLineNamesTheCardOfAJudgement) {
  const auto found = [](int named, int moved, int changed, int changed_to, int result) {
    Made made = made_by(Family::v2, "nos_zhangfei", "nos_simayi", "\"paoxiao\"", "\"nosguicai\"");
    made.log("$InitialJudge", "sgs1", "", std::to_string(named));
    made.moves({made.way(fmt::format("[{}]", moved), 6, 3, "", "sgs1", 40, "lightning")});
    if (changed != 0) {
      made.log("$ChangedJudge", "sgs1", "sgs1", std::to_string(changed), "nosguicai");
      made.moves(
          {made.way(fmt::format("[{}]", moved), 3, 5, "sgs1", "", 58),
           made.way(fmt::format("[{}]", changed_to), 0, 3, "sgs1", "sgs1", 18, "nosguicai")});
    }
    made.log("$JudgeResult", "sgs1", "", std::to_string(result));
    Read r;
    read(made.text(), r);
    return r.record.contradictions.size();
  };
  EXPECT_EQ(found(20, 20, 0, 0, 20), 0U);
  EXPECT_EQ(found(21, 20, 0, 0, 20), 1U);
  EXPECT_EQ(found(20, 21, 0, 0, 20), 0U);  // the result is otherwise, which the rules find
  EXPECT_EQ(found(20, 20, 30, 30, 30), 0U);
  EXPECT_EQ(found(21, 20, 30, 30, 30), 1U);
  EXPECT_EQ(found(20, 20, 31, 30, 30), 1U);
}

TEST(QSanguosha, ALogLineNamesTheCardsThatAreThrownAway) {
  const auto found = [](std::string_view named, std::string_view moved) {
    Made made(Family::v2);
    made.begin_turn("sgs2");
    made.property("sgs2", "phase", "discard");
    made.log("$DiscardCard", "sgs2", "", named);
    made.moves({made.way(moved, 0, 5, "sgs2", "", 19)});
    Read r;
    read(made.text(), r);
    return r.record.contradictions.size();
  };
  EXPECT_EQ(found("0+1", "[1,0]"), 0U);
  EXPECT_EQ(found("0+2", "[0,1]"), 1U);

  // Only what is lost is told wrong: that is one mistake.
  Made made(Family::v2);
  made.begin_turn("sgs2");
  made.property("sgs2", "phase", "discard");
  made.log("$DiscardCard", "sgs2", "", "0+1");
  made.say(Command::lose_card, "[0," + made.way("[0,2]", 0, 5, "sgs2", "", 19) + "]");
  made.say(Command::get_card, "[0," + made.way("[0,1]", 0, 5, "sgs2", "", 19) + "]");
  Read r;
  read(made.text(), r);
  EXPECT_EQ(r.record.contradictions.size(), 1U);
}

// The same way twice: the first of them is the one that nobody got.
TEST(QSanguosha, ALossThatNobodyGotIsFoundWhereItIs) {
  Made made(Family::v2);
  const std::size_t first = made.lines.size() + 4;
  made.begin_turn("sgs2");
  made.lines.erase(made.lines.begin() + static_cast<std::ptrdiff_t>(first) + 1);
  made.begin_turn("sgs1");
  made.begin_turn("sgs2");
  made.say(Command::game_over, R"(["lord+loyalist",["lord","rebel"]])");
  Read r;
  read(made.text(), r);
  ASSERT_EQ(r.record.contradictions.size(), 1U);
  EXPECT_EQ(r.record.contradictions[0].source_at, first);
}

// Benevolence: who gets the cards is whom the log line before them names.
TEST(QSanguosha, ALogLineNamesWhoGetsTheCardsOfBenevolence) {
  const auto found = [](std::string_view to) {
    Made made = made_by(Family::v2, "nos_liubei", "nos_huanggai", "\"nosrende\"", "\"noskurou\"");
    made.begin_turn("sgs2");
    made.log("#UseCard", "sgs2", to, "@NosRendeCard[no_suit:-]=.");
    made.moves({made.way("1", 0, 0, "sgs2", "sgs1", 23, "nosrende")});
    return found_in(made.text());
  };
  EXPECT_EQ(found("sgs1"), "incomplete");
  EXPECT_EQ(found("sgs2").find("contradiction SGS-SKILL-RENDE"), 0U) << found("sgs2");
}

TEST(QSanguosha, FindsPlantedFaults) {
  const Made sound = Made::game(Family::v2);
  const auto planted = [&](std::string_view where, std::string_view what, std::string_view with) {
    Made made = sound;
    std::string& line = made.with(where);
    line = replaced(line, what, with);
    return found_in(made.text());
  };
  EXPECT_EQ(planted(R"("sgs1","hp","2")", R"("2")", R"("1")"), "wrong SGS-HP");
  EXPECT_EQ(planted(R"("sgs1",-1,0)", "-1", "-2"), "contradiction SGS-DAMAGE");
  EXPECT_EQ(planted(R"("#Murder")", "\"rebel\"", "\"renegade\""), "wrong SGS-DEATH");
  EXPECT_EQ(planted(R"("lord+loyalist",["lord")", "lord+loyalist", "rebel"),
            "wrong SGS-END-REBELS-DEAD");
  EXPECT_EQ(planted(R"([0],0,7,"sgs2")", "[0],0,7", "[9],0,7"), "contradiction SGS-USE-HOLD");
  EXPECT_EQ(planted(R"("sgs2","phase","play")", "play", "discard"), "wrong SGS-PHASE-ORDER");
}

// Each number is a card of its own.
TEST(QSanguosha, KnowsTheWholeDeck) {
  for (const auto& [family, cards] :
       {std::pair{Family::v2, 160}, std::pair{Family::hegemony, 163}}) {
    std::vector<bool> seen(static_cast<std::size_t>(sanguosha::deck_size));
    for (std::int64_t n = 0; n < cards; ++n) {
      ASSERT_NE(card_of(family, n), unknown_card) << n;
      EXPECT_FALSE(seen[card_of(family, n)]) << n;
      seen[card_of(family, n)] = true;
    }
    EXPECT_EQ(card_of(family, -1), unknown_card);
    EXPECT_EQ(card_of(family, cards), unknown_card);
  }
}

// Those that 3v3 has besides stand behind the others, elsewhere in each program.
TEST(QSanguosha, KnowsTheDeckOf3v3) {
  for (const auto& [family, first] :
       {std::pair{Family::v2, 215}, std::pair{Family::sheauhaw, 227}}) {
    const auto& faces = sanguosha::faces;
    EXPECT_EQ(faces[card_of(family, first)].name, sanguosha::Name::supply_shortage);
    EXPECT_EQ(faces[card_of(family, first + 2)].name, sanguosha::Name::nullification);
    EXPECT_EQ(card_of(family, first + 4), card_of(family, 54));
    EXPECT_EQ(card_of(family, first + 5), unknown_card);
  }
}

}  // namespace
}  // namespace tally::qsanguosha
