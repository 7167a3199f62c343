// Skills come and go: with a general, by a grant, with death.
#include <algorithm>
#include <array>

#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// What his generals and everything that gave him a skill come to.
SkillSet all_of(const Player& p) {
  SkillSet skills = skills_in(p.general, 0, p.leads) | skills_in(p.second, 1, p.leads);
  for (const Skill g : p.granted)
    if (g != Skill::none) skills.add(g);
  return skills;
}

// What so many beacons teach: with one the first of these, with two the second as well …
constexpr std::array<Skill, 4> of_the_map = {Skill::yingzi_map, Skill::haoshi, Skill::gongxin,
                                             Skill::qianxun_gz};

// What is of no kind: neither compulsory nor limited, and so on.
SkillSet plain_skills(General g) {
  return skills_of(g, false) - skills_that<&SkillInfo::compulsory>() -
         skills_that<&SkillInfo::limited>() - skills_that<&SkillInfo::awakening>();
}

}  // namespace

SkillSet State::within_reach(Seat s) const {
  return at(s).veils() ? at(s).skills | veiled_skills(s) : at(s).skills;
}

bool State::would_have(Seat s, Skill k) const {
  return at(s).veils() && veiled_skills(s).contains(k);
}

SkillSet State::veiled_skills(Seat s) const {
  const Player& p = at(s);
  if (p.unnamed[0] || p.unnamed[1])
    return unsilenced(s, SkillSet::first_of(static_cast<int>(Skill::count)) - Skill::none);
  SkillSet all;
  const int stripped = noted(s, Mark::stripped, Life::game);
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
    if ((stripped >> place & 1) == 0) all |= skills_in(p.veiled[place], place, false);
  return commanded(s, Command::silence) ? unsilenced(s, all) : all;
}

// At which timings somebody acts, or could: `before` was within his reach, and is listed.
void State::enlist(Seat s, const SkillSet& before) {
  if (!at(s).forms.empty()) [[unlikely]]
    drop_forms(s);
  const SkillSet now = within_reach(s);
  const auto put = [&](const SkillSet& skills, bool in) {
    for (const Skill skill : skills) {
      for (const Timing t : timings_of(skill)) acting[static_cast<std::size_t>(t)].set(s, in);
      for (const Always a : always_of(skill)) always[static_cast<std::size_t>(a)].set(s, in);
    }
  };
  const SkillSet gone = before - now;
  put(gone, false);
  put(gone.empty() ? now - before : now, true);  // others of his may act at the same timings
  if (!gone.empty()) {                           // others may have them too
    at_table.clear();
    for (Seat i = 0; i < players; ++i) at_table |= within_reach(i);
  }
  at_table |= now;
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
  if (p.alive && !is_stripped(s, place)) p.skills |= skills_in(g, place, p.leads) - muted(s);
}

bool State::who_reaches(Skill k) const {
  for (Seat s = 0; s < players; ++s)
    if (at(s).alive && reaches(s, k)) return true;
  return false;
}

// Skills of this general that go with it: what he has besides by his other general, or was given,
// he keeps.
SkillSet State::only_by(Seat s, std::size_t place) const {
  const Player& p = at(s);
  SkillSet its = skills_in(shown(s, place), place, p.leads);
  if (!is_stripped(s, 1 - place)) its -= skills_in(shown(s, 1 - place), 1 - place, p.leads);
  for (const Skill k : p.granted)
    if (k != Skill::none) its.remove(k);
  for (const General g : p.forms) its -= form_skills(s, g);
  return its - taught(s);
}

void State::turn_down(Seat s, std::size_t place) {
  const General g = shown(s, place);
  if (g == General::none) return;
  const SkillSet before = within_reach(s);
  Player& p = at(s);
  p.skills -= only_by(s, place);
  (place == 0 ? p.general : p.second) = General::none;
  p.veiled[place] = g;
  const General other = shown(s, 1 - place);
  if (!is_soldier(s, 1 - place))
    p.gender = other != General::none ? info(other).gender : Gender::none;
  enlist(s, before);
}

// SGS-GZ-REMOVE: kingdom, gender and maximum stay. What both generals bring is not to be had later.
void State::dismiss(Seat s, std::size_t place) {
  const General g = shown(s, place);
  if (g == General::none) return;
  const SkillSet before = within_reach(s);
  Player& p = at(s);
  p.skills -= only_by(s, place);
  (place == 0 ? p.general : p.second) = General::none;
  if (!p.complete && p.veils(1 - place) && parted(s) == General::none)
    memory.add(s, Mark::parted, Life::game, static_cast<int>(g));
  p.complete = true;
  pool.add(g);
  memory.add(s, Mark::soldiers, Life::game, 1 << place);
  enlist(s, before);
}

