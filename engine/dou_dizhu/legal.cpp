#include "engine/dou_dizhu/legal.h"

#include <algorithm>

namespace tally::dou_dizhu {

// DDZ-FACE-UP: one card; who drew it has it.
Rule Legal::face_up(Seat by, Card card) const {
  if (card == unknown_card) return no_rule;
  if (!is_card(card)) return rule::deck;
  if (!State::seated(by) || state_.has(by, card)) return no_rule;
  for (Seat s = 0; s < players; ++s)
    if (s != by && state_.has(s, card) && !state_.ranks_only) return rule::face_up;
  return no_rule;
}

Rule Legal::why_not(What named, Counts counts, int cards, Combination as) const {
  if (as.type != Type::none) return why_not_beaten(as, state_.to_beat);
  const Rule r = why_no_combination(counts, cards, types_);
  if (r != no_rule || named == 0) return r;
  // Of another type than the one it was played for, which other rules know.
  const auto type = static_cast<Type>(named);
  const Combination loose = read(counts, cards, type, state_.to_beat, loosest_rules());
  return loose.type != Type::none ? rule_of(type) : Rule{rule::type_named};
}

// Of cards that are not all seen: whether so many can be of the type they are called, or of any.
Rule Legal::why_not_so_many(What named, int cards) {
  if (cards < 1 || cards > most_cards) return rule::type;
  const TypeList& list = types_by_size[static_cast<std::size_t>(cards)];
  const auto* const end = list.at.begin() + list.n;
  const auto type = static_cast<Type>(named);
  if (named == 0 || named >= type_count) return list.n > 0 ? no_rule : Rule{rule::type};
  return std::find(list.at.begin(), end, type) != end ? no_rule : Rule{rule::type_named};
}

const Combination& Legal::read_anew(Counts counts, int cards, What named) const {
  const auto type = static_cast<Type>(named);
  Combination only;
  int ways = 0;
  each_reading(counts, cards, types_, [&](const Combination& r) {
    if (type != Type::none && r.type != type) return true;
    only = r;
    return ++ways < 2;
  });
  if (ways == 1 && named < type_count) {
    const std::uint64_t key = key_of(counts, named);
    return (readings_[place_of(key)] = {key, only}).as;
  }
  other_reading_ = ways > 1 ? read(counts, cards, type, state_.to_beat, types_) : only;
  return other_reading_;
}

Verdict Legal::play(const Event& a) const {
  const Tally cards = tally_of(a.cards);
  const Play p = play(state_, a.seat, a.what, cards);
  switch (p.hitch) {
    case Play::Hitch::none: return {};
    case Play::Hitch::turn: return {.broken = rule::turn};
    case Play::Hitch::unseen: {
      const Rule r = why_not_so_many(a.what, cards.cards);
      return {.broken = r, .undecided = r == no_rule};
    }
    case Play::Hitch::hold: return {.broken = rule::hold};
    case Play::Hitch::loses: break;
  }
  return {.broken = why_not(a.what, cards.counts, cards.cards, *p.as)};
}

Verdict Legal::judge(const Question& q, const Event& a) const {
  if (a.kind != kind::play) [[unlikely]]
    return judge_other(q, a);
  // One card that may be played: most of what is asked. The rest takes a longer look.
  Tally cards;
  const bool quick = quick_tally_of(a.cards, cards) &&
                     play<true>(state_, a.seat, a.what, cards).hitch == Play::Hitch::none;
  return quick ? Verdict{} : play(a);
}

Verdict Legal::judge_other(const Question& q, const Event& a) const {
  switch (a.kind) {
    case kind::deal: return {.broken = deal(q.who, q.value, a.seat, tally_of(a.cards))};
    case kind::face_up: return {.broken = face_up(a.seat, a.cards)};
    case kind::bid: return {.broken = bid(q.who, q.value, a.seat, a.value)};
    case kind::pass: return {.broken = pass(state_, a.seat)};
    default: return {.broken = rule::unexplained};
  }
}

// A combination whose type is not named is of the type that answers the trick.
void Legal::complete(const Question& /*q*/, Event& a) const {
  if (a.kind != kind::play || a.what != 0) return;
  const Tally t = tally_of(a.cards);
  if (t.unseen) return;
  a.what = static_cast<What>(read(t.counts, t.cards, Type::none, state_.to_beat, types_).type);
}

}  // namespace tally::dou_dizhu
