// Combinations: their numbers, the fast reading against the slow one, what beats what.
#include "engine/dou_dizhu/combination.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/legal.h"
#include "replay/books/ruleset.h"
#include "replay/random/random.h"
#include "tests/engine/dou_dizhu/slow.h"

namespace tally::dou_dizhu {
namespace {

const Game& game() { return *find_game("dou_dizhu"); }
TypeRules rules_of(const char* name) {
  const Ruleset set = load_ruleset(game(), name);
  return TypeRules(Options(set));
}
constexpr const char* rulesets[] = {"seed", "pagat", "openspiel", "rlcard", "douzero", "botzone"};

class Collect final : public AnswerSink {
 public:
  bool take(const Event& e) override {
    if (e.kind == kind::play) {
      EXPECT_TRUE(plays.emplace(e.what, tally_of(e.cards).counts).second) << "offered twice";
    }
    return true;
  }
  std::set<std::pair<int, Counts>> plays;
};

// Every play there is: what can be led from a hand that holds the whole deck.
std::set<std::pair<int, Counts>> all_plays(const char* ruleset) {
  const Ruleset set = load_ruleset(game(), ruleset);
  State state;
  Legal legal(state);
  legal.set(Options(set));
  Hand& h = state.hand[0];
  for (int r = 0; r < ranks; ++r) h.counts += one_of(r) * (r < rank_black_joker ? 4U : 1U);
  h.suited = (std::uint64_t{1} << deck_size) - 1;
  h.size = deck_size;
  state.current = 0;
  state.leads = true;
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::play);
  q.who = 0;
  Collect sink;
  legal.each(q, sink);
  return sink.plays;
}

std::map<std::string, int> by_type(const char* ruleset) {
  std::map<std::string, int> out;
  for (const auto& [type, counts] : all_plays(ruleset))
    ++out[std::string(type_keys()[static_cast<std::size_t>(type)])];
  return out;
}

// Sets of cards of each type. OpenSpiel has 22,588 ids for triplets with singles: some sets have
// several of them, and nine count as a chain of four triplets too.
TEST(Combinations, OfEachTypeUnderEachProfile) {
  struct Row {
    const char* type;
    std::array<int, 6> plays;  // in the order of `rulesets`
  };
  const Row rows[] = {{"single", {15, 15, 15, 15, 15, 15}},
                      {"pair", {13, 13, 13, 13, 13, 13}},
                      {"triplet", {13, 13, 13, 13, 13, 13}},
                      {"triplet_single", {182, 182, 182, 182, 182, 182}},
                      {"triplet_pair", {156, 156, 156, 156, 156, 156}},
                      {"sequence", {36, 36, 36, 36, 36, 36}},
                      {"pairs", {52, 52, 52, 52, 52, 52}},
                      {"triplets", {45, 45, 45, 45, 45, 45}},
                      {"triplets_singles", {7161, 7161, 22205, 21822, 24322, 8044}},
                      {"triplets_pairs", {2939, 2939, 2939, 2939, 2939, 2939}},
                      {"bomb", {13, 13, 13, 13, 13, 13}},
                      {"rocket", {1, 1, 1, 1, 1, 1}},
                      {"quad_singles", {1170, 1170, 0, 1326, 1339, 1183}},
                      {"quad_pairs", {0, 858, 0, 858, 858, 858}},
                      {"quads", {0, 0, 0, 0, 0, 38}},
                      {"quads_singles", {0, 0, 0, 0, 0, 17105}},
                      {"quads_pairs", {0, 0, 0, 0, 0, 3630}}};
  constexpr std::array<int, 6> all = {11796, 12654, 25670, 27471, 29984, 34323};
  for (std::size_t p = 0; p < all.size(); ++p) {
    SCOPED_TRACE(rulesets[p]);
    std::map<std::string, int> now = by_type(rulesets[p]);
    int sum = 0;
    for (const Row& row : rows) {
      EXPECT_EQ(now[row.type], row.plays[p]) << row.type;
      sum += row.plays[p];
    }
    EXPECT_EQ(sum, all[p]);
    EXPECT_EQ(static_cast<int>(all_plays(rulesets[p]).size()), all[p]);
  }
}

TEST(Combinations, EachPlayHasOneTypeUnderTheSeed) {
  std::set<Counts> seen;
  const TypeRules rules = rules_of("seed");
  for (const auto& [type, counts] : all_plays("seed")) {
    EXPECT_TRUE(seen.insert(counts).second);
    int n = 0;
    each_reading(counts, total(counts), rules, [&](const Combination&) { return ++n > 0; });
    EXPECT_EQ(n, 1);
  }
}

void expect_same(const slow::Set& set, const TypeRules& rules) {
  std::vector<Combination> fast;
  each_reading(slow::packed(set), slow::size_of(set), rules, [&](const Combination& c) {
    fast.push_back(c);
    return true;
  });
  const std::vector<Combination> plain = slow::readings(set, rules);
  bool same = fast.size() == plain.size();
  for (const Combination& c : plain) same = same && std::count(fast.begin(), fast.end(), c) == 1;
  ASSERT_TRUE(same) << std::hex << slow::packed(set) << ": " << fast.size() << " readings, not "
                    << plain.size();
}

slow::Set unpacked(Counts c) {
  slow::Set s{};
  for (int r = 0; r < ranks; ++r) s[static_cast<std::size_t>(r)] = count_of(c, r);
  return s;
}

TEST(Combinations, FastAndSlowAgreeOnEveryPlayOfEveryProfile) {
  for (const char* ruleset : rulesets) {
    SCOPED_TRACE(ruleset);
    const TypeRules rules = rules_of(ruleset);
    Random random(7);
    for (const auto& [type, counts] : all_plays(ruleset)) {
      if (random.below(4) == 0) expect_same(unpacked(counts), rules);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

// All sets of at most six cards of eight ranks, the highest ones among them.
void small_sets(slow::Set& set, int rank, int left, const TypeRules& rules) {
  if (rank == ranks) return expect_same(set, rules);
  if (rank == 4) rank = 11;  // 3 4 5 6 A 2 and the jokers
  const int most = std::min(left, rank < rank_black_joker ? 4 : 1);
  for (int n = 0; n <= most && !::testing::Test::HasFatalFailure(); ++n) {
    set[static_cast<std::size_t>(rank)] = n;
    small_sets(set, rank + 1, left - n, rules);
  }
  set[static_cast<std::size_t>(rank)] = 0;
}

TEST(Combinations, FastAndSlowAgreeOnAllSmallSets) {
  for (const char* ruleset : rulesets) {
    SCOPED_TRACE(ruleset);
    slow::Set set{};
    small_sets(set, 0, 6, rules_of(ruleset));
  }
}

TEST(Combinations, FastAndSlowAgreeOnRandomSets) {
  Random random(11);
  for (const char* ruleset : rulesets) {
    SCOPED_TRACE(ruleset);
    const TypeRules rules = rules_of(ruleset);
    for (int i = 0; i < 6000; ++i) {
      slow::Set set{};
      // Groups of equal cards at and near a rank, so that many are nearly combinations.
      const int head = random.below(11);
      const int unit = 1 + random.below(4);
      for (int r = head; r < std::min(head + 1 + random.below(6), 13); ++r)
        set[static_cast<std::size_t>(r)] = unit;
      for (int k = random.below(6); k > 0; --k) {
        const auto r = static_cast<std::size_t>(random.below(ranks));
        if (set[r] < (r < 13 ? 4 : 1)) ++set[r];
      }
      if (slow::size_of(set) <= most_cards) expect_same(set, rules);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(Combinations, ABombBeatsAllButHigherBombsAndTheRocket) {
  const Combination bomb{Type::bomb, 5, 1, 4};
  const Combination rocket{Type::rocket, 13, 1, 2};
  EXPECT_TRUE(beats(bomb, {Type::quad_singles, 9, 1, 6}));
  EXPECT_TRUE(beats(bomb, {Type::bomb, 4, 1, 4}));
  EXPECT_FALSE(beats(bomb, bomb));
  EXPECT_FALSE(beats(bomb, {Type::bomb, 6, 1, 4}));
  EXPECT_FALSE(beats(bomb, rocket));
  EXPECT_TRUE(beats(rocket, bomb));
  EXPECT_FALSE(beats({Type::pair, 12, 1, 2}, {Type::single, 3, 1, 1}));
  EXPECT_FALSE(beats({Type::sequence, 5, 6, 6}, {Type::sequence, 4, 5, 5}));
  EXPECT_TRUE(beats({Type::sequence, 5, 5, 5}, {Type::sequence, 4, 5, 5}));
}

TEST(Tallies, SeeForeignDoubleAndUnseenCards) {
  const Card twice[] = {0, 0};
  const Card foreign[] = {200};
  const Card unseen[] = {unknown_card, 1};
  const Card ranks_only[] = {54, 54, 54};
  const Card eight[] = {54, 54, 54, 54, 54, 54, 54, 54};
  EXPECT_FALSE(tally_of(twice).sound);
  EXPECT_FALSE(tally_of(foreign).sound);
  EXPECT_TRUE(tally_of(unseen).unseen);
  EXPECT_TRUE(tally_of(unseen).sound);
  EXPECT_EQ(tally_of(ranks_only).counts, 3U);
  EXPECT_FALSE(tally_of(eight).sound);
}

// A hand is counted by its suits where it has them, and else as anything is.
TEST(Tallies, OfHandsAreThoseOfAnyCards) {
  const auto same = [](std::span<const Card> cards) {
    const Tally a = tally_of_hand(cards);
    const Tally b = tally_of(cards);
    return a.counts == b.counts && a.suited == b.suited && a.cards == b.cards &&
           a.unseen == b.unseen && a.sound == b.sound;
  };
  Random random(19);
  std::array<Card, deck_size> deck{};
  for (int c = 0; c < deck_size; ++c) deck[static_cast<std::size_t>(c)] = static_cast<Card>(c);
  for (int i = 0; i < 2000; ++i) {
    for (int k = 0; k < deck_size; ++k)
      std::swap(deck[static_cast<std::size_t>(k)],
                deck[static_cast<std::size_t>(random.below(deck_size))]);
    const auto n = static_cast<std::size_t>(random.below(most_cards + 1));
    EXPECT_TRUE(same({deck.data(), n})) << n;
    if (n < 2) continue;
    // One of them as a card that is there already, of no suit, of no deck, unseen.
    for (const Card other :
         {deck[0], Card{first_of_rank_only}, Card{card_names}, Card{128}, unknown_card}) {
      std::array<Card, most_cards> hand{};
      std::copy_n(deck.begin(), n, hand.begin());
      hand[n - 1] = other;
      EXPECT_TRUE(same({hand.data(), n})) << n << " with " << int{other};
    }
  }
}

}  // namespace
}  // namespace tally::dou_dizhu
