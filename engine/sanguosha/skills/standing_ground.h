#pragma once
// 据守 Standing Ground, of which there are two: cards, then the owner is turned over.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// OPT-SGS-JUSHOU: at the start of the finish phase, or when everything else in it is done.
template <Skill skill, int cards, OptionValue<Opt::jushou> when>
void stand_ground(Play& g, Seat owner, PhaseTime& time) {
  if (!g.options().is<Opt::jushou>(when)) return;
  if (time.who != owner || !g.invokes(owner, skill)) return;
  g.draw(owner, cards, rule_of(skill));
  g.turn_over(owner, rule_of(skill));
}

}  // namespace tally::sanguosha
