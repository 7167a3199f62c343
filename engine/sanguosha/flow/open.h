#pragma once
// Opening a timing: one text for all of them. Only who opens one includes this.
#include <algorithm>
#include <type_traits>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// One player at one timing, where several skills of his may act (order.cpp).
class Window {
 public:
  virtual ~Window() = default;
  [[nodiscard]] virtual bool done() const = 0;
  virtual void act(Play& g, Skill skill) = 0;
  virtual void rehearse(Play& g, Skill skill) = 0;  // on a copy of the moment
};

template <Timing t, class Moment>
class WindowAt final : public Window {
 public:
  WindowAt(Seat who, Moment& m) : who_(who), moment_(m) {}
  [[nodiscard]] bool done() const override { return moment_.done; }
  void act(Play& g, Skill skill) override { g.act<t>(who_, skill, moment_); }
  void rehearse(Play& g, Skill skill) override {
    Moment copy = moment_;
    g.act<t>(who_, skill, copy);
  }

 private:
  Seat who_;
  Moment& moment_;
};

template <Timing t, class Moment>
void Play::skills_act(Seat who, Moment& m) {
  SkillSet acting;
  int n = 0;
  for (const Skill skill : state_.at(who).skills)
    if (info(skill).effects.*effect_at<t> != nullptr) {
      acting.add(skill);
      ++n;
    }
  if (n == 1) return act<t>(who, acting.first(), m);
  if (n == 0) return;
  WindowAt<t, Moment> window(who, m);
  act_in_order(who, acting, window);
}

template <Timing t, class Moment>
void Play::equipment_acts(Seat who, Moment& m) {
  const Player& p = state_.at(who);
  for (std::size_t slot = 0; slot < 2; ++slot) {
    if (p.equip[slot] == unknown_card || m.done || stopped_ || !p.alive) continue;
    const auto effect = effects_of(face(p.equip[slot]).name).*effect_at<t>;
    if (effect != nullptr) effect(*this, who, m);
  }
}

template <Timing t, class Moment>
void Play::open(Moment& m, Seat equipped) {
  static_assert(std::is_same_v<decltype(effect_at<t>), Effect<Moment> Effects::*const>);
  m.done = false;
  SeatSet acting = state_.acting_at(t);
  if (acting.empty()) {  // mostly
    if constexpr (equipment_timings.contains(t))
      if (state_.living(equipped)) equipment_acts<t>(equipped, m);
    return;
  }
  if (equipped != nobody) acting.add(equipped);
  for (int i = 0; i < state_.players && !m.done && !stopped_; ++i) {
    const Seat s = seat_after(std::max<Seat>(state_.current, 0), i);
    if (!acting.contains(s) || !state_.at(s).alive) continue;
    skills_act<t>(s, m);
    if constexpr (equipment_timings.contains(t))
      if (s == equipped) equipment_acts<t>(s, m);
  }
}

}  // namespace tally::sanguosha
