// 疑城 Sham Walls, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yicheng_qs{
    .id = "SGS-SKILL-YICHENG-QS",
    .en = "Sham Walls",
    .zh = "疑城",
    .text_en =
        "When a player of your kingdom, you too, has become the target of a Slash you may have him "
        "draw a card and then discard one.",
    .text_zh = "与你势力相同的角色（包括你）成为【杀】的目标后，可以令其摸一张牌，然后弃置一张牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 徐盛; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将徐盛；实测",
    .effects = {.target_confirmed = [](Play& g, Seat owner, Target& t) {
      constexpr Rule why = rule_of(Skill::yicheng_qs);
      if (!is_slash(t.use.as) || !same_kingdom(g.state(), owner, t.target)) return;
      if (!g.invokes(owner, Skill::yicheng_qs, t.target)) return;
      g.draw(t.target, 1, why);
      g.discards(t.target, 1, why);
    }}};

}  // namespace tally::sanguosha
