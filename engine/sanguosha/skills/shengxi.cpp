// 生息 Rest and Recovery
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shengxi{
    .id = "SGS-SKILL-SHENGXI",
    .en = "Rest and Recovery",
    .zh = "生息",
    .text_en =
        "At the start of your finish phase, if you have dealt no damage in this turn, you may "
        "draw two cards.",
    .text_zh = "结束阶段开始时，若你于此回合内没有造成过伤害，可以摸两张牌。",
    .source = "published kingdom war 阵, general 蒋琬费祎; FreeKill 0.5.7, observed",
    .source_zh = "国战·阵，武将蒋琬费祎；新月杀0.5.7，实测",
    .effects = {.finish_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who == owner && g.state().noted(owner, Mark::dealt, Life::turn) == 0 &&
          g.invokes(owner, Skill::shengxi))
        g.draw(owner, 2, rule_of(Skill::shengxi));
    }}};

}  // namespace tally::sanguosha
