// Recordings of noname: both containers, cut files, planted faults, what is not covered.
#include <string>

#include <gtest/gtest.h>

#include "replay/import/noname/container.h"
#include "replay/import/noname/names.h"
#include "replay/io/input_error.h"
#include "replay/io/whole_file.h"
#include "replay/log/log.h"
#include "tests/replay/noname/made.h"

namespace tally::noname {
namespace {

using sanguosha::Name;
using sanguosha::Suit;
using testing::base64;
using testing::cut_off;
using testing::events_of;
using testing::found_in;
using testing::Made;
using testing::Read;
using testing::read;
using testing::replaced;

TEST(Noname, AWholeGameIsClean) { EXPECT_EQ(found_in(Made::game().json()), "clean"); }

TEST(Noname, TellsItsContainersByContent) {
  const std::string json = Made::game().json();
  const std::string events = events_of(json);
  EXPECT_EQ(events_of(base64(json)), events);
  std::string lines;
  const std::string exported = base64(json);
  for (std::size_t i = 0; i < exported.size(); i += 76) lines += exported.substr(i, 76) + "\r\n";
  EXPECT_EQ(events_of(lines), events);
  EXPECT_EQ(events_of("\xEF\xBB\xBF" + json), events);
  std::string spread;
  for (const char c : json) spread += c == ',' ? std::string(",\n  ") : std::string(1, c);
  EXPECT_EQ(events_of(spread), events);
}

// The keys of the whole stand in any order.
TEST(Noname, ReadsTheListOfEventsWhereverItStands) {
  const std::string json = Made::game().json();
  const std::size_t at = json.find("\"video\"");
  const std::size_t end = json.find(",\"win\"");
  const std::string moved = json.substr(0, at) + json.substr(end + 1, json.size() - end - 2) + "," +
                            json.substr(at, end - at) + "}";
  EXPECT_EQ(events_of(moved), events_of(json));
}

TEST(Noname, JoinsTheHalvesOfASign) {
  const std::string halves = replaced(Made::game().json(), "😀", "\xED\xA0\xBD\xED\xB8\x80");
  Read r;
  read(base64(halves), r);
  ASSERT_EQ(r.error, "");
  EXPECT_EQ(r.record.labels[1].name, "😀");
  const std::string alone = replaced(Made::game().json(), "😀", "\xED\xA0\xBD");
  read(base64(alone), r);
  ASSERT_EQ(r.error, "");
  EXPECT_EQ(r.record.labels[1].name, "\xEF\xBF\xBD");
}

TEST(Noname, CutAnywhereGivesOneMessageOrWhatCameBefore) {
  const std::string json = Made::game().json();
  const std::size_t first = json.find(R"({"type":"cardtag")");
  const std::size_t last = json.find("],\"win\"");
  constexpr std::size_t two_signs = 3;
  for (std::size_t n = two_signs; n < json.size(); ++n) {
    for (const std::string& file : {json.substr(0, n), base64(json.substr(0, n))}) {
      Read r;
      read(file, r);
      if (!r.error.empty()) continue;
      EXPECT_TRUE(r.record.contradictions.empty()) << n;
      if (n > last) {
        EXPECT_EQ(text_of(r.record.cut_off), "the recording is cut off behind its last event") << n;
      }
    }
    const std::string found = found_in(json.substr(0, n));
    if (n < json.find("\"video\":") + 9) {
      EXPECT_EQ(found, "the recording is cut off before its first event") << n;
    } else if (n < first - 1) {
      EXPECT_EQ(found, "the recording ends in the middle of event 0") << n;
    } else {
      EXPECT_EQ(found, "incomplete") << n;
    }
  }
}

// What it says of who has won is held against the rules where that was not cut off.
TEST(Noname, CutBehindItsEventsIsJudgedAsFarAsItGoes) {
  Made made = Made::game();
  made.win = "true";
  const std::string json = made.json();
  const std::size_t told = json.find("\"win\":true") + 10;
  EXPECT_EQ(found_in(json.substr(0, told)), "incomplete");
  EXPECT_EQ(found_in(json.substr(0, told + 1)), "wrong SGS-END-REBELS-DEAD");
  EXPECT_EQ(found_in(json.substr(0, json.size() - 1)), "wrong SGS-END-REBELS-DEAD");
}

TEST(Noname, RefusesWhatIsDamaged) {
  const std::string json = Made::game().json();
  std::string broken = base64(json);
  broken[400] = '!';
  EXPECT_EQ(found_in(broken), "the recording is damaged: byte 400 is none of base64");
  EXPECT_NE(found_in(replaced(json, R"("type":"cardtag")", R"("type" "cardtag")"))
                .find("event 1 of the recording should be"),
            std::string::npos);
  EXPECT_NE(found_in(replaced(json, R"("video":[)", R"("video":3,"other":[)")).find("\"video\""),
            std::string::npos);
  Made twice = Made::game();
  twice.events.push_back(twice.events.front());
  EXPECT_EQ(found_in(twice.json()), "begins another game");
  Made nobody = Made::game();
  nobody.events.front() = replaced(nobody.events.front(), "zhangfei", "");
  EXPECT_EQ(found_in(nobody.json()), "the first event should seat 2 to 10 players");
  nobody.events.erase(nobody.events.begin());
  EXPECT_EQ(found_in(nobody.json()), "nothing tells where the players sit");
}

TEST(Noname, NamesWhatIsNotCovered) {
  const auto not_covered = [](const Made& made) {
    Read r;
    read(made.json(), r);
    EXPECT_EQ(r.error, "");
    return text_of(r.record.not_covered);
  };
  Made made = Made::game();
  for (const auto& [mode, words] : {std::pair{"versus", "a battle of sides of noname (versus)"},
                                    {"doudizhu", "1v2 of another kind (doudizhu)"},
                                    {"boss", "game mode \"boss\""}}) {
    made.mode = mode;
    EXPECT_EQ(not_covered(made), words);
  }
  const auto changed = [&](std::string_view what, std::string_view with) {
    Made other = Made::game();
    other.events.front() = replaced(other.events.front(), what, with);
    return not_covered(other);
  };
  EXPECT_EQ(changed("huanggai", "re_huanggai"), "general 黄盖 (re_huanggai)");
  EXPECT_EQ(changed(R"("name":"huanggai")", R"("name":"huanggai","name2":"caocao")"),
            "two generals each");
  EXPECT_EQ(changed("\"fan\"", "\"commoner\""), "identity \"commoner\"");
  Made card = Made::game();
  card.events[2] = replaced(card.events[2], R"("spade",7,"sha")", R"("spade",7,"du")");
  EXPECT_EQ(not_covered(card), "card \"du\" of noname");
}

// A card that shows up later ends the record there.
TEST(Noname, EndsAtACardThatIsNotHere) {
  Made made = Made::game();
  for (const std::string_view type : {R"("type":"throw")", R"("type":"lose")"}) {
    std::string& event = made.with(type);
    event = replaced(event, Made::card("spade", 7, "sha", 1), Made::card("spade", 7, "du", 99));
  }
  Read r;
  read(made.json(), r);
  EXPECT_TRUE(r.record.not_covered.empty());
  EXPECT_TRUE(text_of(r.record.not_covered_from).ends_with("card \"du\" of noname"));
  EXPECT_EQ(found_in(made.json()), "undecided");
}

TEST(Noname, CountsEventsOfUnknownKinds) {
  Made made = Made::game();
  made.event("fireworks", "null", "{}");
  Read r;
  read(made.json(), r);
  EXPECT_EQ(r.record.note,
            "events of kinds that are not known: 1, the first of them \"fireworks\"");
}

TEST(Noname, FindsPlantedFaults) {
  const auto planted = [&](std::string_view where, std::string_view what, std::string_view with) {
    Made made = Made::game();
    std::string& event = made.with(where);
    event = replaced(event, what, with);
    return found_in(made.json());
  };
  EXPECT_EQ(planted("[4,2,4,0]", "[4,2", "[4,1"), "wrong SGS-HP, missing SGS-HP");
  EXPECT_EQ(planted("一点伤害", "一点伤害", "两点伤害"), "wrong SGS-CARD-SLASH");
  EXPECT_EQ(planted("的身份是", "反贼", "忠臣"), "contradiction SGS-SETUP-ROLES");
  EXPECT_EQ(planted("使用了", "♠︎7", "♠︎9"), "contradiction SGS-USE-HOLD");
  Made won = Made::game();
  won.win = "true";
  EXPECT_EQ(found_in(won.json()), "wrong SGS-END-REBELS-DEAD");
  Made lost = Made::game();
  const std::string use = lost.with("使用了");
  std::erase(lost.events, use);
  EXPECT_NE(found_in(lost.json()).find("contradiction SGS-RECORD-UNEXPLAINED"), std::string::npos);
}

TEST(Noname, ReadsCardsInLogLines) {
  const auto cards =
      cards_shown("火杀【♥︎10】、诸葛连弩【♦︎A】、决斗【◈】");
  ASSERT_EQ(cards.size(), 3U);
  EXPECT_EQ(cards[0].name, Name::fire_slash);
  EXPECT_EQ(cards[0].suit, Suit::heart);
  EXPECT_EQ(cards[0].rank, 10);
  EXPECT_EQ(cards[1].name, Name::crossbow);
  EXPECT_EQ(cards[1].rank, 1);
  EXPECT_EQ(cards[2].name, Name::duel);
  EXPECT_EQ(cards[2].rank, 0);
}

TEST(Noname, ReadsNumerals) {
  EXPECT_EQ(numeral("两"), 2);
  EXPECT_EQ(numeral("十"), 10);
  EXPECT_EQ(numeral("十二"), 12);
  EXPECT_EQ(numeral("二十"), 20);
  EXPECT_EQ(numeral("九十九"), 99);
  EXPECT_EQ(numeral("零"), 0);
  EXPECT_EQ(numeral("杀"), std::nullopt);
  EXPECT_EQ(numeral(""), std::nullopt);
}

// A Borrowed Sword that was cancelled gives nobody the cards that are taken in a later phase.
TEST(Noname, ABorrowedSwordIsOverWithThePhase) {
  const std::string sword = Made::card("club", 12, "jiedao", 1);
  const std::string peach = Made::card("heart", 6, "tao", 7);
  Made made;
  made.with("directgain") =
      replaced(made.with("directgain"), Made::card("spade", 7, "sha", 1), sword);
  made.begin_turn(1, "张飞");
  made.event("lose", "\"1\"", fmt::format("[[{}],[],[],[]]", sword));
  made.log("<张飞>对<黄盖>使用了[借刀杀人【♣︎Q】]（指向<张飞>）");
  made.log("<张飞>进入了弃牌阶段");
  made.event("lose", "\"0\"", fmt::format("[[{}],[],[],[]]", peach));
  made.log("<张飞>从<黄盖>获得了[桃【♥︎6】]");
  const std::string log = events_of(made.json());
  EXPECT_NE(log.find(R"("e":"use","seat":1)"), std::string::npos) << log;
  EXPECT_NE(log.find(R"("e":"snatch","seat":1)"), std::string::npos) << log;
}

// Sun Shangxiang draws for her Wooden Ox that has gone before the screen says once more that it
// has.
TEST(Noname, AWoodenOxThatGoesAlongIsToldTwice) {
  Made made;
  const std::string ox = Made::card("diamond", 5, "muniu", 9);
  const std::string laid = Made::card("spade", 8, "sha", 2);
  made.with("\"init\"") = replaced(made.with("\"init\""), "zhangfei", "sunshangxiang");
  made.with("directgain") = replaced(made.with("directgain"), Made::card("spade", 7, "sha", 1), ox);
  made.begin_turn(1, "孙尚香");
  for (std::string& e : made.events)
    if (const std::size_t at = e.find(",4,4,0]");
        at != std::string::npos && e.find("\"player\":\"1\"") != std::string::npos)
      e.replace(at, 7, ",3,3,0]");
  made.event("lose", "\"1\"", fmt::format("[[{}],[],[],[]]", ox));
  made.log("<孙尚香>对<自己>使用了[木牛流马【♦︎5】]");
  made.event("addVirtualEquip", "\"1\"", fmt::format(R"([{{"name":"muniu"}},[{}]])", ox));
  made.log("<孙尚香>发动了{【木牛】}");
  made.event("lose", "\"1\"", fmt::format("[[{}],[],[],[]]", laid));
  made.event("lose", "\"1\"", fmt::format("[[],[{}],[],[]]", ox));
  made.event("lose", "\"1\"", fmt::format("[[],[],[],[{}]]", laid));
  made.event("addVirtualEquip", "\"0\"", fmt::format(R"([{{"name":"muniu"}},[{}]])", ox));
  made.event("directgains", "\"0\"", fmt::format(R"({{"cards":[{}],"gaintag":["muniu"]}})", laid));
  made.log("<孙尚香>发动了{【枭姬】}");
  made.event("draw", "\"1\"", "2");
  made.log("<黄盖>从<孙尚香>获得了[木牛流马【♦︎5】]");
  made.log("<孙尚香>进入了弃牌阶段");
  EXPECT_EQ(found_in(cut_off(made)), "incomplete");
}

}  // namespace
}  // namespace tally::noname
