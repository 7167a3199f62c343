// 戚乱 Family Turmoil
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qiluan{
    .id = "SGS-SKILL-QILUAN",
    .en = "Family Turmoil",
    .zh = "戚乱",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 何太后",
    .source_zh = "国战·阵，武将何太后",
    .effects = {}};

}  // namespace tally::sanguosha
