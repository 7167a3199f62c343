// 魂殇（太阳神国战） Wounded Soul of QSanguosha-For-Hegemony
#include "engine/sanguosha/skills/soul.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hunshang_qs{
    .id = "SGS-SKILL-HUNSHANG-QS",
    .en = "Wounded Soul",
    .zh = "魂殇",
    .compulsory = true,
    .deputy_only = true,
    .takes_half = true,
    .text_en =
        "Deputy only, with half a fish less; compulsory. As your prepare phase begins, if you "
        "have 1 hit point, you have Heroic Spirit and Handsome for this turn, even besides those "
        "of Sun Jian and Zhou Yu.",
    .text_zh =
        "副将技，锁定技，此武将牌减少半个阴阳鱼。准备阶段开始时，若你的体力值为1，本回合拥有"
        "“英魂”与“英姿”（与孙坚的“英魂”、周瑜的“英姿”可以同时生效）。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 孙策; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将孙策；实测",
    .effects = {.prepare_start =
                    has_soul_for_turn<Skill::hunshang_qs, Skill::yinghun_qs, Skill::yingzi_qs>}};

}  // namespace tally::sanguosha