void State::crown(Seat s, General g) {
  const SkillSet before = within_reach(s);
  Player& p = at(s);
  p.skills -= only_by(s, 0);
  p.general = g;
  if (!is_stripped(s, 0)) p.skills |= skills_in(g, 0, p.leads);
  enlist(s, before);
}

// SGS-GZ-CHANGE: whose skills were gone, or did nothing in this turn, is not there any more. Where
// the old deputy was removed first and the main general lies face down, what both bring is still
// to be had (OPT-SGS-GZ-CHANGE).
void State::change_deputy(Seat s, General g) {
  const SkillSet before = within_reach(s);
  Player& p = at(s);
  p.skills -= only_by(s, 1);
  p.second = g;
  p.complete = !is_soldier(s, 1) || !p.veils(0);
  p.offered.clear();
  aside = 0;
  if (is_soldier(s, 1)) memory.add(s, Mark::soldiers, Life::game, -2);
  for (const Mark gone : {Mark::stripped, Mark::stripped_veiled})
    if ((noted(s, gone, Life::game) & 2) != 0) memory.add(s, gone, Life::game, -2);
  if ((noted(s, Mark::muted, Life::turn) & 2) != 0) memory.add(s, Mark::muted, Life::turn, -2);
  p.skills |= skills_in(g, 1, p.leads) - muted(s);
  enlist(s, before);
}

int State::times(Seat s, Skill k) const {
  int n = 0;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
    if (!is_stripped(s, place) && skills_in(shown(s, place), place, at(s).leads).contains(k)) ++n;
  return n;
}

void State::strip(Seat s, std::size_t place) {
  if (is_stripped(s, place)) return;
  const SkillSet before = within_reach(s);
  memory.add(s, Mark::stripped, Life::game, 1 << place);
  if (shown(s, place) == General::none)
    memory.add(s, Mark::stripped_veiled, Life::game, 1 << place);
  enlist(s, before);
}

void State::unstrip(Seat s, std::size_t place) {
  const bool was_veiled = (noted(s, Mark::stripped_veiled, Life::game) >> place & 1) != 0;
  if (!is_stripped(s, place) || was_veiled) return;
  const SkillSet before = within_reach(s);
  memory.add(s, Mark::stripped, Life::game, -(1 << place));
  enlist(s, before);
}

// Of a form he has what is of no kind; in QSanguosha-For-Hegemony all but a lord's, as it would be
// in the place of his Zuo Ci.
SkillSet State::form_skills(Seat s, General g) const {
  if (noted(s, Skill::huashen_qs, Life::game) == 0) return plain_skills(g);
  const bool deputy = skills_of(at(s).second, false).contains(Skill::huashen_qs);
  return skills_in(g, deputy ? 1 : 0, false);
}

SkillSet State::by_forms(Seat s) const {
  SkillSet out;
  for (const General g : at(s).forms) out |= form_skills(s, g);
  return out - skills_of(at(s).general, false) - skills_of(at(s).second, false);
}

void State::take_form(Seat s, General g) {
  if (g == General::none) return;
  at(s).forms.add(g);
  set_skills(s, at(s).skills | plain_skills(g));
}

// All his forms at once. A limited skill that he gains anew may be used anew.
void State::replace_forms(Seat s, const GeneralSet& by) {
  if (noted(s, Skill::huashen_qs, Life::game) == 0)
    memory.add(s, mark_of(Skill::huashen_qs), Life::game);
  const SkillSet had = by_forms(s);
  at(s).forms = by;
  const SkillSet now = by_forms(s);
  SkillSet gone = had - now;
  for (const Skill k : at(s).granted)
    if (k != Skill::none) gone.remove(k);
  for (const Skill k : (now - had) & skills_that<&SkillInfo::limited>())
    memory.forget(s, mark_of(k), Life::game);
  set_skills(s, (at(s).skills - gone) | now);
}

void State::put_back_form(Seat s, General g) {
  const SkillSet had = by_forms(s);
  at(s).forms.remove(g);
  SkillSet gone = had - by_forms(s);
  for (const Skill k : at(s).granted)
    if (k != Skill::none) gone.remove(k);
  set_skills(s, at(s).skills - gone);
}

