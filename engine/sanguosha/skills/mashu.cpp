// 马术 Horsemanship
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::mashu{
    .id = "SGS-SKILL-MASHU",
    .en = "Horsemanship",
    .zh = "马术",
    .compulsory = true,
    .text_en = "Compulsory. Your distance to other players is 1 less.",
    .text_zh = "锁定技，你计算与其他角色的距离-1。",
    .source = "published standard edition, general 马超",
    .source_zh = "标准版，武将马超",
    .option = "OPT-SGS-MASHU-TWICE",
    .effects = {.nearer = 1}};

}  // namespace tally::sanguosha
