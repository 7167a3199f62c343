#pragma once
// 1v2: a landlord against two peasants, whom all know.
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

class OneVTwo final : public Mode {
 public:
  // --- seating.cpp
  [[nodiscard]] int most_seats() const override;
  [[nodiscard]] Rule setup_breaks(const Setup& setup, const Options& options) const override;
  bool random_setup(int players, const Options& options, std::uint64_t random,
                    Setup& out) const override;
  void sit_down(State& s, const Options& options) const override;
  [[nodiscard]] bool on_same_side(const State& s, Seat one, Seat other) const override;
  void choose_generals(Play& g) const override;
  [[nodiscard]] Counted first_hp(const State& s, const Options& options, Seat who) const override;
  // --- playing.cpp
  [[nodiscard]] bool may_go_on(const State& s) const override;
  [[nodiscard]] bool ended_by_death(Play& g) const override;
  void after_death(Play& g, Seat who) const override;
  [[nodiscard]] Rule rule_against(const Event& e) const override;
};

}  // namespace tally::sanguosha
