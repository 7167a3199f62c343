// 神速 Godspeed
#include "engine/sanguosha/skills/speed.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shensu{
    .id = "SGS-SKILL-SHENSU",
    .en = "Godspeed",
    .zh = "神速",
    .text_en =
        "You may use a Slash without a card on any other player, at whatever distance, in "
        "either of two ways, each once a turn: before your judge phase, if you skip it and "
        "your draw phase; before your play phase, if you skip it and discard an equipment "
        "card. This Slash does not count towards the limit.",
    .text_zh =
        "可以跳过判定阶段和摸牌阶段，或跳过出牌阶段并弃置一张装备牌，视为对一名其他角色使用一"
        "张无距离限制的【杀】（不计入使用次数）；一回合内两项可各用一次。",
    .source = "published Wind edition, general 夏侯渊",
    .source_zh = "风扩展，武将夏侯渊",
    .effects = {.price = is_equipment_card,
                .shape = {1, 1},
                .may_act = within_speed<Skill::shensu>,
                .before_judge = skips_drawing<Skill::shensu>,
                .before_play = skips_playing<Skill::shensu>}};

}  // namespace tally::sanguosha
