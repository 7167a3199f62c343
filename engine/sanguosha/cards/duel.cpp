// Duel, Barbarian Invasion, Archery Attack: answer or be hurt.
#include <utility>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

bool answers_duel(Play& g, const Use& u, Seat asked, Seat other) {
  bool two = false;
  g.effects(other, [&](const Effects& x) { two = two || x.needs_two; });
  for (int need = two ? 2 : 1; need > 0; --need)
    if (!g.answers(Ask::play_slash, asked, other, u)) return false;
  return true;
}

}  // namespace

// 决斗 由目标开始，双方轮流打出一张【杀】，先不出的一方受到对方造成的1点伤害。
// Duel: target first, both play a Slash in turn; who does not takes 1 damage from the other.
// SGS-CARD-DUEL (published standard edition)
void resolve_duel(Play& g, const Use& u, Seat target) {
  Seat asked = target;
  Seat other = u.by;
  while (g.state().living(asked) && answers_duel(g, u, asked, other)) {
    std::swap(asked, other);
  }
  g.damage({.from = other, .to = asked, .rule = rule::duel, .cards = u.cards(), .use = &u});
}

// 南蛮入侵 除你外的每名角色须打出一张【杀】，否则受到1点伤害。
// Barbarian Invasion: every other player plays a Slash or takes 1 damage.
// SGS-CARD-BARBARIAN-INVASION (published standard edition)
void resolve_savage_assault(Play& g, const Use& u, Seat target) {
  if (!g.answers(Ask::play_slash, target, u.by, u))
    g.damage(
        {.from = u.by, .to = target, .rule = rule::savage_assault, .cards = u.cards(), .use = &u});
}

// 万箭齐发 除你外的每名角色须打出一张【闪】，否则受到1点伤害。
// Archery Attack: every other player plays a Dodge or takes 1 damage.
// SGS-CARD-ARCHERY-ATTACK (published standard edition)
void resolve_archery_attack(Play& g, const Use& u, Seat target) {
  if (!g.answers(Ask::play_dodge, target, u.by, u))
    g.damage(
        {.from = u.by, .to = target, .rule = rule::archery_attack, .cards = u.cards(), .use = &u});
}

}  // namespace tally::sanguosha
