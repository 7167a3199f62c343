#include "verify/hidden/view.h"

#include <algorithm>

namespace tally::hidden {

View::View(const Record& record, Seat viewer)
    : schema_(record.game->schema()), players_(record.setup.players), viewer_(viewer) {
  holder_.fill(nobody);
  find_face_down(record);
}

void View::find_face_down(const Record& record) {
  const auto asks = [&](tally::Kind k) {
    return std::any_of(schema_.kinds.begin(), schema_.kinds.end(), [&](const KindInfo& kind) {
      return k != nothing && kind.face_down_with == k;
    });
  };
  unsigned asked = 0;
  for (std::size_t i = 0; i < record.size(); ++i) {
    const Event e = record.event(i);
    if (e.seat < 0 || e.seat >= max_seats) continue;
    const unsigned his = 1U << static_cast<unsigned>(e.seat);
    if (schema_.of(e).face_down_with != nothing) {
      asked &= ~his;
      face_down_ = asked == 0 ? 0 : face_down_ | his;
    } else if (asks(e.kind)) {
      asked |= his;
    }
  }
}

Setup View::see(const Setup& setup) {
  Setup out = setup;
  for (Seat s = 0; s < setup.players; ++s)
    for (std::size_t f = 0; f < schema_.seat_fields.size(); ++f) {
      const SeatFieldInfo& field = schema_.seat_fields[f];
      What& value = out.seat[static_cast<std::size_t>(s)][f];
      blind_ = blind_ || (field.secret && s == viewer_ && value == field.hidden);
      if (field.secret && s != viewer_ && !field.is_open(value)) value = field.hidden;
    }
  return out;
}

bool View::looks_on(const Event& e, Sight sight, std::size_t card) const {
  switch (sight) {
    case Sight::all: return true;
    case Sight::none: return false;
    case Sight::seat: return viewer_ != nobody && e.seat == viewer_;
    case Sight::both: return viewer_ != nobody && (e.seat == viewer_ || e.other == viewer_);
    case Sight::each: {
      const std::size_t share =
          players_ > 0 ? e.cards.size() / static_cast<std::size_t>(players_) : 0;
      return viewer_ != nobody && share > 0 && card / share == static_cast<std::size_t>(viewer_);
    }
  }
  return true;
}

void View::moved(const Event& e, const KindInfo& kind) {
  if (kind.to == Spot::none || kind.from == kind.to) return;
  const std::size_t share = players_ > 0 ? e.cards.size() / static_cast<std::size_t>(players_) : 0;
  for (std::size_t i = 0; i < e.cards.size(); ++i) {
    where_[e.cards[i]] = kind.to;
    holder_[e.cards[i]] = kind.to == Spot::seat                ? e.seat
                          : kind.to == Spot::other             ? e.other
                          : kind.to == Spot::each && share > 0 ? static_cast<Seat>(i / share)
                                                               : nobody;
  }
  where_[unknown_card] = Spot::none;
  holder_[unknown_card] = nobody;
}

Event View::see(const Event& e) {
  const KindInfo& kind = schema_.of(e);
  Event out = e;
  if (kind.face_down_with != nothing && e.seat >= 0 && e.seat != viewer_ &&
      (face_down_ >> static_cast<unsigned>(e.seat) & 1U) != 0) {
    out.what = 0;
    out.hide(Field::what);
  }
  if (kind.sight != Sight::all && !e.cards.empty()) {
    const bool names = std::any_of(kind.fields.begin(), kind.fields.end(), [](const FieldInfo& f) {
      return f.field == Field::cards && f.type == FieldType::names;
    });
    if (names && !looks_on(e, kind.sight, 0)) {
      out.hide(Field::cards);
      out.cards = {};
      return out;
    }
    const std::size_t n = std::min<std::size_t>(e.cards.size(), cards_.size());
    for (std::size_t i = 0; i < n && !names; ++i) {
      const Card c = e.cards[i];
      // What nobody sees nobody sees, wherever it lay: shuffled cards.
      const bool open = kind.sight != Sight::none && is_open(where_[c]);
      const bool seen = looks_on(e, kind.sight, i);
      blind_ = blind_ || (seen && c == unknown_card);
      cards_[i] = open || seen ? c : unknown_card;
    }
    if (!names) out.cards = {cards_.data(), n};
  }
  // Who shows a card is seen, where the whole record need not say it.
  if (kind.from == kind.to && kind.from == Spot::seat && e.seat == nobody && e.cards.size() == 1)
    out.seat = holder_[e.cards[0]];
  moved(e, kind);
  return out;
}

}  // namespace tally::hidden
