// 补益 Mending
#include "engine/sanguosha/flow/commands.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::buyi{
    .id = "SGS-SKILL-BUYI",
    .en = "Mending",
    .zh = "补益",
    .uses_noted = Life::turn,
    .text_en =
        "Once a turn, after a player of your kingdom has been saved from dying, you may give a "
        "command to the source of the damage that brought him there: unless it is carried out he "
        "recovers 1 hit point.",
    .text_zh =
        "每回合限一次，与你势力相同的角色脱离濒死状态后，"
        "可以对令其进入濒死状态的伤害来源发起军令：若其不执行，该角色回复1点体力。",
    .source = "published kingdom war 权, general 吴国太; FreeKill 0.5.7, read",
    .source_zh = "国战·权，武将吴国太；新月杀0.5.7，源码",
    .option = "OPT-SGS-GZ-BUYI",
    .effects = {.after_dying = [](Play& g, Seat owner, Dying& time) {
      const State& s = g.state();
      if (g.options().is<Opt::buyi>("never")) return;
      if (!s.living(time.killer) || s.noted(owner, Skill::buyi, Life::turn) > 0) return;
      if (time.who != owner && !same_kingdom(s, owner, time.who)) return;
      if (!g.invokes(owner, Skill::buyi, time.who)) return;
      const Command command = gives_command(g, owner, time.killer);
      if (!obeys(g, time.killer, command, owner, Skill::buyi) && s.living(time.who))
        g.heal(time.who, 1, rule_of(Skill::buyi));
    }}};

}  // namespace tally::sanguosha
