// 烈风 Fierce Wind
#include "engine/sanguosha/skills/after_loss.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::liefeng{
    .id = "SGS-SKILL-LIEFENG",
    .en = "Fierce Wind",
    .zh = "烈风",
    .text_en = "Whenever you have lost equipment you may discard a card of another player.",
    .text_zh = "失去装备区里的牌后，可以弃置一名其他角色的一张牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 凌统; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将凌统；实测",
    .effects = {.shape = {1, 1},
                .may_act = may_remove_of<Skill::liefeng>,
                .lost = removes_one<Skill::liefeng>}};

}  // namespace tally::sanguosha
