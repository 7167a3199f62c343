// 鹤翼 Crane Wing, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/lines.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::heyi_qs{
    .id = "SGS-SKILL-HEYI-QS",
    .en = "Crane Wing",
    .zh = "鹤翼",
    .compulsory = true,
    .shown_only = [](const Options&) { return true; },
    .formation = Formation::line,
    .text_en =
        "Formation skill, compulsory. The distance of others to everybody else who stands in one "
        "line with you is 1 more.",
    .text_zh = "阵法技，锁定技，其他角色与和你处于同一队列的其他角色的距离+1。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 曹洪; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将曹洪；实测",
    .effects = {.distance = [](const State& s, Seat owner, DistanceView& v) {
      if (v.to != owner && in_one_line(s, owner, v.to)) v.farther += 1;
    }}};

}  // namespace tally::sanguosha
