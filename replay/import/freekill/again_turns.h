// Whose turn and which round it is, as packets say it again.
#pragma once

#include "replay/import/freekill/written.h"

namespace tally::freekill {

class TurnsAgain {
 public:
  explicit TurnsAgain(Written& w) : w_(w) {}

  void current(Seat who);
  // What was doubted is told, unless it proved to be all that tells of a turn (`is_a_turn`).
  void settle();
  void is_a_turn() { doubted_ = {}; }
  // The turn that begins is one more than the seats give: whose was the one before, is due again.
  void extra();
  void round(std::int64_t n, int more);
  void round_begins() { round_begins_ = true; }
  void ends(Seat who);
  // The record begins in the middle: whose turn it is then, and in which round.
  void begins_with(Seat who, int round) {
    current_ = who;
    current_sure_ = false;
    round_ = round;
  }
  [[nodiscard]] Seat now() const { return current_; }

 private:
  Written& w_;
  Seat current_ = nobody;
  Seat before_ = nobody;       // whose turn it was before
  Seat back_to_ = nobody;      // after extra turns
  bool current_sure_ = true;   // by it the next is known
  bool round_begins_ = false;  // and no turn in it
  Event doubted_;              // the turn that was due where another player became current
  std::uint32_t doubted_at_ = 0;
  std::int64_t round_ = 0;  // -1 if it is not known
};

}  // namespace tally::freekill
