// Every legal answer: against every play there is, in positions of random games.
#include <algorithm>
#include <cstring>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/legal.h"
#include "replay/books/ruleset.h"
#include "replay/random/random_table.h"

namespace tally::dou_dizhu {
namespace {

using Plays = std::vector<std::pair<int, Counts>>;

class CollectInOrder final : public AnswerSink {
 public:
  bool take(const Event& e) override {
    if (e.kind == kind::pass)
      pass = true;
    else
      plays.emplace_back(e.what, tally_of(e.cards).counts);
    return true;
  }
  Plays plays;
  bool pass = false;
};

// Every play there is under these rules, with all its readings.
struct Known {
  Counts counts;
  std::vector<Combination> readings;
};
std::vector<Known> all_plays(const Legal& legal) {
  State state;
  Hand& h = state.hand[0];
  for (int r = 0; r < ranks; ++r) h.counts += one_of(r) * (r < rank_black_joker ? 4U : 1U);
  h.size = deck_size;
  state.current = 0;
  state.leads = true;
  Legal whole(state);
  whole.set(legal.options());
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::play);
  q.who = 0;
  CollectInOrder all;
  whole.each(q, all);
  std::set<Counts> sets;
  for (const auto& [type, counts] : all.plays) sets.insert(counts);
  std::vector<Known> out;
  for (const Counts c : sets) {
    Known& k = out.emplace_back(Known{c, {}});
    each_reading(c, total(c), legal.types(), [&](const Combination& r) {
      k.readings.push_back(r);
      return true;
    });
  }
  return out;
}

// Plays at random, and looks at every question for a play.
class Watch final : public Table {
 public:
  Watch(const Game& game, Match& match, const std::vector<Known>& known, std::uint64_t seed)
      : match_(match), inner_(game.schema(), match, seed), known_(known) {}
  Event answer(const Question& q) override {
    if (static_cast<Ask>(q.ask) == Ask::play) look(q);
    return inner_.answer(q);
  }
  bool tell(Event& e) override { return inner_.tell(e); }
  int positions = 0;

 private:
  void look(const Question& q) {
    ++positions;
    std::memcpy(static_cast<void*>(&state_), match_.state().data(), sizeof state_);
    CollectInOrder offered;
    q.each(offered);
    EXPECT_EQ(offered.pass, !state_.leads);
    // For each reading that may be played, its type and cards once.
    std::set<std::pair<int, Counts>> expected;
    const Counts hand = state_.at(q.who).counts;
    for (const Known& k : known_) {
      if (!within(k.counts, hand)) continue;
      for (const Combination& r : k.readings)
        if (beats(r, state_.to_beat)) expected.emplace(static_cast<int>(r.type), k.counts);
    }
    std::sort(offered.plays.begin(), offered.plays.end());
    EXPECT_TRUE(
        std::equal(expected.begin(), expected.end(), offered.plays.begin(), offered.plays.end()))
        << expected.size() << " legal plays, " << offered.plays.size() << " offered";
  }

  Match& match_;
  RandomTable inner_;
  State state_;
  const std::vector<Known>& known_;
};

TEST(Offers, AreAllPlaysTheHandHoldsThatBeatTheTrick) {
  const Game& game = *find_game("dou_dizhu");
  struct Share {
    const char* ruleset;
    int positions;
  };
  // The wide profiles have ten times as many plays to look through.
  for (const Share share :
       {Share{"seed", 70000}, Share{"pagat", 20000}, Share{"openspiel", 6000},
        Share{"rlcard", 5000}, Share{"douzero", 2000}, Share{"botzone", 4000}}) {
    SCOPED_TRACE(share.ruleset);
    const Ruleset rules = load_ruleset(game, share.ruleset);
    const auto match = game.match();
    State state;
    Legal legal(state);
    legal.set(Options(rules));
    const std::vector<Known> known = all_plays(legal);
    tally::Setup setup;
    setup.players = 3;
    int positions = 0;
    for (std::uint64_t seed = 1; positions < share.positions; ++seed) {
      Watch watch(game, *match, known, seed);
      match->play(setup, rules, watch);
      positions += watch.positions;
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(Offers, OfBidsAreHigherOnesAndNone) {
  State state;
  Legal legal(state);
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::bid);
  q.who = 1;
  q.value = 1;
  class Bids final : public AnswerSink {
   public:
    bool take(const Event& e) override {
      n.push_back(e.value);
      return true;
    }
    std::vector<int> n;
  } bids;
  legal.each(q, bids);
  EXPECT_EQ(bids.n, (std::vector<int>{0, 2, 3}));
}

}  // namespace
}  // namespace tally::dou_dizhu
