// All that a game remembers is in its bookmark: taken up at any turn by a match that has never
// played, with the same answers, the rest of the game is the same, event for event.
#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/schema.h"
#include "engine/sanguosha/state/state.h"
#include "replay/books/ruleset.h"
#include "replay/random/random_table.h"

namespace tally::sanguosha {
namespace {

// What passed the Table, answers and what was told alike, with cards of its own.
struct Passed {
  Event event;
  std::vector<Card> cards;
  bool answer = false;
};

struct Turn {
  std::size_t at = 0;  // what had passed when it was about to be told
  std::vector<std::byte> bookmark;
};

struct Played {
  std::vector<Passed> passed;
  std::vector<Turn> turns;
  std::vector<std::byte> end;
};

std::vector<std::byte> state_of(const Match& match) {
  const auto bytes = match.state();
  return {bytes.begin(), bytes.end()};
}

// Plays by chance and writes down what passes.
class Writing final : public Table {
 public:
  Writing(Match& match, std::uint64_t seed, Played& out)
      : match_(match), inner_(schema(), match, seed), out_(out) {}
  Event answer(const Question& q) override {
    const Event e = inner_.answer(q);
    write(e, true);
    return e;
  }
  bool tell(Event& e) override {
    Turn turn;
    if (match_.bookmark(e, turn.bookmark)) {
      turn.at = out_.passed.size();
      out_.turns.push_back(std::move(turn));
    }
    write(e, false);
    return inner_.tell(e);
  }

 private:
  void write(const Event& e, bool answer) {
    out_.passed.push_back({e, {e.cards.begin(), e.cards.end()}, answer});
  }

  Match& match_;
  RandomTable inner_;
  Played& out_;
};

// Gives the same answers again, and holds everything told against what was told.
class Repeating final : public Table {
 public:
  Repeating(Match& match, const Played& game, std::size_t at)
      : match_(match), game_(game), at_(at) {}
  Event answer(const Question& /*q*/) override {
    const Passed* const p = next(true);
    if (p == nullptr) return {};
    Event e = p->event;
    e.cards = p->cards;
    return e;
  }
  bool tell(Event& e) override {
    const Passed* const p = next(false);
    if (p == nullptr) return false;
    const Event& was = p->event;
    const bool same = e.kind == was.kind && e.seat == was.seat && e.other == was.other &&
                      e.what == was.what && e.value == was.value && e.extra == was.extra &&
                      e.more == was.more && e.rule == was.rule && e.hidden == was.hidden &&
                      e.seats == was.seats && std::ranges::equal(e.cards, p->cards);
    if (!same) differ();
    return true;
  }
  [[nodiscard]] bool to_the_end() const { return !differs_ && at_ == game_.passed.size(); }

 private:
  const Passed* next(bool answer) {
    if (at_ < game_.passed.size() && game_.passed[at_].answer == answer)
      return &game_.passed[at_++];
    differ();
    return nullptr;
  }
  void differ() {
    differs_ = true;
    match_.stop();
  }

  Match& match_;
  const Played& game_;
  std::size_t at_;
  bool differs_ = false;
};

void plays_on_afresh(std::string_view ruleset, std::initializer_list<Opt> set) {
  Ruleset rules = load_ruleset(identity_game(), ruleset);
  for (const Opt o : set) rules.value[static_cast<std::size_t>(o)] = 1;
  std::size_t turns = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    tally::Setup setup;
    ASSERT_TRUE(identity_game().random_setup(4 + static_cast<int>(seed % 5), rules, seed, setup));
    Played game;
    const auto match = identity_game().match();
    Writing table(*match, seed, game);
    match->play(setup, rules, table);
    game.end = state_of(*match);
    for (const Turn& turn : game.turns) {
      const auto fresh = identity_game().match();
      Repeating again(*fresh, game, turn.at);
      fresh->play_on(turn.bookmark, rules, again);
      ASSERT_TRUE(again.to_the_end()) << ruleset << ' ' << seed << " at " << turn.at;
      ASSERT_EQ(state_of(*fresh), game.end) << ruleset << ' ' << seed << " at " << turn.at;
    }
    turns += game.turns.size();
  }
  EXPECT_GT(turns, 100U);
}

TEST(FreshMatch, PlaysOnFromEveryTurnOfAClassicGame) { plays_on_afresh("classic", {}); }
TEST(FreshMatch, PlaysOnFromEveryTurnOfAGameOfGenerals) {
  plays_on_afresh("generals", {});
  plays_on_afresh("generals", {Opt::wine_limit, Opt::luoshen_gain, Opt::deck_exhausted});
}

// A bookmark is the state and whose turn it is, and nothing else.
TEST(FreshMatch, ABookmarkIsTheState) {
  const Ruleset rules = load_ruleset(identity_game(), "generals");
  tally::Setup setup;
  ASSERT_TRUE(identity_game().random_setup(6, rules, 3, setup));
  Played game;
  const auto match = identity_game().match();
  Writing table(*match, 3, game);
  match->play(setup, rules, table);
  ASSERT_FALSE(game.turns.empty());
  EXPECT_EQ(game.turns[0].bookmark.size(), sizeof(State) + 8);
}

}  // namespace
}  // namespace tally::sanguosha
