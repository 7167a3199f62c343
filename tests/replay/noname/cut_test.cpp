// Recordings of noname that are cut where what belongs together stands in several events.
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

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

void loses(Made& made, int who, const std::string& card) {
  made.event("lose", fmt::format("\"{}\"", who), fmt::format("[[{}],[],[],[]]", card));
}

// Zhang Fei chains both and strikes Huang Gai with fire: the chain undone is told behind the
// damage.
Made chained() {
  const std::string chain = Made::card("club", 12, "tiesuo", 1);
  const std::string slash = R"(["heart",4,"sha","fire","10002"])";
  Made made;
  std::string& hand = made.with("directgain");
  hand = replaced(hand, Made::card("spade", 7, "sha", 1), chain);
  hand = replaced(hand, Made::card("spade", 8, "sha", 2), slash);
  made.begin_turn(1, "张飞");
  loses(made, 1, chain);
  made.log("<张飞>对<自己、黄盖>使用了[铁索连环【♣︎Q】]");
  made.event("link", "\"1\"", "true");
  made.event("link", "\"0\"", "true");
  loses(made, 1, slash);
  made.log("<张飞>对<黄盖>使用了[火杀【♥︎4】]");
  for (const auto& [who, name] : {std::pair{0, "黄盖"}, {1, "张飞"}}) {
    made.log(fmt::format("<{}>受到了来自<张飞>的一点火属性伤害", name));
    made.update(who, 4, 3);
    made.log(fmt::format("<{}>解除连环", name));
    made.event("link", fmt::format("\"{}\"", who), "false");
  }
  made.log("<张飞>进入了弃牌阶段");
  return made;
}

// Lu Xun answers four Slashes. His last card brings another before it is told what it was used as.
Made one_after_another() {
  constexpr std::string_view suits[] = {"heart", "heart", "diamond", "diamond"};
  constexpr std::string_view signs[] = {"♥︎", "♥︎", "♦︎", "♦︎"};
  constexpr int ranks[] = {7, 8, 8, 9};
  Made made;
  made.events[0] = replaced(made.events[0], "huanggai", "luxun");
  made.events.resize(4);
  std::vector<std::string> hand;
  for (int i = 0; i < 4; ++i) hand.push_back(Made::card(suits[i], 2, "shan", 5 + i));
  made.event("directgain", "\"0\"", fmt::format("[{}]", fmt::join(hand, ",")));
  made.event("update", "\"0\"", "[4,3,3,0]");
  made.begin_turn(1, "张飞");
  for (int i = 0; i < 4; ++i) {
    loses(made, 1, Made::card("spade", ranks[i], "sha", 1 + i));
    made.log(fmt::format("<张飞>对<陆逊>使用了[杀【♠︎{}】]", ranks[i]));
    loses(made, 0, hand[i]);
    if (i == 3) {
      made.log("<陆逊>发动了{【连营】}");
      made.log("<陆逊>摸了一张牌");
      made.event("draw", "\"0\"", "1");
    }
    made.log(fmt::format("<陆逊>使用了[闪【{}2】]", signs[i]));
  }
  made.log("<张飞>进入了弃牌阶段");
  return made;
}

TEST(NonameCut, EndsBeforeTheDamageThatUndoesAChain) { expect_incomplete_where_cut(chained()); }

// Only where it is cut: elsewhere it is missing.
TEST(NonameCut, AChainThatIsNeverUndoneIsFound) {
  Made made = chained();
  std::erase_if(made.events, [](const std::string& event) {
    return event.find("link") != std::string::npos && event.find("false") != std::string::npos;
  });
  EXPECT_EQ(found_in(made.json()).find("missing SGS-CHAIN"), 0U) << found_in(made.json());
}

TEST(NonameCut, EndsBeforeAUseThatIsNotToldYet) {
  const Made made = one_after_another();
  expect_incomplete_where_cut(made);
  Made cut = made;
  cut.events.resize(cut.events.size() - 2);
  Read r;
  read(cut_off(cut), r);
  EXPECT_EQ(r.record.seen().back().event.kind, Kind{sanguosha::kind::use});
}

}  // namespace
}  // namespace tally::noname
