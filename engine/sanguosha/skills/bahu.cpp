// 跋扈 Domineering
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::bahu{
    .id = "SGS-SKILL-BAHU",
    .en = "Domineering",
    .zh = "跋扈",
    .compulsory = true,
    .of_seat = true,
    .text_en =
        "Compulsory. At the start of your prepare phase you draw a card; with another skill at "
        "that moment, like Stargaze, you say which comes first. You may use one Slash more in your "
        "play phase.",
    .text_zh =
        "锁定技，准备阶段开始时，摸一张牌（若此时还能发动“观星”等其他技能，先后由你决定）；"
        "出牌阶段可以多使用一张【杀】。",
    .source = "noname 1.11.4.1, 1v2, of the landlord, observed; FreeKill, \"m_bahu\"",
    .source_zh = "无名杀1.11.4.1斗地主的地主，实测；新月杀，\"m_bahu\"",
    .effects = {.prepare_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who == owner) g.draw(owner, 1, rule_of(Skill::bahu));
                    },
                .slash_limit =
                    [](const State& /*s*/, Seat owner, LimitView& v) {
                      if (v.who == owner) ++v.limit;
                    }}};

}  // namespace tally::sanguosha
