// 救援 Rescued
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jiuyuan{
    .id = "SGS-SKILL-JIUYUAN",
    .en = "Rescued",
    .zh = "救援",
    .compulsory = true,
    .lord = true,
    .text_en =
        "Lord skill, compulsory. A Peach another Wu player uses on you when you are dying gives "
        "1 more hit point back.",
    .text_zh = "主公技，锁定技，其他吴势力角色在你濒死时对你使用的【桃】多回复1点体力。",
    .source = "published standard edition, general 孙权; official FAQ",
    .source_zh = "标准版，武将孙权；官方FAQ",
    .effects = {.rescued = [](Play& g, Seat owner, Dying& time) {
      if (time.who == owner && g.state().is_ally(owner, time.helper, Kingdom::wu)) ++time.points;
    }}};

}  // namespace tally::sanguosha
