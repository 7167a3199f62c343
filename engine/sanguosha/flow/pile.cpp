// The draw pile: drawing, turning up, running out.
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// The n top cards, top first; unknown_card where the order is not known or the pile is short.
void Play::top(int n, Card* out) const {
  for (int i = 0; i < n; ++i) {
    const int at = state_.draw_count - 1 - i;
    out[i] = at >= 0 ? state_.draw[static_cast<std::size_t>(at)] : unknown_card;
  }
}

// SGS-DRAW-RESHUFFLE: the discard pile is shuffled and goes under what is left of the draw pile
// (000 "When it is necessary to touch cards …"), or is mixed with it (OPT-SGS-RESHUFFLE-REST).
// Cards on the table are not part of it. Who refills the pile as soon as it is empty (AMB-SGS-010)
// takes its last cards first: there is no rest to be mixed, it is told on top.
bool Play::reshuffle(int what, bool if_shown) {
  const bool mixed = what == 1 && mixes_rest(options_);
  Question q;
  q.ask = static_cast<std::uint8_t>(Ask::shuffle);
  q.what = static_cast<What>(mixed ? 2 : what);
  q.value = static_cast<std::int16_t>(state_.draw_count + state_.discard_count);
  q.accepts = kind::shuffle;
  q.may_pass = if_shown;
  q.rule = what == 1 ? rule::draw_reshuffle : mode().deck_rule();
  Event a = ask(q);
  if (if_shown && a.kind == nothing) return false;
  // In an order nobody shows, what was known of the rest is not known any more.
  if (q.what == 2 && a.kind == kind::shuffle && !a.shows(Field::cards)) {
    a.cards = unseen_cards(static_cast<std::size_t>(q.value));
    a.show(Field::cards);
  }
  commit(a);
  return !stopped_;
}

bool Play::may_shuffle() const {
  return !options_.is<Opt::deck_exhausted>("limit5") || state_.shuffles < 5 ||
         state_.noted(nobody, Mark::outlived, Life::game) > 0;
}

// AMB-SGS-010: refilled at once when the last card goes, or only when a card is needed. Either way
// what is missing for a draw comes from under what is left, so the cards drawn are the same.
// AMB-SGS-011: when draw and discard pile together cannot give what is needed, the game is drawn,
// or what there is is taken; a program also ends it at the sixth reshuffle.
int Play::supply(int n) {
  if (stopped_ || n <= 0) return 0;
  const bool can_shuffle = may_shuffle();
  if (state_.draw_count + state_.discard_count < n || (state_.draw_count < n && !can_shuffle)) {
    if (!options_.is<Opt::deck_exhausted>("partial")) {
      // Who refills only on need finds out by doing so.
      const bool any = state_.draw_count + state_.discard_count > 0;
      if (options_.is<Opt::reshuffle>("on_need") && can_shuffle && any) reshuffle(1);
      if (stopped_) return 0;
      end_drawn(rule::draw_exhausted);
      if (stopped_) return 0;
    }
    n = std::min(n, state_.draw_count + state_.discard_count);
    if (n == 0) return 0;
  }
  if (state_.draw_count < n && state_.discard_count > 0) reshuffle(1);
  if (stopped_) return 0;
  return n;
}

void Play::settle_pile() {
  if (options_.is<Opt::reshuffle>("immediate") && state_.draw_count == 0 &&
      state_.discard_count > 0 && !stopped_ && may_shuffle())
    reshuffle(1);
}

// SGS-DEAD-ACTS: the dead draw nothing, but for what their souls do (玄武).
void Play::draw(Seat who, int n, Rule why) {
  const bool dead = state_.seated(who) && !state_.at(who).alive;
  n = dead && why != rule::xuanwu ? 0 : supply(n);
  if (n == 0) return;
  // Where a record's reshuffle is missing the pile is short: what follows is not known.
  std::array<Card, deck_size> cards;
  top(n, cards.data());
  Event e;
  e.kind = kind::draw;
  e.seat = who;
  e.rule = why;
  e.value = static_cast<std::int16_t>(n);
  e.cards = {cards.data(), static_cast<std::size_t>(n)};
  if (tell_cards(e, Ask::draw)) note_counts<Always::counts_draw>(who, state_, who);
  settle_pile();
}

// The same where only the record knows whether it was due.
bool Play::draw_by_record(Seat who, int n, Rule why) {
  if (stopped_) return false;
  const int there = state_.draw_count + state_.discard_count;
  if (there < n || (state_.draw_count < n && !may_shuffle())) {
    if (!options_.is<Opt::deck_exhausted>("partial")) {
      // Had it been due the game would be drawn, after a reshuffle where that comes on need.
      if (options_.is<Opt::reshuffle>("on_need") && may_shuffle() && there > 0) reshuffle(1, true);
      ended_by_record(rule::draw_exhausted);
      return false;
    }
    n = std::min(n, there);
    if (n == 0) return false;
  }
  if (state_.draw_count < n && !reshuffle(1, true)) return false;
  Question q = question_to(who, Ask::draw, kind::draw, why);
  q.value = static_cast<std::int16_t>(n);
  Event a = ask(q);
  if (a.kind == nothing) return false;
  commit(a);
  settle_pile();
  return true;
}

int Play::reveal(int n, Rule why, Card* out) {
  if (stopped_) return 0;
  // Cards looked at together come from one pile: what is missing goes under it first.
  n = supply(n);
  if (n == 0) return 0;
  top(n, out);
  Event e;
  e.kind = kind::reveal;
  e.rule = why;
  e.cards = {out, static_cast<std::size_t>(n)};
  if (!tell_cards(e, Ask::reveal)) return 0;
  n = static_cast<int>(std::min<std::size_t>(e.cards.size(), deck_size));
  std::copy_n(e.cards.data(), n, out);
  settle_pile();
  return n;
}

int Play::picked(Card c, Card* list, int n) {
  Card* const end = list + n;
  if (c == unknown_card)
    for (Card* known = list; known != end; ++known) {
      unname(*known);
      *known = unknown_card;
    }
  Card* at = std::find(list, end, c);
  if (at == end) at = std::find(list, end, unknown_card);
  if (at == end) return n;  // by the record's word only: it was none of these
  std::copy(at + 1, end, at);
  return n - 1;
}

}  // namespace tally::sanguosha
