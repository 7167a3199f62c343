// Skills come and go: with a general, by a grant, with death.
#include <algorithm>

#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {
namespace {

// What his generals and everything that gave him a skill come to.
SkillSet all_of(const Player& p) {
  SkillSet skills = skills_of(p.general, p.leads) | skills_of(p.second, p.leads);
  for (const Skill g : p.granted)
    if (g != Skill::none) skills.add(g);
  return skills;
}

}  // namespace

void State::set_skills(Seat s, const SkillSet& skills) {
  const auto acts = [&](bool now) {
    for (const Skill skill : at(s).skills)
      for (const Timing t : timings_of(skill)) acting[static_cast<std::size_t>(t)].set(s, now);
  };
  acts(false);
  at(s).skills = skills;
  acts(true);
}

void State::become(Seat s, General g) {
  if (g >= General::count) return;
  at(s).general = g;
  at(s).kingdom = info(g).kingdom;
  if (g != General::none) at(s).gender = info(g).gender;
  set_skills(s, all_of(at(s)));
}

void State::lead(Seat s) {
  at(s).leads = true;
  set_skills(s, all_of(at(s)));
}

void State::take_second(Seat s, General g) {
  if (g >= General::count) return;
  at(s).second = g;
  set_skills(s, all_of(at(s)));
}

void State::grant(Seat s, Skill k) {
  if (k == Skill::none) return;
  for (Skill& g : at(s).granted)
    if (g == Skill::none) {
      g = k;
      break;
    }
  set_skills(s, at(s).skills | k);
}

void State::lose(Seat s, Skill k) {
  for (Skill& g : at(s).granted)
    if (g == k) g = Skill::none;
  set_skills(s, at(s).skills - k);
}

}  // namespace tally::sanguosha
