// Recordings of noname's 2v2: who sits first, the fifth card of the fourth seat, Soaring, the end.
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "replay/log/log.h"
#include "tests/replay/noname/made.h"

namespace tally::noname {
namespace {

using testing::cut_off;
using testing::expect_incomplete_where_cut;
using testing::found_in;
using testing::Made;
using testing::Read;
using testing::read;
using testing::replaced;

// Lü Bu, at position 2, has the first turn; Huang Gai, who records, at position 0, the third, and
// Zhao Yun, at position 1, the fourth. Lü Bu lays an Indulgence before Zhao Yun, whom his five
// cards help, and Zhang Fei, Huang Gai's partner, dies.
class Twos : public Made {
 public:
  explicit Twos(bool fifth = true) {
    mode = "versus";
    win = "false";
    events.clear();
    event("init", "null",
          R"([{"name":"huanggai","identity":"友","color":"truezhu"},)"
          R"({"name":"zhaoyun","identity":"敌","color":"falsezhu"},)"
          R"({"name":"lvbu","identity":"敌","color":"falsezhu"},)"
          R"({"name":"zhangfei","identity":"友","color":"truezhu"},false])");
    deal(2, {card("spade", 6, "lebu", 1), card("spade", 8, "sha", 2), card("spade", 8, "sha", 3),
             card("spade", 9, "sha", 4)});
    deal(3, hand({{"heart", 2}, {"heart", 2}, {"heart", 13}, {"diamond", 2}}));
    deal(0, hand({{"diamond", 2}, {"diamond", 3}, {"diamond", 4}, {"diamond", 5}}));
    fourth = hand({{"diamond", 6}, {"diamond", 7}, {"diamond", 8}, {"diamond", 9}});
    if (fifth) fourth.push_back(card("diamond", 10, "shan", 40));
    deal(1, fourth);
    turn_of(2, "吕布", 1);
    const std::string laid = card("spade", 6, "lebu", 1);
    event("lose", "\"2\"", fmt::format("[[{}],[],[],[]]", laid));
    log("<吕布>对<赵云>使用了[乐不思蜀【♠︎6】]");
    event("addVirtualJudge", "\"1\"", fmt::format("[{{}},[{}]]", laid));
    ends("吕布");
    turn_of(3, "张飞", 2);
    ends("张飞");
    turn_of(0, "黄盖", 2);
    ends("黄盖");
    event("phaseChange", "\"1\"", "null");
    log("<赵云>的回合开始");
  }

  // Two hand cards, and the Indulgence is gone.
  Twos& soars() {
    log("<赵云>发动了{【飞扬】}");
    log("<赵云>弃置了[闪【♦︎6】、闪【♦︎7】]");
    event("lose", "\"1\"", fmt::format("[[{},{}],[],[],[]]", fourth[0], fourth[1]));
    log("<赵云>弃置了[乐不思蜀【♠︎6】]");
    event("lose", "\"1\"", fmt::format("[[],[],[{}],[]]", card("spade", 6, "lebu", 1)));
    for (const std::string_view phase : {"准备", "判定", "摸牌"})
      log(fmt::format("<赵云>进入了{}阶段", phase));
    log("<赵云>摸了两张牌");
    event("draw", "\"1\"", "2");
    log("<赵云>进入了出牌阶段");
    return *this;
  }

  std::vector<std::string> fourth;

 private:
  std::vector<std::string> hand(const std::vector<std::pair<std::string_view, int>>& faces) {
    std::vector<std::string> out;
    for (const auto& [suit, rank] : faces) out.push_back(card(suit, rank, "shan", next_++));
    return out;
  }
  void turn_of(int who, std::string_view name, int draws) {
    event("phaseChange", fmt::format("\"{}\"", who), "null");
    log(fmt::format("<{}>的回合开始", name));
    for (const std::string_view phase : {"准备", "判定", "摸牌"})
      log(fmt::format("<{}>进入了{}阶段", name, phase));
    log(fmt::format("<{}>摸了{}张牌", name, draws == 1 ? "一" : "两"));
    event("draw", fmt::format("\"{}\"", who), fmt::format("{}", draws));
    log(fmt::format("<{}>进入了出牌阶段", name));
  }
  void ends(std::string_view name) {
    log(fmt::format("<{}>进入了弃牌阶段", name));
    if (name != "吕布") discards_two(name);
    log(fmt::format("<{}>进入了结束阶段", name));
  }
  // Down to four: the two that were drawn.
  void discards_two(std::string_view name) {
    const bool first = name == "张飞";
    const std::string one = card("club", first ? 2 : 3, "sha", first ? 60 : 62);
    const std::string other = card("club", first ? 4 : 5, "sha", first ? 61 : 63);
    log(fmt::format("<{}>弃置了[杀【♣︎{}】、杀【♣︎{}】]", name, first ? 2 : 3,
                    first ? 4 : 5));
    event("lose", first ? "\"3\"" : "\"0\"", fmt::format("[[{},{}],[],[],[]]", one, other));
  }

