#pragma once
// A table where quick players play and somebody looks on.
#include "verify/fuzz/player.h"

namespace tally::verify {

// `see` is called with every event, before it takes effect.
template <class See>
class PlayerTable final : public Table {
 public:
  PlayerTable(Player& player, See see) : player_(player), see_(see) {}
  Event answer(const Question& q) override {
    const Event e = player_.answer(q);
    if (e.kind != nothing) see_(e);
    return e;
  }
  bool tell(Event& e) override {
    see_(e);
    return true;
  }

 private:
  Player& player_;
  See see_;
};

}  // namespace tally::verify
