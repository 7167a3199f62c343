#pragma once
// Records made out of others, event by event.
#include <vector>

#include "replay/record.h"
#include "verify/record_header.h"

namespace tally::verify {

// The record with its events changed: change(event, its cards).
template <class Change>
void rewrite(const Record& from, Record& to, Change change) {
  copy_header(from, to);
  std::vector<Card> cards;
  for (const Observation& o : from.seen()) {
    Event e = o.event;
    cards.assign(e.cards.begin(), e.cards.end());
    change(e, cards);
    e.cards = cards;
    to.add(e, o.source_at);
  }
}

// Seats moved on by so many.
class Rotation {
 public:
  Rotation(int players, int by) : players_(players), by_(by) {}
  [[nodiscard]] Seat operator()(Seat s) const {
    return s < 0 || s >= players_ ? s : static_cast<Seat>((s + by_) % players_);
  }
  [[nodiscard]] SeatList operator()(const SeatList& seats) const {
    SeatList out;
    for (const Seat s : seats) out.push((*this)(s));
    return out;
  }
  // In the order of the table.
  [[nodiscard]] SeatList in_order(const SeatList& seats) const {
    SeatList out;
    for (Seat s = 0; s < players_; ++s)
      for (const Seat x : seats)
        if ((*this)(x) == s) out.push(s);
    return out;
  }
  [[nodiscard]] Setup operator()(const Setup& setup) const {
    Setup out = setup;
    for (Seat s = 0; s < players_; ++s)
      out.seat[static_cast<std::size_t>((*this)(s))] = setup.seat[static_cast<std::size_t>(s)];
    return out;
  }
  [[nodiscard]] Event operator()(Event e) const {
    e.seat = (*this)(e.seat);
    e.other = (*this)(e.other);
    e.seats = (*this)(e.seats);
    return e;
  }

 private:
  int players_;
  int by_;
};

}  // namespace tally::verify
