// 魂姿（新版） Soul of the House, as Sheauhaw has it
#include "engine/sanguosha/skills/soul.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hunzi_shj{
    .id = "SGS-SKILL-HUNZI-SHJ",
    .en = "Soul of the House (new)",
    .zh = "魂姿（新版）",
    .compulsory = true,
    .awakening = true,
    .text_en =
        "Awakening. At the start of your prepare phase, if you have 1 hit point, you lose a "
        "point of your maximum and gain Handsome (new) and Heroic Spirit.",
    .text_zh = "觉醒技，准备阶段，若体力值为1，减1点体力上限，然后获得“英姿（新版）”和“英魂”。",
    .source = "programs: QSanguosha of Sheauhaw, mountain.cpp, general 孙策; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，mountain.cpp，武将孙策；实测",
    .effects = {.prepare_start =
                    awakens_soul<Skill::hunzi_shj, Skill::yingzi_shj, Skill::yinghun>}};

}  // namespace tally::sanguosha
