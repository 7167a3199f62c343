// 镇卫（3v3） Guarding the Wall (3v3)
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::zhenwei3v3{
    .id = "SGS-SKILL-ZHENWEI-3V3",
    .en = "Guarding the Wall (3v3)",
    .zh = "镇卫（3v3）",
    .compulsory = true,
    .text_en =
        "Compulsory. For your enemies the distance to everyone of your side, you too, is 1 more.",
    .text_zh = "锁定技，对方角色计算与己方角色（含你）的距离+1。",
    .source = "FreeKill's 3v3 generals of 2025, 文聘, observed",
    .source_zh = "新月杀2025年3v3武将文聘，实测",
    .option = "OPT-SGS-ZHENWEI",
    .effects = {.distance = [](const State& s, Seat owner, DistanceView& v) {
      // Who only looks at a position knows neither mode nor options.
      if (v.mode == nullptr || !v.mode->on_same_side(s, owner, v.to) ||
          v.mode->on_same_side(s, owner, v.from))
        return;
      if (v.to != owner || v.options.is<Opt::zhenwei>("all")) ++v.farther;
    }}};

}  // namespace tally::sanguosha
