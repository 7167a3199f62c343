#include <array>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

TALLY_REFUSAL(nothing_to_drown, "{0}: the target has no equipment", "{0}：目标没有装备")

// 水淹七军 对一名装备区里有牌的其他角色使用：其选择弃置装备区里的所有牌，或受到1点雷电伤害。
// Drowning the Seven Armies: another player who has equipment discards all of it or takes 1 thunder
// damage. SGS-CARD-DROWNING (published 势备篇, card text)
constinit const CardRules cards::drowning{
    .aim = Aim::other,
    .condition = [](const Legal& legal, const Event& use) -> Verdict {
      return legal.state().has_equipment(use.seats[0]) ? fine
                                                       : broken(rule::drowning, why::no_card);
    },
    .effect =
        [](Play& g, const Use& u, Seat target) {
          std::array<Card, deck_size> list;  // NOLINT: as far as it is read
          const int n = g.state().cards_of(target, false, true, false, list.data());
          const std::span<const Card> all(list.data(), static_cast<std::size_t>(n));
          Event lost;
          lost.kind = kind::forfeit;
          lost.seat = target;
          lost.cards = all;
          const std::array<Play::Choice, 2> ways = {{{Way::suffer, {}}, {Way::strip, lost}}};
          const Way way = g.decides(target, {ways.data(), n > 0 ? 2U : 1U}, rule::drowning);
          if (way == Way::strip)
            g.say(kind::forfeit, target, rule::drowning, all);
          else
            g.damage({.from = u.source(),
                      .to = target,
                      .element = Element::thunder,
                      .rule = rule::drowning,
                      .cards = u.cards(),
                      .use = &u});
        },
    .refusals = {{{why::no_card, &breach::nothing_to_drown}}}};

}  // namespace tally::sanguosha
