// Recordings of noname's 3v3: seats, who takes the place of the dead, cut files, planted faults.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "replay/log/log.h"
#include "tests/replay/noname/made.h"

namespace tally::noname {
namespace {

using testing::cut_off;
using testing::found_in;
using testing::Made;
using testing::Read;
using testing::read;
using testing::replaced;

// The red commander Zhang Fei, at position 4, kills one of his own side in the first turn. Huang
// Gai, 将, records; one person plays a side, so positions are counted from 1.
class Sides : public Made {
 public:
  Sides() {
    mode = "versus";
    events.clear();
    event("init", "null",
          R"([{"name":"huanggai","identity":"将","color":"wei"},)"
          R"({"name":"zhaoyun","identity":"卒","color":"wei"},)"
          R"({"name":"guanyu","identity":"兵","color":"zhu"},)"
          R"({"name":"zhangfei","identity":"帅","color":"zhu"},)"
          R"({"name":"lvbu","identity":"兵","color":"zhu"},)"
          R"({"name":"machao","identity":"卒","color":"wei"},true])");
    deal(4, {slash_of(0), slash_of(1), slash_of(2), slash_of(3)});
    deal(5, dodges({{"heart", 2}, {"heart", 2}, {"heart", 13}, {"diamond", 2}}));
    deal(6, dodges({{"diamond", 2}, {"diamond", 3}, {"diamond", 4}, {"diamond", 5}}));
    deal(1, dodges({{"diamond", 6}, {"diamond", 7}, {"diamond", 8}, {"diamond", 9}}));
    deal(2, dodges({{"diamond", 10}, {"diamond", 11}, {"diamond", 11}, {"heart", 8}}));
    hand_of_3 = dodges({{"heart", 9}, {"heart", 11}, {"heart", 12}, {"diamond", 6}});
    deal(3, hand_of_3);
    event("phaseChange", "\"4\"", "null");
    log("<张飞>的回合开始");
    for (const std::string_view phase : {"准备", "判定", "摸牌"})
      log(fmt::format("<张飞>进入了{}阶段", phase));
    log("<张飞>摸了一张牌");
    event("draw", "\"4\"", "1");
    update(4, 5, 4);
    log("<张飞>进入了出牌阶段");
    for (int i = 0; i < 4; ++i) strike(i);
    log("<关羽>濒死");
    log("<关羽>被<张飞>杀害");
    event("diex", "\"3\"", "null");
    event("die", "\"3\"", "null");
  }

  static constexpr int ranks[] = {7, 8, 8, 9};
  static std::string slash_of(int i) { return card("spade", ranks[i], "sha", i + 1); }
  using Faces = std::vector<std::pair<std::string_view, int>>;
  std::vector<std::string> dodges(const Faces& faces) {
    std::vector<std::string> out;
    for (const auto& [suit, rank] : faces) out.push_back(card(suit, rank, "shan", next_++));
    return out;
  }
  void strike(int i) {
    event("lose", "\"4\"", fmt::format("[[{}],[],[],[]]", slash_of(i)));
    update(4, 4 - i, 4);
    log(fmt::format("<张飞>对<关羽>使用了[杀【♠︎{}】]", ranks[i]));
    log("<关羽>受到了来自<张飞>的一点伤害");
    update(3, 4, 3 - i);
  }

  std::vector<std::string> hand_of_3;

