// 穿心 Through the Heart
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::chuanxin{
    .id = "SGS-SKILL-CHUANXIN",
    .en = "Through the Heart",
    .zh = "穿心",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 张任",
    .source_zh = "国战·势，武将张任",
    .effects = {}};

}  // namespace tally::sanguosha
