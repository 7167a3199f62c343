// 咆哮（国战新版） Roar of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::paoxiao_hs{
    .id = "SGS-SKILL-PAOXIAO-HS",
    .en = "Roar (new kingdom war)",
    .zh = "咆哮（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. You may use any number of Slashes. When you use the second one of a turn "
        "you draw a card.",
    .text_zh = "锁定技，使用【杀】无次数限制；每回合你使用第二张【杀】时，摸一张牌。",
    .source = "FreeKill 0.5.7, kingdom war, general 张飞; observed",
    .source_zh = "新月杀0.5.7国战，武将张飞；实测",
    .effects = {.unlimited_slash = true, .card_used = [](Play& g, Seat owner, Use& u) {
                  if (u.by != owner || !is_slash(u.as)) return;
                  g.note(owner, mark_of(Skill::paoxiao_hs), Life::turn);
                  if (g.state().noted(owner, Skill::paoxiao_hs, Life::turn) == 2)
                    g.draw(owner, 1, rule_of(Skill::paoxiao_hs));
                }}};

}  // namespace tally::sanguosha