 private:
  int next_ = 20;
};

// What follows: his cards, the punishment, Zhou Yu in his place, a turn of the other side.
Sides game() {
  Sides made;
  made.log(
      "<关羽>弃置了["
      "闪【♥︎9】、闪【♥︎J】、闪【♥︎Q】、闪【♦︎6】]");
  made.event("lose", "\"3\"", fmt::format("[[{}],[],[],[]]", fmt::join(made.hand_of_3, ",")));
  made.log("<张飞>弃置了[桃【♥︎6】]");
  made.event("lose", "\"4\"", fmt::format("[[{}],[],[],[]]", Made::card("heart", 6, "tao", 90)));
  made.event("revive", "\"3\"", "null");
  made.update(3, 0, 1);
  made.event("reinit", "\"3\"", R"(["zhouyu","zhu"])");
  made.event("update", "\"3\"", "[0,3,3,0]");
  made.log("<周瑜>出场");
  made.log("<周瑜>摸了四张牌");
  made.event("draw", "\"3\"", "4");
  made.event("update", "\"3\"", "[4,3,3,0]");
  made.log("<张飞>进入了弃牌阶段");
  made.log("<张飞>进入了结束阶段");
  made.event("phaseChange", "\"2\"", "null");
  made.log("<赵云>的回合开始");
  made.log("<赵云>进入了准备阶段");
  made.log("<赵云>进入了判定阶段");
  return made;
}

TEST(NonameSides, IsReadAndFoundSound) {
  const std::string file = cut_off(game());
  EXPECT_EQ(found_in(file), "incomplete");
  Read r;
  read(file, r);
  ASSERT_EQ(r.error, "");
  EXPECT_EQ(r.record.ruleset, "noname-3v3");
  using sanguosha::Role;
  static constexpr Role roles[] = {Role::warm_commander, Role::warm_vanguard, Role::cool_vanguard,
                                   Role::cool_commander, Role::cool_vanguard, Role::warm_vanguard};
  ASSERT_EQ(r.record.setup.players, 6);
  for (std::size_t i = 0; i < 6; ++i)
    EXPECT_EQ(r.record.setup.seat[i][0], static_cast<What>(roles[i])) << i;
  EXPECT_EQ(r.record.labels[0].general, "zhangfei");
  std::string log;
  write_record(log, r.record);
  EXPECT_NE(log.find(R"({"e":"enter","seat":6,"generals":["zhouyu"])"), std::string::npos) << log;
  EXPECT_NE(log.find(R"("e":"draw","seat":6)"), std::string::npos);
}

// Whoever has won, it is his whole side.
TEST(NonameSides, TheViewersSideWins) {
  Made made = game();
  made.win = "true";
  Read r;
  read(made.json(), r);
  ASSERT_EQ(r.error, "");
  const Event last = r.record.seen().back().event;
  EXPECT_EQ(last.kind, Kind{sanguosha::kind::over});
  ASSERT_EQ(last.seats.size(), 3);
  for (const Seat s : {Seat{2}, Seat{3}, Seat{4}}) EXPECT_TRUE(last.seats.contains(s));
}

TEST(NonameSides, CutAnywhereGivesOneMessageOrWhatCameBefore) {
  const std::string json = game().json();
  const std::size_t first = json.find(R"({"type":"directgain")");
  for (std::size_t n = first; n < json.find("],\"win\""); n += 3)
    EXPECT_EQ(found_in(json.substr(0, n)), "incomplete") << n;
}

TEST(NonameSides, FindsPlantedFaults) {
  const auto planted = [](std::string_view where, std::string_view what, std::string_view with) {
    Sides made = game();
    std::string& event = made.with(where);
    event = replaced(event, what, with);
    return found_in(cut_off(made));
  };
  // Somebody who sits there already comes in; with other hit points, or other cards.
  EXPECT_EQ(planted("reinit", "zhouyu", "lvbu"), "illegal SGS-3V3-RESERVES, wrong SGS-HP");
  EXPECT_EQ(planted("[0,3,3,0]", "[0,3", "[0,2"), "wrong SGS-HP");
  EXPECT_EQ(planted(R"("draw","player":"3")", "4,", "3,"),
            "illegal SGS-3V3-RESERVES, contradiction SGS-RECORD-UNEXPLAINED");
  EXPECT_EQ(planted(R"("draw","player":"4")", "1,", "2,"),
            "illegal SGS-PHASE-DRAW, contradiction SGS-RECORD-UNEXPLAINED");
  // The red side acts twice in a row.
  EXPECT_EQ(planted("赵云</span>的回合开始", "赵云", "吕布")
                .find("contradiction SGS-TURN-ORDER, wrong SGS-3V3-ACTIONS"),
            0U);
  Sides kept = game();
  const auto punishment = [](const std::string& e) {
    return e.find("♥︎6") != std::string::npos || e.find("\"tao\"") != std::string::npos;
  };
  std::erase_if(kept.events, punishment);
  EXPECT_EQ(found_in(cut_off(kept)).find("missing SGS-3V3-REWARD"), 0U);
  Sides gone = game();
  std::erase_if(gone.events, [](const std::string& e) { return e.find("reinit") != e.npos; });
  EXPECT_NE(found_in(cut_off(gone)).find("missing SGS-3V3-RESERVES"), std::string::npos);
}

TEST(NonameSides, EndsWhereAGeneralOfAnotherPackageComesIn) {
  Sides made = game();
  std::string& event = made.with("reinit");
  event = replaced(event, "zhouyu", "re_zhouyu");
  Read r;
  read(made.json(), r);
  EXPECT_TRUE(r.record.not_covered.empty());
  const std::string from = text_of(r.record.not_covered_from);
  EXPECT_TRUE(from.starts_with("not covered yet from move ")) << from;
  EXPECT_TRUE(from.ends_with("general 周瑜 (re_zhouyu)")) << from;
}

}  // namespace
}  // namespace tally::noname
