#include <array>
#include <span>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

TALLY_REFUSAL(nothing_to_look_at,
              "{0}: the target has no hand card and no general face down to be looked at",
              "{0}：目标没有可观看的手牌或暗置的武将牌")

namespace {

// 知己知彼 观看一名其他角色的手牌或一张暗置的武将牌；也可以重铸。
// Know Both Sides: its user looks at the hand of another player, or at one of his generals who lies
// face down; or recast it. SGS-CARD-KNOW-BOTH-SIDES (published kingdom war, card text)
void looks(Play& g, const Use& u, Seat target) {
  const State& s = g.state();
  if (!s.living(u.by) || !s.living(target)) return;
  std::array<Play::Choice, 3> ways;
  std::size_t n = 0;
  if (s.hand_size(target) > 0) ways.at(n++) = {Way::see_hand, Play::looking(u.by, target)};
  if (s.at(target).veils(0)) ways.at(n++) = {Way::see_main, Play::glimpsing(u.by, target, 0)};
  if (s.at(target).veils(1)) ways.at(n++) = {Way::see_deputy, Play::glimpsing(u.by, target, 1)};
  switch (g.decides(u.by, {ways.data(), n}, rule::known_both, target)) {
    case Way::see_hand: return g.sees_hand(u.by, target, rule::known_both);
    case Way::see_main: return g.glimpses(u.by, target, 0, rule::known_both);
    case Way::see_deputy: return g.glimpses(u.by, target, 1, rule::known_both);
    default: return;
  }
}

}  // namespace

constinit const CardRules cards::known_both{
    .aim = Aim::other,
    .recast = true,
    .condition = [](const Legal& legal, const Event& use) -> Verdict {
      const State& s = legal.state();
      return s.hand_size(use.seats[0]) > 0 || s.at(use.seats[0]).veils()
                 ? fine
                 : broken(rule::known_both, why::no_hand_card);
    },
    .effect = looks,
    .refusals = {{{why::no_hand_card, &breach::nothing_to_look_at}}}};

}  // namespace tally::sanguosha
