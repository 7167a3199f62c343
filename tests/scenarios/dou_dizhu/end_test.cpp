// The end of the game, who has won, points; the options of these.
#include "tests/scenarios/dou_dizhu/told.h"
#include "tests/support/stories.h"

namespace tally::test {
namespace {

// The landlord leads a sequence and a sequence of pairs, and is out of cards.
Told spring(std::string_view ruleset, std::initializer_list<Told::Option> options = {}) {
  Told t(ruleset, options);
  t.hand(1, "3456789TJQKA33445").stock("566");
  return t;
}
constexpr const char* spring_plays = "3456789TJQKA - - 33445566";

// Seat 2 takes the landlord's first lead and goes out with four triplets and four singles.
Told against(std::string_view ruleset, std::initializer_list<Told::Option> options = {}) {
  Told t(ruleset, options);
  t.hand(1, "3").hand(2, "5777888999TTT46JQ");
  return t;
}
constexpr const char* against_plays = "3 5 - - 777888999TTT46JQ";

STORY(DdzEnd, TheLandlordWins) {
  spring("seed").plays(spring_plays).wins({1}).clean();
  spring("seed").plays(spring_plays).wins({2, 3}).breaks("DDZ-WINNER");
}
STORY(DdzEnd, TheOthersWinTogether) {
  against("seed").plays(against_plays).wins({2, 3}).clean();
  against("seed").plays(against_plays).wins({2}).breaks("DDZ-WINNER");
}
STORY(DdzEnd, NotBeforeAHandIsEmpty) {
  spring("seed").plays("3456789TJQKA - -").wins({1}).breaks("DDZ-END");
}
STORY(DdzEnd, NothingComesAfter) {
  spring("seed").plays(spring_plays).wins({1}).plays("3").breaks("DDZ-END");
}
STORY(DdzEnd, OptionScoreNone) {
  spring("seed").plays(spring_plays).scores({2, -1, -1}).wins({1}).breaks("DDZ-SCORE");
}
STORY(DdzEnd, OptionScoreWinners) {
  spring("rlcard").plays(spring_plays).scores({1, 0, 0}).wins({1}).clean();
  spring("rlcard").plays(spring_plays).scores({1, 0, 1}).wins({1}).breaks("DDZ-SCORE");
}
STORY(DdzEnd, OptionScoreBid) {
  spring("pagat", {{"score_spring", 0}})
      .bids("1:3")
      .plays(spring_plays)
      .scores({6, -3, -3})
      .wins({1})
      .clean();
  against("pagat", {{"score_spring", 0}})
      .bids("1:2 2:0 3:0")
      .plays(against_plays)
      .scores({-4, 2, 2})
      .wins({2, 3})
      .clean();
  // Without bidding the bid counts 1.
  spring("seed", {{"score", 1}}).plays(spring_plays).scores({2, -1, -1}).wins({1}).clean();
}
STORY(DdzEnd, OptionScoreSpring) {
  spring("pagat").bids("1:3").plays(spring_plays).scores({12, -6, -6}).wins({1}).clean();
  against("pagat").bids("1:3").plays(against_plays).scores({-12, 6, 6}).wins({2, 3}).clean();
  against("pagat")
      .bids("1:3")
      .plays(against_plays)
      .scores({-6, 6, 6})
      .wins({2, 3})
      .breaks("DDZ-SCORE");
  // One of the others has played a card: no spring, though the third has not.
  const auto answered = [] {
    Told t("pagat");
    t.hand(1, "3456789TJQKA33445").stock("522").hand(2, "6");
    return std::move(t.bids("1:3").plays("3 6 - 2 - - 2 - - 456789TJQKA - - 334455"));
  };
  answered().scores({6, -3, -3}).wins({1}).clean();
  answered().scores({12, -6, -6}).wins({1}).breaks("DDZ-SCORE");
}
// The most a game can be worth.
STORY(DdzEnd, AllThirteenBombs) {
  const auto all_bombs = [](const char* bids) {
    Told t("pagat");
    t.hand(1, "33336666999QQQ222").stock("9Q2").hand(2, "44447777TTTTKKKKB");
    return std::move(
        t.bids(bids).plays("3333 4444 5555 6666 7777 8888 9999 TTTT JJJJ QQQQ KKKK "
                           "AAAA 2222"));
  };
  all_bombs("1:3").scores({49152, -24576, -24576}).wins({1}).clean();
  all_bombs("1:3").scores({49152, -24575, -24576}).wins({1}).breaks("DDZ-SCORE");
  all_bombs("1:3").scores({32767, -24576, -24576}).wins({1}).breaks("DDZ-SCORE");
  all_bombs("1:2 2:0 3:0").scores({32768, -16384, -16384}).wins({1}).clean();
  all_bombs("1:1 2:0 3:0").scores({16384, -8192, -8192}).wins({1}).clean();
}
STORY(DdzEnd, OptionScoreBombs) {
  const auto two_bombs = [](int bombs) {
    Told t("douzero", {{"score_bombs", bombs}});
    // Four bombs and the rocket, 1 * 2^5 twice; then the landlord's last cards.
    t.hand(1, "3333444455556666A").stock("BR2");
    t.plays("3333 - - 4444 - - 5555 - - 6666 - - BR - - 2 - - A");
    return t;
  };
  two_bombs(1).scores({64, -32, -32}).wins({1}).clean();
  two_bombs(0).scores({2, -1, -1}).wins({1}).clean();
  two_bombs(1).scores({2, -1, -1}).wins({1}).breaks("DDZ-SCORE");
}

}  // namespace
}  // namespace tally::test
