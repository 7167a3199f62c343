// 苦肉 Trojan Flesh
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::kurou{
    .id = "SGS-SKILL-KUROU",
    .en = "Trojan Flesh",
    .zh = "苦肉",
    .costs_hp = true,
    .text_en =
        "In your play phase you may lose 1 hit point and, if you live, draw two cards, as often "
        "as you like. Dying comes before drawing.",
    .text_zh = "出牌阶段，可以失去1点体力，然后若存活则摸两张牌，次数不限。濒死先于摸牌结算。",
    .source = "published standard edition, general 黄盖; official FAQ",
    .source_zh = "标准版，武将黄盖；官方FAQ",
    .effects = {.may_act = on_anyone, .act = [](Play& g, const Event& invoke) {
                  const Seat owner = invoke.seat;
                  g.lose_hp(owner, 1, rule_of(Skill::kurou));
                  g.has_paid(owner);
                  const bool lives_on = g.state().living(owner) && !g.state().came_in(owner);
                  if (lives_on) g.draw(owner, 2, rule_of(Skill::kurou));
                }}};

}  // namespace tally::sanguosha
