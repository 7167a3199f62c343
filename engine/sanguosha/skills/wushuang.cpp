// 无双 Without Equal
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::wushuang{
    .id = "SGS-SKILL-WUSHUANG",
    .en = "Without Equal",
    .zh = "无双",
    .compulsory = true,
    .text_en =
        "Compulsory. It takes two Dodges to escape your Slash, and whoever duels with you plays "
        "two Slashes each time.",
    .text_zh =
        "锁定技，目标须使用两张【闪】才能抵消你的【杀】；与你【决斗】的角色每次须打出两张【杀】。",
    .source = "published standard edition, general 吕布; official FAQ",
    .source_zh = "标准版，武将吕布；官方FAQ",
    .effects = {.needs_two = true,
                .target_specified =
                    [](Play&, Seat owner, Target& t) {
                      if (t.use.by == owner && (is_slash(t.use.as) || t.use.as == Name::duel))
                        t.twice = true;
                    },
                .target_confirmed =
                    [](Play&, Seat owner, Target& t) {
                      if (t.target == owner && t.use.as == Name::duel) t.use.twice_back = true;
                    }}};

}  // namespace tally::sanguosha