  int next_ = 20;
};

TEST(NonameTwos, WhoeverIsDealtFirstSitsFirst) {
  const std::string file = cut_off(Twos().soars());
  EXPECT_EQ(found_in(file), "incomplete");
  Read r;
  read(file, r);
  ASSERT_EQ(r.error, "");
  EXPECT_EQ(r.record.ruleset, "noname-2v2");
  ASSERT_EQ(r.record.setup.players, 4);
  using sanguosha::Role;
  static constexpr Role roles[] = {Role::cool, Role::warm, Role::warm, Role::cool};
  for (std::size_t i = 0; i < 4; ++i)
    EXPECT_EQ(r.record.setup.seat[i][0], static_cast<What>(roles[i])) << i;
  EXPECT_EQ(r.record.labels[0].general, "lvbu");
  EXPECT_EQ(r.record.labels[3].general, "zhaoyun");
  std::string log;
  write_record(log, r.record);
  EXPECT_NE(log.find(R"({"e":"draw","seat":4,"n":1,"cards":["D10.dodge"]})"), std::string::npos)
      << log;
  EXPECT_NE(log.find(R"({"e":"remove","seat":4,"of":4,"card":"S6.indulgence"})"), std::string::npos)
      << log;
}

TEST(NonameTwos, BeforeTheFirstHandNobodySits) {
  Twos made;
  expect_incomplete_where_cut(made, 2);
  made.events.resize(1);
  EXPECT_EQ(found_in(cut_off(made)), "the recording ends in the middle of event 1");
  EXPECT_EQ(found_in(made.json()), "nothing tells where the players sit");
}

TEST(NonameTwos, WithoutTheFifthCardToo) {
  EXPECT_EQ(found_in(cut_off(Twos(false).soars())), "incomplete");
}

TEST(NonameTwos, TheViewersSideWins) {
  Twos made;
  made.soars();
  made.win = "true";
  Read r;
  read(made.json(), r);
  ASSERT_EQ(r.error, "");
  const Event last = r.record.seen().back().event;
  EXPECT_EQ(last.kind, Kind{sanguosha::kind::over});
  ASSERT_EQ(last.seats.size(), 2);
  for (const Seat s : {Seat{1}, Seat{2}}) EXPECT_TRUE(last.seats.contains(s));
}

TEST(NonameTwos, CutAnywhereGivesOneMessageOrWhatCameBefore) {
  const std::string json = Twos().soars().json();
  const std::size_t first = json.find(R"("directgain","player":"3")");
  for (std::size_t n = first; n < json.find("],\"win\""); n += 7)
    EXPECT_EQ(found_in(json.substr(0, n)), "incomplete") << n;
}

TEST(NonameTwos, EndsWhereAReserveComesIn) {
  Twos made;
  made.soars();
  made.event("reinit", "\"3\"", R"(["zhouyu","zhu"])");
  Read r;
  read(made.json(), r);
  const std::string from = text_of(r.record.not_covered_from);
  EXPECT_TRUE(from.ends_with("2v2 with a general in reserve for everybody")) << from;
}

TEST(NonameTwos, FindsPlantedFaults) {
  const auto planted = [](std::string_view where, std::string_view what, std::string_view with) {
    Twos made;
    made.soars();
    std::string& event = made.with(where);
    event = replaced(event, what, with);
    return found_in(cut_off(made));
  };
  // The first turn draws two; somebody else acts second.
  EXPECT_EQ(planted(R"("draw","player":"2")", "1,", "2,"), "illegal SGS-PHASE-DRAW");
  EXPECT_EQ(planted("张飞</span>的回合开始", "张飞", "黄盖")
                .find("contradiction SGS-TURN-ORDER, wrong SGS-2V2-TURNS"),
            0U);
  // Two friends sit opposite each other.
  EXPECT_EQ(
      planted("init", R"("zhaoyun","identity":"敌")", R"("zhaoyun","identity":"友")").find("setup"),
      0U);
  // One card for two.
  Twos cheap;
  cheap.soars();
  std::string& line = cheap.with("♦︎7");
  line = replaced(line, "、闪【♦︎7】", "");
  std::string& lost = cheap.with(fmt::format("[[{},{}]", cheap.fourth[0], cheap.fourth[1]));
  lost = replaced(lost, "," + cheap.fourth[1], "");
  EXPECT_EQ(found_in(cut_off(cheap)), "illegal SGS-SKILL-FEIYANG");
  // Another than the fourth has Soaring.
  Twos other;
  other.events.resize(other.events.size() - 2);
  other.log("<黄盖>发动了{【飞扬】}");
  EXPECT_NE(found_in(cut_off(other)), "incomplete");
}

}  // namespace
}  // namespace tally::noname
