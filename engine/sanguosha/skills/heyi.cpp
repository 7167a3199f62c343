// 鹤翼 Crane Wing
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/lines.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::heyi{
    .id = "SGS-SKILL-HEYI",
    .en = "Crane Wing",
    .zh = "鹤翼",
    .compulsory = true,
    .shown_only = [](const Options&) { return true; },
    .formation = Formation::line,
    .text_en =
        "Formation skill, compulsory. The distance of others to everybody who stands in one line "
        "with you, you among them, is 1 more.",
    .text_zh = "阵法技，锁定技，其他角色与你和与你处于同一队列的角色的距离+1。",
    .source = "published kingdom war 阵, general 曹洪; FreeKill 0.5.7, read",
    .source_zh = "国战·阵，武将曹洪；新月杀0.5.7，源码",
    .effects = {.distance = [](const State& s, Seat owner, DistanceView& v) {
      if (in_one_line(s, owner, v.to)) v.farther += 1;
    }}};

}  // namespace tally::sanguosha
