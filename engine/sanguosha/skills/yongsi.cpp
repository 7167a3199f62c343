// 庸肆 Extravagance
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yongsi{
    .id = "SGS-SKILL-YONGSI",
    .en = "Extravagance",
    .zh = "庸肆",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 权, general 袁术",
    .source_zh = "国战·权，武将袁术",
    .effects = {}};

}  // namespace tally::sanguosha
