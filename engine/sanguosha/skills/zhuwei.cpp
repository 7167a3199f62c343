// 筑围 Building the Siege
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhuwei{
    .id = "SGS-SKILL-ZHUWEI",
    .en = "Building the Siege",
    .zh = "筑围",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 陆抗",
    .source_zh = "国战·权，武将陆抗",
    .effects = {}};

}  // namespace tally::sanguosha
