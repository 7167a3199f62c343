#include "verify/hidden/open_cards.h"

namespace tally::hidden {

void OpenCards::start(bool midway) {
  all_.reset();
  may_lie_.reset();
  lies_at_.fill(in_the_open);
  sites_ = {};
  on_table_ = 0;
  any_may_lie_ = midway;
  if (!midway) return;
  may_lie_.set();
  for (Lying& there : sites_) {
    there.maybe.set();
    there.loose = true;
  }
}

std::size_t OpenCards::index(Site p) {
  int at = 2;
  if (p == discarded)
    at = 0;
  else if (p == turned_up)
    at = 1;
  else if (p == out_of_game)
    at = 3;
  else if (p <= pending_for(0))
    at = 4 + max_seats + (pending_for(0) - p);
  else if (p <= in_front_of(0))
    at = 4 + (in_front_of(0) - p);
  return static_cast<std::size_t>(at);
}

std::bitset<card_ids> OpenCards::may_lie_at(Site p) const {
  if (p == in_the_open) return may_lie_at(on_the_table) | may_lie_at(turned_up);
  const Lying& there = sites_[index(p)];
  const bool more = there.loose || there.count > static_cast<int>(there.sure.count());
  return more ? there.sure | there.maybe : there.sure;
}

std::optional<std::vector<Card>> OpenCards::known_at(Site p) const {
  std::vector<Card> out;
  for (const Site at : {p == in_the_open ? on_the_table : p, turned_up}) {
    if (at == turned_up && p != in_the_open && p != turned_up) continue;
    const Lying& there = sites_[index(at)];
    if (there.loose || there.count != static_cast<int>(there.sure.count())) return {};
    for (std::size_t c = there.sure._Find_first(); c < card_ids; c = there.sure._Find_next(c))
      out.push_back(static_cast<Card>(c));
    if (p == turned_up) break;
  }
  return out;
}

void OpenCards::lay(Card c, Site at) {
  Lying& there = at_site(at);
  if (is_table(at)) ++on_table_;
  there.sure.set(c);
  ++there.count;
  lies_at_[c] = at;
  all_.set(c);
}

void OpenCards::lay_some(const std::bitset<card_ids>& cards, Site at) {
  Lying& there = at_site(at);
  there.maybe |= cards & ~there.sure;
  may_lie_ |= cards;
  ++there.count;
  if (is_table(at)) ++on_table_;
  settle(at);
}

void OpenCards::one_less_on_the_table() {
  if (on_table_ > 0) --on_table_;
  if (on_table_ > 0 || any_may_lie_) return;
  for (const Site at : {on_the_table, turned_up}) at_site(at) = {};
}

void OpenCards::pick_up(Card c) {
  if (lies_at_[c] != in_the_open) at_site(lies_at_[c]).sure.reset(c);
  lies_at_[c] = in_the_open;
  if (!may_lie_[c]) return;
  may_lie_.reset(c);
  for (Lying& there : sites_) there.maybe.reset(c);
}

void OpenCards::blur(Site at) {
  Lying& there = at_site(at);
  for (std::size_t c = there.sure._Find_first(); c < card_ids; c = there.sure._Find_next(c))
    lies_at_[c] = in_the_open;
  there.maybe |= there.sure;
  may_lie_ |= there.sure;
  there.sure.reset();
}

void OpenCards::settle(Site at) {
  Lying& there = at_site(at);
  if (there.loose || there.maybe.none()) return;
  if (static_cast<int>((there.sure | there.maybe).count()) != there.count ||
      (there.maybe & ~all_).any())
    return;
  const std::bitset<card_ids> these = there.maybe;
  const int count = there.count;
  const int on_table = on_table_;
  for (std::size_t c = these._Find_first(); c < card_ids; c = these._Find_next(c)) {
    pick_up(static_cast<Card>(c));
    lay(static_cast<Card>(c), at);
  }
  there.count = count;
  on_table_ = on_table;
}

Card OpenCards::only_one_at(Site at) const {
  if (at == in_the_open) return unknown_card;
  const Lying& there = sites_[index(at)];
  if (there.loose || there.count != 1 || there.sure.count() != 1) return unknown_card;
  return static_cast<Card>(there.sure._Find_first());
}

Site OpenCards::narrowed(Site from) const {
  if (from != in_the_open) return from;
  const auto none = [&](Site p) {
    const Lying& there = sites_[index(p)];
    return !there.loose && there.count == 0;
  };
  return none(turned_up) ? on_the_table : none(on_the_table) ? turned_up : from;
}

}  // namespace tally::hidden
