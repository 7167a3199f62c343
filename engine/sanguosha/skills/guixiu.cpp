// 闺秀 Modest and Virtuous
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::guixiu{
    .id = "SGS-SKILL-GUIXIU",
    .en = "Modest and Virtuous",
    .zh = "闺秀",
    .text_en =
        "When you have turned up this general you may draw two cards. When this general has "
        "been removed you may recover 1.",
    .text_zh = "当你明置此武将牌后，可以摸两张牌；当你移除此武将牌后，可以回复1点体力。",
    .source = "published kingdom war 势, general 糜夫人; FreeKill 0.5.7, read",
    .source_zh = "国战·势，武将糜夫人；新月杀0.5.7，源码",
    .effects = {
        .general_revealed =
            [](Play& g, Seat owner, GeneralTime& time) {
              const bool hers =
                  time.who == owner &&
                  skills_of(static_cast<General>(time.general), false).contains(Skill::guixiu);
              if (hers && g.invokes(owner, Skill::guixiu)) g.draw(owner, 2, rule_of(Skill::guixiu));
            },
        .general_removed =
            [](Play& g, Seat owner, GeneralTime& time) {
              if (time.who == owner && g.state().lost_hp(owner) > 0 &&
                  g.invokes(owner, Skill::guixiu))
                g.heal(owner, 1, rule_of(Skill::guixiu));
            }}};

}  // namespace tally::sanguosha
