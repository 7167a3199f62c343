#pragma once
// 嘉禾 Laying an equipment card as a beacon, by the map of lord Sun Quan.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

template <Skill skill>
Verdict may_lay_beacon(const Legal& legal, const Event& invoke) {
  return legal.payable(invoke.seat, skill, true) > 0 ? fine : broken(rule_of(skill), why::no_price);
}

template <Skill skill>
void lays_beacon(Play& g, const Event& invoke) {
  const Kind laid = invoke.other == nobody ? kind::stow : kind::tribute;
  Question q = Play::question_to(invoke.seat, Ask::stow, laid, rule_of(skill));
  q.other = invoke.other;
  q.what = cause(skill);
  q.value = 1;
  q.same_what = true;
  q.may_pass = false;
  g.ask_and_commit(q);
}

}  // namespace tally::sanguosha
