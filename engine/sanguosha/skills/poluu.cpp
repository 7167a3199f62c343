// 破虏 Crushing the Foe
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::poluu{
    .id = "SGS-SKILL-POLUU",
    .en = "Crushing the Foe",
    .zh = "破虏",
    .text_en =
        "When you die, or somebody whom you have killed, you may choose any number of players: "
        "each draws as many cards as you have used this skill.",
    .text_zh = "当你死亡时，或你杀死角色时，可以令任意名角色各摸X张牌（X为本技能发动过的次数）。",
    .source = "programs: QSanguosha of Sheauhaw, thicket.cpp, general 孙坚; read there",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，thicket.cpp，武将孙坚；据其代码",
    .effects = {.shape = {1, max_seats},
                .may_act = on_anyone,
                .died = [](Play& g, Seat owner, Death& time) {
                  if (time.who != owner && time.killer != owner) return;
                  const Event a = g.invokes_on(owner, Skill::poluu);
                  if (a.kind == nothing) return;
                  g.note(owner, mark_of(Skill::poluu), Life::game);
                  const int n = g.state().noted(owner, Skill::poluu, Life::game);
                  for (const Seat s : g.in_action_order(a.seats, g.state().current))
                    if (!g.stopped() && g.state().living(s)) g.draw(s, n, rule_of(Skill::poluu));
                }}};

}  // namespace tally::sanguosha
