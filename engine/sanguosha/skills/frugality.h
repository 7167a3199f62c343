#pragma once
// 约俭 Who has used nothing on others in his turn keeps as many hand cards as his maximum of hit
// points. Noted of a turn: that he has; of a phase: that it works for him.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

template <Skill skill>
bool used_nothing(const State& s, Seat who) {
  return s.noted(who, skill, Life::turn) == 0;
}

template <Skill skill>
bool matters(const State& s, const Use& u) {
  return u.by == s.current && s.in_reach(skill) && used_nothing<skill>(s, u.by);
}

template <Skill skill>
void is_frugal(Play& g, PhaseTime& time) {
  time.marked = true;
  if (g.state().noted(time.who, skill, Life::phase) == 0)
    g.note(time.who, mark_of(skill), Life::phase);
}

template <Skill skill>
void keeps_maximum_now(const State& s, Seat /*owner*/, LimitView& v) {
  if (s.noted(v.who, skill, Life::phase) > 0) v.limit += s.at(v.who).max_hp - s.at(v.who).hp;
}

}  // namespace tally::sanguosha
