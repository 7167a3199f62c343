#pragma once
// The door: every question and every event of a game passes here, and here alone its state changes.
// Everybody else reads the state.
#include <cstddef>
#include <optional>
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
  void commit(Event& e);  // folds an answer into the state
  // The same; what follows from cards having left hands and equipment areas waits: for whom.
  SeatSet commit_before_losses(Event& e);
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
  [[nodiscard]] bool leaves_out(Kind answer) const { return table_->leaves_out(answer); }
  // The skill that was last at work since a card was used or a phase began: what a record has then
  // and no rule brings about is held against it (citing.cpp). Rules never ask it.
  [[nodiscard]] Rule at_work() const { return at_work_; }
  // What was decided, where no event says it.
  void implied(const Question& q, const Event& answer) {
    if (!stopped_) table_->implied(q, answer);
  }
  void stop() { stopped_ = true; }
  [[nodiscard]] bool stopped() const { return stopped_; }

  // Who has lost a Silver Lion, or a Way of Peace, and what it brings has not come yet.
  struct Armour {
    SeatSet lions, spells;
  };

  // --- changes that no event says (State)
  // Folds what is neither answered nor told; nothing follows from it.
  void take_word(const Event& e);
  void restore(const State& s) { changing() = s; }
  void restore(std::span<const std::byte> bytes);  // all those of a State
  void note(Seat owner, Mark mark, Life life, int n = 1) {
    changing().memory.add(owner, mark, life, n);
  }
  // What skills count of this (Effects::counts_…) is noted of `owner`; `about` is what the effect
  // asks.
  template <Always what, class... About>
  void note_counts(Seat owner, const About&... about) {
    held_.each_count<what>(
        [&](Skill skill, int n) { note(owner, mark_of(skill), info(skill).counted, n); }, about...);
  }
  void forget_losses(Seat s) { changing().forget_losses(s); }
  // What lost armour brings about waits, and comes about after all.
  Armour put_off_armour() {
    if ((held_.lions_lost | held_.spells_lost).empty()) [[likely]]
      return {};
    return {std::exchange(changing().lions_lost, {}), std::exchange(changing().spells_lost, {})};
  }
  void take_up_armour(const Armour& lost) {
    if ((lost.lions | lost.spells).empty()) [[likely]]
      return;
    changing().lions_lost = held_.lions_lost | lost.lions;
    changing().spells_lost = held_.spells_lost | lost.spells;
  }
  void skip(Seat s, Phase p, Cause by) { changing().skip(s, p, by); }
  void unskip(Seat s, Phase p) { changing().unskip(s, p); }
  void keep(Card c) { changing().keep(c); }
  void unkeep() { changing().unkeep(); }
  void uncount(Card c) { changing().uncounted.add(c); }
  void open_pool(const GeneralSet& generals) { changing().open_pool(generals); }
  void know_nothing() { changing().know_nothing(); }
  void send_away(Seat s) { changing().away.add(s); }
  void order_is(std::uint16_t step) { changing().order = step; }
  void take_up_unseen(Seat s, int n) { changing().take_up_unseen(s, n); }
  void unname(Card c) { changing().unname(c); }
  void unstrip(Seat s, std::size_t place) { changing().unstrip(s, place); }

 protected:
  Door() = default;
  ~Door() = default;
  void start(const Mode& mode, const Ruleset& rules, Table& table);
  void set_up(const Setup& setup);
  // Who is asked and told from now on: for a while another Table may stand before the real one.
  [[nodiscard]] Table& table() { return *table_; }
  void sit_at(Table& table) { table_ = &table; }

  // Something is tried out: as long as one of these lives everybody asks and tells another Table,
  // and what changes meanwhile is taken back at its end.
  class Trial {
   public:
    Trial(Door& door, Table& table)
        : door_(door),
          real_(door.table()),
          outer_(std::exchange(door.trial_, this)),
          at_work_(door.at_work_) {
      door.sit_at(table);
    }
    ~Trial() {
      if (before_) door_.held_ = *before_;
      door_.at_work_ = at_work_;
      door_.trial_ = outer_;
      door_.sit_at(real_);
    }
    // Whether something has changed meanwhile.
    [[nodiscard]] bool changed() const { return before_.has_value(); }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

   private:
    friend class Door;
    // Before the first change: most trials make none.
    [[gnu::noinline]] void remember() {
      if (before_) return;
      before_ = door_.held_;
      if (outer_ != nullptr) outer_->remember();
    }

    Door& door_;
    Table& real_;
    Trial* outer_;
    Rule at_work_;
    std::optional<State> before_;
  };
  // A general is turned up, and lies there again at the end. Only the player is put back: what
  // changes besides needs a Trial inside it.
  class Unveiled {
   public:
    Unveiled(Door& door, Seat who, std::size_t place, General g)
        : state_(door.changing()), who_(who), before_(state_.at(who)) {
      door.mode().try_on(state_, door.options_, who, place, g);
    }
    ~Unveiled() { state_.at(who_) = before_; }
    Unveiled(const Unveiled&) = delete;
    Unveiled& operator=(const Unveiled&) = delete;

   private:
    State& state_;
    Seat who_;
    Player before_;
  };

 private:
  State& changing() {
    if (trial_ != nullptr) [[unlikely]]
      trial_->remember();
    return held_;
  }
  Event put(Question& q);
  void look(const Event& e);
  [[gnu::always_inline]] void fold(const Event& e) {
    SeatSet losers;
    const bool looks_on = !held_.acting_at(Timing::cards_moved).empty();
    const bool waits = !held_.acting_at(Timing::cards_lost).empty();
    if (waits || looks_on) [[unlikely]]
      losers = held_.losers(e);
    ++events_;
    changing().apply(e);
    if (looks_on) [[unlikely]]
      moved(e, losers);
    if (waits && !losers.empty()) [[unlikely]] {  // asks: the cards of `e` are gone after that
      waiting_ |= losers;
      if (!held_back_) cards_lost(std::exchange(waiting_, {}));
    }
  }
  // What follows from cards having left hands and equipment areas.
  virtual void settle() = 0;
  // Somebody is about to be asked for a card of another: it may be up to the other.
  virtual void reach_for(Question& q) = 0;
  // Cards are about to move, and may; or have moved.
  virtual bool may_move(const Event& e) = 0;
  virtual void moved(const Event& e, SeatSet losers) = 0;
  virtual void cards_lost(SeatSet losers) = 0;

  State held_;

 protected:
  const State& state_ = held_;
  Options options_;
  bool stopped_ = false;
  [[nodiscard]] bool is_tried_out() const { return trial_ != nullptr; }

 private:
  Legal legal_{held_};
  Table* table_ = nullptr;
  Trial* trial_ = nullptr;  // the innermost
  Rule at_work_;
  bool held_back_ = false;
  unsigned events_ = 0;
  SeatSet waiting_;  // who has lost cards meanwhile
};

}  // namespace tally::sanguosha
