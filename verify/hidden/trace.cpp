#include "verify/hidden/trace.h"

#include <algorithm>

#include "verify/hidden/view.h"

namespace tally::hidden {

void Trace::start(const Schema& schema, const Setup& setup) {
  schema_ = &schema;
  setup_ = setup;
  steps_.clear();
  events_.clear();
  from_.clear();
  cards_.clear();
  pieces_.clear();
  deck_.clear();
  passed_.clear();
  where_.fill(Spot::none);
  aside_ = 0;
  or_open_ = nothing;
  shuffled_ = false;
  pile_ = 0;
  tells_shuffles_ = std::any_of(schema.kinds.begin(), schema.kinds.end(), [](const KindInfo& k) {
    return k.from == Spot::discard && k.to == Spot::pile;
  });
  hides_ = false;
  for (std::size_t s = 0; s < static_cast<std::size_t>(setup.players); ++s)
    for (std::size_t f = 0; f < schema.seat_fields.size(); ++f) {
      const SeatFieldInfo& field = schema.seat_fields[f];
      hides_ = hides_ || (field.secret && setup.seat[s][f] == field.hidden);
    }
  sound_ = true;
  lays_unnamed_ = false;
}

Event Trace::event(std::size_t i) const {
  Event e = events_[i];
  const std::size_t end = i + 1 < from_.size() ? from_[i + 1] : cards_.size();
  e.cards = {cards_.data() + from_[i], end - from_[i]};
  return e;
}

bool Trace::is_one_card(Card c) const { return std::binary_search(deck_.begin(), deck_.end(), c); }

Place Trace::place(Spot s, const Event& e, Card c, std::size_t i, std::size_t n) const {
  const auto hand = [&](Seat seat) {
    return seat >= 0 && seat < setup_.players ? static_cast<Place>(seat) : in_the_open;
  };
  switch (s) {
    case Spot::pile: return in_the_pile;
    case Spot::aside: return set_aside;
    case Spot::seat:
    case Spot::other: {
      // A rule that speaks of somebody's cards means those in front of him as well, and what
      // another has laid on the table in his place.
      const Seat whose = s == Spot::seat ? e.seat : e.other;
      if (is_one_card(c) &&
          (where_[c] == Spot::table || (where_[c] == Spot::area && before_[c] == whose)))
        return in_the_open;
      return hand(whose);
    }
    case Spot::each: {
      const std::size_t share = n / static_cast<std::size_t>(std::max(setup_.players, 1));
      return share > 0 ? hand(static_cast<Seat>(i / share)) : in_the_open;
    }
    default: return in_the_open;
  }
}

void Trace::add_pieces(const Event& e, const KindInfo& kind, Step& step) {
  std::size_t n = e.cards.size();
  const bool listed = e.shows(Field::cards) && n > 0;
  if (!listed && kind.role != EventRole::choice && e.value > 0) {
    const int each = kind.counted == Counted::cards_each ? setup_.players : 1;
    n = static_cast<std::size_t>(std::min(e.value * each, max_cards));
  }
  if (kind.from == Spot::pile) aside_ = 0;
  if (kind.from == Spot::pile && !tells_shuffles_) {
    step.gathers = pile_ < static_cast<int>(n);
    pile_ = (step.gathers ? static_cast<int>(deck_.size()) : pile_) - static_cast<int>(n);
  }
  for (std::size_t i = 0; i < n; ++i) {
    Piece p;
    p.index = static_cast<std::uint16_t>(i);
    p.card = listed ? e.cards[i] : unknown_card;
    // What was looked at is given away before any other card is.
    const bool aside = kind.from == Spot::seat && kind.to == Spot::other && aside_ > 0;
    p.from = aside ? set_aside : place(kind.from, e, p.card, i, n);
    const bool stays = kind.from == kind.to;  // shown where it is
    p.to = stays ? p.from : place(kind.to, e, unknown_card, i, n);
    if (p.from == set_aside && aside_ > 0) --aside_;
    if (p.to == set_aside) ++aside_;
    if (p.card == unknown_card) hides_ = true;
    lays_unnamed_ = lays_unnamed_ || (p.card == unknown_card && kind.to == Spot::area);
    sound_ = sound_ && (p.card == unknown_card || is_one_card(p.card));
    if (p.card != unknown_card && !stays) {
      where_[p.card] = kind.to;
      before_[p.card] = e.seat;
    }
    if (p.from == in_the_open && p.to == in_the_open && p.card != unknown_card) continue;
    pieces_.push_back(p);
    ++step.pieces;
  }
}

// Everybody saw the card go: that the record does not name it does not say that it was hidden. Of
// whom any card lies open, it may have been that one.
void Trace::decided(const Question& /*q*/, const Event& answer) {
  const KindInfo& kind = schema_->of(answer);
  or_open_ = nothing;
  if (kind.sight != Sight::all || (kind.to != Spot::discard && kind.to != Spot::table) ||
      (kind.from != Spot::seat && kind.from != Spot::other) ||
      std::find(answer.cards.begin(), answer.cards.end(), unknown_card) == answer.cards.end())
    return;
  const Seat whose = kind.from == Spot::seat ? answer.seat : answer.other;
  if (std::none_of(deck_.begin(), deck_.end(),
                   [&](Card c) { return where_[c] == Spot::area && before_[c] == whose; }))
    return;
  or_open_ = answer.kind;
  said_by_ = answer.seat;
  said_.assign(answer.cards.begin(), answer.cards.end());
}

void Trace::passed(const Question& q) {
  or_open_ = nothing;
  passed_.push_back({static_cast<std::uint32_t>(steps_.size()), q.rule});
}

bool Trace::passed(Rule asked, std::size_t from, std::size_t to) const {
  const auto first = std::partition_point(passed_.begin(), passed_.end(),
                                          [&](Passed p) { return p.before <= from; });
  return std::any_of(first, passed_.end(),
                     [&](Passed p) { return p.before <= to && p.rule == asked; });
}

void Trace::event(const Event& told, const Match& match, std::uint32_t source_at) {
  Event e = told;
  if (steps_.empty())
    for (std::size_t c = 0; c < schema_->cards.size(); ++c)
      if (match.plays_with(static_cast<Card>(c))) deck_.push_back(static_cast<Card>(c));
  const KindInfo& kind = schema_->of(e);
  Step step;
  step.source_at = source_at;
  step.turn = static_cast<std::int16_t>(match.turn() + (kind.boundary && e.seat != nobody ? 1 : 0));
  step.first_piece = static_cast<std::uint32_t>(pieces_.size());
  step.shuffles = kind.from == Spot::discard && kind.to == Spot::pile;
  if (step.shuffles) {
    const bool listed = e.shows(Field::cards) && !e.cards.empty();
    hides_ = hides_ || !listed ||
             std::find(e.cards.begin(), e.cards.end(), unknown_card) != e.cards.end();
    step.mixes = match.mixes_rest();
    // Before the first shuffle the whole deck lies with the discards; but a record that begins in
    // the middle has told what lies there.
    const bool said = setup_.midway && !shuffled_;
    shuffled_ = true;
    for (const Card c : deck_)
      if (where_[c] == Spot::none || (where_[c] == Spot::discard && !said)) {
        where_[c] = Spot::pile;
        pieces_.push_back({0, c, in_the_open, in_the_pile});
        ++step.pieces;
      }
  } else if (kind.to != Spot::none) {
    step.or_open = e.kind == or_open_ && e.seat == said_by_ && e.cards.size() == said_.size();
    if (step.or_open) {
      e.cards = said_;
      step.lay_open = !std::equal(said_.begin(), said_.end(), told.cards.begin());
    }
    add_pieces(e, kind, step);
    for (const Card c : told.cards)
      if (step.lay_open && is_one_card(c)) where_[c] = kind.to;
    step.from_within = match.takes_from_within(e.kind);
  }
  or_open_ = nothing;
  // How many of them are on top of the pile is not known.
  if (kind.ordered && kind.to == Spot::pile && !e.shows(Field::value) && !step.shuffles)
    lays_unnamed_ = true;
  // A suit that is not told, or on whom a skill is used, is no card.
  if (!e.shows(Field::cards)) hides_ = true;
  events_.push_back(e);
  events_.back().cards = {};
  from_.push_back(static_cast<std::uint32_t>(cards_.size()));
  cards_.insert(cards_.end(), e.cards.begin(), e.cards.end());
  steps_.push_back(step);
}

}  // namespace tally::hidden
