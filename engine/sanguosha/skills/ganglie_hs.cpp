// 刚烈（国战新版） Eye for an Eye of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::ganglie_hs{
    .id = "SGS-SKILL-GANGLIE-HS",
    .en = "Eye for an Eye (new kingdom war)",
    .zh = "刚烈（国战新版）",
    .text_en =
        "After you have taken damage you may judge: red, and you deal 1 damage to its source; "
        "black, and you discard a card of his.",
    .text_zh =
        "受到伤害后，可以判定：结果为红色，对伤害来源造成1点伤害；结果为黑色，弃置其一张牌"
        "。",
    .source = "FreeKill 0.5.7, kingdom war, general 夏侯惇; observed",
    .source_zh = "新月杀0.5.7国战，武将夏侯惇；实测",
    .effects = {.damaged = [](Play& g, Seat owner, Damage& d) {
      constexpr Rule why = rule_of(Skill::ganglie_hs);
      if (d.to != owner || !g.invokes(owner, Skill::ganglie_hs, d.from)) return;
      const bool red = g.judgement(owner, cause(Skill::ganglie_hs), why,
                                   [](Suit s, int) { return color_of(s) == Color::red; });
      if (g.stopped() || !g.state().living(d.from)) return;
      if (red)
        g.damage({.from = owner, .to = d.from, .rule = why});
      else
        g.removes(owner, d.from, why);
    }}};

}  // namespace tally::sanguosha
