#pragma once
// 神速 A Slash without a card, at any distance, for each phase that is skipped.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

template <Skill skill>
Verdict within_speed(const Legal& legal, const Event& invoke) {
  const Rule r = legal.slash_target(invoke.seat, invoke.seats[0], true);
  return r == rule::none ? fine : broken(rule_of(skill), why::target);
}

template <Skill skill>
void strikes_at_speed(Play& g, Seat owner, const SeatList& on) {
  if (!g.stopped() && g.state().living(owner))
    g.use_nothing_as(owner, Name::slash, on, rule_of(skill));
}

// The judge and the draw phase are skipped.
template <Skill skill>
void skips_drawing(Play& g, Seat owner, PhaseTime& time) {
  if (time.who != owner) return;
  const Event a = g.invokes_on(owner, skill);
  if (a.kind == nothing) return;
  g.skip(owner, Phase::draw, cause(skill));
  time.skip(cause(skill));
  strikes_at_speed<skill>(g, owner, a.seats);
}

// The play phase is skipped, for a piece of equipment.
template <Skill skill>
void skips_playing(Play& g, Seat owner, PhaseTime& time) {
  if (time.who != owner || g.legal().payable(owner, skill, true) == 0) return;
  const Event a = g.invokes_on(owner, skill);
  if (a.kind == nothing || !g.pays_for(owner, skill, 1, false)) return;
  time.skip(cause(skill));
  strikes_at_speed<skill>(g, owner, a.seats);
}

// The discard phase is skipped, for what `pays` brings.
template <Skill skill, auto pays>
void skips_discarding(Play& g, Seat owner, PhaseTime& time) {
  if (time.who != owner) return;
  const Event a = g.invokes_on(owner, skill);
  if (a.kind == nothing) return;
  time.skip(cause(skill));
  pays(g, owner);
  strikes_at_speed<skill>(g, owner, a.seats);
}

}  // namespace tally::sanguosha
