// 化身（国战） Shapeshift of kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// Which skills he has by his forms is in the state (State::by_forms), that one goes back after its
// use in flow/forms.cpp.
constinit const SkillInfo skills::huashen_ld{
    .id = "SGS-SKILL-HUASHEN-LD",
    .en = "Shapeshift (kingdom war)",
    .zh = "化身（国战）",
    .text_en =
        "You may use the skills of your forms that are neither compulsory nor limited nor of any "
        "other such kind, as if they were your own. When you have used one the form goes back.",
    .text_zh =
        "可以于对应的时机发动“形”拥有的无标签（锁定技、限定技等）的技能，结算后将该“形”置入武"
        "将牌堆。",
    .source = "published kingdom war 变, general 左慈; FreeKill 0.5.7",
    .source_zh = "国战·变，武将左慈；新月杀0.5.7",
    .effects = {}};

}  // namespace tally::sanguosha
