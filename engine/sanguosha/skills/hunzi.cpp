// 魂姿 Soul of the House
#include "engine/sanguosha/skills/soul.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hunzi{
    .id = "SGS-SKILL-HUNZI",
    .en = "Soul of the House",
    .zh = "魂姿",
    .compulsory = true,
    .awakening = true,
    .text_en =
        "Awakening. At the start of your prepare phase, if you have 1 hit point, you lose a "
        "point of your maximum and gain Handsome and Heroic Spirit.",
    .text_zh = "觉醒技，准备阶段，若体力值为1，减1点体力上限，然后获得“英姿”和“英魂”。",
    .source = "published Mountain edition, general 孙策",
    .source_zh = "山扩展，武将孙策",
    .effects = {.prepare_start = awakens_soul<Skill::hunzi, Skill::yingzi, Skill::yinghun>}};

}  // namespace tally::sanguosha
