#pragma once
// The door: every question and every event of a game passes here, and here alone its state changes.
// Everybody else reads the state.
#include <cstddef>
#include <span>
#include <utility>

#include "engine/core/table.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/state/state.h"
#include "engine/sanguosha/timing/truth.h"

namespace tally::sanguosha {

class Door {
 public:
  Door(const Door&) = delete;
  Door& operator=(const Door&) = delete;

  [[nodiscard]] const State& state() const { return held_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Legal& legal() const { return legal_; }
  [[nodiscard]] const Mode& mode() const { return legal_.mode(); }

  // `nothing` once the game has stopped.
  Event ask(Question& q) { return stopped_ ? Event{} : put(q); }
  // Another number after each event, and in each game.
  [[nodiscard]] unsigned events() const { return events_; }
  void commit(Event& e);                // folds an answer into the state
  Event ask_and_commit(Question& q);    // `nothing` where he declines
  bool tell(Event& e);                  // tells and folds; false: by the record it is not so
  bool tell_cards(Event& e, Ask what);  // the same; cards of a pile of unknown order are asked
  void say(Kind k, Seat seat, Rule rule, std::span<const Card> cards = {});
  // The same of one who leaves the game: what he loses sets nothing off.
  void say_last(Kind k, Seat seat, Rule rule, std::span<const Card> cards);
  void tell_last(Event& e, Seat leaves);
  // Several events are one move (hands exchanged, a pindian): what follows from the cards that are
  // lost comes after the last of them.
  void hold_back() { held_back_ = true; }
  void let_go();
  // Whether a condition holds. Of what nobody has seen the Table settles it: it does if this comes
  // next, which is what comes of it.
  [[nodiscard]] bool holds(Truth condition, Event& then) {
    return condition == Truth::unseen ? comes_next(then) : condition == Truth::yes;
  }
  // Whether the Table says that this comes next; what it shows of it and `e` does not is put in.
  [[nodiscard]] bool comes_next(Event& e) { return !stopped_ && table_->comes_next(e); }
  // The skill that was last at work since a card was used or a phase began: what a record has then
  // and no rule brings about is held against it (citing.cpp). Rules never ask it.
  [[nodiscard]] Rule at_work() const { return at_work_; }
  // What was decided, where no event says it.
  void implied(const Question& q, const Event& answer) {
    if (!stopped_) table_->implied(q, answer);
  }
  void stop() { stopped_ = true; }
  [[nodiscard]] bool stopped() const { return stopped_; }

  // --- changes that no event says (State)
  // Folds what is neither answered nor told; nothing follows from it.
  void take_word(const Event& e);
  void restore(const State& s) { held_ = s; }
  void restore(std::span<const std::byte> bytes);  // all those of a State
  void note(Seat owner, Mark mark, Life life, int n = 1) { held_.memory.add(owner, mark, life, n); }
  void forget_losses(Seat s) { held_.forget_losses(s); }
  void skip(Seat s, Phase p, Cause by) { held_.skip(s, p, by); }
  void unskip(Seat s, Phase p) { held_.unskip(s, p); }
  void keep(Card c) { held_.keep(c); }
  void unkeep() { held_.unkeep(); }
  void open_pool(const GeneralSet& generals) { held_.open_pool(generals); }
  void know_nothing() { held_.know_nothing(); }
  void take_up_unseen(Seat s, int n) { held_.take_up_unseen(s, n); }
  void unname(Card c) { held_.unname(c); }
  // To see what would come of it; `restore` takes it back.
  void try_unveiled(Seat s, std::size_t place, General g) {
    held_.turn_up(s, place, g);
    held_.at(s).kingdom = mode().kingdom_if_shown(held_, options_, s);
  }

 protected:
  Door() = default;
  ~Door() = default;
  void start(const Mode& mode, const Ruleset& rules, Table& table);
  void set_up(const Setup& setup);
  // Who is asked and told from now on: for a while another Table may stand before the real one.
  [[nodiscard]] Table& table() { return *table_; }
  void sit_at(Table& table) { table_ = &table; }

 private:
  Event put(Question& q);
  void look(const Event& e);
  void fold(const Event& e) {
    SeatSet losers;
    const bool looks_on = !held_.acting_at(Timing::cards_moved).empty();
    const bool waits = !held_.acting_at(Timing::cards_lost).empty();
    if (waits || looks_on) [[unlikely]]
      losers = held_.losers(e);
    ++events_;
    held_.apply(e);
    if (looks_on) [[unlikely]]
      moved(e, losers);
    if (waits && !losers.empty()) [[unlikely]] {  // asks: the cards of `e` are gone after that
      waiting_ |= losers;
      if (!held_back_) cards_lost(std::exchange(waiting_, {}));
    }
  }
  // What follows from cards having left hands and equipment areas.
  virtual void settle() = 0;
  // Cards are about to move, and may; or have moved.
  virtual bool may_move(const Event& e) = 0;
  virtual void moved(const Event& e, SeatSet losers) = 0;
  virtual void cards_lost(SeatSet losers) = 0;

  State held_;

 protected:
  const State& state_ = held_;
  Options options_;
  bool stopped_ = false;
  void is_at_work(Rule rule) { at_work_ = rule; }  // after something was tried out

 private:
  Legal legal_{held_};
  Table* table_ = nullptr;
  Rule at_work_;
  bool held_back_ = false;
  unsigned events_ = 0;
  SeatSet waiting_;  // who has lost cards meanwhile
};

}  // namespace tally::sanguosha
