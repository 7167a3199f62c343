// 雷击 Thunder Strike
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::leiji{
    .id = "SGS-SKILL-LEIJI",
    .en = "Thunder Strike",
    .zh = "雷击",
    .text_en =
        "When you use or play a Dodge you may have any player judge: a spade, and you deal "
        "him 2 thunder damage.",
    .text_zh = "使用或打出【闪】时，可以令一名角色进行判定：结果为黑桃，你对其造成2点雷电伤害。",
    .source = "published Wind edition, general 张角",
    .source_zh = "风扩展，武将张角",
    .needs = &needs::spade,
    .effects = {.shape = {1, 1},
                .may_act = on_anyone,
                .card_answered = [](Play& g, Seat owner, Answered& given) {
                  if (given.who != owner || given.as != Name::dodge) return;
                  const Seat to = g.invokes_on_one(owner, Skill::leiji);
                  if (to == nobody) return;
                  const bool spade = g.judgement(to, cause(Skill::leiji), rule_of(Skill::leiji),
                                                 [](Suit s, int) { return s == Suit::spade; });
                  if (spade)
                    g.damage({.from = owner,
                              .to = to,
                              .amount = 2,
                              .element = Element::thunder,
                              .rule = rule_of(Skill::leiji)});
                }}};

}  // namespace tally::sanguosha
