// A card that the record tells wrong where one had to come or go: what happened is what the rules
// wait for, with another card.
#include <algorithm>
#include <string>

#include "replay/guide/matching.h"
#include "replay/guide/guide.h"
#include "replay/messages.h"
#include "replay/words.h"

namespace tally {
namespace {

bool lays_open(const KindInfo& kind) { return on_table(kind.to); }

}  // namespace

// The card that the record moves on from the table, before anything new begins, in place of the
// i-th, which it laid there under another name. `may_be`: by the rules it can have been that one.
Card Guide::called_next(const Question& q, const Event& a, std::size_t i, bool may_be) {
  const Card was = mended_[i];
  Event other = a;
  other.cards = {mended_.data(), a.cards.size()};
  Card found = unknown_card;
  for (std::size_t k = at_ + 1; k < record_->size() && k <= at_ + names_horizon; ++k) {
    const Event& e = record_->event(k);
    const KindInfo& kind = schema_.of(e);
    if (kind.boundary) break;
    if (!on_table(kind.from)) continue;
    if (may_be && has(e.cards, was)) return unknown_card;  // it is called that again
    for (const Card c : e.cards) {
      if (found != unknown_card || c == unknown_card || has(a.cards, c)) continue;
      mended_[i] = c;
      if (q.judge(other).legal()) {
        found = c;
        mended_by_ = k;
      }
      mended_[i] = was;
    }
  }
  return found;
}

// The observation, from the next one on, that names this card; past the last where none does.
std::size_t Guide::named_next(Card c) const {
  for (std::size_t k = at_ + 1; k < record_->size(); ++k)
    if (has(record_->event(k).cards, c)) return k;
  return record_->size();
}

// Puts into mended_ what can have been in the place of the i-th card: the one that the record goes
// on with, or one that nobody has seen; of cards that lie open, the likeliest by what follows.
bool Guide::fits_in_place(const Question& q, const Event& a, std::size_t i) {
  const KindInfo& kind = schema_.of(a);
  Event other = a;
  other.cards = {mended_.data(), a.cards.size()};
  if (lays_open(kind)) {
    const Card next = called_next(q, a, i, false);
    if (next != unknown_card) {
      mended_[i] = next;
      return true;
    }
  }
  mended_[i] = unknown_card;
  // What lies on the table has a name.
  // Undecided for a single card: it depends on which one that was.
  const Verdict unseen = q.judge(other);
  const bool may_be = unseen.legal() || (unseen.undecided && a.cards.size() == 1);
  if (!on_table(kind.from) && may_be) return true;
  if (!on_table(kind.from) && kind.from != Spot::other) return false;
  // Not one that goes somewhere else from there; who has it may be seen to.
  const auto likely = [&](std::size_t next) {
    if (next == record_->size()) return 1;
    const Event& e = record_->event(next);
    if (on_table(schema_.of(e).from)) return 0;
    return schema_.of(e).from == Spot::seat && e.seat == a.seat ? 2 : 1;
  };
  Card last = unknown_card;
  std::size_t at = 0;
  for (std::size_t k = 0; k < schema_.cards.size(); ++k) {
    const Card c = static_cast<Card>(k);
    if (has(a.cards, c) || !match_->plays_with(c)) continue;
    mended_[i] = c;
    if (!q.judge(other).legal()) continue;
    const std::size_t next = named_next(c);
    const bool better = last == unknown_card || likely(next) > likely(at) ||
                        (likely(next) == likely(at) && next > at);
    if (!better) continue;
    last = c;
    at = next;
  }
  mended_[i] = last;
  return last != unknown_card;
}

// Of an answer that is not legal for one of its cards, or for some: the same with what can have
// been in their place. Legal then; in mended_.
bool Guide::amend(const Question& q, const Event& a) {
  const KindInfo& kind = schema_.of(a);
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
  Event unseen = a;
  unseen.cards = {mended_.data(), a.cards.size()};
  return q.judge(unseen).legal();
}

// Whether the record had it last in front of somebody.
bool Guide::was_laid_open(Card c) const {
  for (std::size_t k = at_; k-- > 0;) {
    const Event& e = record_->event(k);
    const Spot to = schema_.of(e).to;
    if (to != Spot::none && has(e.cards, c)) return in_front(to);
  }
  return false;
}

// Of one card of another's, told wrong: what amend() has found, and each that lay open.
void Guide::list_misread(const Question& q, const Event& a) {
  if (a.cards.size() != 1) return;
  misread_[misread_ways_++] = mended_[0];
  Event other = a;
  other.cards = {mended_.data(), 1};
  for (std::size_t k = 0; k < schema_.cards.size() && misread_ways_ < misread_.size(); ++k) {
    const Card c = static_cast<Card>(k);
    if (c == a.cards[0] || c == misread_[0] || !match_->plays_with(c)) continue;
    mended_[0] = c;
    if (q.judge(other).legal() && was_laid_open(c)) misread_[misread_ways_++] = c;
  }
  mended_[0] = misread_[0];
}

// A reading for each of them; which it is stands in mended_.
Reading Guide::decide_misread() {
  std::array<Reading, 12> ways{Reading::as_shown};
  auto* const end = std::fill_n(ways.begin() + 1, misread_ways_, Reading::misread);
  constexpr std::array others{Reading::extra, Reading::ignored, Reading::missing};
  auto* const last = std::copy(others.begin(), others.end(), end);
  const Reading how = decide(std::span<const Reading>(ways.begin(), last), false, false);
  if (how == Reading::misread) mended_[0] = misread_[met_.back().chosen - 1U];
  return how;
}

// Whether nobody could say that it is not legal, if nobody had seen the cards.
bool Guide::may_be_unseen_cards(const Question& q, const Event& a) const {
  if (a.cards.empty()) return false;
  Event unseen = a;
  unseen.cards = unseen_cards(a.cards.size());
  const Verdict v = q.judge(unseen);
  return v.legal() || v.undecided;
}

// What the record goes on with is another card than it laid on the table, or what was taken from
// there is still there: in mended_ stands what it was then. `legal`: by the rules it can have been
// what it is called.
bool Guide::called_otherwise(const Question& q, const Event& a, bool legal) {
  const KindInfo& kind = schema_.of(a);
  if (a.cards.size() > mended_.size()) return false;
  std::copy(a.cards.begin(), a.cards.end(), mended_.begin());
  if (on_table(kind.from) && legal && a.cards.size() == 1)
    return moves_again(a.cards[0]) && fits_in_place(q, a, 0);
  if (!lays_open(kind)) return false;
  for (std::size_t i = 0; i < a.cards.size(); ++i) {
    if (a.cards[i] == unknown_card) continue;
    const Card next = called_next(q, a, i, legal);
    if (next == unknown_card) continue;
    mended_[i] = next;
    return true;
  }
  return false;
}

// Whether the record moves this card from the table once more, which nobody has laid there since.
bool Guide::moves_again(Card c) {
  for (std::size_t k = at_ + 1; k < record_->size() && k <= at_ + names_horizon; ++k) {
    const Event& e = record_->event(k);
    const KindInfo& kind = schema_.of(e);
    if (kind.boundary || c == unknown_card) break;
    if (!has(e.cards, c)) continue;
    mended_by_ = k;
    return on_table(kind.from);
  }
  return false;
}

// Whether the two have as many cards of a hand, and not the same.
bool Guide::differ_in_a_card(const Event& e, const Event& shown) const {
  const KindInfo& kind = schema_.of(e);
  return kind.from == Spot::seat && kind.to == Spot::discard &&
         e.cards.size() == shown.cards.size() && e.cards.size() <= mended_.size() &&
         difference(kind, e, shown) == Field::cards;
}

// What only the rules name of them may be another card.
void Guide::forget_differing(Event& e, const Event& shown) {
  std::transform(e.cards.begin(), e.cards.end(), mended_.begin(),
                 [&](Card c) { return has(shown.cards, c) ? c : unknown_card; });
  e.cards = {mended_.data(), e.cards.size()};
}

void Guide::report_misread(const Question& q, const Event& a) {
  const Event& next = record_->event(mended_by_);
  Finding* const f = finding(FindingKind::contradiction, q.rule, a.seat);
  if (f == nullptr) return;
  if (sink_ != nullptr) sink_->disputed(*f, &q, nullptr, &a);
  Event other = a;
  other.cards = {mended_.data(), a.cards.size()};
  tell_apart(a.cards, other.cards);
  f->found = words(a);
  f->expected = say::if_what_follows(words(other), words(next));
  f->message = say::another_card(f->found);
}

}  // namespace tally
