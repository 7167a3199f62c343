// 战神（新版） God of War, as Sheauhaw has it
#include "engine/sanguosha/skills/god_of_war.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhanshen_shj{
    .id = "SGS-SKILL-ZHANSHEN-SHJ",
    .en = "God of War (new)",
    .zh = "战神（新版）",
    .compulsory = true,
    .awakening = true,
    .text_en =
        "Awakening. At the start of your prepare phase, if you are wounded and one of your "
        "side is dead, you lose a point of your maximum, discard your weapon and gain "
        "Horsemanship and Divine Halberd (new).",
    .text_zh =
        "觉醒技，准备阶段，若你已受伤且有己方角色已死亡，减1点体力上限，弃置装备区里的武器牌，"
        "获得“马术”和“神戟（新版）”。",
    .source = "programs: QSanguosha of Sheauhaw, special3v3.cpp, 吕布; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，special3v3.cpp，吕布；实测",
    .option = "OPT-SGS-ZHANSHEN",
    .effects = {.prepare_start = becomes_god_of_war<Skill::zhanshen_shj, Skill::shenji_shj>}};

}  // namespace tally::sanguosha
