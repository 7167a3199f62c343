// 征辟 Summons to Office
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhengbi{
    .id = "SGS-SKILL-ZHENGBI",
    .en = "Summons to Office",
    .zh = "征辟",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 崔琰毛玠",
    .source_zh = "国战·权，武将崔琰毛玠",
    .effects = {}};

}  // namespace tally::sanguosha
