// 千幻 Thousand Illusions
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qianhuan{
    .id = "SGS-SKILL-QIANHUAN",
    .en = "Thousand Illusions",
    .zh = "千幻",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 阵, general 于吉",
    .source_zh = "国战·阵，武将于吉",
    .effects = {}};

}  // namespace tally::sanguosha
