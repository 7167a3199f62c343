#pragma once
// A game played by other rules with the same choices, for as long as these allow them.
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/game.h"
#include "replay/random/random_table.h"
#include "replay/record.h"
#include "verify/fuzz/player.h"

namespace tally::versus {

// Where a game leaves the one it follows.
struct Parting {
  std::size_t at = 0;   // so many events are the same
  Rule rule = no_rule;  // the rule that forbids the next choice, or wants something else
  // The choice of the other game is not legal here.
  bool forbidden = false;
};

// Plays on a match with the answers of a record. Where a question finds no answer there, or an
// event is not as the record has it, the two part: then chance plays on, or the game stops.
class FollowTable final : public Table {
 public:
  // `out`: the game as it goes here; nullptr where only the parting is wanted, and then it stops
  // there.
  FollowTable(const Schema& schema, Match& match, const Record& other, std::uint64_t seed,
              Record* out)
      : match_(match), other_(other), chance_(schema, match, seed), out_(out) {}

  Event answer(const Question& q) override;
  bool tell(Event& e) override;
  bool comes_next(Event& e) override;
  bool leaves_out(Kind k) const override { return !other_.shows.contains(k); }

  // To be asked when the game has ended. None: the same from start to end.
  [[nodiscard]] std::optional<Parting> parting() const;

 private:
  [[nodiscard]] const Event* next() const {
    return at_ < other_.size() ? &other_.event(at_) : nullptr;
  }
  void part(Rule rule, bool forbidden);
  void keep(const Event& e);

  Match& match_;
  const Record& other_;
  RandomTable chance_;
  Record* out_;
  std::size_t at_ = 0;
  std::array<Card, max_cards> room_{};
  std::optional<Parting> parting_;
  std::optional<Parting> refused_;  // the last choice that was not legal where it was first asked
};

// Plays a random game into `out`, which is cleared first; false when there is no such table, or the
// game goes on longer than any record that is read. The seed decides everything, also how the
// players lean. `player` is a player of this game; if he `arranges`, he changes the set-up before
// the game begins.
bool play_random(const Game& game, Match& match, verify::Player& player, int players,
                 const Ruleset& rules, std::uint64_t seed, Record& out, bool arranges = false);
// The same with this set-up.
bool play_random(const Game& game, Match& match, verify::Player& player, const Setup& setup,
                 const Ruleset& rules, std::uint64_t seed, Record& out);

}  // namespace tally::versus
