// 空城（国战） Empty Fort (kingdom war)
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/cancelling.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::kongcheng_gz{
    .id = "SGS-SKILL-KONGCHENG-GZ",
    .en = "Empty Fort (kingdom war)",
    .zh = "空城（国战）",
    .compulsory = true,
    .text_en =
        "Compulsory. When a Slash or a Duel is aimed at you and you have no hand card, you are "
        "struck off its targets.",
    .text_zh = "锁定技，成为【杀】或【决斗】的目标时，若你没有手牌，取消之。",
    .source = "published kingdom war, general 诸葛亮",
    .source_zh = "国战，武将诸葛亮",
    .effects = {.cancels =
                    [](const State& s, Seat owner, Name as, Color) {
                      return s.hand_size(owner) == 0 && (is_slash(as) || as == Name::duel);
                    },
                .targeting = is_no_target<Skill::kongcheng_gz>}};

}  // namespace tally::sanguosha
