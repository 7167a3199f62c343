// 遗志 Last Wish
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yizhi{
    .id = "SGS-SKILL-YIZHI",
    .en = "Last Wish",
    .zh = "遗志",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 姜维",
    .source_zh = "国战·阵，武将姜维",
    .effects = {}};

}  // namespace tally::sanguosha
