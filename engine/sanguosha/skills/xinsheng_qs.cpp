// 新生（太阳神国战） Rebirth of QSanguosha-For-Hegemony
#include "engine/sanguosha/flow/forms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xinsheng_qs{
    .id = "SGS-SKILL-XINSHENG-QS",
    .en = "Rebirth",
    .zh = "新生",
    .text_en =
        "After you have taken damage you may look at one more general of the kingdom of your "
        "forms that nobody has, by chance, and choose two of that general and your forms to be "
        "your forms; if you have none, do as for Shapeshift.",
    .text_zh =
        "受到伤害后，可以随机观看一张与“化身”势力相同的未被使用的武将牌，然后从此牌与现有“化身”中"
        "选择两张作为“化身”；若没有“化身”，则同【化身】。",
    .source = "QSanguosha-For-Hegemony 2.0.0, src/package/transformation.cpp, Xinsheng; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，src/package/transformation.cpp，\"Xinsheng\"；实测",
    // Behind what others do of the damage.
    .effects = {.damage_over = [](Play& g, Seat owner, Damage& d) {
      if (d.to != owner || !g.invokes(owner, Skill::xinsheng_qs)) return;
      constexpr Rule why = rule_of(Skill::xinsheng_qs);
      g.state().at(owner).forms.empty() ? changes_forms(g, owner, why) : adds_form(g, owner, why);
    }}};

}  // namespace tally::sanguosha
