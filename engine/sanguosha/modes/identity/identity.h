#pragma once
// The identity game 身份局: a lord whom all know, loyalists, rebels and spies whom nobody does.
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

class IdentityMode final : public Mode {
 public:
  [[nodiscard]] int most_seats() const override;
  // --- identity.cpp
  [[nodiscard]] Rule setup_breaks(const Setup& setup, const Options& options) const override;
  bool random_setup(int players, const Options& options, std::uint64_t random,
                    Setup& out) const override;
  void sit_down(State& s, const Options& options) const override;
  [[nodiscard]] Counted first_hp(const State& s, const Options& options, Seat who) const override;
  [[nodiscard]] bool has_secret_roles() const override { return true; }
  [[nodiscard]] bool is_known(const State& s, Seat who) const override;
  [[nodiscard]] bool hides_end(const State& s, const Options& options) const override;
  // --- choosing.cpp
  void choose_generals(Play& g) const override;
  // --- decay.cpp
  void after_turn(Play& g, bool extra) const override;
  static void decay(Play& g, bool extra);
  // --- first_out.cpp
  [[nodiscard]] bool keeps_last_hp(const State& s, const Options& options, Seat who,
                                   Seat by) const override;
  // --- reincarnation.cpp
  [[nodiscard]] bool has_sacrifices(const State& s, const Options& options) const override;
  [[nodiscard]] bool may_sacrifice(const State& s, const Options& options, Seat who,
                                   Seat to) const override;
  void sacrificed(Play& g, Seat to) const override;
  [[nodiscard]] GeneralSet reborn_as(const State& s, const Options& options,
                                     Seat who) const override;
  // --- dark_souls.cpp
  void play_phase_begins(Play& g, Seat who) const override;
  void after_death(Play& g, Seat who) const override;
  void absorb(Play& g, Damage& d) const override;
  // --- ending.cpp
  [[nodiscard]] bool may_go_on(const State& s) const override;
  [[nodiscard]] bool ended_by_death(Play& g) const override;
  [[nodiscard]] int reward(const Options& options) const override;
  void pay_out(Play& g, Seat victim, Seat killer) const override;
};

}  // namespace tally::sanguosha
