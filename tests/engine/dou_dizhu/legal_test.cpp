// What cards are read as that can be more than one combination.
#include "engine/dou_dizhu/legal.h"

#include <vector>

#include <gtest/gtest.h>

namespace tally::dou_dizhu {
namespace {

// Four triplets in a row, or three with the fourth attached: by what is to be beaten, however
// often and in whatever order it is asked.
TEST(DouDizhuLegal, CardsOfTwoReadingsAreReadByWhatTheyAnswer) {
  Ruleset rules;
  std::size_t i = 0;
  for (const OptionInfo& o : option_infos())
    rules.value[i++] = static_cast<std::int16_t>(o.initial);
  const auto set = [&](Opt o, int n) {
    rules.value[static_cast<std::size_t>(o)] = static_cast<std::int16_t>(n);
  };
  set(Opt::kickers_equal, 3);
  set(Opt::kickers_trio, 1);
  set(Opt::full_chain, 1);
  State s;
  Legal legal(s);
  legal.set(Options(rules));

  std::vector<Card> cards;
  for (int rank = 1; rank <= 4; ++rank)
    for (int suit = 0; suit < 3; ++suit) cards.push_back(card_of(rank, suit));
  const Tally tally = tally_of(cards);
  Event dealt;
  dealt.kind = kind::deal;
  dealt.seat = 0;
  dealt.cards = cards;
  s.deal(dealt, tally);
  s.current = 0;
  const Combination none;
  const Combination triplets{Type::triplets, 0, 4, 12};
  const Combination with_singles{Type::triplets_singles, 0, 3, 12};
  const auto read_as = [&](const Combination& to_beat) {
    s.to_beat = to_beat;
    const Legal::Play p = legal.play(s, 0, 0, tally);
    EXPECT_EQ(p.hitch, Legal::Play::Hitch::none);
    return *p.as;
  };
  for (int again = 0; again < 2; ++again) {
    EXPECT_EQ(read_as(none), (Combination{Type::triplets, 1, 4, 12}));
    EXPECT_EQ(read_as(with_singles), (Combination{Type::triplets_singles, 2, 3, 12}));
    EXPECT_EQ(read_as(triplets), (Combination{Type::triplets, 1, 4, 12}));
  }
}

}  // namespace
}  // namespace tally::dou_dizhu
