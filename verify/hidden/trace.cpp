#include "verify/hidden/trace.h"

#include <algorithm>

#include "replay/record.h"
#include "verify/hidden/view.h"
#include "verify/turns.h"

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
  doubt_at_ = no_doubt;
  within_.fill(false);
  where_.fill(nowhere);
  on_pile_.reset();
  last_moved_ = 0;
  begun_ = false;
  aside_ = 0;
  or_open_ = nothing;
  unmasked_by_.fill(nobody);
  shuffled_ = false;
  pile_ = 0;
  tells_shuffles_ = std::any_of(schema.kinds.begin(), schema.kinds.end(), [](const KindInfo& k) {
    return k.from == Spot::discard && k.to == Spot::pile;
  });
  hides_ = hides_a_seat(schema, setup);
  sound_ = true;
  blind_from_ = ~std::size_t{0};
  guessed_ = 0;
}

Event Trace::event(std::size_t i) const {
  Event e = events_[i];
  const std::size_t end = i + 1 < from_.size() ? from_[i + 1] : cards_.size();
  e.cards = {cards_.data() + from_[i], end - from_[i]};
  return e;
}

bool Trace::names_a_card(std::size_t i) const {
  const auto all = pieces(i);
  return std::any_of(all.begin(), all.end(), [](const Piece& p) { return p.card != unknown_card; });
}

bool Trace::is_one_card(Card c) const { return std::binary_search(deck_.begin(), deck_.end(), c); }

Site Trace::place(Spot s, const Event& e, std::size_t i, std::size_t n) const {
  const auto of = [&](Seat seat, auto place) {
    return seat >= 0 && seat < setup_.players ? place(seat) : on_the_table;
  };
  const auto hand = [](Seat seat) { return static_cast<Site>(seat); };
  switch (s) {
    case Spot::pile: return in_the_pile;
    case Spot::aside: return set_aside;
    case Spot::seat: return of(e.seat, hand);
    case Spot::other: return of(e.other, hand);
    case Spot::each: {
      const std::size_t share = n / static_cast<std::size_t>(std::max(setup_.players, 1));
      return share > 0 ? of(static_cast<Seat>(i / share), hand) : on_the_table;
    }
    case Spot::area: return of(e.seat, in_front_of);
    case Spot::pending: return of(e.seat, pending_for);
    case Spot::opposite: return of(e.other, in_front_of);
    case Spot::discard: return discarded;
    case Spot::shown: return turned_up;
    case Spot::none:
    case Spot::table: break;
  }
  return on_the_table;
}

// Where a card comes from that an event takes from there: a rule that speaks of somebody's cards
// means those in front of him as well, and on the table lies what is in use and what was turned up.
Site Trace::taken_from(Spot s, const Event& e, Card c, std::size_t i, std::size_t n) const {
  const Site there = place(s, e, i, n);
  if (!is_one_card(c)) {
    // A card that nobody names may be any of the two, one in use or one turned up.
    return s == Spot::table ? in_the_open : there;
  }
  const Site lies = where_[c];
  // How things stand when a record begins in the middle is told without how it came about.
  if (s == Spot::table && setup_.midway && !begun_ && lies != nowhere) return lies;
  if (s == Spot::table && before_somebody(lies)) return lies;  // off a pile beside a player
  if (s == Spot::table) return in_the_open;
  if (s != Spot::seat && s != Spot::other) return there;
  const Seat whose = s == Spot::seat ? e.seat : e.other;
  if (whose < 0 || whose >= setup_.players)
    return schema_->of(e).to == Spot::pile && lies != nowhere ? lies : there;
  if (lies == in_front_of(whose)) return lies;
  // What waits to take effect he loses, or another takes it; he has no choice of it himself.
  const bool chosen = s == Spot::seat && schema_->of(e).role == EventRole::choice;
  if (lies == pending_for(whose) && !chosen) return lies;
  // From before anybody to before another.
  if (schema_->of(e).to == Spot::opposite && before_somebody(lies)) return lies;
  // Off a pile beside another who lends it (黄巾天兵符).
  if (chosen && schema_->of(e).to == Spot::table && before_somebody(lies) && on_pile_[c])
    return lies;
  if (unmasked_by_[c] == whose) return on_the_table;
  return laid_for(e, c) ? on_the_table : there;
}

// Whether another has laid this card on the table for him, to be used in his place: by an answer
// that names no target, and the next that moves is this, which has one.
bool Trace::laid_for(const Event& e, Card c) const {
  const KindInfo& kind = schema_->of(e);
  if (kind.from != Spot::seat || kind.to != Spot::table || last_moved_ >= steps_.size())
    return false;
  const Event laid = event(last_moved_);
  const KindInfo& how = schema_->of(laid);
  const auto aims = [](const KindInfo& k) {
    return std::any_of(k.fields.begin(), k.fields.end(),
                       [](const FieldInfo& f) { return f.field == Field::seats; });
  };
  // Named, or as one that nobody names.
  const Card as = where_[c] == on_the_table ? c : unknown_card;
  return aims(kind) && !aims(how) && laid.seat != e.seat && how.role == EventRole::choice &&
         how.from == Spot::seat && how.to == Spot::table &&
         std::find(laid.cards.begin(), laid.cards.end(), as) != laid.cards.end();
}

