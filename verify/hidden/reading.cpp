// From a trace to the bags of tokens and what is taken from them.
#include <algorithm>

#include "verify/hidden/deal.h"

namespace tally::hidden {

void Reading::put(std::uint32_t step, std::uint32_t piece, Place at, Origin origin) {
  if (at < 0) return;
  problem_.ops.push_back({step, piece, false, at, in_the_open, unknown_card, origin});
  Ever& e = ever_[static_cast<std::size_t>(at)];
  if (origin < of_shuffle)
    e.seen.set(static_cast<std::size_t>(origin));
  else if (origin < of_any)
    e.shuffles |= std::uint64_t{1} << ((origin - of_shuffle) & 63);
  else
    e.any = true;
}

void Reading::take(std::uint32_t step, std::uint32_t piece, Place at, Place to, Card card) {
  const Origin wanted = card == unknown_card ? Origin{0} : origin_[card];
  problem_.ops.push_back({step, piece, true, at, to, card, wanted});
  if (card != unknown_card || to < 0) return;
  const Ever from = ever_[static_cast<std::size_t>(at)];
  Ever& e = ever_[static_cast<std::size_t>(to)];
  e.seen |= from.seen;
  e.shuffles |= from.shuffles;
  e.any = e.any || from.any;
}

// A card nobody named went into the open: which may it be?
void Reading::gone(Place from) {
  for (std::size_t c = 0; c < 256; ++c) {
    if (open_[c]) continue;
    const Origin o = origin_[c];
    if (from < 0) {
      vanished_.set(c, vanished_[c] || o >= of_shuffle);
      continue;
    }
    const Ever& e = ever_[static_cast<std::size_t>(from)];
    if (e.any || (o < of_shuffle ? e.seen[c] : ((e.shuffles >> ((o - of_shuffle) & 63)) & 1U) != 0))
      vanished_.set(c);
  }
}

Origin Reading::set_of(const std::bitset<256>& cards) {
  problem_.sets.push_back(cards);
  return static_cast<Origin>(of_any + static_cast<Origin>(problem_.sets.size()) - 1);
}

Origin Reading::some_open() { return set_of(open_ | vanished_); }

void Reading::shuffle(const Trace& trace, std::size_t i, bool says) {
  const Event e = trace.event(i);
  std::bitset<256> discards;
  for (const Piece& p : trace.pieces(i))
    if (open_[p.card]) discards.set(p.card);
  const bool listed = e.shows(Field::cards) && !e.cards.empty();
  std::size_t arrive = trace.pieces(i).size();
  if (listed) arrive = e.cards.size() - std::min(e.cards.size(), pile_.size());
  const Origin number = static_cast<Origin>(of_shuffle + shuffles_++);
  const bool sure = vanished_.none() && discards.count() == arrive;
  const bool mixed = trace.step(i).mixes && !pile_.empty();
  std::bitset<256> any = discards | vanished_;
  if (mixed)  // what is left may come at any time, and is one of the cards it can be
    for (std::size_t c = 0; c < 256; ++c)
      if (!open_[c] && std::any_of(pile_.begin(), pile_.end(), [&](Origin o) {
            return problem_.fits(o, static_cast<Card>(c), origin_[c]);
          }))
        any.set(c);
  const Origin token = sure && !mixed ? number : set_of(any);
  if (mixed) std::fill(pile_.begin(), pile_.end(), token);
  for (std::size_t c = 0; c < 256; ++c)
    if (discards[c]) {
      origin_[c] = number;
      open_.reset(c);
    }
  pile_.insert(pile_.begin(), arrive, token);
  if (!listed || !says) return;
  // The order is shown, or part of it: the first listed is the top.
  for (std::size_t k = 0; k < e.cards.size() && k < pile_.size(); ++k) {
    const Card c = e.cards[k];
    Origin& at = pile_[pile_.size() - 1 - k];
    if (c == unknown_card) continue;
    if (!problem_.fits(at, c, origin_[c]) && problem_.clash < 0 && origin_[c] < of_shuffle)
      problem_.clash = static_cast<std::int64_t>(i);
    at = origin_[c] = c;
    open_.reset(c);
  }
}

void Reading::move(const Trace& trace, std::size_t i, bool says) {
  const auto step = static_cast<std::uint32_t>(i);
  const std::span<const Piece> pieces = trace.pieces(i);
  const bool arranged = !pieces.empty() && pieces[0].to == in_the_pile;
  std::size_t from_pile = 0;
  for (const Piece& p : pieces) from_pile += p.from == in_the_pile ? 1U : 0U;
  // What was looked at and not dealt with lies on top again.
  if (from_pile > 0 && !aside_.empty()) {
    pile_.insert(pile_.end(), aside_.rbegin(), aside_.rend());
    aside_.clear();
  }
  // The cards of one event come together: which of them is which is not said.
  std::vector<Origin> top;
  for (std::size_t k = 0; k < from_pile; ++k) {
    top.push_back(pile_.empty() ? some_open() : pile_.back());
    if (!pile_.empty()) pile_.pop_back();
  }
  std::vector<Origin> mine(pieces.size(), Origin{-1});
  const auto choose = [&](std::vector<Origin>& among, std::size_t k, bool exact) {
    const Card c = pieces[k].card;
    const auto it = std::find_if(among.begin(), among.end(), [&](Origin o) {
      return exact ? o == origin_[c] : problem_.fits(o, c, origin_[c]);
    });
    if (it == among.end()) return;
    mine[k] = *it;
    among.erase(it);
  };
  for (const bool exact : {true, false})
    for (std::size_t k = 0; k < pieces.size(); ++k)
      if (says && mine[k] < 0 && pieces[k].card != unknown_card && !open_[pieces[k].card]) {
        if (pieces[k].from == in_the_pile) choose(top, k, exact);
        if (pieces[k].from == set_aside) choose(aside_, k, exact);
      }
  std::vector<Origin> back;
  for (std::size_t k = 0; k < pieces.size(); ++k) {
    const Piece& p = pieces[k];
    const auto piece = static_cast<std::uint32_t>(k);
    const bool named = says && p.card != unknown_card;
    const Card c = named ? p.card : unknown_card;
    const bool stays = p.from == p.to;
    if (stays && !named) continue;
    // Out of where it was.
    Origin token = mine[k];
    if (p.from == in_the_pile || p.from == set_aside) {
      std::vector<Origin>& left = p.from == in_the_pile ? top : aside_;
      if (!named && !left.empty()) {
        token = left.front();
        left.erase(left.begin());
      }
      if (named && token < 0 && problem_.clash < 0) problem_.clash = static_cast<std::int64_t>(i);
      if (!named && token < 0) token = some_open();
      if (!named && p.to == in_the_open) gone(in_the_pile);
    } else if (p.from == in_the_open) {
      if (named && !open_[c] && !vanished_[c] && problem_.clash < 0)
        problem_.clash = static_cast<std::int64_t>(i);
      token = named ? Origin{c} : some_open();
    } else {
      if (!named && p.to == in_the_open) gone(p.from);
      take(step, piece, p.from, p.to, c);
    }
    if (named) {
      token = c;
      origin_[c] = c;
      vanished_.reset(c);
      open_.set(c, p.to == in_the_open);
    }
    // Into where it is now.
    if (arranged)
      back.push_back(token);
    else if (p.to == set_aside)
      aside_.push_back(token);
    else if (p.to >= 0 && (named || p.from < 0))
      put(step, piece, p.to, token);
  }
  if (!arranged) return;
  // The first `value` on top, the first of all highest; the others at the bottom, the last lowest.
  const auto up = static_cast<std::size_t>(
      std::clamp<int>(trace.event(i).value, 0, static_cast<int>(back.size())));
  const bool alike = std::all_of(back.begin(), back.end(),
                                 [&](Origin o) { return o == back[0] && o >= of_shuffle; });
  const bool shown = says && std::none_of(pieces.begin(), pieces.end(),
                                          [](const Piece& p) { return p.card == unknown_card; });
  if (!alike && !shown) {  // in an order nobody knows
    std::bitset<256> any;
    any.set();
    std::fill(back.begin(), back.end(), set_of(any));
  }
  for (std::size_t k = up; k-- > 0;) pile_.push_back(back[k]);
  for (std::size_t k = up; k < back.size(); ++k) pile_.insert(pile_.begin(), back[k]);
}

void Reading::begin(const Trace& trace) {
  problem_.ops.clear();
  problem_.sets.clear();
  problem_.clash = -1;
  pile_.clear();
  aside_.clear();
  shuffles_ = 0;
  ever_.assign(max_seats, {});
  open_.reset();
  vanished_.reset();
  for (std::size_t c = 0; c < 256; ++c) origin_[c] = static_cast<Origin>(c);
  // A record that begins in the middle: every card may be anywhere.
  if (trace.setup().midway)
    vanished_.set();
  else
    for (const Card c : trace.deck()) open_.set(c);
}

// All cards in one pile, of which nobody knows the order. What was before does not matter.
void Reading::gather(const Trace& trace) {
  begin(trace);
  pile_.assign(trace.deck().size(), of_shuffle);
  shuffles_ = 1;
  for (const Card c : trace.deck()) {
    origin_[c] = of_shuffle;
    open_.reset(c);
  }
}

void Reading::read(const Trace& trace, const std::vector<bool>& says, std::size_t steps) {
  begin(trace);
  for (std::size_t i = 0; i < steps && problem_.clash < 0; ++i) {
    const bool said = says.empty() || says[i];
    if (trace.step(i).gathers) gather(trace);
    if (trace.step(i).shuffles)
      shuffle(trace, i, said);
    else if (trace.step(i).pieces > 0)
      move(trace, i, said);
  }
}

}  // namespace tally::hidden
