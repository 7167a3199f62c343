// The deal, the card turned up, bidding, the landlord, the stock; each option of these.
#include "tests/scenarios/dou_dizhu/told.h"
#include "tests/support/stories.h"

namespace tally::test {
namespace {

constexpr Card three_of_hearts[] = {0};

STORY(DdzSetup, ThreePlayers) { Told("seed").players(2).breaks("DDZ-PLAYERS"); }

STORY(DdzSetup, SeventeenCardsEach) {
  Told("seed").legal();
  Told("seed")
      .hand(1, "3")
      .change("deal", 2, [](Event& e) { e.cards = e.cards.first(16); })
      .breaks("DDZ-DEAL");
}
STORY(DdzSetup, NoCardTwice) {
  Told("seed")
      .hand(1, "3")
      .change("deal", 2,
              [](Event& e) {
                static Card cards[17];
                std::copy(e.cards.begin(), e.cards.end(), cards);
                cards[0] = three_of_hearts[0];
                e.cards = cards;
              })
      .breaks("DDZ-DECK");
}
STORY(DdzSetup, OptionStock) {
  Told("seed", {{"stock", 1}}).hand(1, "33").plays("33").legal();
  Told("seed", {{"stock", 1}}).hand(1, "3").plays("3").drop("deal", 3).breaks("DDZ-DEAL");
  Told("seed").stock("R22").hand(1, "3").plays("22").legal();
  Told("seed")
      .stock("R22")
      .change("stock", 1, [](Event& e) { e.cards = three_of_hearts; })
      .breaks("DDZ-STOCK");
}
STORY(DdzSetup, TheCardTurnedUp) {
  Told("seed").landlord(3).legal();
  Told("seed").landlord(3).drawer(2).breaks("DDZ-LANDLORD");
  // By the record's word seat 3 drew the card; then the landlord it names is not he.
  Told("seed").change("face_up", 1, [](Event& e) { e.seat = 2; }).breaks("DDZ-FACE-UP", 2);
}
STORY(DdzSetup, OptionFaceUpStock) {
  const auto in_stock = [](Event& e) {
    static constexpr Card red[] = {53};
    e.cards = red;
  };
  // Whoever draws on is the first seat, unless the record says who.
  Told("seed").stock("R").landlord(1).change("face_up", 1, in_stock).legal();
  Told("seed").stock("R").landlord(2).change("face_up", 1, in_stock).breaks("DDZ-LANDLORD");
  const auto drawn_by_2 = [](Event& e) {
    static constexpr Card red[] = {53};
    e.cards = red;
    e.seat = 1;
  };
  Told("seed").stock("R").landlord(2).change("face_up", 1, drawn_by_2).legal();
  Told("seed").stock("R").landlord(3).change("face_up", 1, drawn_by_2).breaks("DDZ-LANDLORD");
  Told("seed", {{"face_up_stock", 1}}).landlord(2).legal();
  Told("seed", {{"face_up_stock", 1}}).landlord(3).legal();
  Told("seed", {{"face_up_stock", 1}})
      .stock("R")
      .landlord(1)
      .change("face_up", 1, in_stock)
      .legal();
  Told("seed", {{"face_up_stock", 1}})
      .stock("R")
      .landlord(2)
      .change("face_up", 1, in_stock)
      .breaks("DDZ-LANDLORD");
}
STORY(DdzSetup, OptionLandlordFirst) {
  Told("seed", {{"landlord", 1}}).hand(1, "3").plays("3").legal();
  Told("seed", {{"landlord", 1}}).landlord(2).breaks("DDZ-LANDLORD");
  Told("rlcard").whole_hand_at_once().hand(1, "3").plays("3").legal();
}
STORY(DdzSetup, OptionBiddingNone) {
  Told("seed").hand(1, "3").bids("1:1").bid_counts(0).plays("3").breaks("DDZ-BID-ORDER");
}
STORY(DdzSetup, OptionBiddingRising) {
  Told("pagat").landlord(2).drawer(1).bids("1:1 2:2 3:0 1:0").legal();
  Told("pagat").landlord(1).bids("1:1 2:2 3:0 1:3").legal();
  Told("pagat").landlord(1).bids("1:2 2:1 3:0 1:0").breaks("DDZ-BID");
  Told("pagat").landlord(1).bids("1:1 3:0 2:0").breaks("DDZ-BID-ORDER");
  Told("pagat").landlord(2).drawer(1).bids("1:1 2:0 3:0").breaks("DDZ-LANDLORD");
  Told("pagat").landlord(1).bids("1:2 2:0 3:0").bid_counts(1).breaks("DDZ-LANDLORD");
}
STORY(DdzSetup, OptionBiddingOnce) {
  Told("botzone").landlord(2).bids("1:1 2:2 3:0").legal();
  Told("botzone").landlord(2).bids("1:1 2:2 3:0 1:0").breaks("DDZ-BID-ORDER");
}
STORY(DdzSetup, OptionFirstBidder) {
  Told("pagat", {{"first_bidder", 0}}).landlord(3).drawer(3).bids("3:3").legal();
  Told("pagat", {{"first_bidder", 0}}).landlord(1).drawer(3).bids("1:3").breaks("DDZ-BID-ORDER");
  Told("pagat", {{"first_bidder", 1}}).landlord(3).bids("1:0 2:1 3:3").legal();
}
STORY(DdzSetup, OptionAllPassFirst) {
  Told("botzone").landlord(1).bids("1:0 2:0 3:0").bid_counts(1).legal();
  Told("botzone").landlord(2).bids("1:0 2:0 3:0").bid_counts(1).breaks("DDZ-LANDLORD");
}
STORY(DdzSetup, OptionAllPassNoGame) {
  Told("openspiel").landlord(0).drawer(1).bids("1:0 2:0 3:0").scores({0, 0, 0}).wins({}).clean();
  Told("openspiel")
      .landlord(0)
      .drawer(1)
      .bids("1:0 2:0 3:0")
      .scores({0, 0, 0})
      .wins({1})
      .breaks("DDZ-ALL-PASS");
}
STORY(DdzSetup, OptionAllPassRedeal) {
  Told("pagat").landlord(0).drawer(1).bids("1:0 2:0 3:0").legal();
  Told("pagat").landlord(0).drawer(1).bids("1:0 2:0 3:0").wins({}).breaks("DDZ-END");
}

}  // namespace
}  // namespace tally::test
