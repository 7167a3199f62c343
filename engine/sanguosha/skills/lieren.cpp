// 烈刃 Fierce Blade
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::lieren{
    .id = "SGS-SKILL-LIEREN",
    .en = "Fierce Blade",
    .zh = "烈刃",
    .text_en =
        "When your Slash has dealt damage to its target you may pindian with him; if you win "
        "you take one of his cards.",
    .text_zh = "使用【杀】对目标角色造成伤害后，可以与其拼点：若你赢，获得其一张牌。",
    .source = "published Forest edition, general 祝融",
    .source_zh = "林扩展，武将祝融",
    .effects = {.dealt = [](Play& g, Seat owner, Damage& d) {
      const State& s = g.state();
      if (d.from != owner || d.slash == nullptr || d.transmitted || d.transferred) return;
      if (!s.living(d.to) || s.hand_size(owner) == 0 || s.hand_size(d.to) == 0) return;
      if (!g.invokes(owner, Skill::lieren, d.to) || !g.pindian(owner, d.to, Skill::lieren)) return;
      if (s.living(d.to)) g.takes(owner, d.to, Ask::snatch_own, rule_of(Skill::lieren));
    }}};

}  // namespace tally::sanguosha
