// 空城（国战新版） Empty Fort of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::kongcheng_hs{
    .id = "SGS-SKILL-KONGCHENG-HS",
    .en = "Empty Fort (new kingdom war)",
    .zh = "空城（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. While you have no hand card you are no target of a Slash or a Duel: it "
        "is void for you as you are about to become one.",
    .text_zh = "锁定技，若你没有手牌，成为【杀】或【决斗】的目标时，取消之。",
    .source = "FreeKill 0.5.7, kingdom war, general 诸葛亮; observed",
    .source_zh = "新月杀0.5.7国战，武将诸葛亮；实测",
    .effects = {.targeting = [](Play& g, Seat owner, Target& t) {
      if (t.target == owner && g.state().hand_size(owner) == 0 &&
          (is_slash(t.use.as) || t.use.as == Name::duel))
        t.done = true;
    }}};

}  // namespace tally::sanguosha
