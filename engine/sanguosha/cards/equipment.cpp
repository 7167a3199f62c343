// Putting on equipment.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// SGS-EQUIP-SLOT: one weapon, one armour, one horse of each kind; what was there is put away.
void resolve_equipment(Play& g, const Use& u) {
  const Seat who = u.targets.empty() ? u.by : u.targets[0];
  if (u.card_count == 0 || !g.state().living(who)) return;
  const Card old = g.state().equipment(who, slot_of(info(u.as).type));
  if (old != unknown_card) g.say(kind::replace, who, rule::equip_slot, {&old, 1});
  g.say(kind::equip, who, info(u.as).rule, u.cards());
}

}  // namespace tally::sanguosha
