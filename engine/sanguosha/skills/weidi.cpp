// 伪帝 False Emperor
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/commands.h"

namespace tally::sanguosha {
namespace {

// His whole hand goes to another, seen by the two.
int takes_whole_hand(Play& g, Seat who, Seat of) {
  std::array<Card, deck_size> hand;  // NOLINT: as far as it is read
  const int n = g.state().cards_of(of, true, false, false, hand.data());
  if (n == 0) return 0;
  Event e;
  e.kind = kind::inherit;
  e.seat = who;
  e.other = of;
  e.cards = {hand.data(), static_cast<std::size_t>(n)};
  e.rule = rule_of(Skill::weidi);
  return g.tell(e) ? n : 0;
}

}  // namespace

constinit const SkillInfo skills::weidi{
    .id = "SGS-SKILL-WEIDI",
    .en = "False Emperor",
    .zh = "伪帝",
    .once_a_phase = true,
    .counted = Life::turn,
    .text_en =
        "Once in your play phase you may give a command to another player who has drawn cards in "
        "this turn: unless he carries it out you take his whole hand, then give him as many cards.",
    .text_zh =
        "出牌阶段限一次，可以对本回合摸过牌的一名其他角色发起军令：若其不执行，你获得其所有手牌，"
        "然后交给其等量的牌。",
    .source = "published kingdom war 权, general 袁术; FreeKill 0.5.7",
    .source_zh = "国战·权，武将袁术；新月杀0.5.7",
    .effects = {.counts_draw = [](const State& s, Seat who) -> int {
                  return s.living(s.current) && s.reaches(s.current, Skill::weidi) &&
                         s.noted(who, Skill::weidi, Life::turn) == 0;
                },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const Seat to = invoke.seats[0];
                  const bool drew = legal.state().noted(to, Skill::weidi, Life::turn) > 0;
                  return to != invoke.seat && drew ? fine
                                                   : broken(rule_of(Skill::weidi), why::target);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const State& s = g.state();
                      const Seat owner = invoke.seat;
                      const Seat to = invoke.seats[0];
                      const Command command = gives_command(g, owner, to);
                      if (obeys(g, to, command, owner, Skill::weidi)) return;
                      if (g.stopped() || !s.living(to) || !s.living(owner)) return;
                      const int taken = takes_whole_hand(g, owner, to);
                      // As many as are left to him: 死谏 may have cost him one.
                      const int n = std::min(taken, g.legal().payable(owner, Skill::weidi, true));
                      SeatSet whom;
                      whom.add(to);
                      if (n > 0 && !g.stopped() && s.living(to) && s.living(owner))
                        g.gives_to(owner, whom, Skill::weidi, n, Ask::gift_any);
                    }}};

}  // namespace tally::sanguosha
