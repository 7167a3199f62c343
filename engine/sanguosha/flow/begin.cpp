// How a game begins: at its start, from a bookmark, in the middle (000 "start the game").
#include <algorithm>

#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

void Play::run(const Mode& mode, const Setup& setup, const Ruleset& rules, Table& table) {
  start(mode, rules, table);
  set_up(setup);
  if (setup.midway) return take_up();

  mode.choose_generals(*this);
  for (Seat s = 0; s < state_.players; ++s) {
    const Counted points = mode.first_hp(state_, options_, s);
    Event e;
    e.kind = kind::hp;
    e.seat = s;
    e.rule = points.why;
    e.value = e.extra = static_cast<std::int16_t>(points.many);
    if (points.many == 0) {  // of generals that a record does not name
      e.hide(Field::value);
      e.hide(Field::extra);
    }
    Event lords = e;
    lords.value = lords.extra = mode.lords_first_hp(state_, options_, s);
    if (lords.value > points.many && points.many != 0 && comes_next(lords)) e = lords;
    tell(e);
  }
  reshuffle(0);
  TurnTime ready;
  open<Timing::cards_ready>(ready);
  first_hands();
  TurnTime begun;
  open<Timing::game_start>(begun);
  mode.begun(*this);
  turns(mode.first_turn(*this));
}

void Play::play_on(const Bookmark& from, const Mode& mode, const Ruleset& rules, Table& table) {
  start(mode, rules, table);
  restore(from.state);
  turns({from.next});  // its round has begun
}

// SGS-RECORD-MIDWAY: as told, then what follows the turn that was going on, and the next one.
void Play::take_up() {
  know_nothing();
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::stands);
  q.accepts = all_kinds;
  q.rule = rule::midway;
  q.may_pass = false;
  Event e;
  while (e.kind != kind::resume) {
    e = ask(q);
    if (e.kind == nothing || stopped_) return;
    take_word(e);
    if (state_.over) return;
  }
  mode().after_turn(*this, false);
  if (stopped_) return;
  if (state_.living(e.seat)) return turns({e.seat});  // in the round that has begun
  turns(mode().next_turn(*this, std::max<Seat>(state_.current, 0)));
}

// SGS-SETUP-HAND: so many cards each from the top, the first seat first. OPT-SGS-FIRST-HANDS: a
// program takes them from anywhere in the pile and shuffles the rest again.
void Play::first_hands() {
  std::array<Card, deck_size> cards;
  const Counted each = mode().first_hand();
  const int n = each.many * state_.players;
  const bool anywhere = options_.is<Opt::first_hands>("anywhere");
  if (anywhere)
    std::fill_n(cards.begin(), n, unknown_card);
  else
    top(n, cards.data());
  Event e;
  e.kind = kind::deal;
  e.rule = each.why;
  e.value = static_cast<std::int16_t>(each.many);
  e.cards = {cards.data(), static_cast<std::size_t>(n)};
  tell_cards(e, Ask::deal);
  mode().first_hands_dealt(*this);
  if (anywhere) reshuffle(2);
}

void Play::one_card_more(Seat who, Rule why) {
  if (options_.is<Opt::first_hands>("top")) return draw(who, 1, why);
  const Card any = unknown_card;
  Event e;
  e.kind = kind::draw;
  e.seat = who;
  e.rule = why;
  e.value = 1;
  e.cards = {&any, 1};
  tell_cards(e, Ask::deal);
}

}  // namespace tally::sanguosha
