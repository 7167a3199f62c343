// 克己（国战新版） Self-Restraint of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/shades.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::keji_hs{
    .id = "SGS-SKILL-KEJI-HS",
    .en = "Self-Restraint (new kingdom war)",
    .zh = "克己（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. If the coloured cards you have used in your play phase are of one "
        "colour, or there are none, you keep four hand cards more in this turn.",
    .text_zh =
        "锁定技，弃牌阶段开始时，若你于出牌阶段内使用过的有颜色的牌颜色均相同（或没有使用过"
        "），本回合手牌上限+4。",
    .source = "FreeKill 0.5.7, kingdom war, general 吕蒙; observed",
    .source_zh = "新月杀0.5.7国战，武将吕蒙；实测",
    .effects = {.discard_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      const int used = g.state().noted(owner, Mark::shades, Life::turn);
                      constexpr int both = shade_of(Color::red) | shade_of(Color::black);
                      if ((used & both) != both) g.note(owner, mark_of(Skill::keji_hs), Life::turn);
                    },
                .hand_limit =
                    [](const State& s, Seat owner, LimitView& v) {
                      if (v.who == owner && s.noted(owner, Skill::keji_hs, Life::turn) > 0)
                        v.limit += 4;
                    }}};

}  // namespace tally::sanguosha
