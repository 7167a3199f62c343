// Asking a player: whether he uses a skill, for a price, for a card of another, for cards to give.
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/open.h"

namespace tally::sanguosha {

Question Play::question_to(Seat who, Ask what, Kind answer, Rule why) {
  Question q;
  q.ask = static_cast<std::uint8_t>(what);
  q.who = who;
  q.accepts = answer;
  q.own_seat = true;
  q.rule = why;
  return q;
}

bool Play::invokes(Seat who, Cause what, Rule why, Seat on) {
  Question q = question_to(who, Ask::invoke, kind::invoke, why);
  q.what = what;
  q.other = on;
  q.same_what = true;
  return ask_and_commit(q).kind != nothing;
}

Event Play::invokes_on(Seat who, Skill skill, Seat about, bool may_decline) {
  Question q = question_to(who, Ask::invoke_on, kind::invoke, rule_of(skill));
  q.what = cause(skill);
  q.other = about;
  q.same_what = true;
  q.may_pass = may_decline;
  return ask_and_commit(q);
}

Seat Play::invokes_on_one(Seat who, Skill skill, Seat about, bool may_decline) {
  const Event a = invokes_on(who, skill, about, may_decline);
  return a.kind == nothing || a.seats.empty() ? nobody : a.seats[0];
}

bool Play::pays(Seat who, Ask how, int count, Rule why, bool may_decline, Seat about) {
  Question q = question_to(who, how, kind::discard, why);
  q.other = about;
  q.value = static_cast<std::int16_t>(count);
  q.may_pass = may_decline;
  return ask_and_commit(q).kind != nothing;
}

bool Play::pays_for(Seat who, Skill skill, int count, bool may_decline, Seat about) {
  Question q = question_to(who, Ask::pay_of, kind::discard, rule_of(skill));
  q.other = about;
  q.what = cause(skill);
  q.value = count;
  q.may_pass = may_decline;
  return ask_and_commit(q).kind != nothing;
}

bool Play::retries(Seat who, Ask how, Skill skill, Judging& time) {
  const bool has_one = how == Ask::retrial_any ? state_.has_card(who) : state_.hand_size(who) > 0;
  if (!has_one && state_.pile_size(who, Skill::muniu) == 0) return false;
  Question q = question_to(who, how, kind::retrial, rule_of(skill));
  q.other = time.judge;
  q.what = cause(skill);
  q.card = time.card;
  q.same_what = true;
  Event a = ask(q);
  if (a.kind == nothing || a.cards.empty()) return false;
  time.card = a.cards[0];
  // OPT-SGS-TUNTIAN: that he has lost a card is seen at once, or when the judgement is over.
  if (options_.is<Opt::tuntian>("at_once"))
    commit(a);
  else
    time.waiting |= commit_before_losses(a);
  return true;
}

void Play::played(Seat who, Card card) {
  Answered answered{who, Name::none, {&card, 1}};
  open<Timing::card_answered>(answered);
}

bool Play::gives_to(Seat who, const SeatSet& whom, Skill skill, int count, Ask how) {
  Question q = question_to(who, how, kind::gift, rule_of(skill));
  q.what = cause(skill);
  q.value = count;
  q.same_what = true;
  q.may_pass = false;
  q.seats = whom;
  return ask_and_commit(q).kind != nothing;
}

// OPT-SGS-GZ-WEAPONS: to a Slash without a card (神速), too, a record may have his Halberd add
// targets.
bool Play::adds_targets(const Event& slash, Event& more) {
  const auto most = effects_of(state_.weapon(slash.seat)).more_targets;
  if (!is_slash(Legal::as_of(slash)) || most == nullptr ||
      !options_.is<Opt::war_weapons>("kingdom_war"))
    return false;
  more = slash;
  more.hide(Field::seats);
  if (!comes_next(more)) return false;
  const SeatSet named = set_of(slash.seats);
  const SeatSet all = set_of(more.seats);
  bool may = (named - all).empty() && all.size() == more.seats.size() &&
             more.seats.size() <= most(legal(), more);
  for (const Seat s : all - named)
    may = may && state_.living(s) && legal().slash_target(slash.seat, s, false) == rule::none;
  return may;
}

void Play::use_nothing_as(Seat by, Name as, const SeatList& targets, Rule why) {
  Event e;
  e.kind = kind::use;
  e.seat = by;
  e.what = cause(as);
  e.seats = targets;
  e.rule = why;
  if (Event more; adds_targets(e, more)) e.seats = more.seats;
  use(e, false, true);
}

bool Play::shows_hand(Seat who, Rule why) {
  Cards left = state_.at(who).hand;
  int unseen = state_.at(who).hidden_cards;
  bool named = true;
  for (int n = state_.hand_size(who); n > 0 && !stopped_; --n) {
    Event e;
    e.kind = kind::show;
    e.seat = who;
    e.rule = why;
    e.hide(Field::cards);
    // In the order of the record, if there is one.
    const bool said = comes_next(e) && e.cards.size() == 1 && e.cards[0] < deck_size;
    const Card shown = said ? e.cards[0] : left.empty() ? unknown_card : *left.begin();
    left.contains(shown) ? left.remove(shown) : static_cast<void>(--unseen);
    e.cards = {&shown, 1};
    e.show(Field::cards);
    tell(e);
    named = named && shown != unknown_card;
  }
  return named;
}

void Play::discards(Seat who, int count, Rule why) {
  if (stopped_ || count <= 0 || !state_.living(who)) return;
  std::array<Card, deck_size> own;  // NOLINT: counted only
  count = std::min(count, state_.cards_of(who, true, true, false, own.data()));
  if (count > 0) pays(who, Ask::pay_any, count, why, false);
}

void Play::inherits(Seat who, Seat of, std::span<const Card> cards, Rule why) {
  if (cards.empty()) return;
  Event e;
  e.kind = kind::inherit;
  e.seat = who;
  e.other = of;
  e.cards = cards;
  e.rule = why;
  tell_last(e, of);
}

void Play::exchange_hands(Seat one, Seat other, Rule why) {
  std::array<Card, deck_size> of_one;    // NOLINT: as far as they are read
  std::array<Card, deck_size> of_other;  // NOLINT
  const auto hand = [&](Seat s, std::array<Card, deck_size>& cards) {
    const int n = state_.cards_of(s, true, false, false, cards.data());
    const std::span<const Card> all(cards.data(), static_cast<std::size_t>(n));
    Event e;
    e.kind = kind::aside;
    e.seat = s;
    e.rule = why;
    e.cards = all;
    // A record may name those that nobody has seen so far.
    if (n > 0 && tell(e) && e.cards.size() == all.size() && e.cards.data() != all.data())
      std::copy(e.cards.begin(), e.cards.end(), cards.begin());
    return all;
  };
  hold_back();
  const auto first = hand(one, of_one);
  const auto second = hand(other, of_other);
  let_go();
  // Whoever has died meanwhile by what the cards set off gets none.
  const auto get = [&](Seat who, std::span<const Card> cards) {
    if (state_.living(who))
      gain(who, cards, why);
    else if (!cards.empty())
      say(kind::put, nobody, why, cards);
  };
  get(other, first);
  get(one, second);
}

bool Play::relocates(Seat who, Seat to, Skill skill, bool own, bool may_decline) {
  Question q = question_to(who, Ask::relocate, kind::relocate, rule_of(skill));
  q.other = to;
  q.what = cause(skill);
  q.value = own ? 1 : 0;
  q.same_what = true;
  q.may_pass = may_decline;
  return ask_and_commit(q).kind != nothing;
}

bool Play::retrieves(Seat who, Seat to, Skill skill, int count, bool may_decline) {
  if (!state_.living(to)) return false;
  Question q = question_to(who, Ask::retrieve, kind::retrieve, rule_of(skill));
  q.other = to;
  q.what = cause(skill);
  q.value = count;
  q.may_pass = may_decline;
  return ask_and_commit(q).kind != nothing;
}

bool Play::sheds(Seat who, Skill pile, int count) {
  Question q = question_to(who, Ask::shed, kind::discard, rule_of(pile));
  q.what = cause(pile);
  q.value = count;
  q.may_pass = false;
  return ask_and_commit(q).kind != nothing;
}

void Play::removes(Seat who, Seat of, Rule why) {
  if (stopped_ || !state_.living(who) || !state_.has_card(of)) return;
  Question q = question_about(Ask::remove_own, who, of, kind::remove, why);
  q.may_pass = false;
  ask_and_commit(q);
}

Event Play::takes(Seat who, Seat of, Ask how, Rule why) {
  if (how == Ask::snatch_hand ? state_.hand_size(of) == 0 : !state_.has_card(of)) return {};
  const bool hand = how != Ask::snatch_worn;
  if (how != Ask::snatch_hand && of != who && !legal().may_take(of, hand, false)) return {};
  Question q = question_about(how, who, of, kind::snatch, why);
  q.may_pass = false;
  return ask_and_commit(q);
}

void Play::raids(Seat who, const SeatList& of, Rule why) {
  const bool at_once = options_.is<Opt::tuxi_cards>("at_once");  // OPT-SGS-TUXI-CARDS
  if (at_once) hold_back();
  for (const Seat s : in_action_order(of, state_.current))
    if (!stopped_ && state_.living(who) && state_.living(s)) takes(who, s, Ask::snatch_hand, why);
  if (at_once) let_go();
}

int Play::gives(Seat who, Ask how, Skill skill, int count) {
  Question q = question_to(who, how, kind::gift, rule_of(skill));
  q.what = cause(skill);
  q.value = static_cast<std::int16_t>(count);
  q.same_what = true;
  q.may_pass = false;
  return static_cast<int>(ask_and_commit(q).cards.size());
}

}  // namespace tally::sanguosha
