// 暴虐 Brutality
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::baonue{
    .id = "SGS-SKILL-BAONUE",
    .en = "Brutality",
    .zh = "暴虐",
    .lord = true,
    .text_en =
        "Lord skill. When another Qun player has dealt damage he may judge: a spade, and you "
        "recover 1.",
    .text_zh = "主公技，其他群势力角色造成伤害后，其可以进行判定：结果为黑桃，你回复1点体力。",
    .source = "published Forest edition, general 董卓",
    .source_zh = "林扩展，武将董卓",
    .needs = &needs::spade,
    .effects = {.lent_to = [](const State& s, Seat owner,
                              Seat who) { return s.is_ally(owner, who, Kingdom::qun); },
                .dealt =
                    [](Play& g, Seat owner, Damage& d) {
                      if (!g.state().is_ally(owner, d.from, Kingdom::qun)) return;
                      if (!g.invokes(d.from, Skill::baonue, owner)) return;
                      const bool spade =
                          g.judgement(d.from, cause(Skill::baonue), rule_of(Skill::baonue),
                                      [](Suit s, int) { return s == Suit::spade; });
                      if (spade) g.heal(owner, 1, rule_of(Skill::baonue));
                    }}};

}  // namespace tally::sanguosha
