#include <utility>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

bool answers_duel(Play& g, const Use& u, Seat asked, Seat other) {
  int place = 0;
  while (place < u.targets.size() && u.targets[place] != asked) ++place;
  const bool two = other == u.by ? ((u.twice >> place) & 1U) != 0 : u.twice_back;
  for (int need = two ? 2 : 1; need > 0; --need)
    if (!g.answers(Ask::play_slash, asked, other, u)) return false;
  return true;
}

}  // namespace

// 决斗 由目标开始，双方轮流打出一张【杀】，先不出的一方受到对方造成的1点伤害。
// Duel: target first, both play a Slash in turn; who does not takes 1 damage from the other.
// SGS-CARD-DUEL (published standard edition)
constinit const CardRules cards::duel{
    .aim = Aim::other, .effect = [](Play& g, const Use& u, Seat target) {
      Seat asked = target;
      Seat other = u.by;
      while (g.state().living(asked) && answers_duel(g, u, asked, other)) std::swap(asked, other);
      g.damage({.from = other, .to = asked, .rule = rule::duel, .cards = u.cards(), .use = &u});
    }};

}  // namespace tally::sanguosha
