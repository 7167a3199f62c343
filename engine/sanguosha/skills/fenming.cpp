// 奋命 Disregard for Life
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fenming{
    .id = "SGS-SKILL-FENMING",
    .en = "Disregard for Life",
    .zh = "奋命",
    .text_en =
        "In your finish phase, if you are chained, you may discard a card of each player who "
        "is chained, in action order, one of your own among them.",
    .text_zh =
        "结束阶段，若你处于横置状态，可以依次弃置所有处于横置状态的角色的各一张牌（包括你自己"
        "）。",
    .source = "published kingdom war 势, general 陈武董袭; FreeKill 0.5.7, observed",
    .source_zh = "国战·势，武将陈武董袭；新月杀0.5.7，实测",
    .effects = {.finish_start = [](Play& g, Seat owner, PhaseTime& time) {
      const State& s = g.state();
      if (time.who != owner || !s.at(owner).chained || !g.invokes(owner, Skill::fenming)) return;
      constexpr Rule why = rule_of(Skill::fenming);
      for (int i = 0; i < s.players && !g.stopped() && s.living(owner); ++i) {
        const Seat who = g.seat_after(owner, i);
        if (!s.living(who) || !s.at(who).chained) continue;
        if (who == owner)
          g.discards(owner, 1, why);
        else
          g.removes(owner, who, why);
      }
    }}};

}  // namespace tally::sanguosha
