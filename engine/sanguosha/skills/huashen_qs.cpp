// 化身（太阳神国战） Shapeshift of QSanguosha-For-Hegemony
#include "engine/sanguosha/flow/forms.h"

namespace tally::sanguosha {

// Which skills he has by his forms is in the state (State::by_forms); that his other general is
// not turned up, in modes/kingdom_war/unveiling.cpp.
constinit const SkillInfo skills::huashen_qs{
    .id = "SGS-SKILL-HUASHEN-QS",
    .en = "Shapeshift",
    .zh = "化身",
    .text_en =
        "As your prepare phase begins you may put back your forms, look at five generals that "
        "nobody has and lay two of one kingdom beside you, open, as your forms. You have all their "
        "skills but a lord's, those of the main general or the deputy as this general lies there. "
        "As long as this general lies open your other one is face down.",
    .text_zh =
        "准备阶段开始时，可以将“化身”放回，观看武将牌堆中随机五张武将牌，选择其中两张同势力的明置于"
        "武将牌旁，称为“化身”。你拥有“化身”除君主技以外的所有技能（主将技、副将技依此武将牌的位置而"
        "定"
        "）。此武将牌明置期间，另一张武将牌暗置且不能明置。",
    .source =
        "QSanguosha-For-Hegemony 2.0.0, src/package/transformation.cpp, Huashen and "
        "HuashenDisable; observed",
    .source_zh =
        "太阳神三国杀国战版2.0.0，src/package/"
        "transformation.cpp，\"Huashen\"与\"HuashenDisable\"；实测",
    .effects = {.prepare_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who == owner && g.invokes(owner, Skill::huashen_qs))
                        changes_forms(g, owner, rule_of(Skill::huashen_qs));
                    },
                .general_revealed =
                    [](Play& g, Seat owner, GeneralTime& time) {
                      constexpr Skill own = Skill::huashen_qs;
                      const auto shown = static_cast<General>(time.general);
                      if (time.who == owner && skills_of(shown, false).contains(own))
                        hides_beside(g, owner, own);
                    }}};

}  // namespace tally::sanguosha
