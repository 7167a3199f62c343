// 随势 Following the Tide
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::suishi{
    .id = "SGS-SKILL-SUISHI",
    .en = "Following the Tide",
    .zh = "随势",
    .compulsory = true,
    .text_en =
        "Compulsory. When another player is dying by damage that somebody of your kingdom has "
        "dealt, you draw a card; when another player of your kingdom has died, you lose 1 hit "
        "point.",
    .text_zh =
        "锁定技，其他角色因与你势力相同的角色造成的伤害而进入濒死状态时，你摸一张牌；其他与你势力相"
        "同的角色死亡时，你失去1点体力。",
    .source = "published kingdom war, general 田丰",
    .source_zh = "国战，武将田丰",
    .effects = {.entering_dying =
                    [](Play& g, Seat owner, Dying& time) {
                      if (time.who != owner && same_kingdom(g.state(), owner, time.killer))
                        g.draw(owner, 1, rule_of(Skill::suishi));
                    },
                .burying =
                    [](Play& g, Seat owner, Death& time) {
                      if (time.who != owner && same_kingdom(g.state(), owner, time.who))
                        g.lose_hp(owner, 1, rule_of(Skill::suishi));
                    }}};

}  // namespace tally::sanguosha
