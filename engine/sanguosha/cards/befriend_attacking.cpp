#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_of_two_kingdoms,
              "{0}: its user and its target have to have shown different kingdoms",
              "{0}：使用者与目标须为已确定的不同势力")

// 远交近攻 对一名与你势力不同的角色使用：其摸一张牌，然后你摸三张牌。
// Befriend and Attack: on a player of another kingdom, who draws a card; then its user draws three.
// SGS-CARD-BEFRIEND-ATTACK (published kingdom war, card text)
constinit const CardRules cards::befriend_attacking{
    .aim = Aim::other,
    .condition = [](const Legal& legal, const Event& use) -> Verdict {
      return different_kingdom(legal.state(), use.seat, use.seats[0])
                 ? fine
                 : broken(rule::befriend_attacking, why::kingdom);
    },
    .effect =
        [](Play& g, const Use& u, Seat target) {
          g.draw(target, 1, rule::befriend_attacking);
          if (g.state().living(u.by)) g.draw(u.by, 3, rule::befriend_attacking);
        },
    .refusals = {{{why::kingdom, &breach::not_of_two_kingdoms}}}};

}  // namespace tally::sanguosha
