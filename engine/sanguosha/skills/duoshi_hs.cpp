// 度势（国战新版） Gauging the Times of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::duoshi_hs{
    .id = "SGS-SKILL-DUOSHI-HS",
    .en = "Gauging the Times (new kingdom war)",
    .zh = "度势（国战新版）",
    .text_en = "As your play phase begins you may use an Await the Exhausted without a card.",
    .text_zh = "出牌阶段开始时，可以视为使用一张【以逸待劳】。",
    .source = "FreeKill 0.5.7, kingdom war, general 陆逊; observed",
    .source_zh = "新月杀0.5.7国战，武将陆逊；实测",
    .effects = {.play_start = [](Play& g, Seat owner, PhaseTime& time) {
      if (time.who != owner || !g.invokes(owner, Skill::duoshi_hs)) return;
      SeatList kin;
      for (const Seat s : g.state().living_seats())
        if (s == owner || same_kingdom(g.state(), owner, s)) kin.push(s);
      g.use_nothing_as(owner, Name::await_exhausted, g.in_action_order(kin, owner),
                       rule_of(Skill::duoshi_hs));
    }}};

}  // namespace tally::sanguosha
