// The three ways of finding a deal, against each other and against trying everything.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "replay/random/random.h"
#include "verify/hidden/deal.h"

namespace tally::hidden {
namespace {

// What was not read to its end is neither possible nor impossible.
TEST(HiddenDeal, ReadingThatWasGivenUpDecidesNothing) {
  Problem p;
  Choice choice;
  std::uint64_t work = solver_work;
  EXPECT_EQ(decide(p, choice, work), Answer::yes);
  p.too_much = true;
  EXPECT_EQ(decide(p, choice, work), Answer::unknown);
  EXPECT_EQ(by_slack(p, choice), Answer::unknown);
}

// Tries every token for every take.
bool by_force(const Problem& p, std::size_t i, std::map<Site, std::vector<Origin>>& hands) {
  if (i == p.ops.size()) return true;
  const Op& op = p.ops[i];
  if (!op.take) {
    hands[op.at].push_back(op.origin);
    const bool yes = by_force(p, i + 1, hands);
    hands[op.at].pop_back();
    return yes;
  }
  const std::vector<Origin> before = hands[op.at];
  for (std::size_t t = 0; t < before.size(); ++t) {
    if (!p.fits(before[t], op)) continue;
    hands[op.at].erase(hands[op.at].begin() + static_cast<std::ptrdiff_t>(t));
    const bool goes_on = op.card == unknown_card && op.to >= 0;
    if (goes_on) hands[op.to].push_back(before[t]);
    const bool yes = by_force(p, i + 1, hands);
    if (goes_on) hands[op.to].pop_back();
    hands[op.at] = before;
    if (yes) return true;
  }
  return false;
}

bool by_force(const Problem& p) {
  std::map<Site, std::vector<Origin>> hands;
  return by_force(p, 0, hands);
}

// Whether the choice is one: every take takes a token that is there, and one that may be seen so.
bool holds(const Problem& p, const Choice& choice) {
  std::map<Site, std::vector<Origin>> hands;
  for (std::size_t i = 0; i < p.ops.size(); ++i) {
    const Op& op = p.ops[i];
    auto& hand = hands[op.at];
    if (!op.take) {
      hand.push_back(op.origin);
      continue;
    }
    const auto token = std::find(hand.begin(), hand.end(), choice[i]);
    if (token == hand.end() || !p.fits(choice[i], op)) return false;
    hand.erase(token);
    if (op.card == unknown_card && op.to >= 0) hands[op.to].push_back(choice[i]);
  }
  return true;
}

// A few hands, cards of two shuffles, cards that were seen, and cards that may be any of a set.
Problem random_problem(Random& random) {
  constexpr int hands = 3;
  Problem p;
  p.sets.emplace_back();
  for (std::size_t c = 0; c < 12; c += 2) p.sets[0].cards.set(c);
  std::vector<int> count(hands);
  std::vector<bool> taken(12);
  const int n = 6 + random.below(10);
  for (int i = 0; i < n; ++i) {
    Op op;
    op.step = static_cast<std::uint32_t>(i);
    op.at = static_cast<Site>(random.below(hands));
    auto& here = count[static_cast<std::size_t>(op.at)];
    op.take = here > 0 && random.percent(55);
    const int kind = random.below(10);
    const auto card = static_cast<Card>(random.below(12));
    const auto seen = static_cast<Origin>(card < 4 ? Origin{card} : of_shuffle + card % 2);
    if (!op.take) {
      op.origin = kind == 0  ? of_any
                  : kind < 4 ? static_cast<Origin>(random.below(4))
                             : static_cast<Origin>(of_shuffle + random.below(2));
      ++here;
    } else if (kind < 5 && !taken[card]) {
      op.card = card;
      op.origin = seen;
      taken[card] = true;
      --here;
    } else {
      op.to = static_cast<Site>(random.below(hands + 1) - 1);
      if (op.to == op.at) op.to = in_the_open;
      --here;
      if (op.to >= 0) ++count[static_cast<std::size_t>(op.to)];
    }
    p.ops.push_back(op);
  }
  return p;
}

TEST(HiddenDeal, AllWaysAgreeWithTryingEverything) {
  int possible = 0;
  int decided = 0;
  int refuted = 0;
  constexpr int problems = 3000;
  for (int seed = 0; seed < problems; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Problem p = random_problem(random);
    const bool truth = by_force(p);
    possible += truth ? 1 : 0;
    Choice choice;
    std::uint64_t work = solver_work;
    const Answer solver = by_solver(p, choice, work);
    ASSERT_EQ(solver, truth ? Answer::yes : Answer::no) << "seed " << seed;
    ASSERT_EQ(truth && holds(p, choice), truth) << "Z3, seed " << seed;
    const Answer where = by_whereabouts(p);
    ASSERT_TRUE(where == Answer::unknown || !truth) << "seed " << seed;
    refuted += where == Answer::no ? 1 : 0;
    for (const bool slack : {true, false}) {
      const Answer quick = slack ? by_slack(p, choice) : by_matching(p, choice, work);
      if (quick == Answer::unknown) continue;
      ++decided;
      ASSERT_EQ(quick, solver) << "seed " << seed;
      ASSERT_EQ(truth && holds(p, choice), truth) << "seed " << seed;
    }
  }
  // The problems are of both kinds, and the quick ways are worth their while.
  EXPECT_GT(possible, problems / 5);
  EXPECT_GT(problems - possible, problems / 5);
  EXPECT_GT(decided, problems);
  EXPECT_GT(refuted, (problems - possible) * 3 / 4);
}

TEST(HiddenDeal, WhatIsImpossibleAnywayIsNotAsked) {
  Problem p;
  p.clash = 3;
  Choice choice;
  std::uint64_t work = solver_work;
  EXPECT_EQ(by_slack(p, choice), Answer::no);
  EXPECT_EQ(by_matching(p, choice, work), Answer::no);
  EXPECT_EQ(by_solver(p, choice, work), Answer::no);
}

// Somebody took one of two cards that were seen to come and seen to be played later.
TEST(HiddenDeal, ACardTakenUnseenIsMissing) {
  Problem p;
  p.ops = {{0, 0, false, 1, -1, unknown_card, 5},
           {1, 0, false, 1, -1, unknown_card, 6},
           {2, 0, true, 1, 2, unknown_card, 0},
           {3, 0, false, 1, -1, unknown_card, of_shuffle},
           {4, 0, true, 1, -1, 5, 5},
           {5, 0, true, 1, -1, 6, 6}};
  Choice choice;
  std::uint64_t work = solver_work;
  EXPECT_EQ(decide(p, choice, work), Answer::no);
  p.ops.pop_back();
  ASSERT_EQ(decide(p, choice, work), Answer::yes);
  EXPECT_EQ(choice[2], 6) << "the card that is not seen again went";
}

}  // namespace
}  // namespace tally::hidden
