#include "verify/hidden/ledger.h"

#include <algorithm>

namespace tally::hidden {

std::uint32_t Ledger::token(Origin o, Card seen) {
  tokens_.origin.push_back(o);
  tokens_.card.push_back(seen);
  tokens_.mixed.push_back(-1);
  return static_cast<std::uint32_t>(tokens_.origin.size() - 1);
}

void Ledger::put(std::uint32_t step, std::uint32_t piece, Site at, std::uint32_t token) {
  const Origin origin = this->origin(token);
  ++held_[static_cast<std::size_t>(at)];
  problem_.ops.push_back({step, piece, false, at, in_the_open, unknown_card, origin, 0, token});
  Ever& e = ever_[static_cast<std::size_t>(at)];
  if (origin < of_shuffle)
    e.seen.set(static_cast<std::size_t>(origin));
  else if (origin < of_any)
    e.shuffles |= std::uint64_t{1} << ((origin - of_shuffle) & 63);
  else
    e.any = true;
}

void Ledger::take(std::uint32_t step, std::uint32_t piece, Site at, Site to, Card card,
                  std::uint32_t token) {
  const Origin wanted = card == unknown_card ? Origin{0} : origin_[card];
  const std::uint32_t named = card == unknown_card ? 0 : named_[card];
  --held_[static_cast<std::size_t>(at)];
  if (card == unknown_card && to >= 0) ++held_[static_cast<std::size_t>(to)];
  problem_.ops.push_back({step, piece, true, at, to, card, wanted, named, token});
  if (card != unknown_card || to < 0) return;
  const Ever from = ever_[static_cast<std::size_t>(at)];
  Ever& e = ever_[static_cast<std::size_t>(to)];
  e.seen |= from.seen;
  e.shuffles |= from.shuffles;
  e.any = e.any || from.any;
}

// The hidden cards of which each may be in this hand.
std::bitset<card_ids> Ledger::can_lie(Site hand) const {
  const Ever& e = ever_[static_cast<std::size_t>(hand)];
  std::bitset<card_ids> out;
  for (std::size_t c = 0; c < card_ids; ++c) {
    const Origin o = origin_[c];
    out.set(c,
            !open_.has(static_cast<Card>(c)) &&
                (e.any || (o < of_shuffle ? e.seen[c]
                                          : ((e.shuffles >> ((o - of_shuffle) & 63)) & 1U) != 0)));
  }
  return out;
}

Origin Ledger::set_of(const std::bitset<card_ids>& cards) {
  problem_.sets.push_back({cards, step_});
  return static_cast<Origin>(of_any + static_cast<Origin>(problem_.sets.size()) - 1);
}

Origin Ledger::some_open() { return set_of(open_.all() | vanished_); }

// The cards these can be.
std::bitset<card_ids> Ledger::among(std::span<const std::uint32_t> tokens) const {
  std::vector<Origin> origins;
  for (const std::uint32_t t : tokens) origins.push_back(origin(t));
  std::sort(origins.begin(), origins.end());
  origins.erase(std::unique(origins.begin(), origins.end()), origins.end());
  std::bitset<card_ids> any;
  for (std::size_t c = 0; c < card_ids; ++c)
    any.set(c, !open_.has(static_cast<Card>(c)) &&
                   std::any_of(origins.begin(), origins.end(),
                               [&](Origin o) { return fits(o, static_cast<Card>(c)); }));
  return any;
}

// These become one bag; where they were are places in it, each of which may hold any of the cards.
void Ledger::mix(std::vector<std::uint32_t>& tokens) {
  const auto bag = static_cast<Site>(max_seats + std::min(piles_++, sites - max_seats - 1));
  const Origin set = set_of(among(tokens));
  ++problem_.sets.back().step;  // cards that this event names are in the bag as well
  for (std::uint32_t& t : tokens) {
    if (tokens_.mixed[t] >= 0)
      take(step_, 0, tokens_.mixed[t], bag, unknown_card, t);
    else
      put(step_, 0, bag, t);
    t = token(set);
    tokens_.mixed[t] = bag;
  }
}

void Ledger::shuffle(const Trace& trace, std::size_t i, bool says) {
  const Event e = trace.event(i);
  OpenCards::Lying& lay_there = open_.at_site(discarded);
  std::bitset<card_ids> discards = lay_there.sure;
  // A record that begins in the middle has told what lies there, and stays.
  const bool begins = trace.setup().midway && shuffles_ == 0;
  std::bitset<card_ids> listed_there;
  for (const Piece& p : trace.pieces(i)) {
    listed_there.set(p.card);
    if (or_gone_[p.card] && open_.has(p.card) && lay_there.maybe[p.card]) discards.set(p.card);
  }
  std::bitset<card_ids> perhaps = open_.may_lie_at(discarded) & ~discards;
  if (begins) {
    perhaps &= ~lay_there.sure;
    discards &= listed_there;
  }
  const bool listed = e.shows(Field::cards) && !e.cards.empty();
  std::size_t arrive = trace.pieces(i).size();
  if (listed) arrive = e.cards.size() - std::min(e.cards.size(), pile_.size());
  const Origin number = static_cast<Origin>(of_shuffle + shuffles_++);
  // Where it began in the middle, whatever may have gone anywhere before: the pile is as large as
  // it is told to be, so nothing else went in.
  const bool as_told = trace.setup().midway && !any_gone_ && e.shows(Field::value) &&
                       e.value == static_cast<int>(pile_.size() + arrive);
  const bool sure = (perhaps.none() || as_told) && discards.count() == arrive;
  const bool mixed = trace.step(i).mixes && !pile_.empty();
  const Origin from = sure ? number : set_of(discards | perhaps);
  for (std::size_t c = 0; c < card_ids; ++c)
    if (discards[c]) {
      origin_[c] = number;
      open_.hide(static_cast<Card>(c));
      open_.pick_up(static_cast<Card>(c));
    }
  vanished_ |= perhaps & open_.all();
  open_.hide(perhaps);
  lay_there.count = 0;
  if (!trace.setup().midway) {
    lay_there.maybe.reset();
    lay_there.loose = false;
  }
  std::vector<std::uint32_t> under(arrive);
  for (std::uint32_t& t : under) t = token(from);
  pile_.insert(pile_.begin(), under.begin(), under.end());
  if (mixed) mix(pile_);
  Tokens::Shuffle& s = tokens_.shuffles.emplace_back();
  s.step = i;
  s.cards = discards;
  s.pile.assign(pile_.rbegin(), pile_.rend());
  if (!listed || !says) return;
  // The order is shown, or part of it: the first listed is the top.
  for (std::size_t k = 0; k < e.cards.size() && k < pile_.size(); ++k) {
    const Card c = e.cards[k];
    std::uint32_t& at = pile_[pile_.size() - 1 - k];
    if (c == unknown_card) continue;
    if (!fits(origin(at), c) && problem_.clash < 0 && origin_[c] < of_shuffle)
      problem_.clash = static_cast<std::int64_t>(i);
    if (tokens_.mixed[at] >= 0) take(step_, 0, tokens_.mixed[at], in_the_open, c, at);
    tokens_.card[at] = c;
    origin_[c] = c;
    named_[c] = step_ + 1;
    at = token(c, c);
    open_.hide(static_cast<Card>(c));
    open_.pick_up(c);
  }
}

// Whether nothing tells these apart.
bool Ledger::alike(const std::vector<std::uint32_t>& tokens) const {
  return std::all_of(tokens.begin(), tokens.end(), [&](std::uint32_t t) {
    return origin(t) == origin(tokens[0]) && origin(t) >= of_shuffle;
  });
}

void Ledger::begin(const Trace& trace) {
  problem_.ops.clear();
  problem_.sets.clear();
  problem_.clash = -1;
  pile_.clear();
  aside_.clear();
  ever_.assign(sites, {});
  held_.fill(0);
  open_.start(trace.setup().midway);
  vanished_.reset();
  any_gone_ = false;
  or_gone_.reset();
  for (std::size_t c = 0; c < card_ids; ++c) origin_[c] = static_cast<Origin>(c);
  named_.assign(card_ids, 0);
  if (trace.setup().midway)
    vanished_.set();  // every card may be anywhere
  else
    for (const Card c : trace.deck()) open_.lay(c, discarded);
}

// A game begins anew: all cards go into one pile, of which nobody knows the order.
void Ledger::gather(const Trace& trace, std::size_t before) {
  begin(trace);
  const auto number = static_cast<Origin>(of_shuffle + shuffles_++);
  for (std::size_t n = 0; n < trace.deck().size(); ++n) pile_.push_back(token(number));
  Tokens::Shuffle& s = tokens_.shuffles.emplace_back();
  s.step = before;
  open_.at_site(discarded) = {};
  for (const Card c : trace.deck()) {
    s.cards.set(c);
    origin_[c] = number;
    open_.hide(static_cast<Card>(c));
    open_.pick_up(c);
  }
}

void Ledger::start(const Trace& trace) {
  tokens_ = {};
  tokens_.moved.resize(trace.size());
  problem_.too_much = false;
  looked_at_ = 0;
  shuffles_ = 0;
  piles_ = 0;
  begin(trace);
}

void Ledger::step(const Trace& trace, std::size_t i, bool says) {
  step_ = static_cast<std::uint32_t>(i);
  if (trace.step(i).gathers) gather(trace, i);
  if (trace.step(i).shuffles)
    shuffle(trace, i, says);
  else if (trace.step(i).pieces > 0)
    move(trace, i, says);
}

void Ledger::read(const Trace& trace, const std::vector<bool>& says, std::size_t steps) {
  start(trace);
  for (std::size_t i = 0; i < steps && problem_.clash < 0 && !problem_.too_much; ++i)
    step(trace, i, says.empty() || says[i]);
}

}  // namespace tally::hidden
