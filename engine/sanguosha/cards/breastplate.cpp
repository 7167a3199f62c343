#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 护心镜 当你受到伤害时，若伤害值不小于你的体力值，可以将此牌置入弃牌堆，防止此伤害。
// Breastplate: when damage would take its wearer's last hit point he may put it on the discard pile
// to prevent it. SGS-CARD-BREASTPLATE (published 势备篇, card text)
constinit const CardRules cards::breastplate =
    equipment({.taking = [](Play& g, Seat owner, Damage& d) {
      if (d.to != owner || !d.armour_counts() || d.amount < g.state().at(owner).hp) return;
      if (!g.invokes(owner, Name::breastplate)) return;
      const Card own = g.state().equipment(owner, slot_of(CardType::armour));
      if (own != unknown_card) g.say(kind::forfeit, owner, rule::breastplate, {&own, 1});
      g.prevents(d, rule::breastplate);
    }});

}  // namespace tally::sanguosha