void Trace::add_pieces(const Event& e, const KindInfo& kind, Step& step) {
  // Whose cards they are it does not say: nothing of them is known, or of where they are from then.
  const auto nobodys = [&](Spot s) {
    if (s == Spot::other || s == Spot::opposite) return e.other == nobody;
    return (s == Spot::seat || in_front(s)) && e.seat == nobody;
  };
  // One that all see go under the pile lies wherever it was last seen.
  const bool seen = kind.role == EventRole::outcome && kind.to == Spot::pile &&
                    e.cards.size() == 1 && is_one_card(e.cards[0]);
  if ((!seen && nobodys(kind.from)) || nobodys(kind.to)) {
    if (kind.from != kind.to) blind_from_ = std::min(blind_from_, steps_.size());
    return;
  }
  std::size_t n = e.cards.size();
  const bool listed = e.shows(Field::cards) && n > 0;
  if (!listed && kind.role != EventRole::choice && e.value > 0) {
    const int each = kind.counted == Counted::cards_each ? setup_.players : 1;
    n = static_cast<std::size_t>(std::min(e.value * each, max_cards));
  }
  const bool names_pile = in_front(kind.to) && kind.to != Spot::pending &&
                          std::any_of(kind.fields.begin(), kind.fields.end(),
                                      [](const auto& f) { return f.field == Field::what; });
  if (kind.from == Spot::pile) aside_ = 0;
  if (kind.from == Spot::pile && !tells_shuffles_) {
    step.gathers = pile_ < static_cast<int>(n);
    pile_ = (step.gathers ? static_cast<int>(deck_.size()) : pile_) - static_cast<int>(n);
  }
  for (std::size_t i = 0; i < n; ++i) {
    Piece p;
    p.index = static_cast<std::uint16_t>(i);
    p.card = listed ? e.cards[i] : unknown_card;
    // What was looked at is given away, or taken, before any other card is.
    const bool given = kind.from == Spot::seat && kind.to == Spot::other;
    const bool picked = kind.from == Spot::shown && kind.to == Spot::seat;
    const bool aside = (given || picked) && aside_ > 0;
    p.from = aside ? set_aside : taken_from(kind.from, e, p.card, i, n);
    const bool stays = kind.from == kind.to;  // shown where it is
    if (stays && kind.from == Spot::table) p.from = on_the_table;
    p.to = stays ? p.from : place(kind.to, e, i, n);
    if (kind.to == Spot::opposite && waits(p.from)) p.to = pending_for(e.other);
    if (p.card != unknown_card)
      unmasked_by_[p.card] = stays && kind.from == Spot::table ? e.seat : nobody;
    if (p.from == set_aside && aside_ > 0) --aside_;
    if (p.to == set_aside) ++aside_;
    if (p.card == unknown_card) hides_ = true;
    if (p.card == unknown_card && in_front(kind.to))
      blind_from_ = std::min(blind_from_, steps_.size() + 1);
    sound_ = sound_ && (p.card == unknown_card || is_one_card(p.card));
    if (p.card != unknown_card && !stays) {
      where_[p.card] = p.to;
      on_pile_[p.card] = names_pile;
    }
    pieces_.push_back(p);
    ++step.pieces;
  }
}

// From the discard pile, where everybody sees it.
void Trace::leaves_game(const Event& e, Step& step) {
  for (const Card c : e.cards) {
    if (!is_one_card(c) || where_[c] != discarded) continue;
    where_[c] = out_of_game;
    pieces_.push_back({0, c, discarded, out_of_game});
    ++step.pieces;
  }
}

// Everybody saw the card go: that the record does not name it does not say that it was hidden. Of
// whom any card lies open, it may have been that one.
void Trace::decided(const Question& /*q*/, const Event& answer) {
  const KindInfo& kind = schema_->of(answer);
  or_open_ = nothing;
  if (!kind.all_see_it_go() ||
      std::find(answer.cards.begin(), answer.cards.end(), unknown_card) == answer.cards.end())
    return;
  const Seat whose = kind.from == Spot::seat ? answer.seat : answer.other;
  if (std::none_of(deck_.begin(), deck_.end(), [&](Card c) {
        return where_[c] == in_front_of(whose) || where_[c] == pending_for(whose);
      }))
    return;
  or_open_ = answer.kind;
  said_by_ = answer.seat;
  said_.assign(answer.cards.begin(), answer.cards.end());
}

void Trace::guessed(std::uint8_t fields) { guessed_ = fields; }

// Whether one of these fields says what cards go, or from where to where.
bool Trace::says_where(const KindInfo& kind, std::uint8_t fields) {
  const auto one_of_them = [&](Field f) { return (fields >> static_cast<unsigned>(f) & 1U) != 0; };
  const auto of = [&](auto whose) { return whose(kind.from) || whose(kind.to); };
  if (kind.to == Spot::none) return false;
  return one_of_them(Field::cards) ||
         (one_of_them(Field::seat) && of([](Spot s) { return s == Spot::seat || in_front(s); })) ||
         (one_of_them(Field::other) && of([](Spot s) { return s == Spot::other; })) ||
         (one_of_them(Field::value) && kind.ordered && kind.to == Spot::pile);
}

