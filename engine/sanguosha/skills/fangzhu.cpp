// 放逐 Exile
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fangzhu{
    .id = "SGS-SKILL-FANGZHU",
    .en = "Exile",
    .zh = "放逐",
    .text_en =
        "After you have taken damage you may have another player draw as many cards as you "
        "have lost hit points; then he is turned over.",
    .text_zh = "受到伤害后，可以令一名其他角色摸X张牌（X为你已损失的体力值），然后将武将牌翻面。",
    .source = "published Forest edition, general 曹丕",
    .source_zh = "林扩展，武将曹丕",
    .option = "OPT-SGS-FANGZHU",
    .effects = {.shape = {1, 1},
                .may_act = on_another<Skill::fangzhu>,
                // OPT-SGS-FANGZHU: he draws and is turned over, or the other way round.
                .damaged = [](Play& g, Seat owner, Damage& d) {
                  if (d.to != owner) return;
                  const Seat to = g.invokes_on_one(owner, Skill::fangzhu);
                  if (to == nobody) return;
                  const bool turned_first = g.options().is<Opt::fangzhu>("turn_first");
                  if (turned_first) g.turn_over(to, rule_of(Skill::fangzhu));
                  if (g.state().living(to))
                    g.draw(to, g.state().lost_hp(owner), rule_of(Skill::fangzhu));
                  if (!turned_first) g.turn_over(to, rule_of(Skill::fangzhu));
                }}};

}  // namespace tally::sanguosha
