// 挽危 Saving from Peril
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::wanwei{
    .id = "SGS-SKILL-WANWEI",
    .en = "Saving from Peril",
    .zh = "挽危",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 卞夫人",
    .source_zh = "国战·变，武将卞夫人",
    .effects = {}};

}  // namespace tally::sanguosha
