#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_in_hand_or_equipment, "{0}: this is not a card of the target's hand or equipment",
              "{0}：这不是目标手牌或装备区里的牌")

namespace {

// 寒冰剑 【杀】造成伤害时，若目标有牌，可以防止此伤害，改为依次弃置其两张牌。
// Frost Sword: instead of the damage the user discards two of the target's cards, one by one.
// SGS-CARD-FROST-SWORD (published EX card)
void freezes(Play& g, Seat /*owner*/, Damage& d) {
  const State& s = g.state();
  if (d.slash == nullptr || !s.has_card(d.to)) return;
  if (!g.invokes(d.from, Name::ice_sword, d.to)) return;
  for (int i = 0; i < 2 && s.living(d.to); ++i) g.removes(d.from, d.to, rule::ice_sword);
  g.prevents(d, rule::ice_sword);
}

}  // namespace

constinit const CardRules cards::ice_sword =
    equipment({.dealing = freezes}, &breach::not_in_hand_or_equipment);

constinit const AskRules asks::remove_own{
    .judge = [](const Legal& legal, const Question& q,
                const Event& a) { return legal.others_card(q, a, false, true); },
    .offer = [](Offers& o) { o.from_other(kind::remove); }};

}  // namespace tally::sanguosha
