// The state as the fold of events, and what it says when it is not sound.
#include "engine/sanguosha/state/state.h"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/step.h"

namespace tally::sanguosha {
namespace {

// A table whose deck has been shuffled into deck order, first card on top.
class Table {
 public:
  explicit Table(int players) {
    Setup setup;
    setup.players = players;
    reset(s, setup, true, true);
    std::array<Card, deck_size> all{};
    for (int c = 0; c < deck_size; ++c) all[static_cast<std::size_t>(c)] = static_cast<Card>(c);
    Event e;
    e.kind = kind::shuffle;
    e.cards = all;
    s.apply(e);
  }

  void now(std::string_view event, int seat, std::string_view cards, int other = 0, int value = 0) {
    const std::vector<Card> held = test::parse_cards(cards);
    apply(event, seat, held, other, value);
  }
  void apply(std::string_view event, int seat, std::span<const Card> cards, int other = 0,
             int value = 0) {
    Event e;
    e.kind = test::kind_of(event);
    e.seat = static_cast<Seat>(seat - 1);
    e.other = static_cast<Seat>(other - 1);
    e.value = static_cast<std::int16_t>(value);
    e.cards = cards;
    s.apply(e);
  }
  [[nodiscard]] std::string hand(int seat) const {
    std::array<Card, deck_size> out{};
    const int n = s.cards_of(static_cast<Seat>(seat - 1), true, false, false, out.data());
    return test::show_cards({out.data(), static_cast<std::size_t>(n)});
  }
  [[nodiscard]] Zone zone(std::string_view card) const {
    return s.where(test::parse_cards(card)[0]).zone;
  }

