#include "verify/shrink/deck.h"

#include <algorithm>

namespace tally::verify {
namespace {

// In whatever order; no card is there twice.
bool same_cards(std::span<const Card> a, std::span<const Card> b) {
  std::array<bool, card_ids> there{};
  for (const Card c : a) there[c] = true;
  return a.size() == b.size() && std::all_of(b.begin(), b.end(), [&](Card c) { return there[c]; });
}

// Fills the gaps in `order` with those of `cards` that are not taken, those nobody needs first;
// returns what is left of them.
std::vector<Card> fill_gaps(std::vector<Card>& order, std::span<const Card> cards,
                            const std::array<bool, card_ids>& taken,
                            const std::array<bool, card_ids>& needed) {
  std::vector<Card> rest;
  for (const bool wanted : {false, true})
    for (const Card c : cards)
      if (!taken[c] && needed[c] == wanted) rest.push_back(c);
  std::size_t next = 0;
  for (Card& c : order)
    if (c == unknown_card && next < rest.size()) c = rest[next++];
  rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(next));
  return rest;
}

}  // namespace

void StackedDeck::need(Seat holder, std::span<const Card> cards) {
  for (const Card c : cards) {
    if (c == unknown_card || needed_[c]) continue;
    needed_[c] = true;
    if (holder >= 0 && static_cast<std::size_t>(holder) < wishes_.size())
      wishes_[static_cast<std::size_t>(holder)].push_back(c);
  }
}

void StackedDeck::start(const Script& script) {
  script_ = &script;
  in_hands_ = {};
  taken_by_.clear();
  shuffles_ = 0;
  ask_what_is_needed();
}

void StackedDeck::ask_what_is_needed() {
  const auto seats = static_cast<std::size_t>(script_->setup.players);
  wishes_.assign(seats, {});
  granted_.assign(seats, 0);
  needed_ = placed_ = {};
  for (const Step& s : script_->steps)
    if (!s.chance) need(s.holder, s.line.cards);
  const std::optional<Fault>& fault = script_->fault;
  if (!fault || !fault->shown || fault->kind != FindingKind::illegal) return;
  const Event& e = fault->shown->event;
  if (schema_.of(e).role != EventRole::choice) return;
  // A card he does not have is in another hand; whose hand that is, is seen by its player alone.
  const auto next = static_cast<Seat>((e.seat + 1) % script_->setup.players);
  const Seat viewer = script_->viewer;
  const Seat other = viewer != nobody && viewer != e.seat ? viewer : next;
  const bool lacks = fault->rule == schema_.holds && fault->rule != no_rule;
  for (const Card& c : fault->shown->cards)
    need(lacks && fault->lacks.value_or(c) == c ? other : e.seat, {&c, 1});
}

// The next card that `seat` needs, is there and has no place yet.
Card StackedDeck::next_for(Seat seat, const std::array<bool, card_ids>& there) {
  if (seat == nobody) return unknown_card;
  const auto& list = wishes_[static_cast<std::size_t>(seat)];
  std::size_t& at = granted_[static_cast<std::size_t>(seat)];
  while (at < list.size() && (placed_[list[at]] || !there[list[at]])) ++at;
  if (at == list.size()) return unknown_card;
  placed_[list[at]] = true;
  return list[at++];
}

void StackedDeck::shuffled(std::span<Card> pile) {
  if (piles_.size() <= shuffles_) piles_.emplace_back();
  std::vector<Card>& stacked = piles_[shuffles_++];
  if (same_cards(pile, stacked))
    std::copy(stacked.begin(), stacked.end(), pile.begin());
  else
    stacked.assign(pile.begin(), pile.end());
  taken_by_.clear();
}

void StackedDeck::dealt(std::span<Card> open, std::size_t wanted, Seat seat, std::size_t seats) {
  std::array<bool, card_ids> there{};
  for (const Card c : open) there[c] = true;
  std::vector<Card> order(wanted, unknown_card);
  for (std::size_t i = 0; i < wanted; ++i) {
    order[i] = next_for(seats == 1 ? seat : static_cast<Seat>(i / (wanted / seats)), there);
    if (order[i] != unknown_card) in_hands_[order[i]] = true;
  }
  fill_gaps(order, open, placed_, needed_);
  std::copy(order.begin(), order.end(), open.begin());
}

void StackedDeck::drawn(const Event& e) {
  const KindInfo& kind = schema_.of(e);
  if (kind.counted == Counted::cards_each) {
    const std::size_t each = std::max<std::size_t>(
        1, e.cards.size() / static_cast<std::size_t>(std::max(1, script_->setup.players)));
    for (std::size_t i = 0; i < e.cards.size(); ++i)
      taken_by_.push_back(static_cast<Seat>(i / each));
  } else if (kind.role == EventRole::chance && !kind.ordered) {
    // What is turned up for something, a judgement say, comes to nobody.
    taken_by_.insert(taken_by_.end(), e.cards.size(), e.what == 0 ? e.seat : nobody);
  }
}

bool StackedDeck::stack() {
  if (piles_.empty()) return false;
  ask_what_is_needed();
  placed_ = in_hands_;
  std::vector<Card>& pile = piles_.back();
  std::array<bool, card_ids> anywhere{};
  anywhere.fill(true);
  std::array<bool, card_ids> taken{};
  std::vector<Card> order;
  for (const Seat seat : taken_by_) {
    order.push_back(next_for(seat, anywhere));
    taken[order.back()] = true;
  }
  const std::vector<Card> rest = fill_gaps(order, pile, taken, needed_);
  order.insert(order.end(), rest.begin(), rest.end());
  std::erase(order, unknown_card);
  if (order.size() != pile.size() || order == pile) return false;
  pile = std::move(order);
  return true;
}

}  // namespace tally::verify
