// 看破 Seeing Through
#include "engine/sanguosha/skills/conversions.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::kanpo{
    .id = "SGS-SKILL-KANPO",
    .en = "Seeing Through",
    .zh = "看破",
    .text_en = "You may use a black hand card as a Nullification.",
    .text_zh = "可以将一张黑色手牌当【无懈可击】使用。",
    .source = "published Fire edition, general 卧龙诸葛亮",
    .source_zh = "火扩展，武将卧龙诸葛亮",
    .effects = {.converts = of_color<Name::nullification, Color::black>}};

}  // namespace tally::sanguosha
