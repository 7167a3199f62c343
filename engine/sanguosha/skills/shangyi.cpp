// 尚义 Noble Mind
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shangyi{
    .id = "SGS-SKILL-SHANGYI",
    .en = "Noble Mind",
    .zh = "尚义",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 蒋钦",
    .source_zh = "国战·阵，武将蒋钦",
    .effects = {}};

}  // namespace tally::sanguosha
