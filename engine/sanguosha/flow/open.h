#pragma once
// Opening a timing: one text for all of them. Only who opens one includes this.
#include <algorithm>
#include <cstring>
#include <type_traits>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// One player at one timing, where several skills of his may act (order.cpp).
class Window {
 public:
  virtual ~Window() = default;
  [[nodiscard]] virtual bool done() const = 0;
  virtual void act(Play& g, Skill skill) = 0;
  // Acts on a copy of the moment; whether that is another than the moment behind it.
  virtual bool try_out(Play& g, Skill skill) = 0;
};

template <Timing t, class Moment>
class WindowAt final : public Window {
 public:
  WindowAt(Seat who, Moment& m) : who_(who), moment_(m) {}
  [[nodiscard]] bool done() const override { return moment_.done; }
  void act(Play& g, Skill skill) override { g.act<t>(who_, skill, moment_); }
  bool try_out(Play& g, Skill skill) override {
    // Byte by byte, padding and all: a copy that nothing is done to is the same.
    // NOLINTBEGIN(bugprone-suspicious-memory-comparison)
    const auto altered = [](const auto& before, auto& after, auto act) {
      std::memcpy(static_cast<void*>(&after), &before, sizeof before);
      act();
      return std::memcmp(&before, &after, sizeof before) != 0;
    };
    Moment copy = moment_;
    const auto act = [&] { g.act<t>(who_, skill, copy); };
    if constexpr (std::is_same_v<Moment, Target>) {
      Use before = moment_.use;
      std::memcpy(static_cast<void*>(&before), &moment_.use, sizeof before);
      Use& use = moment_.use;
      const bool changed =
          altered(moment_, copy, act) || std::memcmp(&before, &use, sizeof use) != 0;
      std::memcpy(static_cast<void*>(&use), &before, sizeof use);
      return changed;
    } else {
      return altered(moment_, copy, act);
    }
    // NOLINTEND(bugprone-suspicious-memory-comparison)
  }

 private:
  Seat who_;
  Moment& moment_;
};

// The generals who have a skill at a timing.
template <Timing t>
[[nodiscard]] const GeneralsByPlace& generals_at() {
  static const GeneralsByPlace all = generals_with(skills_with<effect_at<t>>());
  return all;
}

template <Timing t, class Moment>
void Play::skills_act(Seat who, Moment& m) {
  const SkillSet& at_this_timing = skills_with<effect_at<t>>();
  const Player& p = state_.at(who);
  SkillSet before = p.skills & at_this_timing;
  SkillSet acted;
  if (p.veils() && p.may_veil(generals_at<t>())) {
    WindowAt<t, Moment> window(who, m);
    acted = act_veiled(who, at_this_timing, generals_at<t>(), window);
    if (m.done || stopped_ || !p.alive) return;
    before = (p.skills & at_this_timing) - acted;
  }
  if (before.empty()) return;
  const SkillSet had = p.skills;
  const unsigned so_far = events();
  Skill only = Skill::none;
  bool several = false;
  for (const Skill skill : before) {
    several = only != Skill::none;
    if (several) break;
    only = skill;
  }
  if (several) {
    WindowAt<t, Moment> window(who, m);
    act_in_order(who, before, window);
  } else {
    act<t>(who, only, m);
  }
  if (events() == so_far) return;  // mostly: nothing has come of them
  // What these have brought about may be why he turns up a general after them: 反馈 after 放逐.
  acted.clear();
  if (p.veils() && p.may_veil(generals_at<t>()) && !m.done && !stopped_ && p.alive) {
    WindowAt<t, Moment> window(who, m);
    acted = act_veiled(who, at_this_timing, generals_at<t>(), window);
  }
  // What he has gained meanwhile acts too: 英魂 of 魂姿, 观星 of 志继.
  if (p.skills == had) [[likely]]
    return;
  for (const Skill skill : p.skills - had - acted)
    if (!m.done && !stopped_ && state_.living(who)) act<t>(who, skill, m);
}

template <Timing t>
bool Play::has_equipment_at(Seat who) const {
  const auto acts = [&](int slot) {
    return effects_of(state_.equipment_name(who, slot)).*effect_at<t> != nullptr;
  };
  return state_.living(who) && (acts(0) || acts(1));
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
void Play::open_to(SeatSet acting, std::integral_constant<Timing, t> /*at*/, Moment& m,
                   Seat equipped) {
  static_assert(std::is_same_v<decltype(effect_at<t>), Effect<Moment> Effects::*const>);
  if constexpr (equipment_timings.contains(t))
    if (acting.empty()) {  // mostly
      if (state_.living(equipped)) equipment_acts<t>(equipped, m);
      return;
    }
  if (equipped != nobody) acting.add(equipped);
  // From the current player on, then those before him; few act.
  const SeatSet before = acting.below(state_.current);
  for (const SeatSet& part : {acting - before, before})
    for (const Seat s : part) {
      if (m.done || stopped_ || !state_.living(s)) continue;
      bool worn = false;  // his equipment acts, and has not yet
      if constexpr (equipment_timings.contains(t)) {
        worn = s == equipped;
        const auto skills_change = [&] {
          WindowAt<t, Moment> window(s, m);
          return acts_silently(state_.at(s).skills & skills_with<effect_at<t>>(), window);
        };
        if (worn && equipment_is_next(s) && !skills_change()) {
          equipment_acts<t>(s, m);
          worn = false;
          if (m.done || stopped_ || !state_.living(s)) continue;
        }
      }
      skills_act<t>(s, m);
      if constexpr (equipment_timings.contains(t))
        if (worn) equipment_acts<t>(s, m);
    }
}

}  // namespace tally::sanguosha
