#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_one_or_two_targets, "{0}: an Iron Chain has one or two targets",
              "{0}：【铁索连环】的目标为一至两名")

namespace {

Verdict may_chain(const Legal& legal, const Event& use) {
  // OPT-SGS-IRON-CHAIN-ZERO: on nobody too.
  const int least = legal.options().is<Opt::iron_chain_zero>("true") ? 0 : 1;
  if (use.seats.size() < least || use.seats.size() > 2) return broken(rule::iron_chain);
  for (const Seat s : use.seats)
    if (!legal.state().living(s)) return broken(rule::use_target);
  const bool twice = use.seats.size() == 2 && use.seats[0] == use.seats[1];
  return twice ? broken(rule::use_target) : fine;
}

}  // namespace

// 铁索连环 令一至两名角色横置或重置；也可以重铸。
// Iron Chain: one or two players are chained, or freed if they were; or recast it.
// SGS-CARD-IRON-CHAIN (published Maneuvering edition)
constinit const CardRules cards::iron_chain{
    .aim = Aim::some,
    .recast = true,
    .condition = may_chain,
    .effect =
        [](Play& g, const Use& /*u*/, Seat target) {
          g.set_chained(target, !g.state().at(target).chained, rule::iron_chain);
        },
    .refusals = {{{why::plain, &breach::not_one_or_two_targets}}}};

}  // namespace tally::sanguosha
