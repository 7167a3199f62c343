// 奇袭 Surprise Raid
#include "engine/sanguosha/skills/conversions.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qixi{
    .id = "SGS-SKILL-QIXI",
    .en = "Surprise Raid",
    .zh = "奇袭",
    .text_en = "You may use a black card, in hand or equipped, as Dismantle.",
    .text_zh = "可以将一张黑色牌（手牌或装备区里的牌）当【过河拆桥】使用。",
    .source = "published standard edition, general 甘宁",
    .source_zh = "标准版，武将甘宁",
    .effects = {.from_equipment = true, .converts = of_color<Name::dismantlement, Color::black>}};

}  // namespace tally::sanguosha
