// 英姿 Handsome
#include "engine/sanguosha/skills/handsome.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yingzi{
    .id = "SGS-SKILL-YINGZI",
    .en = "Handsome",
    .zh = "英姿",
    .text_en = "In your draw phase you may draw one card more.",
    .text_zh = "摸牌阶段，可以多摸一张牌。",
    .source = "published standard edition, general 周瑜",
    .source_zh = "标准版，武将周瑜",
    .effects = {.drawing = may_draw_one_more<Skill::yingzi>}};

}  // namespace tally::sanguosha
