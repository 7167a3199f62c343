#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// 仁王盾 锁定技，黑色的【杀】对你无效。
// Renwang Shield: a black Slash does nothing to its wearer.
// SGS-CARD-RENWANG-SHIELD (published standard edition)
constinit const CardRules cards::nioh_shield = equipment(
    {.blocks = [](const Use& u) { return is_slash(u.as) ? u.is(Color::black) : Truth::no; }});

}  // namespace tally::sanguosha
