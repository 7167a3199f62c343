#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 飞龙夺凤
// 使用【杀】指定目标后，可令其弃置一张牌。使用的【杀】令其他角色进入濒死状态时，可获得其一张手牌。
// Flying Dragon and Phoenix: when a Slash has its target, he may be made to discard a card. When it
// has brought another to dying, its user may take a card of his hand.
// SGS-CARD-DRAGON-PHOENIX (published kingdom war 阵, card text)
constinit const CardRules cards::dragon_phoenix =
    equipment({.target_specified =
                   [](Play& g, Seat owner, Target& t) {
                     if (!is_slash(t.use.as) || !g.state().has_card(t.target)) return;
                     if (g.invokes(owner, Name::dragon_phoenix, t.target))
                       g.discards(t.target, 1, rule::dragon_phoenix);
                   },
               .entering_dying =
                   [](Play& g, Seat owner, Dying& time) {
                     if (!time.by_slash || time.who == owner || g.state().hand_size(time.who) == 0)
                       return;
                     if (g.invokes(owner, Name::dragon_phoenix, time.who))
                       g.takes(owner, time.who, Ask::snatch_hand, rule::dragon_phoenix);
                   }});

}  // namespace tally::sanguosha
