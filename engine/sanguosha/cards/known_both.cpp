#include <array>
#include <span>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

TALLY_REFUSAL(nothing_to_look_at, "{0}: the target has no hand card and no general face down to be looked at",
              "{0}：目标没有可观看的手牌或暗置的武将牌")

namespace {

Event seen_by(Seat who, Kind what, Seat of, int place) {
  Event e;
  e.kind = what;
  e.seat = who;
  e.other = of;
  e.value = place;
  e.rule = rule::known_both;
  return e;
}

void see_hand(Play& g, Seat who, Seat of) {
  std::array<Card, deck_size> hand;  // NOLINT: as far as it is read
  const int n = g.state().cards_of(of, true, false, false, hand.data());
  Event e = seen_by(who, kind::look, of, 0);
  e.cards = {hand.data(), static_cast<std::size_t>(n)};
  g.tell(e);
}

void see_general(Play& g, Seat who, Seat of, int place) {
  const Player& p = g.state().at(of);
  const auto i = static_cast<std::size_t>(place);
  const Card general = static_cast<Card::Number>(p.veiled[i]);
  Event e = seen_by(who, kind::glimpse, of, place);
  e.cards = {&general, 1};
  if (p.unnamed[i]) e.hide(Field::cards);
  g.tell(e);
}

// 知己知彼 观看一名其他角色的手牌或一张暗置的武将牌；也可以重铸。
// Know Both Sides: its user looks at the hand of another player, or at one of his generals who lies
// face down; or recast it. SGS-CARD-KNOW-BOTH-SIDES (published kingdom war, card text)
void looks(Play& g, const Use& u, Seat target) {
  const State& s = g.state();
  if (!s.living(u.by) || !s.living(target)) return;
  std::array<Play::Choice, 3> ways;
  std::size_t n = 0;
  const auto may = [&](Way way, Event brings) {
    brings.hide(Field::cards);
    ways.at(n++) = {way, brings};
  };
  if (s.hand_size(target) > 0) may(Way::see_hand, seen_by(u.by, kind::look, target, 0));
  if (s.at(target).veils(0)) may(Way::see_main, seen_by(u.by, kind::glimpse, target, 0));
  if (s.at(target).veils(1)) may(Way::see_deputy, seen_by(u.by, kind::glimpse, target, 1));
  switch (g.decides(u.by, {ways.data(), n}, rule::known_both, target)) {
    case Way::see_hand: return see_hand(g, u.by, target);
    case Way::see_main: return see_general(g, u.by, target, 0);
    case Way::see_deputy: return see_general(g, u.by, target, 1);
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
