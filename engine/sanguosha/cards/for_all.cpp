// Ex Nihilo, Peach Garden Oath, Bountiful Harvest, Iron Chain.
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 无中生有 摸两张牌。
// Ex Nihilo: draw two cards. SGS-CARD-EX-NIHILO (published standard edition)
void resolve_ex_nihilo(Play& g, const Use& /*u*/, Seat target) {
  g.draw(target, 2, rule::ex_nihilo);
}

// 桃园结义 所有受伤的角色各回复1点体力。
// Peach Garden Oath: every wounded player recovers 1.
// SGS-CARD-PEACH-GARDEN-OATH (published standard edition)
void resolve_god_salvation(Play& g, const Use& /*u*/, Seat target) {
  g.heal(target, 1, rule::god_salvation);
}

// 铁索连环 令一至两名角色横置或重置；也可以重铸。
// Iron Chain: one or two players are chained, or freed if they were; or recast it.
// SGS-CARD-IRON-CHAIN (published Maneuvering edition)
void resolve_iron_chain(Play& g, const Use& /*u*/, Seat target) {
  g.set_chained(target, !g.state().at(target).chained, rule::iron_chain);
}

// 五谷丰登 从牌堆顶亮出与存活角色数相等的牌，所有角色依次选一张，剩余的弃置。
// Bountiful Harvest: as many cards as living players are turned up; each in turn takes one; what is
// left is put away. SGS-CARD-BOUNTIFUL-HARVEST (published standard edition)
void resolve_amazing_grace(Play& g, const Use& u) {
  std::array<Card, deck_size> shown;
  int n = g.reveal(u.targets.size(), rule::amazing_grace, shown.data());
  for (Seat target : u.targets) {
    if (g.stopped()) return;
    if (!g.state().living(target) || g.nullified(u.as, target)) continue;
    const bool any = std::any_of(shown.begin(), shown.begin() + n,
                                 [&](Card c) { return g.state().may_lie_on_table(c); });
    if (!any) break;
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::pick);
    q.who = target;
    q.card = u.card[0];
    q.accepts = kind::pick;
    q.rule = rule::amazing_grace;
    q.may_pass = false;
    Event a = g.ask(q);
    if (a.kind != nothing && a.cards.size() == 1) n = g.picked(a.cards[0], shown.data(), n);
    g.commit(a);
  }
  g.put_away({shown.data(), static_cast<std::size_t>(n)}, rule::amazing_grace);
}

}  // namespace tally::sanguosha
