#pragma once
// 离间 Seed of Animosity, of which there are two: by one the Duel cannot be nullified.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

// Two other men, of whom the first may use a Duel on the second; it costs a card.
template <Skill skill>
Verdict may_set_against(const Legal& legal, const Event& invoke) {
  const State& s = legal.state();
  const Verdict no{rule_of(skill), false, why::target};
  for (Seat t : invoke.seats)
    if (t == invoke.seat || s.at(t).gender != Gender::male) return no;
  const Rule immune = legal.immune(invoke.seats[0], invoke.seats[1], Name::duel);
  if (immune != rule::none) return {immune, false, why::immune};
  if (s.has_card(invoke.seat)) return {};
  return {rule_of(skill), false, why::no_price};
}

template <Skill skill>
void sets_against(Play& g, const Event& invoke, bool nullifiable) {
  const Seat user = invoke.seats[0];
  const Seat target = invoke.seats[1];
  if (!g.pays(invoke.seat, Ask::pay_any, 1, rule_of(skill), false)) return;
  if (!g.state().living(user) || !g.state().living(target)) return;
  Event e;
  e.kind = kind::use;
  e.seat = user;
  e.what = cause(Name::duel);
  e.seats = {target};
  e.rule = rule_of(skill);
  Use u;
  u.by = user;
  u.as = Name::duel;
  u.converted = true;
  u.targets = {target};
  if (!g.tell(e) || g.stopped()) return;
  // AMB-SGS-025: there the player of this Duel has used a trick, and skills that follow a use
  // follow it.
  if (g.options().is<Opt::jizhi_converted>("of_no_card")) g.card_used(u);
  if (g.stopped()) return;
  g.name_targets(u);
  if (u.targets.empty() || u.is_void(0)) return;
  if (!g.state().living(target)) return;
  if (nullifiable && g.nullified(Name::duel, target)) return;
  if (!g.stopped()) rules_of(Name::duel).effect(g, u, target);
}

}  // namespace tally::sanguosha
