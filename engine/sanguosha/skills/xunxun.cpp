// 恂恂 Modest Care
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xunxun{
    .id = "SGS-SKILL-XUNXUN",
    .en = "Modest Care",
    .zh = "恂恂",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 李典",
    .source_zh = "国战·势，武将李典",
    .effects = {}};

}  // namespace tally::sanguosha
