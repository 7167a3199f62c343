#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// OPT-SGS-GZ-FEAST: of so many points each is a hit point or a card, as he says; or all are cards.
// Where the cards come first, any other draw shows that he recovers besides.
void host(Play& g, Seat user, int points) {
  const Player& p = g.state().at(user);
  int healed = 0;
  const bool draws_first = g.options().is<Opt::feast>("draw_first");
  Event fewer = Play::healing(user, points);
  if (draws_first) {
    fewer = Play::drawing(user, 1);
    fewer.hide(Field::value);
  }
  while (!g.options().is<Opt::feast>("draw") && !g.stopped() && healed < points &&
         p.hp + healed < p.max_hp) {
    const std::array<Play::Choice, 3> ways = {{{Way::draw, Play::drawing(user, points - healed)},
                                               {Way::recover, Play::healing(user, points)},
                                               {Way::recover, fewer}}};
    if (g.decides(user, ways, rule::alliance_feast) != Way::recover) break;
    ++healed;
  }
  if (draws_first && points > healed) g.draw(user, points - healed, rule::alliance_feast);
  if (healed > 0) g.heal(user, healed, rule::alliance_feast);
  if (!draws_first && points > healed) g.draw(user, points - healed, rule::alliance_feast);
}

// OPT-SGS-GZ-LURE: whoever of them is lured away counts, though he is no guest.
int lured(const Play& g, const SeatSet& guests) {
  int n = 0;
  if (g.options().is<Opt::lure>("draw_one") && !guests.empty())
    for (const Seat s : g.state().away)
      n += g.state().at(s).alive && same_kingdom(g.state(), s, *guests.begin()) ? 1 : 0;
  return n;
}

// OPT-SGS-GZ-FEAST: … and a guest draws one and is freed; or he recovers 1 instead of drawing.
void guest(Play& g, Seat who) {
  const Player& p = g.state().at(who);
  const bool heals = g.options().is<Opt::feast>("draw") && p.hp < p.max_hp;
  const std::array<Play::Choice, 2> ways = {
      {{Way::draw, Play::drawing(who, 1)}, {Way::recover, Play::healing(who, 1)}}};
  if (g.decides(who, {ways.data(), heals ? 2U : 1U}, rule::alliance_feast) == Way::recover)
    return g.heal(who, 1, rule::alliance_feast);
  g.draw(who, 1, rule::alliance_feast);
  if (!g.stopped() && p.chained) g.set_chained(who, false, rule::alliance_feast);
}

}  // namespace

// 联军盛宴
// 对你和一个其他势力的所有角色使用：你摸牌与回复体力共计等同于该势力角色数；其他角色各摸一张牌并重置。
// Alliance Feast: its user, who has shown his kingdom, and all of one other kingdom: he draws and
// recovers as many in all as they are; each of them draws a card and is freed of the chain.
// SGS-CARD-ALLIANCE-FEAST (published 势备篇, card text)
constinit const CardRules cards::alliance_feast{
    .aim = Aim::group,
    .group = [](const State& s, Seat user, Seat named) -> SeatSet {
      SeatSet all;
      if (!different_kingdom(s, user, named)) return all;
      for (const Seat other : s.living_seats())
        if (same_kingdom(s, named, other)) all.add(other);
      all.add(user);
      return all;
    },
    .effect =
        [](Play& g, const Use& u, Seat target) {
          if (target != u.by) return guest(g, target);
          const SeatSet guests = set_of(u.targets) - SeatSet{u.by};
          host(g, target, guests.size() + lured(g, guests));
        }};

}  // namespace tally::sanguosha
