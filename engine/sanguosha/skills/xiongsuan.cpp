// 凶算 Cruel Scheme
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xiongsuan{
    .id = "SGS-SKILL-XIONGSUAN",
    .en = "Cruel Scheme",
    .zh = "凶算",
    .text_en = "UNWRITTEN",
    .text_zh = "UNWRITTEN",
    .source = "published kingdom war 变, general 李傕郭汜",
    .source_zh = "国战·变，武将李傕郭汜",
    .effects = {}};

}  // namespace tally::sanguosha
