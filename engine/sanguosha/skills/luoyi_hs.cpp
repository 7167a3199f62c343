// 裸衣（国战新版） Bare Chested of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::luoyi_hs{
    .id = "SGS-SKILL-LUOYI-HS",
    .en = "Bare Chested (new kingdom war)",
    .zh = "裸衣（国战新版）",
    .uses_noted = Life::turn,
    .text_en =
        "As your draw phase ends you may discard a hand card; then a Slash or a Duel you use "
        "this turn deals 1 more damage, if you are the source.",
    .text_zh =
        "摸牌阶段结束时，可以弃置一张手牌；若如此做，本回合你使用【杀】或【决斗】（你为伤害"
        "来源时）造成的伤害+1。",
    .source = "FreeKill 0.5.7, kingdom war, general 许褚; observed",
    .source_zh = "新月杀0.5.7国战，武将许褚；实测",
    .effects = {.draw_end =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner || g.state().hand_size(owner) == 0) return;
                      if (g.invokes(owner, Skill::luoyi_hs))
                        g.pays(owner, Ask::pay_hand, 1, rule_of(Skill::luoyi_hs), false);
                    },
                .dealing =
                    [](Play& g, Seat owner, Damage& d) {
                      const bool own = d.from == owner && d.use != nullptr && d.use->by == owner;
                      if (own && !d.transmitted &&
                          (is_slash(d.use->as) || d.use->as == Name::duel) &&
                          g.state().noted(owner, Skill::luoyi_hs, Life::turn) > 0)
                        d.change(+1, cause(Skill::luoyi_hs));
                    }}};

}  // namespace tally::sanguosha
