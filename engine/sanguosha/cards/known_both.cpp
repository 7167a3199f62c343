#include <array>
#include <span>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

TALLY_REFUSAL(nothing_to_look_at,
              "{0}: the target has neither a hand card nor a general that lies face down",
              "{0}：目标没有手牌，也没有暗置的武将牌")

namespace {

// 知己知彼 观看一名其他角色的手牌，或其一张暗置的武将牌；也可以重铸。
// Know Both Sides: its user looks at the hand of another player, or at a general of his that lies
// face down; or recast it.
// SGS-CARD-KNOW-BOTH-SIDES (published kingdom war, card text)
void looks(Play& g, const Use& u, Seat target) {
  const State& s = g.state();
  if (!s.living(u.by)) return;
  const Player& p = s.at(target);
  std::array<Play::Choice, 3> ways{};
  std::size_t choices = 0;
  if (s.hand_size(target) > 0) ways[choices++] = {Way::look_hand, Play::looking(u.by, target)};
  if (p.veils(0)) ways[choices++] = {Way::look_main, Play::glimpsing(u.by, target, 0)};
  if (p.veils(1)) ways[choices++] = {Way::look_deputy, Play::glimpsing(u.by, target, 1)};
  if (choices == 0) return;
  const Way way = g.decides(u.by, {ways.data(), choices}, rule::known_both, target);
  if (way != Way::look_hand)
    return g.glimpses(u.by, target, way == Way::look_main ? 0 : 1, rule::known_both);
  std::array<Card, deck_size> hand;  // NOLINT: as far as it is read
  const int n = s.cards_of(target, true, false, false, hand.data());
  Event e;
  e.kind = kind::look;
  e.seat = u.by;
  e.other = target;
  e.cards = {hand.data(), static_cast<std::size_t>(n)};
  e.rule = rule::known_both;
  g.tell(e);
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
