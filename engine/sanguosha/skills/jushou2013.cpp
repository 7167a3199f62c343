// 据守 Standing Ground (2013)
#include "engine/sanguosha/skills/standing_ground.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jushou2013{
    .id = "SGS-SKILL-JUSHOU-2013",
    .en = "Standing Ground (2013)",
    .zh = "据守（2013）",
    .text_en = "In your finish phase you may draw a card; then you are turned over.",
    .text_zh = "结束阶段，可以摸一张牌，然后将武将牌翻面。",
    .source = "published revision of 2013, general 曹仁; FreeKill 0.5 and QSanguosha, observed",
    .source_zh = "2013年修订版，武将曹仁；FreeKill 0.5与QSanguosha，实测",
    .option = "OPT-SGS-JUSHOU",
    .effects = {.finish_start = stand_ground<Skill::jushou2013, 1, "start">,
                .finish_end = stand_ground<Skill::jushou2013, 1, "end">}};

}  // namespace tally::sanguosha
