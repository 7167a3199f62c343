// 旋略 Whirling Strategy
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xuanlve{
    .id = "SGS-SKILL-XUANLVE",
    .en = "Whirling Strategy",
    .zh = "旋略",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 凌统",
    .source_zh = "国战·变，武将凌统",
    .effects = {}};

}  // namespace tally::sanguosha
