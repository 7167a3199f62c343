// 倾国 Helen of Troy
#include "engine/sanguosha/skills/conversions.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qingguo{
    .id = "SGS-SKILL-QINGGUO",
    .en = "Helen of Troy",
    .zh = "倾国",
    .text_en = "You may use or play a black hand card as a Dodge.",
    .text_zh = "可以将一张黑色手牌当【闪】使用或打出。",
    .source = "published standard edition, general 甄姬",
    .source_zh = "标准版，武将甄姬",
    .effects = {.converts = of_color<Name::dodge, Color::black>}};

}  // namespace tally::sanguosha
