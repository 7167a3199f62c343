// 双刃 Twin Blades
#include "engine/sanguosha/skills/blades.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shuangren{
    .id = "SGS-SKILL-SHUANGREN",
    .en = "Twin Blades",
    .zh = "双刃",
    .text_en =
        "As your play phase begins you may pindian with another player. If you win, you use a "
        "Slash without a card on him or another player of his kingdom, at any distance; if not, "
        "your play phase ends.",
    .text_zh =
        "出牌阶段开始时，可以与一名角色拼点：若你赢，视为你对其或一名与其势力相同的其他角色使用一张"
        "【杀】（无距离限制）；若你没赢，结束出牌阶段。",
    .source = "published kingdom war, general 纪灵",
    .source_zh = "国战，武将纪灵",
    .effects = {.shape = {1, 1},
                .may_act = may_use_blades<Skill::shuangren, true>,
                .play_start = [](Play& g, Seat owner, PhaseTime& time) {
                  const State& s = g.state();
                  const bool any =
                      any_living(s, [&](Seat to) { return to != owner && s.hand_size(to) > 0; });
                  if (time.who != owner || s.hand_size(owner) == 0 || !any) return;
                  const Seat to = g.invokes_on_one(owner, Skill::shuangren);
                  if (to == nobody) return;
                  if (!g.pindian(owner, to, Skill::shuangren)) {
                    time.done = true;
                    return;
                  }
                  strikes_after<Skill::shuangren, true>(g, owner, to);
                }}};

}  // namespace tally::sanguosha
