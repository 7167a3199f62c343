// 咆哮 Roar
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::paoxiao{
    .id = "SGS-SKILL-PAOXIAO",
    .en = "Roar",
    .zh = "咆哮",
    .compulsory = true,
    .text_en = "Compulsory. In your play phase there is no limit to the Slashes you use.",
    .text_zh = "锁定技，出牌阶段，你使用【杀】没有次数限制。",
    .source = "published standard edition, general 张飞",
    .source_zh = "标准版，武将张飞",
    .effects = {.unlimited_slash = true}};

}  // namespace tally::sanguosha
