#include "replay/guide/misread.h"

#include <algorithm>

#include "replay/guide/matching.h"

namespace tally::guide {

// The card that the record moves on from the table, before anything new begins, in place of the
// i-th, which it laid there under another name. `may_be`: by the rules it can have been that one.
Card Misread::called_next(const Question& q, const Event& a, std::size_t i, bool may_be) {
  const Record& record = *cursor_.record;
  const Card was = mended_[i];
  const Event other = mended(a);
  Card found = unknown_card;
  const std::size_t at = cursor_.course.at;
  for (std::size_t k = at + 1; k < record.size() && k <= at + names_horizon; ++k) {
    const Event& e = record.event(k);
    const KindInfo& kind = cursor_.schema.of(e);
    if (kind.boundary) break;
    if (!on_table(kind.from)) continue;
    if (may_be && has(e.cards, was)) return unknown_card;  // it is called that again
    for (const Card c : e.cards) {
      if (found != unknown_card || c == unknown_card || has(a.cards, c)) continue;
      mended_[i] = c;
      if (q.judge(other).legal()) {
        found = c;
        shown_by_ = k;
      }
      mended_[i] = was;
    }
  }
  return found;
}

// Of all cards that can have been in the place of the i-th the one that fits best what follows;
// unknown_card where there is none.
Card Misread::likeliest(const Question& q, const Event& a, std::size_t i) {
  const Record& record = *cursor_.record;
  const Event other = mended(a);
  // Not one that goes somewhere else from the table; rather one that he has later.
  const auto likely = [&](std::size_t next) {
    if (next == record.size()) return 1;
    const Event& e = record.event(next);
    const Spot from = cursor_.schema.of(e).from;
    if (on_table(from)) return 0;
    return from == Spot::seat && e.seat == a.seat ? 2 : 1;
  };
  Card best = unknown_card;
  std::size_t best_next = 0;
  for (std::size_t k = 0; k < cursor_.schema.cards.size(); ++k) {
    const Card c = static_cast<Card>(k);
    if (has(a.cards, c) || !cursor_.match->plays_with(c)) continue;
    mended_[i] = c;
    if (!q.judge(other).legal()) continue;
    const std::size_t next = cursor_.next_naming(c);
    const bool better = best == unknown_card || likely(next) > likely(best_next) ||
                        (likely(next) == likely(best_next) && next > best_next);
    if (!better) continue;
    best = c;
    best_next = next;
  }
  return best;
}

// Whether something can have been in the place of the i-th card: the card that the record goes on
// with, or one that nobody has seen; of cards that lie open the likeliest. It stands there then.
bool Misread::fits_in_place(const Question& q, const Event& a, std::size_t i) {
  const KindInfo& kind = cursor_.schema.of(a);
  if (lays_open(a)) {
    const Card next = called_next(q, a, i, false);
    if (next != unknown_card) {
      mended_[i] = next;
      return true;
    }
  }
  mended_[i] = unknown_card;
  // Undecided for a single card: it depends on which one that was.
  const Verdict unseen = q.judge(mended(a));
  const bool may_be = unseen.legal() || (unseen.undecided && a.cards.size() == 1);
  // A card on the table was seen: it has a name.
  if (!on_table(kind.from) && may_be) return true;
  if (!on_table(kind.from) && kind.from != Spot::other) return false;
  mended_[i] = likeliest(q, a, i);
  return mended_[i] != unknown_card;
}

bool Misread::amend(const Question& q, const Event& a) {
  const KindInfo& kind = cursor_.schema.of(a);
  const bool moves = kind.from != Spot::none && kind.to != Spot::none;
  if (!moves || a.cards.empty() || a.cards.size() > mended_.size()) return false;
  const auto end = std::copy(a.cards.begin(), a.cards.end(), mended_.begin());
  for (std::size_t i = 0; i < a.cards.size(); ++i) {
    const Card was = mended_[i];
    if (was == unknown_card) continue;
    if (fits_in_place(q, a, i)) return true;
    mended_[i] = was;
  }
  if (a.cards.size() < 2) return false;
  std::fill(mended_.begin(), end, unknown_card);
  return q.judge(mended(a)).legal();
}

std::size_t Misread::list_others(const Question& q, const Event& a) {
  if (a.cards.size() != 1) return 0;
  std::size_t n = 0;
  others_[n++] = mended_[0];
  const Event other = mended(a);
  for (std::size_t k = 0; k < cursor_.schema.cards.size() && n < others_.size(); ++k) {
    const Card c = static_cast<Card>(k);
    if (c == a.cards[0] || c == others_[0] || !cursor_.match->plays_with(c)) continue;
    mended_[0] = c;
    if (q.judge(other).legal() && cursor_.lay_in_front(c)) others_[n++] = c;
  }
  mended_[0] = others_[0];
  return n;
}

bool Misread::called_otherwise(const Question& q, const Event& a, bool legal) {
  if (a.cards.size() > mended_.size()) return false;
  std::copy(a.cards.begin(), a.cards.end(), mended_.begin());
  if (on_table(cursor_.schema.of(a).from) && legal && a.cards.size() == 1)
    return moves_again(a.cards[0]) && fits_in_place(q, a, 0);
  if (!lays_open(a)) return false;
  for (std::size_t i = 0; i < a.cards.size(); ++i) {
    if (a.cards[i] == unknown_card) continue;
    const Card next = called_next(q, a, i, legal);
    if (next == unknown_card) continue;
    mended_[i] = next;
    return true;
  }
  return false;
}

// Whether the record moves this card from the table once more without anybody laying it there.
bool Misread::moves_again(Card c) {
  const Record& record = *cursor_.record;
  const std::size_t at = cursor_.course.at;
  for (std::size_t k = at + 1; k < record.size() && k <= at + names_horizon; ++k) {
    const Event& e = record.event(k);
    const KindInfo& kind = cursor_.schema.of(e);
    if (kind.boundary || c == unknown_card) break;
    if (!has(e.cards, c)) continue;
    shown_by_ = k;
    return on_table(kind.from);
  }
  return false;
}

bool Misread::differ_in_a_card(const Event& told, const Event& shown) const {
  const KindInfo& kind = cursor_.schema.of(told);
  return kind.from == Spot::seat && kind.to == Spot::discard &&
         told.cards.size() == shown.cards.size() && told.cards.size() <= mended_.size() &&
         difference(kind, told, shown) == Field::cards;
}

void Misread::forget_differing(Event& told, const Event& shown) {
  std::transform(told.cards.begin(), told.cards.end(), mended_.begin(),
                 [&](Card c) { return has(shown.cards, c) ? c : unknown_card; });
  told.cards = cards(told.cards.size());
}

bool Misread::another_may_go(const Question& q, const Event& a) const {
  const Schema& schema = cursor_.schema;
  Event unseen = a;
  unseen.cards = unseen_cards(1);
  const FieldInfo* const what = field_of(schema.of(a), Field::what);
  const bool says_what = what != nullptr && !what->optional;
  // Where the card decides what is done with it, another card is another choice.
  if (const Verdict v = q.judge(unseen); v.legal() || (v.undecided && says_what)) return true;
  if (a.cards[0] >= schema.cards.size()) return false;
  // One of the same name, where it matters which card it is.
  const CardInfo& like = schema.cards[a.cards[0]];
  const bool any = schema.of(a).to == Spot::discard;
  Event another = a;
  for (std::size_t i = 0; i < schema.cards.size(); ++i) {
    const CardInfo& card = schema.cards[i];
    const Card c = static_cast<Card>(i);
    const bool same = card.en == like.en && card.name_only == like.name_only;
    if (!(any || same) || !cursor_.match->plays_with(c)) continue;
    another.cards = {&c, 1};
    if (q.judge(another).legal()) return true;
  }
  return false;
}

}  // namespace tally::guide
