#include <array>
#include <span>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

TALLY_REFUSAL(nothing_to_look_at, "{0}: the target has no hand card to be looked at",
              "{0}：目标没有可观看的手牌")

namespace {

// 知己知彼 观看一名其他角色的手牌；也可以重铸。
// Know Both Sides: its user looks at the hand of another player; or recast it.
// SGS-CARD-KNOW-BOTH-SIDES (published kingdom war, card text)
void looks(Play& g, const Use& u, Seat target) {
  const State& s = g.state();
  if (!s.living(u.by) || s.hand_size(target) == 0) return;
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
      return legal.state().hand_size(use.seats[0]) > 0
                 ? fine
                 : broken(rule::known_both, why::no_hand_card);
    },
    .effect = looks,
    .refusals = {{{why::no_hand_card, &breach::nothing_to_look_at}}}};

}  // namespace tally::sanguosha
