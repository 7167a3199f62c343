#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

TALLY_REFUSAL(lured_away, "{0}: who has been lured away uses no cards and is no target",
              "{0}：被调离的角色不能使用牌，也不能成为目标")
TALLY_REFUSAL(not_one_or_two_others, "{0}: on one or two other players",
              "{0}：目标为一至两名其他角色")

namespace {

Verdict may_lure(const Legal& legal, const Event& use) {
  const SeatList& to = use.seats;
  if (to.empty() || to.size() > 2) return broken(rule::lure_tiger, why::seats);
  for (const Seat s : to)
    if (!legal.state().living(s) || s == use.seat) return broken(rule::use_target);
  return to.size() == 2 && to[0] == to[1] ? broken(rule::use_target) : fine;
}

}  // namespace

// 调虎离山
// 对一至两名其他角色使用：本回合内其不计入距离和座次，不能使用牌且不是牌的合法目标，体力值不变。
// Lure the Tiger: one or two other players are away for this turn: they count in no distance, use
// no cards, are no targets, and their hit points stay as they are.
// SGS-CARD-LURE-TIGER (published 势备篇, card text)
constinit const CardRules cards::lure_tiger{
    .aim = Aim::some,
    .condition = may_lure,
    .effect = [](Play& g, const Use& /*u*/, Seat target) { g.send_away(target); },
    // OPT-SGS-GZ-LURE: not where nobody was left as a target.
    .behind =
        [](Play& g, const Use& u) {
          if (g.options().is<Opt::lure>("draw_one") && g.state().living(u.by) && !u.targets.empty())
            g.draw(u.by, 1, rule::lure_tiger);
        },
    .refusals = {{{why::plain, &breach::lured_away},
                  {why::immune, &breach::lured_away},
                  {why::seats, &breach::not_one_or_two_others}}}};

}  // namespace tally::sanguosha
