// 武圣 Warrior Saint
#include "engine/sanguosha/skills/warrior_saint.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::wusheng{
    .id = "SGS-SKILL-WUSHENG",
    .en = "Warrior Saint",
    .zh = "武圣",
    .text_en =
        "You may use or play a red card, in hand or equipped, as a Slash. Equipment that becomes "
        "the Slash adds nothing to its range, nor to how many may be used.",
    .text_zh =
        "可以将一张红色牌（手牌或装备区里的牌）当【杀】使用或打出；"
        "以装备区里的牌当【杀】时，此【杀】的攻击范围和次数都不计该装备的效果。",
    .source = "published standard edition, general 关羽; official FAQ",
    .source_zh = "标准版，武将关羽；官方FAQ",
    .effects = {.from_equipment = true, .converts = red_as_slash}};

}  // namespace tally::sanguosha
