#pragma once
// 3v3: two sides of a commander 主帅 and two vanguards 前锋 each, whom all know. The side whose
// commander dies has lost.
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/modes/three_v_three/sides.h"

namespace tally::sanguosha {

class ThreeVThree final : public Mode {
 public:
  // --- seating.cpp
  [[nodiscard]] int most_seats() const override;
  [[nodiscard]] Rule setup_breaks(const Setup& setup, const Options& options) const override;
  bool random_setup(int players, const Options& options, std::uint64_t random,
                    Setup& out) const override;
  void sit_down(State& s, const Options& options) const override;
  [[nodiscard]] Rule deck_rule() const override { return rule::v3_deck; }
  [[nodiscard]] Counted first_hp(const State& s, const Options& options, Seat who) const override;
  void first_hands_dealt(Play& g) const override;
  [[nodiscard]] bool on_same_side(const State& s, Seat one, Seat other) const override;
  // --- draft.cpp
  void choose_generals(Play& g) const override;
  // --- actions.cpp
  [[nodiscard]] NextTurn first_turn(Play& g) const override;
  [[nodiscard]] NextTurn next_turn(Play& g, Seat last) const override;
  [[nodiscard]] NextTurn turn_of_round(Play& g) const override;
  void order_targets(Play& g, Use& u) const override;
  [[nodiscard]] int cards_to_draw(const State& s, const Options& options) const override;
  void turn_begun(Play& g, Seat who) const override;
  // --- reserves.cpp
  [[nodiscard]] GeneralSet reborn_as(const State& s, const Options& options,
                                     Seat who) const override;
  void after_death(Play& g, Seat who) const override;
  // --- ending.cpp
  [[nodiscard]] bool may_go_on(const State& s) const override;
  [[nodiscard]] bool ended_by_death(Play& g) const override;
  [[nodiscard]] int reward(const Options& options) const override;
  void pay_out(Play& g, Seat victim, Seat killer) const override;
  [[nodiscard]] Rule rule_against(const Event& e) const override;
  [[nodiscard]] bool outnumbered(const State& s, Seat who) const override;
};

}  // namespace tally::sanguosha
