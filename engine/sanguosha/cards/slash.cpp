// Slash, Thunder Slash, Fire Slash.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

// As many Dodges as the Slash needs.
bool dodges(Play& g, const Use& u, Seat target) {
  bool two = false;
  g.effects(u.by, [&](const Effects& x) { two = two || x.needs_two; });
  for (int need = two ? 2 : 1; need > 0; --need)
    if (!g.answers(Ask::dodge, target, u.by, u)) return false;
  return true;
}

bool hits_all_the_same(Play& g, const Use& u, Seat target) {
  bool hits = false;
  g.effects(u.by, [&](const Effects& x) {
    if (x.dodged == nullptr || hits || g.stopped()) return;
    if (g.state().living(u.by) && g.state().living(target)) hits = x.dodged(g, u.by, u, target);
  });
  return hits;
}

}  // namespace

// 杀 出牌阶段对攻击范围内的一名其他角色使用，每阶段限一张；目标须使用一张【闪】，否则受到1点伤害。
// 火杀、雷杀只是伤害带属性，其余与【杀】相同。
// Slash: in the play phase, once, on another player within attack range, who uses a Dodge or takes
// 1 damage. Fire and Thunder Slash only give the damage an element.
// SGS-CARD-SLASH, SGS-SLASH-LIMIT, SGS-RANGE (000 "The fourth stage"; 002 出牌阶段)
void resolve_slash(Play& g, Use& u) {
  SeatList targets;
  for (Seat target : u.targets) {
    if (!g.state().living(target)) continue;
    g.skills(target, [&](const Effects& x) {
      if (x.targeted != nullptr && !g.stopped()) target = x.targeted(g, target, u);
    });
    targets.push(target);
  }
  // OPT-SGS-LIULI-TWICE: who is a target already and becomes one once more counts once, or twice.
  const bool twice = g.options().is(Opt::liuli_twice, 1);
  u.targets = g.in_action_order(targets, g.state().current, twice);
  std::uint32_t undodgeable = 0;  // bit per place among the targets
  for (int i = 0; i < u.targets.size(); ++i)
    g.effects(u.by, [&](const Effects& x) {
      const Seat target = u.targets[i];
      if (x.target_fixed == nullptr || g.stopped() || !g.state().living(target)) return;
      if (!x.target_fixed(g, u.by, u, target)) undodgeable |= 1U << i;
    });
  for (int i = 0; i < u.targets.size(); ++i) {
    const Seat target = u.targets[i];
    if (g.stopped()) return;
    if (!g.state().living(target)) continue;

    // SGS-CARD-RENWANG-SHIELD, SGS-CARD-VINE-ARMOUR: void for the wearer, no Dodge is asked.
    Event e;
    e.kind = kind::blocked;
    e.seat = target;
    bool nioh = g.armour_works(target, Name::nioh_shield, &u) && u.color == Color::black;
    const bool vine = g.armour_works(target, Name::vine, &u) && u.as == Name::slash;
    if (u.unseen() && g.armour_works(target, Name::nioh_shield, &u)) {  // as the record has it
      e.what = static_cast<What>(Name::nioh_shield);
      nioh = g.foresees(e);
    }
    if (nioh || vine) {
      e.what = static_cast<What>(nioh ? Name::nioh_shield : Name::vine);
      e.rule = nioh ? rule::nioh_shield : rule::vine;
      if (g.tell(e)) continue;
    }
    if (((undodgeable >> i) & 1U) == 0 && dodges(g, u, target) && !hits_all_the_same(g, u, target))
      continue;
    if (g.stopped()) return;
    g.damage({.from = u.by,
              .to = target,
              .amount = 1 + u.bonus,
              .element = element_of(u.as),
              .slash = &u,
              .rule = rule::slash,
              .cards = u.cards(),
              .use = &u});
  }
}

}  // namespace tally::sanguosha
