// 旋略 Whirling Assault
#include "engine/sanguosha/skills/after_loss.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::xuanlve{
    .id = "SGS-SKILL-XUANLVE",
    .en = "Whirling Assault",
    .zh = "旋略",
    .text_en = "Whenever you have lost equipment you may discard a card of another player.",
    .text_zh = "失去装备区里的牌后，可以弃置一名其他角色的一张牌。",
    .source = "published kingdom war 变, general 凌统; FreeKill 0.5.7",
    .source_zh = "国战·变，武将凌统；新月杀0.5.7",
    .effects = {.shape = {1, 1},
                .may_act = may_remove_of<Skill::xuanlve>,
                .lost = removes_one<Skill::xuanlve>}};

}  // namespace tally::sanguosha