  State s;
};

TEST(State, AfterTheShuffleAllCardsAreInTheDrawPile) {
  const Table t(4);
  EXPECT_EQ(t.s.draw_count, deck_size);
  EXPECT_EQ(t.s.discard_count, 0);
  EXPECT_EQ(t.s.draw[deck_size - 1], 0);
  EXPECT_STREQ(t.s.unsound(), "");
}

TEST(State, CardsMoveFromPlaceToPlace) {
  Table t(4);
  t.now("draw", 1, "S7.slash S8.slash S8.slash/2 S9.slash");
  t.now("draw", 2, "S9.slash/2");
  EXPECT_EQ(t.hand(1), "S7.slash S8.slash S8.slash/2 S9.slash");
  EXPECT_EQ(t.s.draw_count, deck_size - 5);
  t.now("use", 1, "S7.slash");
  EXPECT_EQ(t.zone("S7.slash"), Zone::table);
  t.now("put", 0, "S7.slash");
  EXPECT_EQ(t.zone("S7.slash"), Zone::discard);
  t.now("discard", 1, "S8.slash");
  EXPECT_EQ(t.s.discard_count, 2);
  t.now("snatch", 2, "S8.slash/2", 1);
  EXPECT_EQ(t.hand(1), "S9.slash");
  EXPECT_EQ(t.hand(2), "S8.slash/2 S9.slash/2");
  t.now("remove", 1, "S9.slash/2", 2);
  EXPECT_EQ(t.zone("S9.slash/2"), Zone::discard);
  EXPECT_STREQ(t.s.unsound(), "");
}

TEST(State, EquipmentAndDelayedTricksHaveTheirAreas) {
  Table t(4);
  t.now("draw", 1, "CA.crossbow");
  t.now("use", 1, "CA.crossbow");
  t.now("equip", 1, "CA.crossbow");
  EXPECT_EQ(t.s.weapon(0), Name::crossbow);
  t.now("replace", 1, "CA.crossbow");
  EXPECT_EQ(t.s.weapon(0), Name::none);
  EXPECT_EQ(t.zone("CA.crossbow"), Zone::discard);
  t.now("place", 2, "S6.indulgence");
  t.now("place", 2, "SA.lightning");
  EXPECT_TRUE(t.s.has_delayed(1, Name::indulgence));
  EXPECT_EQ(t.s.at(1).judge_count, 2);
  t.now("due", 2, "S6.indulgence");
  EXPECT_FALSE(t.s.has_delayed(1, Name::indulgence));
  EXPECT_TRUE(t.s.has_delayed(1, Name::lightning));
  EXPECT_EQ(t.zone("S6.indulgence"), Zone::table);
  t.now("give", 1, "S5.blade", 3);
  EXPECT_EQ(t.hand(3), "S5.blade");
  EXPECT_STREQ(t.s.unsound(), "");
}

TEST(State, ANewPileTakesTheDiscardsAndKeepsWhatIsNotListed) {
  Table t(4);
  t.now("forfeit", 1, "S7.slash S8.slash S9.slash");
  EXPECT_EQ(t.s.discard_count, 3);
  std::vector<Card> pile;
  for (int i = t.s.draw_count; i-- > 0;) pile.push_back(t.s.draw[static_cast<std::size_t>(i)]);
  pile.push_back(test::parse_cards("S9.slash")[0]);
  pile.push_back(test::parse_cards("S7.slash")[0]);
  t.apply("shuffle", 0, pile);
  EXPECT_EQ(t.s.draw_count, deck_size - 1);
  EXPECT_EQ(t.s.discard_count, 1);
  EXPECT_EQ(t.zone("S8.slash"), Zone::discard);
  EXPECT_EQ(t.s.discard[1], unknown_card);
  EXPECT_EQ(t.s.draw[0], test::parse_cards("S7.slash")[0]);
  EXPECT_STREQ(t.s.unsound(), "");
}

TEST(State, TurnsAndPhasesResetTheLimits) {
  Table t(4);
  t.now("turn", 2, "");
  EXPECT_EQ(t.s.current, 1);
  Event phase;
  phase.kind = kind::phase;
  phase.seat = 1;
  phase.what = static_cast<std::uint8_t>(Phase::play);
  t.s.apply(phase);
  t.s.at(1).hp = 4;
  Event wine;
  wine.kind = kind::use;
  wine.seat = 1;
  wine.what = static_cast<std::uint8_t>(Name::wine);
  t.s.apply(wine);
  EXPECT_TRUE(t.s.drunk(1));
  EXPECT_EQ(t.s.wines(Life::turn), 1);
  Event slash = wine;
  slash.what = static_cast<std::uint8_t>(Name::thunder_slash);
  t.s.apply(slash);
  EXPECT_FALSE(t.s.drunk(1));
  EXPECT_EQ(t.s.slashes(), 1);
  slash.extra = 1;  // one that does not count
  t.s.apply(slash);
  EXPECT_EQ(t.s.slashes(), 1);
  slash.seat = 2;  // not the current player's
  slash.extra = 0;
  t.s.apply(slash);
  EXPECT_EQ(t.s.slashes(), 1);
  t.s.apply(phase);
  EXPECT_EQ(t.s.slashes(), 0);
  EXPECT_EQ(t.s.wines(Life::turn), 1);
  slash.seat = 1;
  t.s.apply(slash);
  t.now("turn", 3, "");
  EXPECT_EQ(t.s.slashes(), 0);
  EXPECT_EQ(t.s.wines(Life::turn), 0);
}

TEST(State, AnUnseenCardThatLeavesAHandBlursIt) {
  Table t(4);
  t.now("draw", 1, "S7.slash S8.slash");
  const Card unseen[] = {unknown_card};
  t.apply("draw", 2, unseen);
  EXPECT_EQ(t.s.hand_size(1), 1);
  EXPECT_EQ(t.s.at(1).hidden_cards, 1);
  EXPECT_EQ(t.s.draw_count, deck_size - 3);
  t.apply("snatch", 2, unseen, 1);
  EXPECT_EQ(t.s.hand_size(0), 1);
  EXPECT_EQ(t.s.hand_size(1), 2);
  EXPECT_EQ(t.zone("S7.slash"), Zone::somewhere);
  EXPECT_EQ(t.zone("S8.slash"), Zone::somewhere);
  t.now("use", 1, "S8.slash");  // so the other one was taken
  EXPECT_EQ(t.s.hand_size(0), 0);
  EXPECT_STREQ(t.s.unsound(), "");
}

// A record may discard unseen cards without end: no pile is larger than the deck.
TEST(State, ADiscardPileFullOfUnseenCardsTakesTheKnownOnes) {
  Table t(4);
  t.now("draw", 1, "S7.slash S8.slash");
  const std::vector<Card> unseen(20, unknown_card);
  for (int i = 0; i < 20; ++i) t.apply("discard", 2, unseen);
  ASSERT_EQ(t.s.discard_count, deck_size);
  t.now("discard", 1, "S7.slash S8.slash");
  EXPECT_EQ(t.s.discard_count, deck_size);
  EXPECT_EQ(t.zone("S7.slash"), Zone::discard);
  EXPECT_EQ(t.s.discard[deck_size - 1], test::parse_cards("S8.slash")[0]);
  EXPECT_EQ(t.s.draw_count, deck_size - 2);
}

TEST(State, NoListOfCardsIsLongerThanTheDeck) {
  Table t(4);
  t.now("equip", 2, "C2.vine H5.chitu");
  const std::vector<Card> unseen(20, unknown_card);
  for (int i = 0; i < deck_size / 20 + 1; ++i) t.apply("draw", 2, unseen);
  ASSERT_EQ(t.s.hand_size(1), deck_size);
  t.now("draw", 2, "S7.slash S8.slash");
  EXPECT_EQ(t.s.hand_size(1), deck_size);
  std::array<Card, deck_size + 20> out{};
  EXPECT_LE(t.s.cards_of(1, true, true, true, out.data()), deck_size);
  EXPECT_TRUE(t.s.has_card(1));
}

const std::vector<Card> one_unseen(1, unknown_card);

TEST(State, UnseenCardsAreTakenFromWhereThereAreSome) {
  Table t(4);
  t.apply("put", 0, one_unseen);  // none lies on the table
  EXPECT_EQ(t.s.table_unseen, 0);
  EXPECT_EQ(t.s.discard_count, 1);
  const std::vector<Card> three(3, unknown_card);
  t.apply("flip", 0, three);
  EXPECT_EQ(t.s.table_unseen, 3);
  t.s.take_up_unseen(1, 2);
  EXPECT_EQ(t.s.table_unseen, 1);
  EXPECT_EQ(t.s.at(1).hidden_cards, 2);
  t.s.take_up_unseen(1, 0);
  EXPECT_EQ(t.s.at(1).hidden_cards, 2);
  t.s.take_up_unseen(1, 5);  // more than there are
  EXPECT_EQ(t.s.table_unseen, 0);
  EXPECT_EQ(t.s.at(1).hidden_cards, 3);
}

TEST(State, AFullHandTakesUpNoUnseenCard) {
  Table t(4);
  const std::vector<Card> unseen(20, unknown_card);
  t.apply("flip", 0, one_unseen);
  for (int i = 0; i < deck_size / 20 + 1; ++i) t.apply("draw", 2, unseen);
  ASSERT_EQ(t.s.hand_size(1), deck_size);
  t.s.take_up_unseen(1, 1);
  EXPECT_EQ(t.s.hand_size(1), deck_size);
  EXPECT_EQ(t.s.table_unseen, 1);
}

// The pile as a record lists it: the same number of cards is the pile as it lies, one more is a
// shuffle of the discards into it.
TEST(State, APileOfAsManyCardsTakesNoDiscards) {
  Table t(4);
  t.now("draw", 1, "S7.slash");
  t.apply("put", 0, one_unseen);
  std::vector<Card> pile;
  for (int i = t.s.draw_count; i-- > 0;) pile.push_back(t.s.draw[static_cast<std::size_t>(i)]);
  t.apply("shuffle", 0, pile);
  EXPECT_EQ(t.s.draw_count, deck_size - 1);
  EXPECT_EQ(t.s.discard_count, 1);
  pile.push_back(unknown_card);
  t.apply("shuffle", 0, pile);
  EXPECT_EQ(t.s.draw_count, deck_size);
  EXPECT_EQ(t.s.discard_count, 0);
}

TEST(State, APileHasEachCardOnce) {
  Table t(4);
  const std::vector<Card> twice = test::parse_cards("S7.slash S8.slash S7.slash");
  t.apply("shuffle", 0, twice);
  EXPECT_EQ(t.s.draw_count, 2);
  EXPECT_EQ(t.s.draw[0], twice[2]);
  EXPECT_EQ(t.s.draw[1], twice[1]);
}

TEST(State, SeatsOutsideTheTableAndCardsTwiceChangeNothing) {
  Table t(4);
  t.now("draw", 9, "S7.slash");
  t.now("hp", 9, "", 0, 3);
  t.now("death", 0, "");
  t.now("draw", 1, "S7.slash S7.slash");
  EXPECT_EQ(t.s.hand_size(0), 1);
  EXPECT_EQ(t.s.alive, 4);
  EXPECT_STREQ(t.s.unsound(), "");
}

TEST(State, DeathTakesASeatOutOnce) {
  Table t(4);
  t.now("chain", 2, "", 0, 1);
  t.now("death", 2, "");
  t.now("death", 2, "");
  EXPECT_EQ(t.s.alive, 3);
  EXPECT_FALSE(t.s.at(1).chained);
  EXPECT_EQ(t.s.next(0), 2);
  EXPECT_EQ(t.s.next(3), 0);
  t.now("death", 1, "");
  t.now("death", 3, "");
  EXPECT_EQ(t.s.next(3), 3);
}

TEST(State, HitPointsOfARecordAreKeptWithinReason) {
  Table t(4);
  t.now("hp", 2, "", 0, 1000);
  EXPECT_EQ(t.s.at(1).hp, 100);
  t.now("hp", 2, "", 0, -1000);
  EXPECT_EQ(t.s.at(1).hp, -100);
}

TEST(State, EqualStatesAreEqualBytesHoweverTheyCameAbout) {
  Table a(4);
  Table b(4);
  a.now("draw", 1, "S7.slash S8.slash");
  a.now("discard", 1, "S8.slash");
  b.now("forfeit", 1, "S8.slash");
  b.now("draw", 1, "S7.slash");
  EXPECT_EQ(std::memcmp(&a.s, &b.s, sizeof a.s), 0);
}

TEST(Unsound, SaysWhatIsWrong) {
  const auto says = [](auto spoil) {
    Table t(4);
    t.now("draw", 1, "S7.slash S8.slash");
    t.now("forfeit", 1, "S9.slash");
    spoil(t.s);
    return std::string(t.s.unsound());
  };
  const Card slash = test::parse_cards("S7.slash")[0];
  EXPECT_EQ(says([](State&) {}), "");
  EXPECT_EQ(says([&](State& s) { s.at(2).hand.add(slash); }), "a card is in two places");
  EXPECT_EQ(says([&](State& s) {
              s.place[slash] = {Zone::hand, 3};
            }),
            "a card is not where its place says");
  EXPECT_EQ(says([&](State& s) { s.at(0).hand.remove(slash); }),
            "a card is listed where it is not, or not where it is");
  EXPECT_EQ(says([&](State& s) { s.at(3).hidden_cards = 1; }),
            "hidden cards and cards of unknown place differ in number");
  EXPECT_EQ(says([&](State& s) { s.at(0).hp = 1; }), "more hit points than the maximum");
  EXPECT_EQ(says([&](State& s) {
              s.at(0).hp = s.at(0).max_hp = 1;
              s.at(0).alive = false;
            }),
            "a dead player with hit points");
}

}  // namespace
}  // namespace tally::sanguosha
