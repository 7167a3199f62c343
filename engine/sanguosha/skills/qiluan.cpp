// 戚乱 Family Turmoil
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::qiluan{
    .id = "SGS-SKILL-QILUAN",
    .en = "Family Turmoil",
    .zh = "戚乱",
    .text_en =
        "At the end of anybody's turn in which you have killed a player, or several, you may "
        "draw three cards.",
    .text_zh = "任意角色的回合结束时，若你于此回合内杀死过角色，可以摸三张牌。",
    .source = "published kingdom war 阵, general 何太后; FreeKill 0.5.7, read",
    .source_zh = "国战·阵，武将何太后；新月杀0.5.7，源码",
    .effects = {.turn_end = [](Play& g, Seat owner, TurnTime&) {
      if (g.state().noted(owner, Mark::killed, Life::turn) > 0 && g.invokes(owner, Skill::qiluan))
        g.draw(owner, 3, rule_of(Skill::qiluan));
    }}};

}  // namespace tally::sanguosha
