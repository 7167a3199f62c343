// 观星 Stargaze
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// SGS-SKILL-YIZHI: five, if his main general has this skill of his own.
bool sees_five(const State& s, Seat owner) {
  return s.has(owner, Skill::yizhi) && !s.is_stripped(owner, 0) &&
         skills_in(s.shown(owner, 0), 0, false).contains(Skill::guanxing);
}

}  // namespace

constinit const SkillInfo skills::guanxing{
    .id = "SGS-SKILL-GUANXING",
    .en = "Stargaze",
    .zh = "观星",
    .text_en =
        "At the start of your prepare phase you may look at as many cards from the top of the "
        "draw pile as players live, five at most, and put any of them back on top and the "
        "others at the bottom, each in any order.",
    .text_zh =
        "准备阶段开始时，可以观看牌堆顶的X张牌（X为存活角色数，至多为五），"
        "将其中任意张以任意顺序置于牌堆顶，其余以任意顺序置于牌堆底。",
    .source = "published standard edition, general 诸葛亮; official FAQ",
    .source_zh = "标准版，武将诸葛亮；官方FAQ",
    .effects = {.prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who != owner || !g.invokes(owner, Skill::guanxing)) return;
      const int most = sees_five(g.state(), owner) ? 5 : std::min<int>(5, g.state().alive);
      g.arranges(owner, most, 0, rule_of(Skill::guanxing));
    }}};

}  // namespace tally::sanguosha
