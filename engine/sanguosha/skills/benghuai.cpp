// 崩坏 Crumbling
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::benghuai{
    .id = "SGS-SKILL-BENGHUAI",
    .en = "Crumbling",
    .zh = "崩坏",
    .compulsory = true,
    .text_en =
        "Compulsory. In your finish phase, if somebody has fewer hit points than you, you "
        "lose a hit point or a point of your maximum, as you choose.",
    .text_zh =
        "锁定技，结束阶段，若有角色的体力值小于你，你须选择一项：失去1点体力，或减1点体力上限"
        "。",
    .source = "published Forest edition, general 董卓",
    .source_zh = "林扩展，武将董卓",
    .effects = {.finish_start = [](Play& g, Seat owner, PhaseTime& time) {
      const State& s = g.state();
      if (time.who != owner || s.has_fewest_hit_points(owner)) return;
      constexpr Rule why = rule_of(Skill::benghuai);
      const std::array<Play::Choice, 2> ways{
          {{Way::lose_hp, Play::losing(owner, 1)},
           {Way::lose_max_hp, Play::max_hp_becoming(s, owner, -1)}}};
      if (g.decides(owner, ways, why) == Way::lose_hp)
        g.lose_hp(owner, 1, why);
      else
        g.change_max_hp(owner, -1, why);
    }}};

}  // namespace tally::sanguosha
