// 缓释（3v3） Reassurance (3v3)
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::huanshi3v3{
    .id = "SGS-SKILL-HUANSHI-3V3",
    .en = "Reassurance (3v3)",
    .zh = "缓释（3v3）",
    .text_en =
        "Before a judgement of one of your side, you too, takes effect you may play a card of "
        "your hand or equipment area, which takes the place of the judgement card; the one "
        "replaced is put away.",
    .text_zh = "己方角色的判定牌生效前，可以打出一张手牌或装备区里的牌代替之，原判定牌置入弃牌堆。",
    .source = "FreeKill's 3v3 generals of 2025, 诸葛瑾, observed",
    .source_zh = "新月杀2025年3v3武将诸葛瑾，实测",
    .effects = {.retrial = [](Play& g, Seat owner, Judging& time) {
      if (!g.mode().on_same_side(g.state(), owner, time.judge)) return;
      const Card before = time.card;
      if (!g.retries(owner, Ask::retrial_any, Skill::huanshi3v3, time)) return;
      g.put_away({&before, 1}, rule_of(Skill::huanshi3v3));
      g.played(owner, time.card);
    }}};

}  // namespace tally::sanguosha
