// 枭姬（国战） Warrior Lady (kingdom war)
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xiaoji_gz{
    .id = "SGS-SKILL-XIAOJI-GZ",
    .en = "Warrior Lady (kingdom war)",
    .zh = "枭姬（国战）",
    .text_en =
        "When you have lost cards from your equipment area, however many at once, you may draw "
        "two.",
    .text_zh = "失去装备区里的牌后，可以摸两张牌；一次失去多张也只摸两张。",
    .source = "published kingdom war, general 孙尚香",
    .source_zh = "国战，武将孙尚香",
    .effects = {.lost = [](Play& g, Seat owner, Loss& loss) {
      if (loss.who == owner && loss.equipment > 0 && g.invokes(owner, Skill::xiaoji_gz))
        g.draw(owner, 2, rule_of(Skill::xiaoji_gz));
    }}};

}  // namespace tally::sanguosha
