#pragma once
// 阵法召唤 Formation summon (SGS-GZ-SUMMON): in his prepare phase and his play phase who has a
// formation skill calls on those who have shown no general yet. Each may turn one up, and so stand
// with him.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/modes/kingdom_war/veils.h"
#include "engine/sanguosha/state/lines.h"

namespace tally::sanguosha {

enum class Formation : std::uint8_t { line, siege };

// Who is called on that side: whoever sits at the end of his line, or behind the one he would
// besiege. Nobody where that player has a kingdom, or there is no room in the caller's. Whether he
// is of it nobody but he knows.
inline Seat called_on(const Legal& legal, Seat owner, Formation formation, bool after) {
  const State& s = legal.state();
  const Kingdom own = s.at(owner).kingdom;
  if (!formations_hold(s) || own == Kingdom::none || own == Kingdom::careerist) return nobody;
  Seat who = beside(s, owner, after);
  if (formation == Formation::siege)
    who = different_kingdom(s, owner, who) ? beside(s, who, after) : owner;
  else
    while (who != owner && same_kingdom(s, owner, who)) who = beside(s, who, after);
  if (has_kingdom(s, who) || !s.at(who).veils() || barred(s, who)) return nobody;
  return would_be_careerist(s, legal.options(), who, own) ? nobody : who;
}

template <Formation formation>
bool can_summon(const Legal& legal, Seat owner) {
  return called_on(legal, owner, formation, true) != nobody ||
         called_on(legal, owner, formation, false) != nobody;
}

template <Formation formation>
Verdict may_summon(const Legal& legal, const Event& invoke) {
  const Skill skill = skill_of(invoke.what);
  if (legal.state().noted(invoke.seat, skill, Life::phase) > 0)  // nobody came
    return broken(rule_of(skill), why::once);
  return can_summon<formation>(legal, invoke.seat) ? fine : broken(rule_of(skill), why::no_ally);
}

template <Formation formation>
void summons(Play& g, const Event& invoke) {
  const Seat owner = invoke.seat;
  bool any = false;
  for (const bool after : {true, false}) {
    Seat who = nobody;
    while (!g.stopped() && g.state().living(owner) &&
           (who = called_on(g.legal(), owner, formation, after)) != nobody) {
      Question q = Play::question_about(Ask::unveil, who, owner, kind::unveil, rule::gz_summon);
      q.own_seat = true;  // the next one may come where he stays
      Event a = g.ask(q);
      if (a.kind == nothing || !g.unveils(a)) break;
      any = true;
    }
  }
  if (!any && !g.stopped()) g.note(owner, mark_of(skill_of(invoke.what)), Life::phase);
}

// He may also do so as his prepare phase begins.
template <Skill skill, Formation formation>
void may_summon_first(Play& g, Seat owner, PhaseTime& time) {
  if (time.who != owner || !can_summon<formation>(g.legal(), owner)) return;
  if (!g.invokes(owner, skill)) return;
  Event invoke;
  invoke.seat = owner;
  invoke.what = cause(skill);
  summons<formation>(g, invoke);
}

}  // namespace tally::sanguosha
