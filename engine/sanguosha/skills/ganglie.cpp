// 刚烈 Eye for an Eye
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::ganglie{
    .id = "SGS-SKILL-GANGLIE",
    .en = "Eye for an Eye",
    .zh = "刚烈",
    .text_en =
        "After you have taken damage you may judge. Unless it is a heart, the source chooses: two "
        "hand cards discarded, or 1 damage from you. Once for each damage.",
    .text_zh =
        "受到伤害后，可以进行判定：结果不为红桃，伤害来源选择一项："
        "弃置两张手牌，或受到你造成的1点伤害。每次伤害一次。",
    .source = "000, \"Summary of judgment\"; published standard edition, general 夏侯惇",
    .source_zh = "000，\"Summary of judgment\"；标准版，武将夏侯惇",
    .option = "OPT-SGS-GANGLIE-SOURCE",
    .needs = &needs::no_heart,
    .effects = {.damaged = [](Play& g, Seat owner, Damage& d) {
      if (d.to != owner) return;
      // OPT-SGS-GANGLIE-SOURCE: without a living source there is nothing to judge for, or there is.
      if (!g.state().living(d.from) && g.options().is<Opt::ganglie_source>("living")) return;
      if (!g.invokes(owner, Skill::ganglie, d.from)) return;
      const bool no_heart = g.judgement(owner, cause(Skill::ganglie), rule_of(Skill::ganglie),
                                        [](Suit s, int) { return s != Suit::heart; });
      if (!no_heart || g.stopped() || !g.state().living(d.from)) return;
      if (g.state().hand_size(d.from) >= 2 &&
          g.pays(d.from, Ask::pay_hand, 2, rule_of(Skill::ganglie), true))
        return;
      g.damage({.from = owner, .to = d.from, .rule = rule_of(Skill::ganglie)});
    }}};

}  // namespace tally::sanguosha
