// 生息 Rest and Recovery, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shengxi_qs{
    .id = "SGS-SKILL-SHENGXI-QS",
    .en = "Rest and Recovery",
    .zh = "生息",
    .text_en =
        "As your play phase ends, if you have dealt no damage in it, you may draw two cards.",
    .text_zh = "出牌阶段结束时，若你于此阶段内没有造成过伤害，可以摸两张牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 蒋琬费祎; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将蒋琬费祎；实测",
    .effects = {.play_end = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who == owner && g.state().noted(owner, Mark::dealt, Life::phase) == 0 &&
          g.invokes(owner, Skill::shengxi_qs))
        g.draw(owner, 2, rule_of(Skill::shengxi_qs));
    }}};

}  // namespace tally::sanguosha
