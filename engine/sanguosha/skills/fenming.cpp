// 奋命 Risking Life
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fenming{
    .id = "SGS-SKILL-FENMING",
    .en = "Risking Life",
    .zh = "奋命",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 势, general 陈武董袭",
    .source_zh = "国战·势，武将陈武董袭",
    .effects = {}};

}  // namespace tally::sanguosha
