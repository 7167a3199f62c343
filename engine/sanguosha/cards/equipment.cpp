// Putting on equipment; the Silver Lion when it goes.
#include "engine/sanguosha/play.h"

namespace tally::sanguosha {

// SGS-EQUIP-SLOT: one weapon, one armour, one horse of each kind; what was there is put away.
void resolve_equipment(Play& g, const Use& u) {
  const Seat who = u.targets.empty() ? u.by : u.targets[0];
  if (u.card_count == 0 || !g.state().living(who)) return;
  const Card old = g.state().equipment(who, slot_of(info(u.as).type));
  const bool lion = g.wears_lion(who);
  if (old != unknown_card) g.say(kind::replace, who, rule::equip_slot, {&old, 1});
  g.say(kind::equip, who, info(u.as).rule, u.cards());
  g.after_losing(who, lion);
}

bool Play::wears_lion(Seat who) const {
  return state_.seated(who) && state_.armour(who) == Name::silver_lion;
}

// 白银狮子 失去装备区里的【白银狮子】后回复1点体力。
// Silver Lion: when it leaves his equipment area its living wearer recovers 1.
// SGS-CARD-SILVER-LION (published Maneuvering edition)
void Play::after_losing(Seat who, bool wore_lion) {
  if (wore_lion && !wears_lion(who) && state_.living(who)) heal(who, 1, rule::silver_lion);
}

}  // namespace tally::sanguosha
