// 铁骑 Iron Cavalry
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::tieqi{
    .id = "SGS-SKILL-TIEQI",
    .en = "Iron Cavalry",
    .zh = "铁骑",
    .text_en =
        "When your Slash has its target you may judge: red, and this target cannot use a Dodge "
        "against it.",
    .text_zh =
        "使用【杀】指定一名目标后，可以进行判定：结果为红色，该目标不能使用【闪】响应此【杀】。",
    .source = "000, \"Summary of judgment\"; published standard edition, general 马超",
    .source_zh = "000，\"Summary of judgment\"；标准版，武将马超",
    .needs = &needs::red,
    .effects = {.target_specified = [](Play& g, Seat owner, Target& t) {
      if (t.use.by != owner || !is_slash(t.use.as)) return;
      if (!g.invokes(owner, Skill::tieqi, t.target)) return;
      const bool banner = under_banner(g.state(), owner);
      const bool holds = g.judgement(
          owner, cause(Skill::tieqi), rule_of(Skill::tieqi),
          [banner](Suit s, int) { return banner ? s != Suit::spade : color_of(s) == Color::red; });
      if (holds) t.dodgeable = false;
    }}};

}  // namespace tally::sanguosha
