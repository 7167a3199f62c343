// 典财（太阳神国战） In Charge of the Treasury of QSanguosha-For-Hegemony
#include "engine/sanguosha/skills/treasury.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::diancai_qs{
    .id = "SGS-SKILL-DIANCAI-QS",
    .en = "In Charge of the Treasury",
    .zh = "典财",
    .counted = Life::phase,
    .text_en =
        "As the play phase of another player ends in which you have lost as many cards of your "
        "hand and equipment as you have lost hit points, or more, you may, if you are wounded, "
        "fill your hand up to your maximum of hit points; then you may change your deputy.",
    .text_zh =
        "其他角色的出牌阶段结束时，若你已受伤，且于此阶段内失去过至少X张手牌或装备区里的牌（X为你已"
        "损失的体力值），可以将手牌摸至体力上限，然后可以变更副将。",
    .source = "QSanguosha-For-Hegemony 2.0.0, src/package/transformation.cpp, Diancai; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，src/package/transformation.cpp，\"Diancai\"；实测",
    .option = "OPT-SGS-GZ-CHANGE",
    .effects = {.counts_loss = counts_in_others_play<Skill::diancai_qs>,
                .play_end = [](Play& g, Seat owner, PhaseTime& time) {
                  const int wounds = g.state().lost_hp(owner);
                  if (time.who != owner && wounds > 0)
                    fills_hand<Skill::diancai_qs>(g, owner, wounds);
                }}};

}  // namespace tally::sanguosha
