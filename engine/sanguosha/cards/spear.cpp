#include "engine/sanguosha/cards/card.h"

namespace tally::sanguosha {

TALLY_REFUSAL(no_spear, "{0}: two cards are one Slash only with the Serpent Spear",
              "{0}：有【丈八蛇矛】才可将两张牌当【杀】")

// 丈八蛇矛 可以将两张手牌当【杀】使用或打出。
// Serpent Spear: two hand cards may be used or played as a Slash.
// SGS-CARD-SERPENT-SPEAR (published standard edition)
constinit const CardRules cards::spear = equipment({.joins = {2, Name::slash}}, &breach::no_spear);

}  // namespace tally::sanguosha
