#pragma once
// 2v2: two sides of two, whom all know. The side of which nobody lives has lost.
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

class TwoVTwo final : public Mode {
 public:
  // --- seating.cpp
  [[nodiscard]] int most_seats() const override;
  [[nodiscard]] Rule setup_breaks(const Setup& setup, const Options& options) const override;
  bool random_setup(int players, const Options& options, std::uint64_t random,
                    Setup& out) const override;
  void sit_down(State& s, const Options& options) const override;
  [[nodiscard]] bool on_same_side(const State& s, Seat one, Seat other) const override;
  void choose_generals(Play& g) const override;
  void first_hands_dealt(Play& g) const override;
  // --- playing.cpp
  [[nodiscard]] NextTurn first_turn(Play& g) const override;
  [[nodiscard]] NextTurn next_turn(Play& g, Seat last) const override;
  [[nodiscard]] int cards_to_draw(const State& s, const Options& options) const override;
  [[nodiscard]] bool may_go_on(const State& s) const override;
  [[nodiscard]] bool ended_by_death(Play& g) const override;
  void after_death(Play& g, Seat who) const override;
  [[nodiscard]] Rule rule_against(const Event& e) const override;
};

}  // namespace tally::sanguosha
