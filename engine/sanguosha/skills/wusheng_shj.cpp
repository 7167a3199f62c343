// 武圣（新版） Warrior Saint, as Sheauhaw has it
#include "engine/sanguosha/skills/conversions.h"
#include "engine/sanguosha/skills/warrior_saint.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::wusheng_shj{
    .id = "SGS-SKILL-WUSHENG-SHJ",
    .en = "Warrior Saint (new)",
    .zh = "武圣（新版）",
    .text_en =
        "You may use or play a red card as a Slash. Your Slashes that are diamonds know no "
        "distance.",
    .text_zh = "可以将一张红色牌当【杀】使用或打出；你使用的方块【杀】无距离限制。",
    .source = "programs: QSanguosha of Sheauhaw, standard-generals.cpp, 武圣; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-generals.cpp，武圣；实测",
    .effects = {.from_equipment = true,
                .converts = of_color<Name::slash, Color::red>,
                .reach = diamonds_reach}};

}  // namespace tally::sanguosha
