// Each type of combination: what it is, and what it is not.
#include <algorithm>

#include "tests/scenarios/dou_dizhu/told.h"
#include "tests/support/stories.h"

namespace tally::test {
namespace {

STORY(DdzTypes, Single) {
  Told("seed").hand(1, "3R").hand(2, "4B").hand(3, "2").plays("3 4 2 R - -").legal();
  Told("seed").hand(1, "B").hand(2, "22").plays("B 2").breaks("DDZ-HIGHER");
}
STORY(DdzTypes, Pair) {
  Told("seed").hand(1, "33").hand(2, "22").plays("33 22").legal();
  Told("seed").hand(1, "34").plays("34").breaks("DDZ-TYPE");
}
// Whatever the card is that nobody sees.
STORY(DdzTypes, ThreeCardsAreNoPair) {
  const auto one_more = [](Event& e) {
    static Card three[] = {unknown_card, unknown_card, unknown_card};
    std::copy(e.cards.begin(), e.cards.end(), three);
    e.cards = three;
  };
  Told("seed")
      .hand(1, "TTT")
      .plays("TT")
      .as("pair")
      .change("play", 1, one_more)
      .breaks("DDZ-TYPE-NAMED");
}
STORY(DdzTypes, Triplet) {
  Told("seed").hand(1, "333").hand(2, "222").plays("333 222").legal();
  Told("seed").hand(1, "334").plays("334").breaks("DDZ-TYPE");
}
// The seed's own example: 3-3-3-9, pass, 5-5-5-7, K-K-K-J, A-A-A-3, two passes, a single 4.
STORY(DdzTypes, TripletWithSingle) {
  Told("seed")
      .hand(1, "3339KKKJ")
      .hand(2, "AAA34")
      .hand(3, "5557")
      .plays("3339 - 5557 KKKJ AAA3 - - 4")
      .legal();
  Told("seed").hand(1, "333R").plays("333R").legal();
  // Four of a kind are a bomb, not a triplet with a card.
  Told("seed")
      .hand(1, "3334")
      .hand(2, "5555")
      .plays("3334 5555")
      .as("triplet_single")
      .breaks("DDZ-TYPE-NAMED");
  Told("seed").hand(1, "3334").hand(2, "5556").plays("3334").as("bomb").breaks("DDZ-TYPE-NAMED");
}
STORY(DdzTypes, TripletWithPair) {
  Told("seed").hand(1, "TTTKK").hand(2, "QQQ66").plays("TTTKK QQQ66").legal();
  Told("seed").hand(1, "TTTKA").plays("TTTKA").breaks("DDZ-TRIPLET-PAIR");
  Told("seed").hand(1, "TTTBR").plays("TTTBR").breaks("DDZ-TRIPLET-PAIR");
}
STORY(DdzTypes, Sequence) {
  Told("seed")
      .hand(1, "34567")
      .hand(2, "89TJQ")
      .hand(3, "TJQKA")
      .plays("34567 89TJQ TJQKA")
      .legal();
  Told("seed").hand(1, "3456789TJQKA").plays("3456789TJQKA").legal();
  Told("seed").hand(1, "3456").plays("3456").breaks("DDZ-SEQUENCE");
  Told("seed").hand(1, "3456").plays("3456").as("sequence").breaks("DDZ-SEQUENCE");
  Told("seed").hand(1, "34568").plays("34568").breaks("DDZ-SEQUENCE");
  Told("seed").hand(1, "JQKA2").plays("JQKA2").breaks("DDZ-CHAIN-RANKS");
}
STORY(DdzTypes, SequenceOfPairs) {
  Told("seed").hand(1, "TTJJQQKK").hand(2, "JJQQKKAA").plays("TTJJQQKK JJQQKKAA").legal();
  Told("seed").hand(1, "3344").plays("3344").breaks("DDZ-PAIRS");
  Told("seed").hand(1, "KKAA22").plays("KKAA22").breaks("DDZ-CHAIN-RANKS");
}
STORY(DdzTypes, SequenceOfTriplets) {
  Told("seed").hand(1, "444555").hand(2, "666777").plays("444555 666777").legal();
  Told("seed").hand(1, "444666").plays("444666").breaks("DDZ-TRIPLETS");
  Told("seed").hand(1, "AAA222").plays("AAA222").breaks("DDZ-CHAIN-RANKS");
}
STORY(DdzTypes, SequenceOfTripletsWithSingles) {
  Told("seed").hand(1, "77788836").hand(2, "999TTT2R").plays("77788836 999TTT2R").legal();
  Told("seed").hand(1, "77788833").plays("77788833").breaks("DDZ-TRIPLETS-SINGLES");
  Told("seed").hand(1, "777888BR").plays("777888BR").breaks("DDZ-TRIPLETS-SINGLES");
  Told("seed").hand(1, "AAA22234").plays("AAA22234").breaks("DDZ-CHAIN-RANKS");
}
STORY(DdzTypes, SequenceOfTripletsWithPairs) {
  Told("seed").hand(1, "88899944JJ").plays("88899944JJ -").legal();
  Told("seed").hand(1, "8889994455").hand(2, "TTTJJJ3322").plays("8889994455 TTTJJJ3322").legal();
  Told("seed").hand(1, "8889994444").plays("8889994444").breaks("DDZ-TRIPLETS-PAIRS");
}
STORY(DdzTypes, KickersAreNotMixed) {
  Told("seed").hand(1, "333444677").plays("333444677").breaks("DDZ-KICKERS-MIXED");
  Told("seed").hand(1, "3334446").plays("3334446").breaks("DDZ-KICKERS-MIXED");
}
STORY(DdzTypes, Bomb) {
  Told("seed").hand(1, "QQ").hand(2, "5555").hand(3, "8888").plays("QQ 5555 8888").legal();
  Told("seed")
      .hand(1, "QQ")
      .hand(2, "8888")
      .hand(3, "5555")
      .plays("QQ 8888 5555")
      .breaks("DDZ-BOMB");
  Told("seed").hand(1, "QQ").hand(2, "8888").hand(3, "AA").plays("QQ 8888 AA").breaks("DDZ-BOMB");
}
STORY(DdzTypes, Rocket) {
  Told("seed").hand(1, "QQ").hand(2, "2222").hand(3, "BR").plays("QQ 2222 BR").legal();
  Told("seed").hand(1, "QQ").hand(2, "BR").hand(3, "2222").plays("QQ BR 2222").breaks("DDZ-ROCKET");
  Told("openspiel")
      .bids("1:3")
      .hand(1, "QQ")
      .hand(2, "BR")
      .hand(3, "2222")
      .plays("QQ BR 2222")
      .breaks("DDZ-ROCKET");
}
STORY(DdzTypes, QuadWithTwoSingles) {
  Told("seed").hand(1, "666689").hand(2, "77772R").plays("666689 77772R").legal();
  Told("seed").hand(1, "666689").hand(2, "5555").plays("666689 5555").legal();
  Told("seed").hand(1, "5").hand(2, "666689").plays("5 666689").breaks("DDZ-SAME-TYPE");
  Told("seed").hand(1, "666688").plays("666688").breaks("DDZ-QUAD-SINGLES");
  Told("seed").hand(1, "6666BR").plays("6666BR").breaks("DDZ-QUAD-SINGLES");
}
STORY(DdzTypes, QuadWithTwoPairs) {
  Told("pagat")
      .bids("1:3")
      .hand(1, "66668899")
      .hand(2, "77773322")
      .plays("66668899 77773322")
      .legal();
  Told("seed").hand(1, "66668899").plays("66668899").breaks("DDZ-QUAD-PAIRS");
}
STORY(DdzTypes, SequenceOfQuads) {
  Told("botzone")
      .bids("1:3")
      .hand(1, "33334444")
      .hand(2, "55556666")
      .plays("33334444 55556666")
      .legal();
  Told("botzone")
      .bids("1:3")
      .hand(1, "3333444456789")
      .plays("333344445678")
      .as("quads_singles")
      .legal();
  Told("botzone").bids("1:3").hand(1, "3333444455667788").plays("3333444455667788").legal();
  Told("botzone").bids("1:3").hand(1, "33334444").hand(2, "5555").plays("33334444 5555").legal();
  Told("seed").hand(1, "33334444").plays("33334444").breaks("DDZ-QUADS");
}

}  // namespace
}  // namespace tally::test
