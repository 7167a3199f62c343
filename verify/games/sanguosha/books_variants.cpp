// What tables may add to the identity game, as the books have it.
#include <utility>

#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {

void Books::attacks(Seat who, Seat by) {
  if (by != nobody && by == spared_ && who != by) provoked_.add(who);
}

// SGS-FIRST-OUT. AMB-SGS-045: 1 not against those he has attacked, 2 not against anybody, 3
// against everybody.
bool Books::keeps_last(Seat who) const {
  const bool off = options_.is<Opt::first_out>("off") || options_.is<Opt::dark_souls>("true");
  if (!mode_->additions || who != spared_ || off) return false;
  const Seat by = owner_[static_cast<std::size_t>(who)].due_by;
  return by == nobody || options_.is<Opt::first_out>("always") ||
         (options_.is<Opt::first_out>("struck_back") && !provoked_.contains(by));
}

// SGS-DECAY, when a turn is over and the next is to begin. AMB-SGS-044: 1 each round after the
// first so many, 2 every so many.
bool Books::decay_over() {
  if (std::exchange(taken_up_, false)) return true;  // what the turn before cost is in the state
  if (!mode_->additions || options_.is<Opt::decay>("off")) return true;
  const auto have = static_cast<int>(decayed_.size());
  const int alive = have > 0 ? before_decay_ : living_;
  decayed_ = {};
  int due = 0;
  if (alive != 3)
    three_left_ = -1;
  else if (three_left_ < 0 || !extra_)
    ++three_left_;
  if (alive == 3 && !extra_ && three_left_ > 0 && three_left_ % 3 == 0) {
    const int free = options_[Opt::decay_rounds];
    const int round = three_left_ / 3;
    if (options_.is<Opt::decay>("each_round") ? round > free : round % free == 0) due = 3;
  }
  bool one_each = have == 0;  // then it takes nothing from anybody
  for (Seat i = 0; i < players_; ++i) one_each = one_each && (!living(i) || at(i).hp <= 1);
  if (one_each) due = 0;
  if (living_ != 3) three_left_ = -1;
  return have == due || broken(Inv::decay, nobody, due, have);
}

// SGS-DARK-SOUL
bool Books::soul(const Event& e) {
  if (!seated(e.seat)) return true;
  Owner& o = at(e.seat);
  const bool begins = e.kind == kind::possess;
  if (o.alive || begins != (o.host == nobody))
    return broken(Inv::dark_soul, e.seat, begins ? 0 : 1, begins ? 1 : 0);
  if (begins && !living(e.other)) return broken(Inv::dark_soul, e.other, 1, 0);
  if (begins) o.host = e.other;
  if (e.kind == kind::vanish) o.host = nobody;
  const bool his = e.kind == kind::vanish || o.host == e.other;
  if (!his) return broken(Inv::dark_soul, e.seat, 1, 0);
  return e.kind != kind::bestow || move(e, out_of::hand, e.seat, {Zone::hand, e.other});
}

// SGS-REINCARNATION-SACRIFICE
bool Books::sacrifice(const Event& e) {
  if (!seated(e.other) || living(e.other)) return broken(Inv::reborn, e.other, 0, 1);
  if (gave_.contains(e.seat)) return broken(Inv::reborn, e.seat, 1, 2);
  const int most = players_ <= 5 ? 3 : 4;
  if (at(e.other).hand >= most) return broken(Inv::reborn, e.other, most, at(e.other).hand + 1);
  gave_.add(e.seat);
  return move(e, out_of::hand, e.seat, {Zone::hand, e.other});
}

// SGS-REINCARNATION
bool Books::reborn(const Event& e) {
  if (!seated(e.seat)) return true;
  Owner& o = at(e.seat);
  const int due = players_ <= 5 ? 3 : 4;
  if (o.alive || o.hand != due) return broken(Inv::reborn, e.seat, due, o.hand);
  const bool named = e.cards.size() == 1 && e.cards[0] < static_cast<int>(General::count);
  o.alive = o.reborn = true;
  o.face_down = false;
  o.due = 0;
  o.hp = 1;
  o.max_hp = named ? info(static_cast<General>(e.cards[0].number())).max_hp : 4;
  ++living_;
  if (decayed_.empty()) three_left_ = -1;
  return true;
}

}  // namespace tally::verify::identity
