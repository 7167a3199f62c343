#include "engine/dou_dizhu/legal.h"

#include <algorithm>

namespace tally::dou_dizhu {

// DDZ-DEAL: each his cards, in turn. A fixed landlord may get the last three with them.
// DDZ-DECK: no card that another has already.
Verdict Legal::deal(const Question& q, const Event& a, const Tally& cards) const {
  const auto n = static_cast<int>(a.cards.size());
  const bool with_stock = options_.is(Opt::stock, 0) && options_.is(Opt::bidding, 0) &&
                          options_.is(Opt::landlord, 1) && q.who == 0 && n == q.value + 3;
  if (a.seat != q.who || (n != q.value && !with_stock)) return {.broken = rule::deal};
  const bool again = state_.dealt == (1U << players) - 1;
  Counts held = 0;
  std::uint64_t suited = 0;
  for (Seat s = 0; s < players && !again; ++s) {
    if (s == q.who) continue;
    held += state_.at(s).counts;
    if (!state_.ranks_only) suited |= state_.at(s).suited;
  }
  // At most four of a rank, and one of each joker: then no fourth bit is reached.
  constexpr Counts room = paired_ranks * 3 + joker_set * 6;
  constexpr Counts eights = all_ranks << 3U;
  // A rank that only others have too many of is not this hand's fault.
  const Counts too_many = (held + cards.counts + room) & eights;
  const Counts mine = cards.counts | cards.counts >> 1U | cards.counts >> 2U;
  const bool sound =
      cards.sound && (cards.suited & suited) == 0 && (too_many >> 3U & mine & all_ranks) == 0;
  return {.broken = sound ? no_rule : Rule{rule::deck}};
}

// DDZ-FACE-UP: one card; who drew it has it.
Rule Legal::face_up(const Event& a) const {
  if (a.cards.size() != 1) return rule::face_up;
  if (a.cards[0] == unknown_card) return no_rule;
  if (!is_card(a.cards[0])) return rule::deck;
  if (!State::seated(a.seat) || state_.has(a.seat, a.cards[0])) return no_rule;
  for (Seat s = 0; s < players; ++s)
    if (s != a.seat && state_.has(s, a.cards[0]) && !state_.ranks_only) return rule::face_up;
  return no_rule;
}

// DDZ-BID-ORDER, DDZ-BID: whose turn it is; none, or more than the bid before, 3 at most.
Rule Legal::bid(const Question& q, const Event& a) const {
  if (q.who != nobody && a.seat != q.who) return rule::bid_order;
  return a.value == 0 || (a.value > q.value && a.value <= 3) ? no_rule : Rule{rule::bid};
}

Rule Legal::why_not(std::uint8_t named, const Tally& cards, const Combination& as) const {
  if (as.type != Type::none) return why_not_beaten(as, state_.to_beat);
  const Rule r = why_no_combination(cards.counts, cards.cards, types_);
  if (r != no_rule || named == 0) return r;
  // Of another type than the one it was played for, which other rules know.
  const auto type = static_cast<Type>(named);
  const Combination loose = read(cards.counts, cards.cards, type, state_.to_beat, loosest_rules());
  return loose.type != Type::none ? rule_of(type) : Rule{rule::type_named};
}

Combination Legal::read_anew(const Tally& cards, std::uint8_t named) const {
  const auto type = static_cast<Type>(named);
  Combination only;
  int ways = 0;
  each_reading(cards.counts, cards.cards, types_, [&](const Combination& r) {
    if (type != Type::none && r.type != type) return true;
    only = r;
    return ++ways < 2;
  });
  if (ways > 1) return read(cards.counts, cards.cards, type, state_.to_beat, types_);
  if (ways == 1) readings_[place_of(cards.counts, named)] = {cards.counts, named, only};
  return only;
}

Verdict Legal::judge(const Question& q, const Event& a) const {
  Combination as;
  switch (a.kind) {
    case kind::deal: return deal(q, a, tally_of(a.cards));
    case kind::face_up: return {.broken = face_up(a)};
    case kind::bid: return {.broken = bid(q, a)};
    case kind::pass: return {.broken = pass(a.seat)};
    case kind::play: return play(a.seat, a.what, tally_of(a.cards), as);
    default: return {.broken = rule::unexplained};
  }
}

// A combination whose type is not named is of the type that answers the trick.
void Legal::complete(const Question& /*q*/, Event& a) const {
  if (a.kind != kind::play || a.what != 0) return;
  const Tally t = tally_of(a.cards);
  if (t.unseen) return;
  a.what =
      static_cast<std::uint8_t>(read(t.counts, t.cards, Type::none, state_.to_beat, types_).type);
}

}  // namespace tally::dou_dizhu
