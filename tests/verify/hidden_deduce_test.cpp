// What is deduced, against what was so: certain cards are there, and no card is where it cannot be.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/verify/hidden_support.h"
#include "verify/hidden/deduce.h"

namespace tally::hidden::testing {
namespace {

std::vector<Knowledge> deduced(const std::string& seen) {
  Record record;
  read(seen, record);
  const Ruleset rules = rules_of(record);
  const Trace trace = trace_of(seen);
  return Deduction(trace, *record.game, rules).all(trace.size());
}

TEST(HiddenDeduce, NothingThatIsNotSo) {
  struct Played {
    const char* game;
    const char* ruleset;
    int players;
  };
  std::size_t certain = 0;
  for (const Played& p : {Played{"sanguosha", "generals", 5},
                          Played{"sanguosha", "freekill-0.4", 6}, Played{"dou_dizhu", "pagat", 3}})
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const std::string whole = game_of(p.game, p.ruleset, p.players, seed);
      std::vector<std::vector<Knowledge>> by;
      for (Seat viewer = 0; viewer < p.players; ++viewer)
        by.push_back(deduced(seen_by(whole, viewer)));
      for (std::size_t viewer = 0; viewer < by.size(); ++viewer)
        for (std::size_t turn = 0; turn < by[viewer].size(); ++turn)
          for (std::size_t s = 0; s < by.size(); ++s) {
            const HandKnowledge& known = by[viewer][turn].hands[s];
            const HandKnowledge& own = by[s][turn].hands[s];  // everybody knows his own
            ASSERT_EQ(known.size, own.size) << p.ruleset << ", seed " << seed;
            for (std::size_t c = 0; c < 256; ++c) {
              ASSERT_LE(known.must[c], own.must[c]) << p.ruleset << ", seed " << seed;
              ASSERT_LE(own.must[c], known.can[c]) << p.ruleset << ", seed " << seed;
              certain += viewer != s && known.must[c] > 0 ? 1U : 0U;
            }
          }
    }
  EXPECT_GT(certain, 100U);
}

// In kingdom war what lies face down is among what it can be, and who has laid it knows it.
TEST(HiddenDeduce, GeneralsThatLieFaceDown) {
  std::size_t narrowed = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const std::string whole = game_of("sanguosha", "guozhan", 6, seed);
    std::vector<std::vector<Knowledge>> by;
    for (Seat viewer = 0; viewer < 6; ++viewer) by.push_back(deduced(seen_by(whole, viewer)));
    for (std::size_t viewer = 0; viewer < by.size(); ++viewer)
      for (std::size_t turn = 0; turn < by[viewer].size(); ++turn)
        for (const Concealed& one : by[viewer][turn].concealed) {
          const auto own = std::ranges::find_if(
              by[static_cast<std::size_t>(one.seat)][turn].concealed,
              [&](const Concealed& c) { return c.seat == one.seat && c.key == one.key; });
          const auto& his = by[static_cast<std::size_t>(one.seat)][turn].concealed;
          ASSERT_TRUE(own != his.end());
          ASSERT_EQ(own->can.size(), 1U) << "everybody knows his own";
          EXPECT_TRUE(
              std::ranges::any_of(one.can, [&](const auto& p) { return p.key == own->can[0].key; }))
              << seed << ": " << one.key << " of seat " << one.seat + 1 << " seen by "
              << viewer + 1;
          if (viewer != static_cast<std::size_t>(one.seat) && one.can.size() < 15) ++narrowed;
        }
  }
  EXPECT_GT(narrowed, 20U);
}

// A prefix says what the whole says of the turns in it.
TEST(HiddenDeduce, OneTurnAfterTheOther) {
  const std::string seen = seen_by(game_of("sanguosha", "generals", 5, 2), 1);
  Record record;
  read(seen, record);
  const Ruleset rules = rules_of(record);
  const Trace trace = trace_of(seen);
  const auto all = Deduction(trace, *record.game, rules).all(trace.size());
  ASSERT_GT(all.size(), 4U);
  for (std::size_t t = 0; t < all.size(); ++t) {
    const auto part = Deduction(trace, *record.game, rules).all(all[t].steps);
    ASSERT_EQ(part.size(), t + 1);
    EXPECT_EQ(part.back().assignments, all[t].assignments);
    for (std::size_t s = 0; s < 5; ++s) EXPECT_EQ(part.back().hands[s].can, all[t].hands[s].can);
  }
}

}  // namespace
}  // namespace tally::hidden::testing
