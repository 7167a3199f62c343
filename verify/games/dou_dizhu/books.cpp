#include "verify/games/dou_dizhu/books.h"

#include "engine/dou_dizhu/score.h"

namespace tally::verify::ddz {

void Books::open(const Options& options, const State& s) {
  open(options);
  for (Seat i = 0; i < players; ++i) {
    const Hand& h = s.at(i);
    at(i) = {h.counts, h.suited, static_cast<int>(h.size), s.plays[static_cast<std::size_t>(i)]};
    exact_ = exact_ && h.hidden == 0;
  }
  suited_ = !s.ranks_only;
  deals_ = players;
  landlord_ = s.landlord;
  highest_ = s.bid;
  begun_ = true;
  lead_due_ = false;
  turn_ = s.current;
  last_ = s.last;
  leading_ = s.leads;
  passes_ = s.passes;
  tricks_ = s.tricks;
}

bool Books::dealt(Seat seat, const Tally& t, int hidden) {
  const auto due = static_cast<Seat>(deals_ % players);
  if (seat != due) return broken(Inv::deal, seat, due, seat);
  if (due == 0) {  // nobody bid: dealt again
    owner_ = {};
    exact_ = suited_ = true;
    highest_ = 0;
    bidder_ = nobody;
  }
  ++deals_;
  exact_ = exact_ && t.cards > 0 && t.sound && !t.unseen;
  suited_ = suited_ && std::popcount(t.suited) == t.cards;
  if (suited_ && exact_)
    for (Seat s = 0; s < seat; ++s)
      if ((at(s).suited & t.suited) != 0) return broken(Inv::deal, seat, -1, -1);
  at(seat) = {t.counts, t.suited, t.cards > 0 ? t.cards : hidden, 0};
  return true;
}

bool Books::bid(Seat seat, int n) {
  if (bidder_ != nobody && seat != bidder_) return broken(Inv::bids, seat, bidder_, seat);
  if (n != 0 && n <= highest_) return broken(Inv::bids, seat, -1, -1);
  if (n > highest_) {
    highest_ = n;
    landlord_ = seat;
  }
  bidder_ = State::next(seat);
  return true;
}

bool Books::landlord(Seat seat) {
  if (!State::seated(seat)) return true;
  if (highest_ > 0 && landlord_ != seat) return broken(Inv::bids, seat, landlord_, seat);
  landlord_ = seat;
  return true;
}

// The first lead: who makes it is the landlord, and has what was not dealt to anybody.
void Books::begin(Seat seat) {
  begun_ = true;
  if (landlord_ == nobody) landlord_ = seat;
  turn_ = last_ = landlord_;
  int all = 0;
  for (const Owner& o : owner_) all += o.size;
  Owner& o = at(landlord_);
  const int stock = stock_size(options_);
  if (stock == 0 || all + stock != deck_size) return;
  // A record may leave out the cards that were left.
  Counts counts = whole_deck;
  std::uint64_t suited = (std::uint64_t{1} << deck_size) - 1;
  for (const Owner& x : owner_) {
    counts -= x.counts;
    suited &= ~x.suited;
  }
  o.counts += counts;
  o.suited |= suited;
  o.size += stock;
}

bool Books::scored(Seat seat, int n) {
  if (!State::seated(seat)) return true;
  score_[static_cast<std::size_t>(seat)] = n;
  sum_ += n;
  ++scores_;
  return true;
}

bool Books::over(const SeatSet& winners) {
  over_ = true;
  winners_ = winners;
  if (!out_) {
    // Without a landlord there is no game.
    if (begun_ || !winners.empty()) return broken(Inv::end, nobody, 1, 0);
    return true;
  }
  const SeatSet lord{landlord_};
  const SeatSet due = last_ == landlord_ ? lord : all_players - lord;
  if (winners != due) return broken_winners(due, winners);
  if (scores_ == 0) return true;
  if (options_.is<Opt::score>("bid") && sum_ != 0) return broken(Inv::score, nobody, 0, sum_);
  for (Seat s = 0; s < players; ++s) {
    const int n = score_[static_cast<std::size_t>(s)];
    const bool won = due.contains(s);
    if ((n > 0) != won) return broken(Inv::score, s, won ? 1 : 0, n);
  }
  return true;
}

bool Books::lead(Seat seat) {
  if (!lead_due_) return broken(Inv::trick, seat, passes_, 2);
  if (!begun_) begin(seat);
  leads();
  return true;
}

bool Books::agree_on(Seat seat, const State& s) {
  if (State::seated(seat) && deals_ >= players) {
    const Owner& o = at(seat);
    const auto& hand = s.at(seat);
    const auto size = static_cast<int>(hand.size);
    if (o.size != size) return broken(Inv::held, seat, o.size, size);
    if (exact_ && hand.hidden == 0 && o.counts != hand.counts)
      return broken(Inv::held, seat, -1, -1);
  }
  if (!begun_) return true;
  if (!lead_due_ && !out_ && s.current != turn_) return broken(Inv::turn, nobody, turn_, s.current);
  return s.tricks == tricks_ || broken(Inv::trick, nobody, tricks_, s.tricks);
}

bool Books::agree(const State& s) {
  for (Seat i = 0; i < players; ++i)
    if (!agree_on(i, s)) return false;
  return agree_on(nobody, s);
}

bool Books::close(const State& s) {
  if (!agree(s)) return false;
  if (!s.over) return broken(Inv::end, nobody, 1, 0);
  if (!over_ && !over(s.winners)) return false;  // a record may leave the last event out
  if (s.winners != winners_) return broken_winners(winners_, s.winners);
  for (Seat i = 0; i < players && scores_ > 0; ++i) {
    const auto k = static_cast<std::size_t>(i);
    if (s.score[k] != score_[k]) return broken(Inv::score, i, score_[k], s.score[k]);
  }
  return true;
}

}  // namespace tally::verify::ddz
