// 火计 Fire Scheme
#include "engine/sanguosha/skills/conversions.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::huoji{
    .id = "SGS-SKILL-HUOJI",
    .en = "Fire Scheme",
    .zh = "火计",
    .text_en = "You may use a red hand card as a Fire Attack.",
    .text_zh = "可以将一张红色手牌当【火攻】使用。",
    .source = "published Fire edition, general 卧龙诸葛亮",
    .source_zh = "火扩展，武将卧龙诸葛亮",
    .effects = {.converts = of_color<Name::fire_attack, Color::red>}};

}  // namespace tally::sanguosha
