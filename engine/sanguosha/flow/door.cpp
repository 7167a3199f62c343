#include "engine/sanguosha/flow/door.h"

#include <algorithm>
#include <cstring>

namespace tally::sanguosha {

void Door::open(const Ruleset& rules, Table& table) {
  options_ = Options(rules);
  legal_.set(options_);
  table_ = &table;
  stopped_ = false;
}

void Door::set_up(const Setup& setup) {
  reset(held_, setup, options_.is(Opt::ex_cards, 0), options_.is(Opt::maneuvering, 0));
}

Event Door::put(Question& q) {
  q.rules = &legal_;
  Event a = table_->answer(q);
  if (stopped_) [[unlikely]]
    a = {};
  else
    a.rule = q.rule;
  return a;
}

void Door::commit(Event& e) {
  if (e.kind == nothing) return;
  held_.apply(e);
  if (held_.unsettled()) settle();
}

bool Door::tell(Event& e) {
  if (stopped_) return false;
  const bool happened = table_->tell(e);
  if (!happened) return false;
  held_.apply(e);
  // What is replaced goes in one with what replaces it.
  if (held_.unsettled() && e.kind != kind::replace) settle();
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
  if (stopped_) return;
  Event e;
  e.kind = k;
  e.seat = seat;
  e.rule = rule;
  e.cards = cards;
  if (!table_->tell(e)) return;
  held_.apply(e);
  held_.forget_losses(seat);
  if (held_.unsettled()) settle();
}

void Door::restore(std::span<const std::byte> bytes) {
  std::memcpy(static_cast<void*>(&held_), bytes.data(), bytes.size());
}

void Door::take_word(const Event& e) {
  held_.apply(e);
  for (Seat s = 0; s < held_.players; ++s) held_.forget_losses(s);
}

}  // namespace tally::sanguosha
