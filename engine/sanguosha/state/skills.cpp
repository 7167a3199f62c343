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

// At which timings somebody acts, or could if he turned up a general.
void State::enlist(Seat s, bool now) {
  const Player& p = at(s);
  for (const Skill skill : p.veils() ? p.skills | veiled_skills(s) : p.skills)
    for (const Timing t : timings_of(skill)) acting[static_cast<std::size_t>(t)].set(s, now);
}

void State::set_skills(Seat s, const SkillSet& skills) {
  enlist(s, false);
  at(s).skills = skills;
  enlist(s, true);
}

SkillSet State::veiled_skills(Seat s) const {
  const Player& p = at(s);
  if (p.unnamed[0] || p.unnamed[1])
    return SkillSet::first_of(static_cast<int>(Skill::count)) - Skill::none;
  return veiled_skills(s, 0, p.veiled[0]) | veiled_skills(s, 1, p.veiled[1]);
}

void State::veil(Seat s, std::array<General, 2> generals, std::array<bool, 2> unnamed) {
  enlist(s, false);
  at(s).veiled = generals;
  at(s).unnamed = unnamed;
  enlist(s, true);
}

// SGS-GZ-UNVEIL: his gender is that of the first general shown, then of the main one.
void State::turn_up(Seat s, std::size_t place, General g) {
  enlist(s, false);
  Player& p = at(s);
  p.veiled[place] = General::none;
  p.unnamed[place] = false;
  (place == 0 ? p.general : p.second) = g;
  if (g != General::none && (place == 0 || p.gender == Gender::none)) p.gender = info(g).gender;
  if (p.alive && !is_stripped(s, place)) p.skills |= skills_of(g, p.leads);
  enlist(s, true);
}

// What he has besides by his other general, or was given, he keeps.
void State::turn_down(Seat s, std::size_t place) {
  const General g = shown(s, place);
  if (g == General::none) return;
  enlist(s, false);
  Player& p = at(s);
  (place == 0 ? p.general : p.second) = General::none;
  p.veiled[place] = g;
  const General other = shown(s, 1 - place);
  p.gender = other != General::none ? info(other).gender : Gender::none;
  SkillSet gone = skills_of(g, p.leads);
  if (!is_stripped(s, 1 - place)) gone -= skills_of(other, p.leads);
  for (const Skill k : p.granted)
    if (k != Skill::none) gone.remove(k);
  p.skills -= gone;
  enlist(s, true);
}

void State::strip(Seat s, std::size_t place) {
  if (is_stripped(s, place)) return;
  enlist(s, false);
  memory.add(s, Mark::stripped, Life::game, 1 << place);
  enlist(s, true);
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
