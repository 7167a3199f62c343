// From a trace to the bags of tokens and what is taken from them.
#include <algorithm>

#include "verify/hidden/deal.h"

namespace tally::hidden {
namespace {

constexpr std::size_t no_piece = ~std::size_t{0};

constexpr bool is_table(Place p) { return p == on_the_table || p == turned_up; }

}  // namespace

std::uint32_t Reading::token(Origin o, Card seen) {
  tokens_.origin.push_back(o);
  tokens_.card.push_back(seen);
  tokens_.mixed.push_back(-1);
  return static_cast<std::uint32_t>(tokens_.origin.size() - 1);
}

void Reading::put(std::uint32_t step, std::uint32_t piece, Place at, std::uint32_t token) {
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

void Reading::take(std::uint32_t step, std::uint32_t piece, Place at, Place to, Card card,
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
std::bitset<card_ids> Reading::can_lie(Place hand) const {
  const Ever& e = ever_[static_cast<std::size_t>(hand)];
  std::bitset<card_ids> out;
  for (std::size_t c = 0; c < card_ids; ++c) {
    const Origin o = origin_[c];
    out.set(c, !open_[c] && (e.any || (o < of_shuffle
                                           ? e.seen[c]
                                           : ((e.shuffles >> ((o - of_shuffle) & 63)) & 1U) != 0)));
  }
  return out;
}

// A card nobody named went into the open: which may it be? Out of the pile it is this token.
void Reading::gone(Place from, Place to, std::uint32_t token) {
  any_gone_ = true;
  std::bitset<card_ids> cards;
  if (from >= 0)
    cards = can_lie(from);
  else
    for (std::size_t c = 0; c < card_ids; ++c)
      cards.set(c, !open_[c] && fits(origin(token), static_cast<Card>(c)));
  vanished_ |= cards;
  lay_some(cards, to);
}

std::size_t Reading::open_index(Place p) {
  int at = 2;
  if (p == discarded)
    at = 0;
  else if (p == turned_up)
    at = 1;
  else if (p <= pending_for(0))
    at = 3 + max_seats + (pending_for(0) - p);
  else if (p <= in_front_of(0))
    at = 3 + (in_front_of(0) - p);
  return static_cast<std::size_t>(at);
}

// What may lie there.
std::bitset<card_ids> Reading::lie_at(Place p) const {
  if (p == in_the_open) return lie_at(on_the_table) | lie_at(turned_up);
  const Lying& there = lying_[open_index(p)];
  const bool more = there.loose || there.count > static_cast<int>(there.sure.count());
  return more ? there.sure | there.maybe : there.sure;
}

std::optional<std::vector<Card>> Reading::known_at(Place p) const {
  std::vector<Card> out;
  for (const Place at : {p == in_the_open ? on_the_table : p, turned_up}) {
    if (at == turned_up && p != in_the_open && p != turned_up) continue;
    const Lying& there = lying_[open_index(at)];
    if (there.loose || there.count != static_cast<int>(there.sure.count())) return {};
    for (std::size_t c = there.sure._Find_first(); c < card_ids; c = there.sure._Find_next(c))
      out.push_back(static_cast<Card>(c));
    if (p == turned_up) break;
  }
  return out;
}

void Reading::lay(Card c, Place at) {
  Lying& there = lying(at);
  if (is_table(at)) ++on_table_;
  there.sure.set(c);
  ++there.count;
  lies_at_[c] = at;
  open_.set(c);
}

// One of these.
void Reading::lay_some(const std::bitset<card_ids>& cards, Place at) {
  Lying& there = lying(at);
  there.maybe |= cards & ~there.sure;
  may_lie_ |= cards;
  ++there.count;
  if (is_table(at)) ++on_table_;
  settle(at);
}

// One card less is in use or turned up. With the last of them both places are empty, whichever of
// the two those before it came from.
void Reading::leaves_table() {
  if (on_table_ > 0) --on_table_;
  if (on_table_ > 0 || any_may_lie_) return;
  for (const Place at : {on_the_table, turned_up}) lying(at) = {};
}

// It is seen, and lies nowhere else.
void Reading::pick_up(Card c) {
  if (lies_at_[c] != in_the_open) lying(lies_at_[c]).sure.reset(c);
  lies_at_[c] = in_the_open;
  if (!may_lie_[c]) return;
  may_lie_.reset(c);
  for (Lying& there : lying_) there.maybe.reset(c);
}

// Which of the cards there have stayed is not known.
void Reading::blur(Place at) {
  Lying& there = lying(at);
  for (std::size_t c = there.sure._Find_first(); c < card_ids; c = there.sure._Find_next(c))
    lies_at_[c] = in_the_open;
  there.maybe |= there.sure;
  may_lie_ |= there.sure;
  there.sure.reset();
}

// As many as may lie there, and all of them face up: these it is.
void Reading::settle(Place at) {
  Lying& there = lying(at);
  if (there.loose || there.maybe.none()) return;
  if (static_cast<int>((there.sure | there.maybe).count()) != there.count ||
      (there.maybe & ~open_).any())
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

// The only card that lies there, where that is known.
Card Reading::only_one(Place at) const {
  if (at == in_the_open) return unknown_card;
  const Lying& there = lying_[open_index(at)];
  if (there.loose || there.count != 1 || there.sure.count() != 1) return unknown_card;
  return static_cast<Card>(there.sure._Find_first());
}

// From where on the table it goes, as far as only one of the two places has any.
Place Reading::narrowed(Place from) const {
  if (from != in_the_open) return from;
  const auto none = [&](Place p) {
    const Lying& there = lying_[open_index(p)];
    return !there.loose && there.count == 0;
  };
  return none(turned_up) ? on_the_table : none(on_the_table) ? turned_up : from;
}

// A card nobody named goes from where cards lie face up.
std::uint32_t Reading::leaves_open(Place said, Place to) {
  const Place from = narrowed(said);
  if (const Card c = only_one(from); c != unknown_card) {
    pick_up(c);
    lying(from).count = 0;
    if (is_table(from)) leaves_table();
    if (lies_open(to)) {
      lay(c, to);
    } else {
      open_.reset(c);
      origin_[c] = c;
    }
    return token(c, c);
  }
  const std::bitset<card_ids> cards = lie_at(from);
  for (const Place at : {from == in_the_open ? on_the_table : from, turned_up}) {
    if (at == turned_up && from != in_the_open && from != turned_up) continue;
    blur(at);
    Lying& there = lying(at);
    if (from == in_the_open)
      there.loose = true;
    else if (there.count > 0)
      --there.count;
    if (from == turned_up) break;
  }
  if (from == in_the_open || is_table(from)) leaves_table();
  if (lies_open(to)) {
    lay_some(cards, to);
  } else {  // it is hidden now
    vanished_ |= cards;
    open_ &= ~cards;
  }
  const std::uint32_t t = token(set_of(cards));
  if (from != in_the_open) settle(from);
  return t;
}

// What went unnamed may be a card that lay in front of him.
void Reading::may_have_lain_open(const Piece& p) {
  for (const Place at : {in_front_of(p.from), pending_for(p.from)}) {
    const std::bitset<card_ids> cards = lie_at(at);
    if (cards.none()) continue;
    blur(at);
    lying(at).loose = true;
    or_gone_ |= cards;
    if (!lies_open(p.to)) continue;
    Lying& there = lying(p.to);
    there.maybe |= cards;
    there.loose = true;
  }
}

Origin Reading::set_of(const std::bitset<card_ids>& cards) {
  problem_.sets.push_back({cards, step_});
  return static_cast<Origin>(of_any + static_cast<Origin>(problem_.sets.size()) - 1);
}

Origin Reading::some_open() { return set_of(open_ | vanished_); }

// The cards these can be.
std::bitset<card_ids> Reading::among(std::span<const std::uint32_t> tokens) const {
  std::vector<Origin> origins;
  for (const std::uint32_t t : tokens) origins.push_back(origin(t));
  std::sort(origins.begin(), origins.end());
  origins.erase(std::unique(origins.begin(), origins.end()), origins.end());
  std::bitset<card_ids> any;
  for (std::size_t c = 0; c < card_ids; ++c)
    any.set(c, !open_[c] && std::any_of(origins.begin(), origins.end(),
                                        [&](Origin o) { return fits(o, static_cast<Card>(c)); }));
  return any;
}

// These become one bag; where they were are places in it, each of which may hold any of the cards.
void Reading::mix(std::vector<std::uint32_t>& tokens) {
  const auto bag = static_cast<Place>(max_seats + std::min(piles_++, places - max_seats - 1));
  const Origin set = set_of(among(tokens));
  ++problem_.sets.back().step;  // what is named by this event is in it
  for (std::uint32_t& t : tokens) {
    if (tokens_.mixed[t] >= 0)
      take(step_, 0, tokens_.mixed[t], bag, unknown_card, t);
    else
      put(step_, 0, bag, t);
    t = token(set);
    tokens_.mixed[t] = bag;
  }
}

void Reading::shuffle(const Trace& trace, std::size_t i, bool says) {
  const Event e = trace.event(i);
  Lying& lay_there = lying(discarded);
  std::bitset<card_ids> discards = lay_there.sure;
  // A record that begins in the middle has told what lies there, and stays.
  const bool begins = trace.setup().midway && shuffles_ == 0;
  std::bitset<card_ids> listed_there;
  for (const Piece& p : trace.pieces(i)) {
    listed_there.set(p.card);
    if (or_gone_[p.card] && open_[p.card] && lay_there.maybe[p.card]) discards.set(p.card);
  }
  std::bitset<card_ids> perhaps = lie_at(discarded) & ~discards;
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
      open_.reset(c);
      pick_up(static_cast<Card>(c));
    }
  vanished_ |= perhaps & open_;
  open_ &= ~perhaps;
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
    open_.reset(c);
    pick_up(c);
  }
}

// False once more tokens have been looked at than any true record needs: then what the record says
// is not decided.
bool Reading::may_look_at(std::size_t tokens) {
  looked_at_ += tokens;
  problem_.too_much = looked_at_ > most_looked_at;
  return !problem_.too_much;
}

// A token for piece `k`, if need be by giving those before it others: the shortest such chain.
void Reading::augment(std::span<const Piece> pieces, std::size_t k,
                      const std::vector<std::uint32_t>& among, std::vector<std::size_t>& taken_by) {
  std::vector<std::size_t> wanted_by(among.size(), no_piece);
  std::vector<std::size_t> want{k};
  for (std::size_t n = 0; n < want.size() && may_look_at(among.size()); ++n)
    for (std::size_t t = 0; t < among.size(); ++t) {
      if (wanted_by[t] != no_piece || !fits(origin(among[t]), pieces[want[n]].card)) continue;
      wanted_by[t] = want[n];
      if (taken_by[t] != no_piece) {
        want.push_back(taken_by[t]);
        continue;
      }
      for (std::size_t free = t; free < among.size();) {  // each gives up the one it had
        const std::size_t to = wanted_by[free];
        const auto had = std::find(taken_by.begin(), taken_by.end(), to) - taken_by.begin();
        taken_by[free] = to;
        free = static_cast<std::size_t>(had);
      }
      return;
    }
}

// Which of `among` each piece from there is: a card that is named takes a token that is known to be
// it before one that may be, and its own in the order of the event before another.
void Reading::hand_out(std::span<const Piece> pieces, bool says, Place from,
                       std::vector<std::uint32_t>& among, std::vector<std::uint32_t>& mine) {
  std::vector<std::size_t> here;
  for (std::size_t k = 0; k < pieces.size(); ++k)
    if (pieces[k].from == from) here.push_back(k);
  if (here.empty()) return;
  const auto named = [&](std::size_t k) { return says && pieces[k].card != unknown_card; };
  std::vector<std::size_t> taken_by(among.size(), no_piece);
  std::vector<bool> has(pieces.size());
  const auto give = [&](bool exact, bool own) {
    for (std::size_t at = 0; at < here.size(); ++at) {
      const std::size_t k = here[at];
      const Card c = pieces[k].card;
      if (!named(k) || has[k] || open_[c]) continue;
      const std::size_t end = own ? std::min(at + 1, among.size()) : among.size();
      if (!own && !may_look_at(end)) return;
      for (std::size_t t = own ? at : 0; t < end; ++t) {
        const Origin o = origin(among[t]);
        if (taken_by[t] != no_piece || !(exact ? o == origin_[c] : fits(o, c))) continue;
        taken_by[t] = k;
        has[k] = true;
        break;
      }
    }
  };
  for (const bool exact : {true, false})
    for (const bool own : {true, false}) give(exact, own);
  for (const std::size_t k : here)
    if (named(k) && !has[k] && !open_[pieces[k].card]) augment(pieces, k, among, taken_by);
  // What nobody named takes what is left.
  for (const bool own : {true, false})
    for (std::size_t at = 0; at < here.size(); ++at) {
      const std::size_t k = here[at];
      if (named(k) || has[k]) continue;
      std::size_t t = own ? at : 0;
      while (!own && t < among.size() && taken_by[t] != no_piece) ++t;
      if (t >= among.size() || taken_by[t] != no_piece) continue;
      taken_by[t] = k;
      has[k] = true;
    }
  std::size_t kept = 0;
  for (std::size_t t = 0; t < among.size(); ++t)
    if (taken_by[t] == no_piece)
      among[kept++] = among[t];
    else
      mine[taken_by[t]] = among[t];
  among.resize(kept);
}

// Whether nothing tells these apart.
bool Reading::alike(const std::vector<std::uint32_t>& tokens) const {
  return std::all_of(tokens.begin(), tokens.end(), [&](std::uint32_t t) {
    return origin(t) == origin(tokens[0]) && origin(t) >= of_shuffle;
  });
}

// Whether nobody says which of the cards looked at these are: unnamed ones, and others stay or go
// elsewhere.
bool Reading::unseen_part_of_aside(std::span<const Piece> pieces, bool says) const {
  std::size_t taken = 0;
  bool unnamed = false;
  bool together = true;
  const Piece* first = nullptr;
  for (const Piece& p : pieces) {
    if (p.from != set_aside) continue;
    ++taken;
    unnamed = unnamed || !says || p.card == unknown_card;
    if (first == nullptr) first = &p;
    together = together && p.to == first->to;
  }
  return unnamed && !(together && taken == aside_.size());
}

// The topmost tokens of the pile.
std::vector<std::uint32_t> Reading::off_the_top(std::size_t count) {
  std::vector<std::uint32_t> top;
  for (std::size_t k = 0; k < count; ++k) {
    top.push_back(pile_.empty() ? token(some_open()) : pile_.back());
    if (!pile_.empty()) pile_.pop_back();
  }
  return top;
}

// Piece `k` comes out of where it was, as the card `c` if it is named; `t` is its token, if it was
// handed one.
Reading::Left Reading::leave(const Step& step, const Piece& p, std::uint32_t k, Card c,
                             bool arranged, std::uint32_t& t) {
  const bool named = c != unknown_card;
  const auto clash = [&](bool is_one) {
    if (is_one && !problem_.too_much && problem_.clash < 0)
      problem_.clash = static_cast<std::int64_t>(step_);
  };
  if (p.from == in_the_pile || p.from == set_aside) {
    clash(named && t == no_token);
    if (!named && t == no_token) t = token(some_open());
    if (!named && lies_open(p.to)) gone(in_the_pile, p.to, t);
    if (t == no_token || tokens_.mixed[t] < 0 || (!named && (p.to == set_aside || arranged)))
      return Left::its_place;
    take(step_, k, tokens_.mixed[t], named ? in_the_open : p.to, c, t);
    return Left::mixed_pile;
  }
  if (lies_open(p.from)) {
    if (!named) {
      t = leaves_open(p.from, p.to);
      return Left::its_place;
    }
    clash(!lie_at(p.from)[c]);
    const bool used = p.from != in_the_open || lie_at(on_the_table)[c];
    Lying& there = lying(used ? p.from : turned_up);
    if (p.from == in_the_open && used && lie_at(turned_up)[c])
      there.loose = lying(turned_up).loose = true;  // which of the two has one less is not known
    else if (there.count > 0)
      --there.count;
    if (p.from == in_the_open || is_table(p.from)) leaves_table();
    return Left::its_place;
  }
  const bool other = !named && step.or_open;
  if (other) may_have_lain_open(p);
  if (!named && lies_open(p.to)) gone(p.from, p.to, no_token);
  if (other && held_[static_cast<std::size_t>(p.from)] == 0) return Left::nothing;
  const Origin set = other ? set_of(can_lie(p.from)) : Origin{0};
  take(step_, k, p.from, p.to, c);
  if (other) {  // if what went lay open, this hand holds one more: whichever left it here
    put(step_, k, p.from, token(set));
    problem_.ops.back().spare = !step.lay_open;
  }
  return Left::its_place;
}

// The first `up` on top, the first of all highest; the others at the bottom, the last lowest.
void Reading::lay_back(std::vector<std::uint32_t>& back, std::size_t up) {
  up = std::min(up, back.size());
  for (std::size_t k = up; k-- > 0;) pile_.push_back(back[k]);
  for (std::size_t k = up; k < back.size(); ++k) pile_.insert(pile_.begin(), back[k]);
}

void Reading::move(const Trace& trace, std::size_t i, bool says) {
  const Step& step = trace.step(i);
  const std::span<const Piece> pieces = trace.pieces(i);
  const bool arranged = !pieces.empty() && pieces[0].to == in_the_pile;
  const auto from_pile = static_cast<std::size_t>(std::count_if(
      pieces.begin(), pieces.end(), [](const Piece& p) { return p.from == in_the_pile; }));
  // What was looked at and not dealt with lies on top again.
  if (from_pile > 0 && !aside_.empty()) {
    pile_.insert(pile_.end(), aside_.rbegin(), aside_.rend());
    aside_.clear();
  }
  if (step.from_within && !alike(pile_)) mix(pile_);
  if (unseen_part_of_aside(pieces, says) && !alike(aside_)) mix(aside_);
  // The cards of one event come together: which of them is which is not said.
  std::vector<std::uint32_t> top = off_the_top(from_pile);
  std::vector<std::uint32_t>& mine = tokens_.moved[i];
  mine.assign(pieces.size(), no_token);
  hand_out(pieces, says, in_the_pile, top, mine);
  hand_out(pieces, says, set_aside, aside_, mine);
  std::vector<std::uint32_t> back;
  for (std::size_t k = 0; k < pieces.size(); ++k) {
    const Piece& p = pieces[k];
    const bool named = says && p.card != unknown_card;
    const Card c = named ? p.card : unknown_card;
    if (p.from == p.to && !named) continue;
    std::uint32_t& t = mine[k];
    const auto piece = static_cast<std::uint32_t>(k);
    const Left left = leave(step, p, piece, c, arranged, t);
    if (left == Left::nothing) continue;
    std::uint32_t now = t;  // as what it goes on
    if (named) {
      if (t != no_token) tokens_.card[t] = c;
      now = token(c, c);
      origin_[c] = c;
      named_[c] = step_ + 1;
      vanished_.reset(c);
      open_.reset(c);
      pick_up(c);
      if (lies_open(p.to)) lay(c, p.to);
    }
    // Into where it is now.
    if (arranged)
      back.push_back(now);
    else if (p.to == set_aside)
      aside_.push_back(now);
    else if (p.to >= 0 && (named || (p.from < 0 && left != Left::mixed_pile)))
      put(step_, piece, p.to, now);
  }
  if (!arranged) return;
  const bool shown = says && std::none_of(pieces.begin(), pieces.end(),
                                          [](const Piece& p) { return p.card == unknown_card; });
  if (!alike(back) && !shown) {  // in an order nobody knows
    mix(back);
    if (back.size() == mine.size()) mine = back;  // each is what comes to lie there
  }
  lay_back(back, static_cast<std::size_t>(std::max<int>(trace.event(i).value, 0)));
}

void Reading::begin(const Trace& trace) {
  problem_.ops.clear();
  problem_.sets.clear();
  problem_.clash = -1;
  pile_.clear();
  aside_.clear();
  ever_.assign(places, {});
  held_.fill(0);
  open_.reset();
  vanished_.reset();
  any_gone_ = false;
  or_gone_.reset();
  may_lie_.reset();
  lies_at_.fill(in_the_open);
  for (Lying& there : lying_) there = {};
  on_table_ = 0;
  any_may_lie_ = trace.setup().midway;
  for (std::size_t c = 0; c < card_ids; ++c) origin_[c] = static_cast<Origin>(c);
  named_.assign(card_ids, 0);
  if (!trace.setup().midway) {
    for (const Card c : trace.deck()) lay(c, discarded);
    return;
  }
  // A record that begins in the middle: every card may be anywhere.
  vanished_.set();
  may_lie_.set();
  for (Lying& there : lying_) {
    there.maybe.set();
    there.loose = true;
  }
}

// All cards in one pile, of which nobody knows the order. What was before does not matter.
void Reading::gather(const Trace& trace, std::size_t before) {
  begin(trace);
  const auto number = static_cast<Origin>(of_shuffle + shuffles_++);
  for (std::size_t n = 0; n < trace.deck().size(); ++n) pile_.push_back(token(number));
  Tokens::Shuffle& s = tokens_.shuffles.emplace_back();
  s.step = before;
  lying(discarded) = {};
  for (const Card c : trace.deck()) {
    s.cards.set(c);
    origin_[c] = number;
    open_.reset(c);
    pick_up(c);
  }
}

void Reading::start(const Trace& trace) {
  tokens_ = {};
  tokens_.moved.resize(trace.size());
  problem_.too_much = false;
  looked_at_ = 0;
  shuffles_ = 0;
  piles_ = 0;
  begin(trace);
}

void Reading::step(const Trace& trace, std::size_t i, bool says) {
  step_ = static_cast<std::uint32_t>(i);
  if (trace.step(i).gathers) gather(trace, i);
  if (trace.step(i).shuffles)
    shuffle(trace, i, says);
  else if (trace.step(i).pieces > 0)
    move(trace, i, says);
}

void Reading::read(const Trace& trace, const std::vector<bool>& says, std::size_t steps) {
  start(trace);
  for (std::size_t i = 0; i < steps && problem_.clash < 0 && !problem_.too_much; ++i)
    step(trace, i, says.empty() || says[i]);
}

}  // namespace tally::hidden
