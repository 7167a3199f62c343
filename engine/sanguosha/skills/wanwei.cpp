// 挽危 Stemming Danger
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// Asked before the other has named a card: a record does not say which it was.
constinit const SkillInfo skills::wanwei{
    .id = "SGS-SKILL-WANWEI",
    .en = "Stemming Danger",
    .zh = "挽危",
    .text_en =
        "When another player is about to take or discard a card of your hand or equipment you may "
        "choose yourself which of them it is, as FreeKill has it. He names none then.",
    .text_zh =
        "其他角色将要获得或弃置你手牌区或装备区里的一张牌时，可以改为由你选择是你的哪一张牌（"
        "按新月杀）。",
    .source = "published kingdom war 变, general 卞夫人; FreeKill 0.5.7",
    .source_zh = "国战·变，武将卞夫人；新月杀0.5.7",
    .effects = {.reached_for = [](Play& g, Seat owner, Reaching& r) {
      if (r.of == owner && g.invokes(owner, Skill::wanwei, r.by)) r.done = true;
    }}};

}  // namespace tally::sanguosha
