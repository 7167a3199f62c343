// How players are, as packets say it again: who is who, dying, dead, chained, drunk, hurt.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "replay/import/freekill/written.h"

namespace tally::freekill {

class PlayersAgain {
 public:
  explicit PlayersAgain(Written& w) : w_(w) {}

  // --- facts
  void has_hp(Seat s, int hp) { hp_[static_cast<std::size_t>(s)] = hp; }
  [[nodiscard]] int hp(Seat s) const { return hp_[static_cast<std::size_t>(s)]; }
  void has_died(Seat s) { dead_.add(s); }
  void is_turned(Seat s, bool up) { face_down_.set(s, !up); }
  void is_chained(Seat s, bool chained) { chained_.set(s, chained); }
  // The record begins in the middle: how this player is then.
  void begins_with(Seat s, bool dying, int drank) {
    dying_.set(s, dying);
    drank_[static_cast<std::size_t>(s)] = drank;
  }
  void begins_dead(Seat s) {
    dead_.add(s);
    told_dead_.add(s);
  }
  // --- what is said of them
  void name(std::int64_t id, std::string_view what, std::string_view name);
  void dead(Seat s, bool dead);
  void dying(Seat s, bool dying);
  // False if no property has said so: then this line is the fact.
  bool chained(const Event& e, bool reset);
  void turned(Seat s, bool up);
  void drank(Seat s, std::int64_t n);
  void hurt(cbor::Value v);
  void died(Seat s);

  [[nodiscard]] bool is_dead(Seat s) const { return dead_.contains(s); }

 private:
  [[nodiscard]] bool unyielding(Seat s) const;
  Written& w_;
  std::map<std::pair<std::int64_t, std::string>, std::string> told_;  // names, by id and property
  std::array<int, max_seats> hp_{};
  std::array<int, max_seats> drank_{};
  SeatSet dead_;
  SeatSet told_dead_;
  SeatSet dying_;
  SeatSet chained_;
  SeatSet face_down_;
  std::size_t hurt_again_ = 0;  // see Written::unrepeated
  std::size_t died_again_ = 0;
  std::size_t chained_again_ = 0;
  std::size_t turned_again_ = 0;
};

}  // namespace tally::freekill
