// 鹰扬 Soaring Hawk
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yingyang{
    .id = "SGS-SKILL-YINGYANG",
    .en = "Soaring Hawk",
    .zh = "鹰扬",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 孙策",
    .source_zh = "国战·势，武将孙策",
    .effects = {}};

}  // namespace tally::sanguosha
