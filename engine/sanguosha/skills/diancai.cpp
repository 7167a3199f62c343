// 典财 In Charge of the Treasury
#include "engine/sanguosha/skills/treasury.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::diancai{
    .id = "SGS-SKILL-DIANCAI",
    .en = "In Charge of the Treasury",
    .zh = "典财",
    .counted = Life::phase,
    .text_en =
        "As the play phase of another player ends in which you have lost as many cards of your "
        "hand and equipment as you have hit points, or more, you may fill your hand up to your "
        "maximum of hit points; then you may change your deputy, once a game.",
    .text_zh =
        "其他角色的出牌阶段结束时，若你于此阶段内失去过至少X张手牌或装备区里的牌（X为你的体力"
        "值），可以将手牌摸至体力上限，然后可以变更副将（每局限一次）。",
    .source = "published kingdom war 变, general 吕范; FreeKill 0.5.7",
    .source_zh = "国战·变，武将吕范；新月杀0.5.7",
    .effects = {.counts_loss = counts_in_others_play<Skill::diancai>,
                .play_end = [](Play& g, Seat owner, PhaseTime& time) {
                  if (time.who != owner)
                    fills_hand<Skill::diancai>(g, owner, g.state().at(owner).hp);
                }}};

}  // namespace tally::sanguosha
