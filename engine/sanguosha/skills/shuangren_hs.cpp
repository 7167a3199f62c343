// 双刃（国战新版） Twin Blades of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

bool within_reach(const Legal& legal, Seat owner, Seat loser, Seat to) {
  return (to == loser || same_kingdom(legal.state(), loser, to)) &&
         legal.slash_target(owner, to, false) == rule::none;
}

}  // namespace

constinit const SkillInfo skills::shuangren_hs{
    .id = "SGS-SKILL-SHUANGREN-HS",
    .en = "Twin Blades (new kingdom war)",
    .zh = "双刃（国战新版）",
    .text_en =
        "As your play phase begins you may pindian with another player. If you win, you use a "
        "Slash without a card on somebody of his kingdom within your attack range; if you do "
        "not, the others cannot be targets of your cards this turn.",
    .text_zh =
        "出牌阶段开始时，可以与一名其他角色拼点：若你赢，视为对攻击范围内一名与其势力相同的"
        "角色使用一张【杀】；若你没赢，其他角色于此回合内不是你使用牌的合法目标。",
    .source = "FreeKill 0.5.7, kingdom war, general 纪灵; observed",
    .source_zh = "新月杀0.5.7国战，武将纪灵；实测",
    .effects = {.shape = {1, 1},
                // The second time, of one who has lost: whom the Slash is on.
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool fits = invoke.other != nobody
                                        ? within_reach(legal, invoke.seat, invoke.other, to)
                                        : to != invoke.seat && legal.state().hand_size(to) > 0;
                  return fits ? fine : broken(rule_of(Skill::shuangren_hs), why::target);
                },
                .play_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const State& s = g.state();
                      if (time.who != owner || s.hand_size(owner) == 0) return;
                      const Seat to = g.invokes_on_one(owner, Skill::shuangren_hs);
                      if (to == nobody) return;
                      if (!g.pindian(owner, to, Skill::shuangren_hs))
                        return g.note(owner, Mark::only_himself, Life::turn,
                                      cause(Skill::shuangren_hs).number());
                      bool any = false;
                      for (const Seat i : s.living_seats())
                        any = any || within_reach(g.legal(), owner, to, i);
                      if (!any || g.stopped() || !s.living(owner)) return;
                      const Seat victim = g.invokes_on_one(owner, Skill::shuangren_hs, to, false);
                      if (victim != nobody)
                        g.use_nothing_as(owner, Name::slash, {victim},
                                         rule_of(Skill::shuangren_hs));
                    }}};

}  // namespace tally::sanguosha
