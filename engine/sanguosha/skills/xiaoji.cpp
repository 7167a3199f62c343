// 枭姬 Warrior Lady
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xiaoji{
    .id = "SGS-SKILL-XIAOJI",
    .en = "Warrior Lady",
    .zh = "枭姬",
    .text_en =
        "For each card you lose from your equipment area, for whatever reason, you may draw two.",
    .text_zh = "每失去一张装备区里的牌，可以摸两张牌，不论以何种方式失去。",
    .source = "published standard edition, general 孙尚香; official FAQ",
    .source_zh = "标准版，武将孙尚香；官方FAQ",
    .effects = {.lost = [](Play& g, Seat owner, Loss& loss) {
      if (loss.who != owner) return;
      for (int i = 0; i < loss.equipment && !g.stopped() && g.state().living(owner); ++i)
        if (g.invokes(owner, Skill::xiaoji)) g.draw(owner, 2, rule_of(Skill::xiaoji));
    }}};

}  // namespace tally::sanguosha
