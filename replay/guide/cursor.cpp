#include "replay/guide/cursor.h"

#include <algorithm>

#include "replay/guide/matching.h"

namespace tally::guide {

void Cursor::open(const Record& its_record, const Ruleset& its_rules, Match& its_match) {
  record = &its_record;
  rules = &its_rules;
  match = &its_match;
  shows_all_ = KindSet::first_of(schema.kinds.size()).within(record->shows);
  work.begin_record();
}

std::size_t Cursor::steps_to(const Event& e) const {
  const KindInfo& kind = schema.of(e);
  for (std::size_t k = 1; k <= horizon && course.at + k < record->size(); ++k) {
    const Event& ahead = record->event(course.at + k);
    if (ahead.kind == e.kind && agree(kind, e, ahead)) return k;
    if (schema.of(ahead).boundary) return 0;
  }
  return 0;
}

// What opens an answer of somebody who need not be asked is part of the answer that completes it.
bool Cursor::is_answer(const Question& q) const {
  const Event& e = *peek();
  if (!may_answer(q, e)) return false;
  if (q.who != nobody || !schema.of(e).opens) return true;
  for (std::size_t k = 1; k <= completion_horizon && is_there(course.at + k); ++k) {
    const Event& then = record->event(course.at + k);
    if (schema.of(then).boundary) break;
    if (then.seat == e.seat && then.kind != e.kind && q.accepts.contains(then.kind))
      return may_answer(q, then);
  }
  return true;
}

bool Cursor::answer_ahead(const Question& q) const {
  for (std::size_t k = 1; k <= answer_horizon && course.at + k < record->size(); ++k) {
    const Event& e = record->event(course.at + k);
    // What the record says to belong to another rule is not the answer to this.
    if (e.rule != no_rule && q.rule != no_rule && e.rule != q.rule) continue;
    if (may_answer(q, e) && (q.who == nobody || e.seat == q.who)) return true;
  }
  return false;
}

std::size_t Cursor::next_naming(Card c) const {
  for (std::size_t k = course.at + 1; k < record->size(); ++k)
    if (has(record->event(k).cards, c)) return k;
  return record->size();
}

Cursor::From Cursor::comes_from(Card c, Seat whose) const {
  const std::size_t next = next_naming(c);
  if (next == record->size()) return From::not_named;
  const Event& e = record->event(next);
  const Spot from = schema.of(e).from;
  const Seat seat = from == Spot::seat || in_front(from) ? e.seat
                    : from == Spot::other                ? e.other
                                                         : nobody;
  return seat == whose ? From::him : From::another;
}

Seat Cursor::last_given_to(Card c) const {
  for (std::size_t k = course.at; k-- > 0;) {
    const Event& e = record->event(k);
    const KindInfo& kind = schema.of(e);
    const auto place =
        static_cast<std::size_t>(std::find(e.cards.begin(), e.cards.end(), c) - e.cards.begin());
    if (place == e.cards.size() || kind.to == Spot::none) continue;
    const auto players = static_cast<std::size_t>(record->setup.players);
    switch (kind.to) {
      case Spot::seat: return e.seat;
      case Spot::other: return e.other;
      case Spot::each:
        return e.cards.size() % players == 0 ? static_cast<Seat>(place / (e.cards.size() / players))
                                             : nobody;
      default: return nobody;
    }
  }
  return nobody;
}

bool Cursor::lay_in_front(Card c) const {
  for (std::size_t k = course.at; k-- > 0;) {
    const Event& e = record->event(k);
    const Spot to = schema.of(e).to;
    if (to != Spot::none && has(e.cards, c)) return in_front(to);
  }
  return false;
}

}  // namespace tally::guide
