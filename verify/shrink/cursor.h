#pragma once
// How far a game has come in the script it is played by.
#include <cstddef>
#include <vector>

#include "engine/core/schema.h"
#include "engine/core/table.h"
#include "verify/shrink/script.h"

namespace tally::verify {

class ScriptCursor {
 public:
  explicit ScriptCursor(const Schema& schema) : schema_(schema) {}

  // Before the first event of a game.
  void start(const Script& script);
  // An event has come about: in a turn or a phase the script does not have, no step is used.
  void follow(const Event& e);

  // The next step whose line answers this legally, which counts as used then; nullptr: none does.
  const Step* next(const Question& q);
  // The step that would answer this if it had as many cards as are asked for; used then.
  const Step* with_other_cards(const Question& q);

  // Whether every choice of the players is made, or can not come any more.
  [[nodiscard]] bool all_done() const { return open_ == 0; }
  // Whether all that the script has for this turn and phase is done, and it is the fault's.
  [[nodiscard]] bool at_the_fault() const;
  // Whether a turn has begun that the script has.
  [[nodiscard]] bool in_a_turn() const { return turn_ > 0; }
  [[nodiscard]] bool in_set_up() const { return turn_ == 0; }
  // Whether the script has no turn any more.
  [[nodiscard]] bool past_its_turns() const { return next_turn_ == turns(); }

 private:
  [[nodiscard]] std::size_t turns() const { return script_->turns.size(); }
  [[nodiscard]] bool is_now(const Step& s) const { return s.turn == turn_ && s.phase == phase_; }
  void use_up(std::size_t step);

  const Schema& schema_;
  const Script* script_ = nullptr;
  std::vector<char> used_;  // by step
  std::size_t open_ = 0;    // steps of players that are not used
  std::size_t next_turn_ = 1;
  std::size_t past_ = 0;   // steps of turns that are over
  std::size_t block_ = 0;  // the first step that may still be used
  int turn_ = 0;           // of the script; -1 in one it does not have
  int phase_ = 0;
};

}  // namespace tally::verify
