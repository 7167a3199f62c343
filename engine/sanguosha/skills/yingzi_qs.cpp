// 英姿（太阳神国战，孙策） Handsome of Sun Ce in QSanguosha-For-Hegemony
#include "engine/sanguosha/skills/handsome.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yingzi_qs{
    .id = "SGS-SKILL-YINGZI-QS",
    .en = "Handsome",
    .zh = "英姿",
    .text_en = "In your draw phase you may draw one card more.",
    .text_zh = "摸牌阶段，可以多摸一张牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 孙策; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将孙策；实测",
    .effects = {.drawing = may_draw_one_more<Skill::yingzi_qs>}};

}  // namespace tally::sanguosha
