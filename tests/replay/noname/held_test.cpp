// What a recording of noname says twice, held against each other: who has won, the faces of cards,
// judgements, hand cards.
#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/replay/noname/made.h"

namespace tally::noname {
namespace {

using testing::found_in;
using testing::Made;
using testing::Read;
using testing::read;
using testing::recording;
using testing::replaced;

constexpr std::string_view won = R"("win":true)";
constexpr std::string_view lost = R"("win":false)";

void over(Made& made, std::string_view caption) {
  made.event("over", "null",
             fmt::format(R"("<div class=\"caption\">{}</div><table></table>")", caption));
}

// --- who has won

TEST(NonameHeld, AViewerWhoHasLostIsNoneOfThoseWhoWin) {
  const auto claims_to_have_lost = [](std::string_view name) {
    const std::string json = replaced(recording(name), won, lost);
    return found_in(replaced(json, "战斗胜利", "战斗失败"));
  };
  EXPECT_EQ(claims_to_have_lost("identity6-001.txt"), "contradiction SGS-END-LORD-DEAD");
  EXPECT_EQ(claims_to_have_lost("versus3v3-010.txt.zst"), "contradiction SGS-3V3-END");
  EXPECT_EQ(claims_to_have_lost("versustwo-004.txt.zst"), "contradiction SGS-2V2-END");
  EXPECT_EQ(claims_to_have_lost("doudizhunormal-004.txt.zst"), "contradiction SGS-1V2-END");
  EXPECT_EQ(claims_to_have_lost("doudizhunormal-010.txt.zst"), "contradiction SGS-1V2-END");
}

TEST(NonameHeld, AViewerWhoHasLostMayHaveLost) {
  for (const std::string_view name :
       {"doudizhunormal-001.txt.zst", "identity7-004.txt.zst", "identity8-004.txt.zst"}) {
    const std::string json = recording(name);
    EXPECT_NE(json.find(lost), std::string::npos) << name;
    EXPECT_EQ(found_in(json), "clean") << name;
  }
}

TEST(NonameHeld, TheCaptionSaysWhoHasWonToo) {
  Made made = Made::game();
  over(made, "战斗失败");
  EXPECT_EQ(found_in(made.json()), "clean");
  made.events.pop_back();
  over(made, "战斗胜利");
  EXPECT_EQ(found_in(made.json()), "contradiction SGS-END-REBELS-DEAD");
  made.events.pop_back();
  over(made, "平局");
  EXPECT_EQ(found_in(made.json()), "clean");
}

// --- cards

TEST(NonameHeld, ACardHasTheFaceItHadBefore) {
  const auto lost_as = [](const std::string& card) {
    Made made = Made::game();
    std::string& event = made.with(R"("type":"lose")");
    event = replaced(event, Made::card("spade", 7, "sha", 1), card);
    Read r;
    read(made.json(), r);
    EXPECT_EQ(r.record.contradictions.size(), 1U);
    EXPECT_EQ(found_in(made.json()), "contradiction SGS-USE-HOLD");
    return r.record.contradictions.empty() ? std::string()
                                           : text_of(r.record.contradictions[0].found);
  };
  EXPECT_EQ(lost_as(Made::card("heart", 2, "shan", 1)), "♥2 Dodge");
  EXPECT_EQ(lost_as(Made::card("spade", 8, "sha", 1)), "♠8 Slash");
  EXPECT_EQ(lost_as(Made::card("spade", 7, "du", 1)), "a card that is not in the deck");
  EXPECT_EQ(lost_as(R"(["spade",7,"sha","fire","10001"])"), "a card that is not in the deck");
}

// Also one that cannot be told from those that others hold.
TEST(NonameHeld, ACardOfAnothersHandHasOneFaceToo) {
  Made made = Made::game();
  made.event("lose", "\"1\"", fmt::format("[[{}],[],[],[]]", Made::card("heart", 2, "shan", 99)));
  made.event("lose", "\"1\"", fmt::format("[[{}],[],[],[]]", Made::card("heart", 2, "shan", 99)));
  Read r;
  read(made.json(), r);
  const std::size_t as_it_was = r.record.contradictions.size();
  made.events.back() = replaced(made.events.back(), R"("heart",2,"shan")", R"("heart",3,"tao")");
  read(made.json(), r);
  EXPECT_EQ(r.record.contradictions.size(), as_it_was + 1);
}

// All of its face are in other hands: it is held against the line all the same.
TEST(NonameHeld, ACardThatIsNoneOfOursIsTheOneThatIsNamed) {
  const auto used = [](std::string_view as) {
    Made made = Made::game();
    for (const std::string_view type : {R"("type":"throw")", R"("type":"lose")"}) {
      std::string& event = made.with(type);
      event = replaced(event, Made::card("spade", 7, "sha", 1), Made::card("heart", 2, "shan", 99));
    }
    std::string& line = made.with("♠︎7");
    line = replaced(line, "杀【♠︎7】", as);
    Read r;
    read(made.json(), r);
    return r.record.contradictions.size();
  };
  EXPECT_EQ(used("闪【♥︎2】"), 0U);
  EXPECT_EQ(used("杀【♠︎7】"), 1U);
}

TEST(NonameHeld, AJudgementIsOfTheCardThatIsTurnedUp) {
  const std::string json = recording("identity6-001.txt");
  const auto told_as = [&](std::string_view card) {
    constexpr std::string_view result = "的判定结果为<span class=\\\"yellowtext\\\">";
    const std::string turned = std::string(result) + "无懈可击【♣︎Q】";
    return found_in(replaced(json, turned, std::string(result) + std::string(card)));
  };
  EXPECT_EQ(found_in(json), "clean");
  EXPECT_EQ(told_as("无懈可击【♥︎Q】"), "contradiction SGS-JUDGEMENT");
  EXPECT_EQ(told_as("无懈可击【♣︎K】"), "contradiction SGS-JUDGEMENT");
  EXPECT_EQ(told_as("闪电【♣︎Q】"), "contradiction SGS-JUDGEMENT");
}

// … and of none where none is, not of the one before.
TEST(NonameHeld, AJudgementShowsItsCard) {
  const std::string json = recording("identity6-001.txt");
  const std::string without = replaced(json, R"("judge1")", R"("delay")");
  EXPECT_EQ(found_in(without), "contradiction SGS-JUDGEMENT");
}

// --- hand cards

TEST(NonameHeld, HandCardsAreThoseDrawnAndNotLost) {
  const auto counted = [](std::string_view said, std::string_view as) {
    Made made = Made::game();
    std::string& event = made.with(said);
    event = replaced(event, said, as);
    Read r;
    read(made.json(), r);
    EXPECT_EQ(r.record.contradictions.size(), 1U) << as;
    return found_in(made.json());
  };
  EXPECT_EQ(counted("[5,4,4,0]", "[6,4,4,0]"), "contradiction SGS-RECORD-UNEXPLAINED");
  EXPECT_EQ(counted("[5,4,4,0]", "[4,4,4,0]"), "contradiction SGS-RECORD-UNEXPLAINED");
  EXPECT_EQ(counted("[4,4,4,0]", "[5,4,4,0]"), "contradiction SGS-RECORD-UNEXPLAINED");
}

// Where a card is gained or lost without a word all numbers behind it are off, and it is told once.
TEST(NonameHeld, HandCardsThatAreOffByTheSameAreToldOnce) {
  Made made = Made::game();
  const std::string lost = R"("type":"lose")";
  const auto first = std::ranges::find_if(
      made.events, [&](const std::string& e) { return e.find(lost) != std::string::npos; });
  int hand = 5;
  for (auto event = first; event != made.events.end(); ++event)
    if (event->find(R"("type":"update","player":"1")") != std::string::npos) {
      *event = replaced(*event, fmt::format("[{},4", hand), fmt::format("[{},4", hand + 3));
      --hand;
    }
  EXPECT_EQ(hand, 1);
  Read r;
  read(made.json(), r);
  EXPECT_EQ(r.record.contradictions.size(), 1U);
}

}  // namespace
}  // namespace tally::noname
