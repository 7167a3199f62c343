// 英姿 Handsome
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yingzi{
    .id = "SGS-SKILL-YINGZI",
    .en = "Handsome",
    .zh = "英姿",
    .text_en = "In your draw phase you may draw one card more.",
    .text_zh = "摸牌阶段，可以多摸一张牌。",
    .source = "published standard edition, general 周瑜",
    .source_zh = "标准版，武将周瑜",
    .effects = {.drawing = [](Play& g, Seat owner, Drawing& drawing) {
      if (drawing.who == owner && g.invokes(owner, Skill::yingzi)) ++drawing.count;
    }}};

}  // namespace tally::sanguosha
