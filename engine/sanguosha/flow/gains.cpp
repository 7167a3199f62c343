// Cards on the table into a hand, and the top cards of the pile looked at.
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// Cards on the table into a hand; those that have gone elsewhere are left out.
void Play::gain(Seat who, std::span<const Card> cards, Rule why) {
  std::array<Card, deck_size> left;
  std::size_t n = 0;
  int unseen = state_.table_unseen;
  for (Card c : cards) {
    const Zone z = state_.where(c).zone;
    if (n < left.size() && (z == Zone::table || (z == Zone::somewhere && unseen-- > 0)))
      left[n++] = c;
  }
  if (n > 0) say(kind::gain, who, why, {left.data(), n});
}

void Play::gain_kept(Seat who, Rule why) {
  std::array<Card, deck_size> cards;
  int n = state_.kept.list(cards.data());
  for (int i = 0; i < state_.kept_unseen && n < deck_size; ++i)
    cards[static_cast<std::size_t>(n++)] = unknown_card;
  unkeep();
  const std::span<const Card> all(cards.data(), static_cast<std::size_t>(n));
  if (state_.living(who)) gain(who, all, why);
  put_away(all, why);
}

int Play::peek(Seat who, int n, Rule why, Card* seen) {
  n = supply(n);
  if (n == 0) return 0;
  std::array<Card, deck_size> cards;
  top(n, cards.data());
  Event e;
  e.kind = kind::peek;
  e.seat = who;
  e.rule = why;
  e.value = static_cast<std::int16_t>(n);
  e.cards = {cards.data(), static_cast<std::size_t>(n)};
  if (!tell_cards(e, Ask::peek)) return 0;
  if (seen != nullptr) std::copy_n(e.cards.data(), std::min<std::size_t>(e.cards.size(), n), seen);
  return state_.peeked.size() + state_.peeked_unseen;
}

// What a record neither gives away nor puts back lies on top again.
void Play::put_back_peeked() {
  std::array<Card, deck_size> cards;
  int n = state_.peeked.list(cards.data());
  for (int i = 0; i < state_.peeked_unseen && n < deck_size; ++i)
    cards[static_cast<std::size_t>(n++)] = unknown_card;
  if (n == 0) return;
  Event e;
  e.kind = kind::arrange;
  e.value = static_cast<std::int16_t>(n);
  e.cards = {cards.data(), static_cast<std::size_t>(n)};
  take_word(e);
}

int Play::arranges(Seat who, int n, int on_top, Rule why) {
  const int seen = peek(who, n, why);
  if (seen == 0) return 0;
  Question q = question_to(who, Ask::arrange, kind::arrange, why);
  q.value = static_cast<std::int16_t>(seen);
  q.what = static_cast<What>(std::min(seen, on_top));
  q.may_pass = false;
  const int top = ask_and_commit(q).value;
  put_back_peeked();
  return top;
}

}  // namespace tally::sanguosha
