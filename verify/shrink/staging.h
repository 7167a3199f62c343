#pragma once
// Plays a script again by the rules: its choices where they are still legal, a pass otherwise, and
// its fault where that belongs.
#include <array>
#include <cstdint>
#include <memory>

#include "engine/core/game.h"
#include "engine/core/table.h"
#include "verify/shrink/cursor.h"
#include "verify/shrink/deck.h"
#include "verify/shrink/script.h"

namespace tally::verify {

// How a script is played.
struct Directions {
  bool stacked = true;    // the deck lies as the script needs it; else as the record has it
  bool attacked = false;  // whom the fault is about is attacked once, before it, by whoever can
  // Of a script without a fault:
  int tail = 0;          // lines behind the last choice
  std::size_t most = 0;  // lines in all; 0: as many as come
};

class Staging final : public Table {
 public:
  explicit Staging(const Game& game);

  // The game as a native record. False when the steps do not lead to where the fault belongs.
  bool run(const Script& script, const Ruleset& rules, const Directions& how, Record& out);

  // Events played so far, of all games.
  [[nodiscard]] std::uint64_t events() const { return events_; }

  Event answer(const Question& q) override;
  bool tell(Event& e) override;

 private:
  bool play_once(const Ruleset& rules, Record& out);
  void log(const Event& e);
  void halt();
  void reach(int further);
  void put_in(const Event& shown, int further);
  [[nodiscard]] bool due() const { return !reached_ && script_->fault && cursor_.at_the_fault(); }
  bool put_in_at(Event& e, bool& happened);
  Event with_cards(const Line& line);
  bool attack(const Question& q, Event& out);
  Event fallback(const Question& q);
  Event by_chance(const Question& q);

  const Game& game_;
  const Schema& schema_;
  std::unique_ptr<Match> match_;
  ScriptCursor cursor_;
  StackedDeck deck_;
  std::uint64_t events_ = 0;
  const Script* script_ = nullptr;
  Directions how_;
  Record* out_ = nullptr;
  bool reached_ = false;  // the fault is said; without one, all steps are done
  int further_ = 0;       // lines that are still to come
  bool attacked_ = false;
  bool halted_ = false;
  std::array<Card, max_cards> cards_{};
};

}  // namespace tally::verify
