// 断粮 Cutting Supplies
#include "engine/sanguosha/skills/cutting_supplies.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::duanliang{
    .id = "SGS-SKILL-DUANLIANG",
    .en = "Cutting Supplies",
    .zh = "断粮",
    .text_en =
        "You may use a black basic or equipment card, in hand or equipped, as a Supply "
        "Shortage; yours reach as far as distance 2.",
    .text_zh =
        "可以将一张黑色基本牌或装备牌（手牌或装备区里的牌）当【兵粮寸断】使用；你使用【兵粮寸"
        "断】的距离限制为2。",
    .source = "published Forest edition, general 徐晃",
    .source_zh = "林扩展，武将徐晃",
    .effects = {.from_equipment = true,
                .converts = cuts_supplies,
                .reach = [](const State&, Seat owner, ReachView& v) {
                  if (v.who == owner && v.as == Name::supply_shortage) v.distance = 2;
                }}};

}  // namespace tally::sanguosha