void Trace::passed(const Question& q) {
  or_open_ = nothing;
  passed_.push_back({static_cast<std::uint32_t>(steps_.size()), q.rule});
}

void Trace::disputed(const Finding& f, const Question* /*q*/, const Event* /*told*/,
                     const Event* shown) {
  if (f.kind == FindingKind::undecided && shown == nullptr)  // nor is anything that follows
    blind_from_ = std::min(blind_from_, steps_.size());
  if (doubt_at_ != no_doubt || f.kind == FindingKind::undecided) return;
  doubt_at_ = steps_.size();
  doubt_ = {};
  doubt_.source_at = not_in_record;
  if (shown == nullptr || (f.kind != FindingKind::illegal && f.kind != FindingKind::extra)) return;
  const KindInfo& kind = schema_->of(*shown);
  if (kind.to == Spot::none || kind.to == Spot::pile) return;
  doubt_.source_at = f.source_at;
  doubt_.turn = static_cast<std::int16_t>(f.turn);
  doubt_.from_within = within_[shown->kind];
  doubted_ = *shown;
  doubted_.cards = {};
  doubted_cards_.assign(shown->cards.begin(), shown->cards.end());
  // Only the pieces are kept that the event would move: the rest stays as it was.
  const auto where = where_;
  const auto pieces = pieces_.size();
  const int aside = aside_;
  const int pile = pile_;
  const bool hides = hides_;
  const bool sound = sound_;
  const std::size_t blind_from = blind_from_;
  add_pieces(*shown, kind, doubt_);
  doubted_pieces_.assign(pieces_.begin() + static_cast<std::ptrdiff_t>(pieces), pieces_.end());
  pieces_.resize(pieces);
  if (!sound_) doubt_.source_at = not_in_record;
  where_ = where;
  aside_ = aside;
  pile_ = pile;
  hides_ = hides;
  sound_ = sound;
  blind_from_ = blind_from;
}

void Trace::suppose() {
  const std::size_t n = doubt_at_;
  if (n > steps_.size() || doubt_.source_at == not_in_record) return;
  if (n < steps_.size()) {
    pieces_.resize(steps_[n].first_piece);
    cards_.resize(from_[n]);
    from_.resize(n);
    events_.resize(n);
    steps_.resize(n);
  }
  doubt_.first_piece = static_cast<std::uint32_t>(pieces_.size());
  pieces_.insert(pieces_.end(), doubted_pieces_.begin(), doubted_pieces_.end());
  events_.push_back(doubted_);
  from_.push_back(static_cast<std::uint32_t>(cards_.size()));
  cards_.insert(cards_.end(), doubted_cards_.begin(), doubted_cards_.end());
  steps_.push_back(doubt_);
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
  step.turn = static_cast<std::int16_t>(match.turn() + (verify::begins_turn(*schema_, e) ? 1 : 0));
  begun_ = begun_ || step.turn > 0;
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
      if (where_[c] == nowhere || (where_[c] == discarded && !said)) {
        where_[c] = in_the_pile;
        pieces_.push_back({0, c, discarded, in_the_pile});
        ++step.pieces;
      }
  } else if (kind.from == Spot::discard && kind.to == Spot::none) {
    leaves_game(e, step);
  } else if (kind.to != Spot::none) {
    step.or_open = e.kind == or_open_ && e.seat == said_by_ && e.cards.size() == said_.size();
    if (step.or_open) {
      e.cards = said_;
      step.lay_open = !std::equal(said_.begin(), said_.end(), told.cards.begin());
    }
    add_pieces(e, kind, step);
    for (const Card c : told.cards)
      if (step.lay_open && is_one_card(c)) where_[c] = place(kind.to, e, 0, 1);
    step.from_within = match.takes_from_within(e.kind);
    within_[e.kind] = step.from_within;
  }
  or_open_ = nothing;
  // A field that was filled in where another value could be is not the record's word.
  if (says_where(kind, guessed_)) blind_from_ = std::min(blind_from_, steps_.size());
  guessed_ = 0;
  if (step.pieces > 0) last_moved_ = steps_.size();
  // How many of them are on top of the pile is not known.
  if (kind.ordered && kind.to == Spot::pile && !e.shows(Field::value) && !step.shuffles)
    blind_from_ = std::min(blind_from_, steps_.size() + 1);
  // A suit that is not told, or on whom a skill is used, is no card.
  if (!e.shows(Field::cards)) hides_ = true;
  events_.push_back(e);
  events_.back().cards = {};
  from_.push_back(static_cast<std::uint32_t>(cards_.size()));
  cards_.insert(cards_.end(), e.cards.begin(), e.cards.end());
  steps_.push_back(step);
}

}  // namespace tally::hidden
