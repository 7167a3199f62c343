#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// OPT-SGS-GZ-WEAPONS 国战：你使用的【杀】结算期间，其目标不能明置武将牌。
// In kingdom war, by that option, instead: while a Slash of its owner is in use its targets turn up
// no general.
SeatSet Play::pin_targets(const Use& u) {
  SeatSet pinned;
  if (!options_.is<Opt::war_weapons>("kingdom_war") || !is_slash(u.as) || !state_.living(u.by) ||
      state_.weapon(u.by) != Name::blade)
    return pinned;
  pinned = set_of(u.targets);
  for (const Seat s : pinned) note(s, Mark::pinned, Life::turn);
  return pinned;
}

// 青龙偃月刀 【杀】被【闪】抵消后，可以再对其使用一张【杀】，不计次数和距离。
// Green Dragon Blade: after a Dodge the user may at once use another Slash on the same target.
// SGS-CARD-GREEN-DRAGON-BLADE (published standard edition; official FAQ)
constinit const CardRules cards::blade = equipment({.dodged = [](Play& g, Seat owner, Target& t) {
  if (g.options().is<Opt::war_weapons>("kingdom_war")) return;
  Question q = Play::question_to(owner, Ask::slash_at, kind::use, rule::blade);
  q.what = static_cast<What>(Name::blade);
  q.other = t.target;
  g.slash_out_of_turn(q);
}});

}  // namespace tally::sanguosha
