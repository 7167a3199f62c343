// 枭姬（国战新版） Warrior Lady of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xiaoji_hs{
    .id = "SGS-SKILL-XIAOJI-HS",
    .en = "Warrior Lady (new kingdom war)",
    .zh = "枭姬（国战新版）",
    .text_en =
        "Whenever you lose equipment you may draw a card in your own turn, three in "
        "another's.",
    .text_zh = "失去装备区里的牌后，若在你的回合内，可以摸一张牌，否则可以摸三张牌。",
    .source = "FreeKill 0.5.7, kingdom war, general 孙尚香; observed",
    .source_zh = "新月杀0.5.7国战，武将孙尚香；实测",
    .effects = {.lost = [](Play& g, Seat owner, Loss& loss) {
      if (loss.who != owner || loss.equipment == 0) return;
      if (g.invokes(owner, Skill::xiaoji_hs))
        g.draw(owner, g.state().current == owner ? 1 : 3, rule_of(Skill::xiaoji_hs));
    }}};

}  // namespace tally::sanguosha
