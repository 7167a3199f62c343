// 战神 God of War
#include "engine/sanguosha/skills/god_of_war.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhanshen{
    .id = "SGS-SKILL-ZHANSHEN",
    .en = "God of War",
    .zh = "战神",
    .compulsory = true,
    .awakening = true,
    .text_en =
        "Awakening. At the start of your prepare phase, if you are wounded and one of your "
        "side is dead, you lose a point of your maximum, discard your weapon and gain "
        "Horsemanship and Divine Halberd.",
    .text_zh =
        "觉醒技，准备阶段，若你已受伤且有己方角色已死亡，减1点体力上限，弃置装备区里的武器牌，"
        "获得“马术”和“神戟”。",
    .source = "published 3v3 edition, 吕布; FreeKill's 3v3 generals of 2025, observed",
    .source_zh = "3v3版，吕布；新月杀2025年3v3武将，实测",
    .option = "OPT-SGS-ZHANSHEN",
    .effects = {.prepare_start = becomes_god_of_war<Skill::zhanshen, Skill::shenji>}};

}  // namespace tally::sanguosha
