// What the state remembers from one question to the next: notes and their lives, cards on piles
// beside a player, marks, and what makes a player skip a phase.
#include "engine/sanguosha/state/memory.h"

#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/state/state.h"
#include "tests/support/step.h"

namespace tally::sanguosha {
namespace {

constexpr Seat second = 1;

// Four players and a deck in deck order, first card on top.
State table() {
  Setup setup;
  setup.players = 4;
  State s;
  reset(s, setup, true, true);
  std::array<Card, deck_size> all{};
  for (int c = 0; c < deck_size; ++c) all[static_cast<std::size_t>(c)] = static_cast<Card>(c);
  Event e;
  e.kind = kind::shuffle;
  e.cards = all;
  s.apply(e);
  return s;
}

Event event(Kind k, Seat seat, What what = 0, int value = 0) {
  Event e;
  e.kind = k;
  e.seat = seat;
  e.what = what;
  e.value = value;
  return e;
}

bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// A field of the state in words; "-" when it has no such field.
std::string field(const State& s, std::string_view path) {
  class Sink final : public StateSink {
   public:
    explicit Sink(std::string_view wanted) : wanted_(wanted) {}
    void field(std::string_view at, std::string_view value) override {
      if (at == wanted_) found = value;
    }
    std::string found = "-";

   private:
    std::string_view wanted_;
  } sink(path);
  visit(s, sink);
  return sink.found;
}

TEST(Memory, ANoteCountsForAPlayerAMarkAndALife) {
  Memory m;
  m.add(second, Mark::wines, Life::turn);
  m.add(second, Mark::wines, Life::turn, 2);
  m.add(nobody, Mark::outlived, Life::game);
  EXPECT_EQ(m.count(second, Mark::wines, Life::turn), 3);
  EXPECT_EQ(m.count(second, Mark::wines, Life::phase), 0);
  EXPECT_EQ(m.count(0, Mark::wines, Life::turn), 0);
  EXPECT_EQ(m.count(nobody, Mark::outlived, Life::game), 1);
  m.add(second, Mark::wines, Life::turn, -3);
  EXPECT_EQ(m.count(second, Mark::wines, Life::turn), 0);
  int notes = 0;
  m.each([&](const Note& n) {
    ++notes;
    EXPECT_EQ(n.owner, nobody);
    EXPECT_EQ(n.mark, Mark::outlived);
    EXPECT_EQ(n.life, Life::game);
  });
  EXPECT_EQ(notes, 1);
}

TEST(Memory, EqualNotesAreEqualBytesInWhateverOrderTheyCame) {
  Memory a;
  Memory b;
  a.add(2, mark_of(Skill::rende), Life::phase, 2);
  a.add(0, Mark::drunk, Life::turn);
  a.add(1, Mark::slashed, Life::turn);
  b.add(1, Mark::slashed, Life::turn);
  b.add(3, Mark::drunk, Life::turn);
  b.add(2, mark_of(Skill::rende), Life::phase);
  b.add(0, Mark::drunk, Life::turn);
  b.add(2, mark_of(Skill::rende), Life::phase);
  b.forget(3, Mark::drunk, Life::turn);
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
}

TEST(Memory, BeyondItsRoomNothingIsNotedAndTheStateSaysSo) {
  State s = table();
  for (std::uint32_t i = 0; i < Memory::room + 5; ++i)
    s.memory.add(static_cast<Seat>(i % 4), static_cast<Mark>(i / 4 + 1), Life::game);
  EXPECT_STREQ(s.unsound(), "more is remembered than there is room for");
}

// A note of each life; which events end it.
TEST(Memory, EachLifeEndsAtItsTime) {
  State s = table();
  for (const Life life : {Life::phase, Life::turn, Life::round, Life::game})
    s.memory.add(second, mark_of(Skill::kurou), life);
  const auto left = [&] {
    std::string out;
    for (const Life life : {Life::phase, Life::turn, Life::round, Life::game})
      out += std::to_string(s.noted(second, Skill::kurou, life));
    return out;
  };
  EXPECT_EQ(left(), "1111");
  s.apply(event(kind::phase, second, static_cast<What>(Phase::discard)));
  EXPECT_EQ(left(), "0111");
  s.memory.add(second, mark_of(Skill::kurou), Life::phase);
  s.apply(event(kind::turn, 2));
  EXPECT_EQ(left(), "0011");
  s.apply(event(kind::round, nobody, 0, 2));
  EXPECT_EQ(left(), "0001");
  s.memory.forget(second, mark_of(Skill::kurou), Life::game);
  EXPECT_EQ(left(), "0000");
  EXPECT_TRUE(same(s, [] {
    State again = table();
    again.apply(event(kind::phase, second, static_cast<What>(Phase::discard)));
    again.apply(event(kind::turn, 2));
    again.apply(event(kind::round, nobody, 0, 2));
    return again;
  }()));
}

TEST(Memory, SkillsAreNotedAsTheySayThemselves) {
  State s = table();
  s.apply(event(kind::turn, second));
  s.apply(event(kind::invoke, second, cause(Skill::luoyi)));
  s.apply(event(kind::phase, second, static_cast<What>(Phase::play)));
  s.apply(event(kind::invoke, second, cause(Skill::qingnang)));
  s.apply(event(kind::invoke, second, cause(Skill::kurou)));  // as often as one likes
  const std::vector<Card> cards = test::parse_cards("S7.slash S8.slash");
  Event gift = event(kind::gift, second, cause(Skill::rende));
  gift.other = 2;
  gift.cards = cards;
  s.apply(gift);
  EXPECT_EQ(s.noted(second, Skill::luoyi, Life::turn), 1);
  EXPECT_EQ(s.noted(second, Skill::qingnang, Life::phase), 1);
  EXPECT_EQ(s.noted(second, Skill::kurou, Life::phase), 0);
  EXPECT_EQ(s.noted(second, Skill::rende, Life::phase), 2);
  s.apply(event(kind::phase, second, static_cast<What>(Phase::discard)));
  EXPECT_EQ(s.noted(second, Skill::qingnang, Life::phase), 0);
  EXPECT_EQ(s.noted(second, Skill::luoyi, Life::turn), 1);
}

TEST(Memory, MarksOfASkillStayForTheGameAndAreShown) {
  State s = table();
  EXPECT_EQ(field(s, "seat 2 / marks"), "-");
  s.memory.add(second, mark_of(Skill::luoyi), Life::game, 2);
  EXPECT_EQ(field(s, "seat 2 / marks"), "Bare Chested 2");
  EXPECT_EQ(field(s, "seat 1 / marks"), "-");
  s.memory.add(second, mark_of(Skill::luoyi), Life::game, -2);
  EXPECT_TRUE(same(s, table()));
}

class Piles : public testing::TestWithParam<Zone> {};

TEST_P(Piles, CardsGoOnAPileBesideAPlayerAndComeBack) {
  const State before = table();
  State s = before;
  const Place pile{GetParam(), second, Skill::tiandu};
  const std::vector<Card> cards = test::parse_cards("S7.slash S8.slash");
  const Place from = s.where(cards[0]);
  s.move(cards, {Zone::draw}, pile);
  EXPECT_TRUE(s.where(cards[0]) == pile);
  EXPECT_EQ(s.pile_size(second, Skill::tiandu), 2);
  EXPECT_EQ(s.pile_size(second, Skill::yiji), 0);
  EXPECT_EQ(s.pile_size(0, Skill::tiandu), 0);
  std::vector<Card> seen;
  s.each_at(pile, [&](Card c) { seen.push_back(c); });
  EXPECT_EQ(test::show_cards(seen), "S7.slash S8.slash");
  EXPECT_EQ(field(s, "seat 2 / Envy of Heaven"), "S7.slash S8.slash");
  EXPECT_EQ(field(s, "seat 1 / Envy of Heaven"), "-");
  EXPECT_STREQ(s.unsound(), "");
  EXPECT_FALSE(s.has_any_card(second));  // neither hand nor area

  // An event takes a card from wherever it is.
  Event gain = event(kind::gain, second);
  gain.cards = {cards.data(), 1};
  s.apply(gain);
  EXPECT_EQ(s.pile_size(second, Skill::tiandu), 1);
  EXPECT_EQ(s.hand_size(second), 1);
  EXPECT_STREQ(s.unsound(), "");
  s.move({cards.data() + 1, 1}, {}, {Zone::discard});
  EXPECT_EQ(s.pile_size(second, Skill::tiandu), 0);
  EXPECT_TRUE(from.zone == Zone::draw);
}

TEST_P(Piles, ACardNobodyNamesMayBeAnyOfThem) {
  State s = table();
  const Place pile{GetParam(), second, Skill::tiandu};
  const std::vector<Card> cards = test::parse_cards("S7.slash S8.slash");
  const Card unseen[] = {unknown_card};
  s.move(cards, {Zone::draw}, pile);
  s.move(unseen, {Zone::draw}, pile);  // face down from the top
  EXPECT_EQ(s.pile_size(second, Skill::tiandu), 3);
  EXPECT_EQ(s.unseen_beside(second, Skill::tiandu), 1);
  EXPECT_STREQ(s.unsound(), "");
  s.move(unseen, pile, {Zone::discard});
  EXPECT_EQ(s.pile_size(second, Skill::tiandu), 2);
  EXPECT_EQ(s.unseen_beside(second, Skill::tiandu), 2);
  EXPECT_EQ(s.where(cards[0]).zone, Zone::somewhere);
  EXPECT_EQ(field(s, "seat 2 / Envy of Heaven"), "? ?");
  EXPECT_STREQ(s.unsound(), "");
  // One turns out to have been there.
  s.move({cards.data(), 1}, pile, {Zone::hand, 0});
  EXPECT_EQ(s.unseen_beside(second, Skill::tiandu), 1);
  EXPECT_STREQ(s.unsound(), "");
}

INSTANTIATE_TEST_SUITE_P(OpenAndHidden, Piles, testing::Values(Zone::pile, Zone::face_down));

TEST(Piles, OneThatIsNoPlayersIsNotSound) {
  State s = table();
  const std::vector<Card> cards = test::parse_cards("S7.slash");
  s.move(cards, {Zone::draw}, {Zone::pile, second, Skill::none});
  EXPECT_STREQ(s.unsound(), "a card lies on a pile that is no player's");
}

TEST(Skips, KnowTheirCause) {
  State s = table();
  s.apply(event(kind::judged, second, cause(Name::indulgence), 1));
  s.apply(event(kind::judged, second, cause(Name::supply_shortage), 0));
  EXPECT_EQ(s.skipped_by(second, Phase::play), cause(Name::indulgence));
  EXPECT_EQ(s.skipped_by(second, Phase::draw), 0);
  EXPECT_EQ(rule_of(s.skipped_by(second, Phase::play)), Rule{rule::indulgence});
  s.apply(event(kind::turn, 2));
  EXPECT_NE(s.skipped_by(second, Phase::play), 0);  // waits for his own phase
  s.apply(event(kind::skip, second, static_cast<What>(Phase::play)));
  EXPECT_EQ(s.skipped_by(second, Phase::play), 0);
  EXPECT_EQ(rule_of(cause(Skill::keji)), rule_of(Skill::keji));
}

// What 20 seats, notes and piles cost: copied by every bookmark.
TEST(StateSize, IsBounded) {
  EXPECT_LE(sizeof(Player), 256U);
  EXPECT_LE(sizeof(Memory), 520U);
  EXPECT_LE(sizeof(State), 8192U);
}

}  // namespace
}  // namespace tally::sanguosha
