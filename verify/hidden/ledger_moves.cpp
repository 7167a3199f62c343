// Cards go from one site to another.
#include <algorithm>

#include "verify/hidden/ledger.h"

namespace tally::hidden {

// A card that nobody named went from there into the open: whatever it may be lies there now,
// perhaps. Out of the pile it is this token, out of a hand any card that may be in it.
void Ledger::gone(Site from, Site to, std::uint32_t token) {
  any_gone_ = true;
  std::bitset<card_ids> cards;
  if (from >= 0)
    cards = can_lie(from);
  else
    for (std::size_t c = 0; c < card_ids; ++c)
      cards.set(c, !open_.has(static_cast<Card>(c)) && fits(origin(token), static_cast<Card>(c)));
  vanished_ |= cards;
  open_.lay_some(cards, to);
}

// A card that nobody named leaves a site where cards lie face up; returns the token it is.
std::uint32_t Ledger::leaves_open(Site said, Site to) {
  const Site from = open_.narrowed(said);
  if (const Card c = open_.only_one_at(from); c != unknown_card) {
    open_.pick_up(c);
    open_.at_site(from).count = 0;
    if (is_table(from)) open_.one_less_on_the_table();
    if (lies_open(to)) {
      open_.lay(c, to);
    } else {
      open_.hide(static_cast<Card>(c));
      origin_[c] = c;
    }
    return token(c, c);
  }
  const std::bitset<card_ids> cards = open_.may_lie_at(from);
  for (const Site at : {from == in_the_open ? on_the_table : from, turned_up}) {
    if (at == turned_up && from != in_the_open && from != turned_up) continue;
    open_.blur(at);
    OpenCards::Lying& there = open_.at_site(at);
    if (from == in_the_open)
      there.loose = true;
    else if (there.count > 0)
      --there.count;
    if (from == turned_up) break;
  }
  if (from == in_the_open || is_table(from)) open_.one_less_on_the_table();
  if (lies_open(to)) {
    open_.lay_some(cards, to);
  } else {  // it is hidden now
    vanished_ |= cards;
    open_.hide(cards);
  }
  const std::uint32_t t = token(set_of(cards));
  if (from != in_the_open) open_.settle(from);
  return t;
}

// The piece went unnamed, and its owner has cards in front of him: it may have been one of these.
void Ledger::may_have_lain_open(const Piece& p) {
  for (const Site at : {in_front_of(p.from), pending_for(p.from)}) {
    const std::bitset<card_ids> cards = open_.may_lie_at(at);
    if (cards.none()) continue;
    open_.blur(at);
    open_.at_site(at).loose = true;
    or_gone_ |= cards;
    if (!lies_open(p.to)) continue;
    OpenCards::Lying& there = open_.at_site(p.to);
    there.maybe |= cards;
    there.loose = true;
  }
}

// Whether it is open which of the cards looked at these are: somebody looks at ♠7 and ♥6 and gives
// one away unnamed, say. Where all of them go to one place, it does not matter.
bool Ledger::unseen_part_of_aside(std::span<const Piece> pieces, bool says) const {
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
std::vector<std::uint32_t> Ledger::off_the_top(std::size_t count) {
  std::vector<std::uint32_t> top;
  for (std::size_t k = 0; k < count; ++k) {
    top.push_back(pile_.empty() ? token(some_open()) : pile_.back());
    if (!pile_.empty()) pile_.pop_back();
  }
  return top;
}

// Takes piece `k` from where it was; `c` is its card, if that is named. `t` is its token, if it has
// one already, and becomes one where it comes from the pile or from the open.
Ledger::Left Ledger::leave(const Step& step, const Piece& p, std::uint32_t k, Card c, bool arranged,
                           std::uint32_t& t) {
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
    clash(!open_.may_lie_at(p.from)[c]);
    const bool used = p.from != in_the_open || open_.may_lie_at(on_the_table)[c];
    OpenCards::Lying& there = open_.at_site(used ? p.from : turned_up);
    if (p.from == in_the_open && used && open_.may_lie_at(turned_up)[c])
      there.loose = open_.at_site(turned_up).loose =
          true;  // which of the two has one less is not known
    else if (there.count > 0)
      --there.count;
    if (p.from == in_the_open || is_table(p.from)) open_.one_less_on_the_table();
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
void Ledger::lay_back(std::vector<std::uint32_t>& back, std::size_t up) {
  up = std::min(up, back.size());
  for (std::size_t k = up; k-- > 0;) pile_.push_back(back[k]);
  for (std::size_t k = up; k < back.size(); ++k) pile_.insert(pile_.begin(), back[k]);
}

void Ledger::move(const Trace& trace, std::size_t i, bool says) {
  const Step& step = trace.step(i);
  const std::span<const Piece> pieces = trace.pieces(i);
  const bool arranged = !pieces.empty() && pieces[0].to == in_the_pile;
  const auto from_pile = static_cast<std::size_t>(std::count_if(
      pieces.begin(), pieces.end(), [](const Piece& p) { return p.from == in_the_pile; }));
  // Cards that were looked at and went nowhere lie on top again.
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
    std::uint32_t now = t;  // the token that arrives: a new one, if the card is seen
    if (named) {
      if (t != no_token) tokens_.card[t] = c;
      now = token(c, c);
      origin_[c] = c;
      named_[c] = step_ + 1;
      vanished_.reset(c);
      open_.hide(static_cast<Card>(c));
      open_.pick_up(c);
      if (lies_open(p.to)) open_.lay(c, p.to);
    }
    // Into where it is now. What goes from a hand onto the pile unseen is any that may be there.
    if (arranged)
      back.push_back(now != no_token ? now
                                     : token(p.from >= 0 ? set_of(can_lie(p.from)) : some_open()));
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
  const Event e = trace.event(i);
  const KindInfo& kind = trace.schema().of(e);
  const int on_top = kind.ordered ? e.value : kind.to_bottom ? 0 : static_cast<int>(back.size());
  lay_back(back, static_cast<std::size_t>(std::max(on_top, 0)));
}

}  // namespace tally::hidden
