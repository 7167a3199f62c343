#include "engine/sanguosha/flow/door.h"

#include <algorithm>
#include <cstring>

#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

void Door::start(const Mode& mode, const Ruleset& rules, Table& table) {
  options_ = Options(rules);
  legal_.set(options_, mode);
  table_ = &table;
  stopped_ = false;
  at_work_ = rule::none;
  ++events_;  // nothing noted in the game before is of this one
  held_back_ = false;
  waiting_ = {};
}

// AMB-SGS-071, OPT-SGS-MANEUVERING, OPT-SGS-DECK, OPT-SGS-GZ-SMALL
void Door::set_up(const Setup& setup) {
  reset(held_, setup, options_.is<Opt::ex_cards>("true"), options_.is<Opt::maneuvering>("true"));
  if (const auto deck = listed_deck(options_[Opt::deck]); !deck.empty()) held_.play_with(deck);
  mode().sit_down(held_, options_);
  if (options_.is<Opt::small_kingdoms>("hidden_too")) note(nobody, Mark::hidden_small, Life::game);
  for (const Skill skill : mode().skills_of_all(options_))
    for (Seat s = 0; s < held_.players; ++s) held_.grant(s, skill);
}

Event Door::put(Question& q) {
  if (q.rules == nullptr) q.rules = &legal_;
  constexpr KindSet reaching{kind::remove, kind::snatch};
  if (!held_.acting_at(Timing::reached_for).empty() && q.accepts.meets(reaching)) [[unlikely]]
    reach_for(q);
  Event a = table_->answer(q);
  if (stopped_) [[unlikely]]
    a = {};
  else
    a.rule = q.rule;
  // A skill that always works does so by being asked for.
  if (q.rule >= rule::count && skills_that<&SkillInfo::compulsory>().contains(skill_with(q.rule)))
    at_work_ = q.rule;
  return a;
}

void Door::look(const Event& e) {
  const bool anew = e.kind == kind::use || e.kind == kind::phase ||
                    (e.kind == kind::put && e.rule == rule::use_done);
  if (anew)
    at_work_ = rule::none;
  else if (e.rule >= rule::count)
    at_work_ = e.rule;
}

void Door::commit(Event& e) {
  if (e.kind == nothing) return;
  look(e);
  fold(e);
  if (held_.unsettled() && !held_back_) settle();
}

SeatSet Door::commit_before_losses(Event& e) {
  hold_back();
  commit(e);
  const SeatSet losers = std::exchange(waiting_, {});
  let_go();
  return losers;
}

Event Door::ask_and_commit(Question& q) {
  Event a = ask(q);
  commit(a);
  return a;
}

void Door::let_go() {
  held_back_ = false;
  if (const SeatSet losers = std::exchange(waiting_, {}); !losers.empty()) cards_lost(losers);
  if (held_.unsettled()) settle();
}

bool Door::tell(Event& e) {
  if (stopped_) return false;
  if (!held_.acting_at(Timing::cards_moving).empty()) [[unlikely]]
    if (!may_move(e)) return false;
  // A play that is taken up from a turn knows of nothing before it.
  if (e.kind == kind::turn) at_work_ = rule::none;
  const bool happened = table_->tell(e);
  if (!happened) return false;
  look(e);
  fold(e);
  // What is replaced goes in one with what replaces it.
  if (held_.unsettled() && e.kind != kind::replace && !held_back_) settle();
  return true;
}

bool Door::tell_cards(Event& e, Ask what) {
  const bool unseen =
      std::any_of(e.cards.begin(), e.cards.end(), [](Card c) { return c == unknown_card; });
  if (!unseen) return tell(e);
  Question q;
  q.ask = static_cast<std::uint8_t>(what);
  q.who = e.seat;
  q.what = e.what;
  q.value = static_cast<std::int16_t>(e.cards.size());
  q.accepts = e.kind;
  q.rule = e.rule;
  q.may_pass = false;
  const Event told = e;
  q.told = &told;
  Event a = ask(q);
  if (a.kind == nothing) return false;
  e = a;
  commit(e);
  return true;
}

void Door::say(Kind k, Seat seat, Rule rule, std::span<const Card> cards) {
  Event e;
  e.kind = k;
  e.seat = seat;
  e.rule = rule;
  e.cards = cards;
  tell(e);
}

void Door::say_last(Kind k, Seat seat, Rule rule, std::span<const Card> cards) {
  Event e;
  e.kind = k;
  e.seat = seat;
  e.rule = rule;
  e.cards = cards;
  tell_last(e, seat);
}

void Door::tell_last(Event& e, Seat leaves) {
  if (stopped_ || !table_->tell(e)) return;
  hold_back();
  fold(e);
  waiting_.remove(leaves);
  forget_losses(leaves);
  let_go();
}

void Door::restore(std::span<const std::byte> bytes) {
  std::memcpy(static_cast<void*>(&changing()), bytes.data(), bytes.size());
}

void Door::take_word(const Event& e) {
  changing().apply(e);
  for (Seat s = 0; s < held_.players; ++s) forget_losses(s);
}

}  // namespace tally::sanguosha
