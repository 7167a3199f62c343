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

// Skills he has, or would have if he turned up a general.
SkillSet State::within_reach(Seat s) const {
  return at(s).veils() ? at(s).skills | veiled_skills(s) : at(s).skills;
}

SkillSet State::veiled_skills(Seat s) const {
  const Player& p = at(s);
  if (p.unnamed[0] || p.unnamed[1])
    return unsilenced(s, SkillSet::first_of(static_cast<int>(Skill::count)) - Skill::none);
  const int stripped = noted(s, Mark::stripped, Life::game);
  SkillSet all;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
    if (p.veiled[place] != General::none && (stripped >> place & 1) == 0)
      all |= skills_of(p.veiled[place], false);
  return unsilenced(s, all);
}

// At which timings somebody acts, or could: `before` was within his reach, and is listed.
void State::enlist(Seat s, const SkillSet& before) {
  const SkillSet now = within_reach(s);
  const auto put = [&](const SkillSet& skills, bool in) {
    for (const Skill skill : skills)
      for (const Timing t : timings_of(skill)) acting[static_cast<std::size_t>(t)].set(s, in);
  };
  const SkillSet gone = before - now;
  put(gone, false);
  put(gone.empty() ? now - before : now, true);  // others of his may act at the same timings
}

void State::set_skills(Seat s, const SkillSet& skills) {
  const SkillSet before = within_reach(s);
  at(s).skills = skills;
  enlist(s, before);
}

void State::veil(Seat s, std::array<General, 2> generals, std::array<bool, 2> unnamed) {
  const SkillSet before = within_reach(s);
  at(s).veiled = generals;
  at(s).unnamed = unnamed;
  enlist(s, before);
}

void State::turn_up(Seat s, std::size_t place, General g) {
  const SkillSet before = within_reach(s);
  try_on(s, place, g);
  enlist(s, before);
}

// SGS-GZ-UNVEIL: his gender is that of the first general shown, then of the main one.
void State::try_on(Seat s, std::size_t place, General g) {
  Player& p = at(s);
  p.veiled[place] = General::none;
  p.unnamed[place] = false;
  (place == 0 ? p.general : p.second) = g;
  if (g != General::none && (place == 0 || p.gender == Gender::none)) p.gender = info(g).gender;
  if (p.alive && !is_stripped(s, place)) p.skills |= skills_of(g, p.leads) - muted(s);
}

// What he has besides by his other general, or was given, he keeps.
void State::turn_down(Seat s, std::size_t place) {
  const General g = shown(s, place);
  if (g == General::none) return;
  const SkillSet before = within_reach(s);
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
  enlist(s, before);
}

void State::crown(Seat s, General g) {
  const SkillSet before = within_reach(s);
  Player& p = at(s);
  SkillSet gone = skills_of(p.general, p.leads);
  if (!is_stripped(s, 1)) gone -= skills_of(p.second, p.leads);
  for (const Skill k : p.granted)
    if (k != Skill::none) gone.remove(k);
  p.general = g;
  p.skills -= gone;
  if (!is_stripped(s, 0)) p.skills |= skills_of(g, p.leads);
  enlist(s, before);
}

void State::strip(Seat s, std::size_t place) {
  if (is_stripped(s, place)) return;
  const SkillSet before = within_reach(s);
  memory.add(s, Mark::stripped, Life::game, 1 << place);
  enlist(s, before);
}

SkillSet State::muted(Seat s) const {
  SkillSet out;
  const int places = noted(s, Mark::muted, Life::turn);
  if (places == 0) [[likely]]
    return out;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
    if ((places >> place & 1) != 0 && !is_stripped(s, place))
      for (const Skill k : skills_of(shown(s, place), at(s).leads))
        if (!info(k).compulsory) out.add(k);
  return out;
}

SkillSet State::unsilenced(Seat s, const SkillSet& skills) const {
  if (!commanded(s, Command::silence)) [[likely]]
    return skills;
  SkillSet left;
  for (const Skill k : skills)
    if (info(k).compulsory) left.add(k);
  return left;
}

void State::obey(Seat s, Command c) {
  if (c == Command::none || commanded(s, c)) return;
  memory.add(s, Mark::commanded, Life::turn, 1 << static_cast<int>(c));
  if (c != Command::silence) return;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) mute(s, place);
}

void State::mute(Seat s, std::size_t place) {
  if ((noted(s, Mark::muted, Life::turn) >> place & 1) != 0) return;
  memory.add(s, Mark::muted, Life::turn, 1 << place);
  set_skills(s, at(s).skills - muted(s));
}

void State::end_turn() {
  std::array<SkillSet, seat_room> back;  // NOLINT: as far as `whose` says
  SeatSet whose;
  memory.each([&](const Note& n) {
    if (n.mark == Mark::muted && living(n.owner)) whose.add(n.owner);
  });
  for (const Seat s : whose) back[static_cast<std::size_t>(s)] = muted(s);
  memory.forget(Life::turn);
  for (const Seat s : whose) {
    set_skills(s, at(s).skills | back[static_cast<std::size_t>(s)]);
    enlist(s, {});  // skills of his that lie face down, too
  }
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
