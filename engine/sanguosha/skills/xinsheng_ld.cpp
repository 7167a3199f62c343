// 新生（国战） Rebirth of kingdom war
#include "engine/sanguosha/flow/forms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xinsheng_ld{
    .id = "SGS-SKILL-XINSHENG-LD",
    .en = "Rebirth (kingdom war)",
    .zh = "新生（国战）",
    .text_en =
        "As your prepare phase begins you may, with fewer than two forms, look at five generals "
        "that nobody has and lay two of them beside you, open, as your forms; with two or more you "
        "may put back one and get another by chance. After you have taken damage you may get one "
        "more by chance.",
    .text_zh =
        "准备阶段开始时，若“形”少于两张，可以观看武将牌堆中随机五张武将牌，将其中两张置于武将"
        "牌旁，称为“形”；若不少于两张，可以将一张“形”置入武将牌堆，然后随机获得一张。受到伤害"
        "后，可以随机获得一张“形”。",
    .source = "published kingdom war 变, general 左慈; FreeKill 0.5.7",
    .source_zh = "国战·变，武将左慈；新月杀0.5.7",
    .effects = {.prepare_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      constexpr Rule why = rule_of(Skill::xinsheng_ld);
                      if (time.who != owner || !g.invokes(owner, Skill::xinsheng_ld)) return;
                      const bool few = g.state().at(owner).forms.size() < 2;
                      if (few) return gets_forms(g, owner, 5, 2, why);
                      puts_back_form(g, owner, Skill::none, why);
                      gets_forms(g, owner, 1, 1, why);
                    },
                .damaged =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.to == owner && g.invokes(owner, Skill::xinsheng_ld))
                        gets_forms(g, owner, 1, 1, rule_of(Skill::xinsheng_ld));
                    }}};

}  // namespace tally::sanguosha
