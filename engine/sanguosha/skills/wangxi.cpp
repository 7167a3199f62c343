// 忘隙 Forgotten Feud
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::wangxi{
    .id = "SGS-SKILL-WANGXI",
    .en = "Forgotten Feud",
    .zh = "忘隙",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 李典",
    .source_zh = "国战·势，武将李典",
    .effects = {}};

}  // namespace tally::sanguosha