// They go when he loses the skill by which he has them, but not while it is mute.
void State::drop_forms(Seat s) {
  const bool whole = noted(s, Skill::huashen_qs, Life::game) > 0;
  const Skill rebirth = whole ? Skill::huashen_qs : Skill::xinsheng_ld;
  if (at(s).skills.contains(rebirth) || muted(s).contains(rebirth)) return;
  const SkillSet gone = by_forms(s);
  at(s).forms.clear();
  if (whole) memory.forget(s, mark_of(Skill::huashen_qs), Life::game);
  at(s).skills -= gone;
  for (const Skill k : at(s).granted)
    if (k != Skill::none && gone.contains(k)) at(s).skills.add(k);
}

SkillSet State::taught(Seat s) const {
  SkillSet out;
  const int n = noted(s, Skill::jiahe_qs, Life::game);
  for (int i = 0; i < n; ++i) out.add(of_the_map.at(static_cast<std::size_t>(i)));
  return out;
}

// 缘江烽火图 Whoever is of the kingdom of its lord has what its beacons teach, as long as they lie
// there and he is.
void State::teach() {
  constexpr Skill map = Skill::jiahe_qs;
  for (Seat s = 0; s < players; ++s) {
    int now = 0;
    for (const Seat lord : living_seats())
      if (at(s).alive && has(lord, map) && same_kingdom(*this, lord, s)) now = pile_size(lord, map);
    now = std::min(now, static_cast<int>(of_the_map.size()));
    const int before = noted(s, map, Life::game);
    if (now == before) continue;
    const SkillSet had = taught(s);
    memory.add(s, mark_of(map), Life::game, now - before);
    SkillSet gone = had - taught(s);
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
      if (!is_stripped(s, place)) gone -= skills_in(shown(s, place), place, at(s).leads);
    for (const Skill k : at(s).granted)
      if (k != Skill::none) gone.remove(k);
    if (at(s).alive) set_skills(s, (at(s).skills - (gone - by_forms(s))) | taught(s));
  }
}

SkillSet State::muted(Seat s) const {
  SkillSet out;
  const int places = noted(s, Mark::muted, Life::turn);
  if (places == 0) [[likely]]
    return out;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
    if ((places >> place & 1) != 0 && !is_stripped(s, place))
      out |= skills_in(shown(s, place), place, at(s).leads);
  return out - skills_that<&SkillInfo::compulsory>();
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

// What he has until the turn ends.
SkillSet State::lent_to(Seat s) const {
  SkillSet out;
  memory.each([&](const Note& n) {
    if (const Skill k = skill_lent(n.mark); n.owner == s && k != Skill::none) out.add(k);
  });
  return out;
}

// What was muted is back, what was lent is gone.
void State::end_turn() {
  SeatSet whose;
  memory.each([&](const Note& n) {
    const bool ends = n.mark == Mark::muted || skill_lent(n.mark) != Skill::none;
    if (ends && living(n.owner)) whose.add(n.owner);
  });
  if (whose.empty()) return memory.forget(Life::turn);
  std::array<SkillSet, seat_room> back;
  std::array<SkillSet, seat_room> gone;
  for (const Seat s : whose) {
    back[static_cast<std::size_t>(s)] = muted(s);
    gone[static_cast<std::size_t>(s)] = lent_to(s);
  }
  memory.forget(Life::turn);
  for (const Seat s : whose) {
    set_skills(s, at(s).skills | back[static_cast<std::size_t>(s)]);
    for (const Skill k : gone[static_cast<std::size_t>(s)]) give_back(s, k);
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

void State::give_back(Seat s, Skill k) {
  auto& granted = at(s).granted;
  if (auto* const one = std::find(granted.begin(), granted.end(), k); one != granted.end())
    *one = Skill::none;
  if (std::find(granted.begin(), granted.end(), k) != granted.end()) return;
  if (taught(s).contains(k)) return;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
    if (!is_stripped(s, place) && skills_in(shown(s, place), place, at(s).leads).contains(k))
      return;
  set_skills(s, at(s).skills - k);
}

void State::lose(Seat s, Skill k) {
  for (Skill& g : at(s).granted)
    if (g == k) g = Skill::none;
  set_skills(s, at(s).skills - k);
}

}  // namespace tally::sanguosha
