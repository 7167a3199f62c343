// 天香（新版） Heavenly Fragrance, as Sheauhaw has it
#include "engine/sanguosha/skills/fragrance.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::tianxiang_shj{
    .id = "SGS-SKILL-TIANXIANG-SHJ",
    .en = "Heavenly Fragrance (new)",
    .zh = "天香（新版）",
    .text_en =
        "When you are about to take damage you may discard a heart hand card and choose "
        "another player. The damage is prevented, and you choose: its source deals 1 damage to "
        "him and he draws as many cards as he has lost hit points, five at most; or he loses 1 "
        "hit point and takes the card.",
    .text_zh =
        "即将受到伤害时，可以弃置一张红桃手牌，防止此伤害，并令一名其他角色执行一项：1.来源对其造成"
        "1点伤害，然后其摸X张牌（X为其已损失的体力值，至多为5）；2.其失去1点体力，然后获得你弃置"
        "的牌。",
    .source = "programs: QSanguosha of Sheauhaw, wind.cpp, general 小乔; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，wind.cpp，武将小乔；实测",
    .effects = {.price = is_heart_in_hand,
                .shape = {1, 1},
                .may_act = on_another<Skill::tianxiang_shj>,
                .taking = spreads_fragrance<Skill::tianxiang_shj, false>}};

}  // namespace tally::sanguosha
