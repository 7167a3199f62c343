// 将略 Generalship
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jianglue{
    .id = "SGS-SKILL-JIANGLUE",
    .en = "Generalship",
    .zh = "将略",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 王平",
    .source_zh = "国战·权，武将王平",
    .effects = {}};

}  // namespace tally::sanguosha
