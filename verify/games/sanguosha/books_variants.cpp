// What tables may add to the identity game, as the books have it.
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {

void Books::attacks(Seat who, Seat by) {
  if (by != nobody && by == spared_ && who != by) provoked_.add(who);
}

// SGS-FIRST-OUT. AMB-SGS-045: 1 not against those he has attacked, 2 not against anybody.
bool Books::keeps_last(Seat who) const {
  if (who != spared_ || options_.is(Opt::first_out, 0)) return false;
  const Seat by = owner_[static_cast<std::size_t>(who)].due_by;
  return by == nobody || (options_.is(Opt::first_out, 1) && !provoked_.contains(by));
}

// SGS-DECAY, when a turn is over and the next is to begin. AMB-SGS-044: 1 each round after the
// first so many, 2 every so many.
bool Books::decay_over() {
  if (options_.is(Opt::decay, 0)) return true;
  const auto have = static_cast<int>(decayed_.size());
  const int alive = have > 0 ? before_decay_ : living_;
  decayed_ = {};
  int due = 0;
  if (alive != 3)
    three_left_ = -1;
  else if (!extra_)
    ++three_left_;
  if (alive == 3 && !extra_ && three_left_ > 0 && three_left_ % 3 == 0) {
    const int free = options_[Opt::decay_rounds];
    const int round = three_left_ / 3;
    if (options_.is(Opt::decay, 1) ? round > free : round % free == 0) due = 3;
  }
  bool one_each = have == 0;  // then it takes nothing from anybody
  for (Seat i = 0; i < players_; ++i) one_each = one_each && (!living(i) || at(i).hp <= 1);
  if (one_each) due = 0;
  return have == due || broken(Inv::decay, nobody, due, have);
}

}  // namespace tally::verify::identity
