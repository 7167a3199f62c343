// 奇才 Genius
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qicai{
    .id = "SGS-SKILL-QICAI",
    .en = "Genius",
    .zh = "奇才",
    .compulsory = true,
    .text_en = "Compulsory. For the tricks you use distance does not matter.",
    .text_zh = "锁定技，你使用锦囊牌没有距离限制。",
    .source = "published standard edition, general 黄月英",
    .source_zh = "标准版，武将黄月英",
    .effects = {.far_tricks = true}};

}  // namespace tally::sanguosha
