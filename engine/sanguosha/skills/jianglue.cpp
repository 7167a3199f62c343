// 将略 Generalship
#include "engine/sanguosha/flow/commands.h"
#include "engine/sanguosha/skills/whom.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jianglue{
    .id = "SGS-SKILL-JIANGLUE",
    .en = "Generalship",
    .zh = "将略",
    .limited = true,
    .text_en =
        "Limited. In your play phase you may give a command to all others of your kingdom. You and "
        "those who carry it out each get 1 more maximum of hit points and recover 1; then you draw "
        "as many cards as players recovered.",
    .text_zh =
        "限定技，出牌阶段，可以选择一张军令，令所有与你势力相同的其他角色选择是否执行；"
        "你与执行的角色各加1点体力上限并回复1点体力，然后你摸X张牌（X为因此回复体力的角色数）。",
    .source = "published kingdom war 权, general 王平; FreeKill 0.5.7",
    .source_zh = "国战·权，武将王平；新月杀0.5.7",
    .effects = {.may_act = on_anyone, .act = [](Play& g, const Event& invoke) {
                  constexpr Rule why = rule_of(Skill::jianglue);
                  const State& s = g.state();
                  const Seat owner = invoke.seat;
                  const Command command = gives_command(g, owner, nobody);
                  SeatList ready{owner};
                  for (int i = 1; i < s.players && !g.stopped(); ++i) {
                    const Seat to = g.seat_after(owner, i);
                    if (s.living(to) && same_kingdom(s, owner, to) &&
                        obeys(g, to, command, owner, Skill::jianglue))
                      ready.push(to);
                  }
                  int recovered = 0;
                  for (const Seat who : ready) {
                    if (g.stopped() || !s.living(who)) continue;
                    g.change_max_hp(who, 1, why);
                    const int before = s.at(who).hp;
                    g.heal(who, 1, why);
                    recovered += s.at(who).hp > before ? 1 : 0;
                  }
                  if (recovered > 0 && !g.stopped() && s.living(owner))
                    g.draw(owner, recovered, why);
                }}};

}  // namespace tally::sanguosha
