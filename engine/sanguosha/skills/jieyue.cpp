// 节钺 Axe of Authority
#include "engine/sanguosha/flow/commands.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jieyue{
    .id = "SGS-SKILL-JIEYUE",
    .en = "Axe of Authority",
    .zh = "节钺",
    .text_en =
        "As your prepare phase begins you may give a hand card to a player who has not shown Wei, "
        "and give him a command: if he carries it out you draw a card, else you draw three cards "
        "more in your draw phase of this turn.",
    .text_zh =
        "准备阶段，可以将一张手牌交给一名不为魏势力的角色，并对其发起军令：若其执行，你摸一张牌；"
        "若其不执行，你本回合摸牌阶段多摸三张牌。",
    .source = "published kingdom war 权, general 于禁; FreeKill 0.5.7",
    .source_zh = "国战·权，武将于禁；新月杀0.5.7",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool fits =
                      to != invoke.seat && legal.state().at(to).kingdom != Kingdom::wei;
                  return fits ? fine : broken(rule_of(Skill::jieyue), why::target);
                },
                .prepare_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      const State& s = g.state();
                      if (time.who != owner || s.hand_size(owner) == 0) return;
                      const Seat to = g.invokes_on_one(owner, Skill::jieyue);
                      if (to == nobody) return;
                      SeatSet whom;
                      whom.add(to);
                      g.gives_to(owner, whom, Skill::jieyue, 1);
                      const Command command = gives_command(g, owner, to);
                      const bool obeyed = obeys(g, to, command, owner, Skill::jieyue);
                      if (g.stopped() || !s.living(owner)) return;
                      obeyed ? g.draw(owner, 1, rule_of(Skill::jieyue))
                             : g.note(owner, mark_of(Skill::jieyue), Life::turn);
                    },
                .drawing =
                    [](Play& g, Seat owner, Drawing& d) {
                      if (d.who == owner && g.state().noted(owner, Skill::jieyue, Life::turn) > 0)
                        d.count += 3;
                    }}};

}  // namespace tally::sanguosha
