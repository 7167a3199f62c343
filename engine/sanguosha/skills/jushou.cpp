// 据守 Standing Ground
#include "engine/sanguosha/skills/standing_ground.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jushou{
    .id = "SGS-SKILL-JUSHOU",
    .en = "Standing Ground",
    .zh = "据守",
    .text_en = "In your finish phase you may draw three cards; then you are turned over.",
    .text_zh = "结束阶段，可以摸三张牌，然后将武将牌翻面。",
    .source = "published Wind edition, general 曹仁",
    .source_zh = "风扩展，武将曹仁",
    .option = "OPT-SGS-JUSHOU",
    .effects = {.finish_start = stand_ground<Skill::jushou, 3, "start">,
                .finish_end = stand_ground<Skill::jushou, 3, "end">}};

}  // namespace tally::sanguosha
