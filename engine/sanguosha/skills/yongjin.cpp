// 勇进 Brave Advance
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yongjin{
    .id = "SGS-SKILL-YONGJIN",
    .en = "Brave Advance",
    .zh = "勇进",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 凌统",
    .source_zh = "国战·变，武将凌统",
    .effects = {}};

}  // namespace tally::sanguosha
