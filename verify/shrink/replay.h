#pragma once
// Plays a script again: offers its choices where they are still legal, passes otherwise, stacks the
// deck so that cards are where the script needs them, and puts the fault in again.
#include <array>
#include <memory>
#include <vector>

#include "engine/core/table.h"
#include "verify/shrink/script.h"

namespace tally::verify {

// How a candidate is played.
struct Manner {
  bool stacked = true;    // the deck; else as the record has it
  bool as_shown = false;  // what the fault says is what happens; else it is only said
  bool at_once = false;   // the fault comes as soon as the steps are used up
  bool lacks = false;     // another seat is dealt the cards of the fault: who sees it, if one does
  int tail = 0;           // lines behind the fault, or behind the last step
  std::size_t most = 0;   // lines in all; 0: as many as there are
  // Once somebody does something to whom the fault is about, before it and as soon as he can: in
  // the first of the ways there are, the second …; 0: nobody does.
  int hostile = 0;
  bool eager = false;  // whoever is at fault does what he may before its turn; else he passes
};

class Replay final : public Table {
 public:
  explicit Replay(const Game& game);

  // The game as a native record. False when the steps do not lead to where the fault belongs.
  bool run(const Script& script, const Ruleset& rules, const Manner& manner, Record& out);

  // Events played so far, of all games.
  [[nodiscard]] std::uint64_t events() const { return events_; }

  Event answer(const Question& q) override;
  bool tell(Event& e) override;

 private:
  class Pick;
  class Attack;
  struct Slot {  // a card that comes from the pile
    Seat seat;
    Kind kind;
    What what;
    int turn;
  };

  bool play_once(Record& out);
  void log(const Event& e);
  void mark(const Event& e);
  void use_up(std::size_t step);
  [[nodiscard]] bool open_steps() const;
  [[nodiscard]] bool armed() const;
  [[nodiscard]] bool eager(const Question& q) const;
  const Step* next(const Question& q);
  const Step* meant(const Question& q);
  Event taken(const Step& step);
  Event by_chance(const Question& q);
  Event fallback(const Question& q);
  bool attack(const Question& q, Event& out);
  void forget_turn();
  void wish();
  void plan();
  Card wished(const Slot& slot);
  bool trigger_told(Event& e, bool& happened);
  void after_fault();
  void halt();

  const Game& game_;
  const Schema& schema_;
  std::unique_ptr<Match> match_;
  std::uint64_t events_ = 0;
  const Script* script_ = nullptr;
  const Ruleset* rules_ = nullptr;
  Manner manner_;
  Record* out_ = nullptr;

  std::vector<char> used_;  // by step
  std::size_t open_ = 0;    // steps of players neither used nor out of reach
  std::size_t next_turn_ = 1;
  std::size_t past_ = 0;  // steps of turns that are over
  int turn_ = 0;          // of the script, -1: one it does not have
  int phase_ = 0;
  std::size_t block_ = 0;  // the first step that may still be used
  int alike_ = 0;
  bool fired_ = false;
  bool attacked_ = false;
  int left_ = 0;  // lines to come
  bool halted_ = false;

  std::vector<std::vector<Card>> wishes_;  // by seat, in the order of need
  std::vector<std::size_t> granted_;
  std::vector<char> turned_used_;
  std::array<bool, card_ids> wanted_{};  // cards somebody needs
  std::array<bool, card_ids> placed_{};
  std::vector<Slot> slots_;
  std::vector<std::vector<Card>> piles_;  // those of the set-up, top first; the last is stacked
  std::size_t shuffles_ = 0;
  std::array<bool, card_ids> dealt_{};  // by asking for the hands
  std::array<Card, max_cards> cards_{};
};

}  // namespace tally::verify
