// 蛊惑 Bewitchment
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// Whether the card is what it is said to be.
bool is_true(const Claim& claim) {
  return claim.card < deck_size && face(claim.card).name == claim.as;
}

void asks_who_doubts(Play& g, Seat owner, Claim& claim) {
  const State& s = g.state();
  if (claim.who != owner) return;
  SeatList doubters;
  SeatList others;
  for (const Seat other : s.living_seats())
    if (other != owner && s.at(other).hp > 0) others.push(other);
  for (const Seat other : g.in_action_order(others, s.current)) {
    Question q = Play::question_to(other, Ask::doubt, kind::doubt, rule_of(Skill::guhuo));
    q.other = owner;
    const Event a = g.ask_and_commit(q);
    if (a.kind != nothing) doubters.push(other);
  }
  Event shown;
  shown.kind = kind::unmask;
  shown.seat = owner;
  shown.rule = rule_of(Skill::guhuo);
  shown.cards = {&claim.card, 1};
  if (g.tell(shown) && shown.cards.size() == 1) claim.card = shown.cards[0];
  const bool truly = is_true(claim);
  for (const Seat other : doubters) {
    if (g.stopped()) return;
    if (!s.living(other)) continue;
    if (truly)
      g.lose_hp(other, 1, rule_of(Skill::guhuo));
    else
      g.draw(other, 1, rule_of(Skill::guhuo));
  }
  const bool heart = g.legal().suit(claim.card, owner) == Suit::heart;
  claim.done = s.living(owner) && (doubters.empty() || (truly && heart));
}

}  // namespace

constinit const SkillInfo skills::guhuo{
    .id = "SGS-SKILL-GUHUO",
    .en = "Bewitchment",
    .zh = "蛊惑",
    .text_en =
        "When you could use or play a basic card, or a trick that is not delayed, you may "
        "lay a hand card face down and name the card it stands for. The other players who "
        "have more than 0 hit points may question it, in action order; then it is turned up. "
        "If it is the card you named, everybody who questioned it loses 1 hit point; if not, "
        "each of them draws a card. It counts as the card you named if nobody questioned it, "
        "or if it is that card and a heart; otherwise it is put away.",
    .text_zh =
        "需要使用或打出一张基本牌或非延时锦囊牌时，可以扣置一张手牌并声明其为该牌；体力大于0的"
        "其他角色依次可以质疑，然后亮出此牌。若为真，质疑者各失去1点体力；若为假，质疑者各摸一"
        "张牌。无人质疑，或为真且为红桃时，按声明的牌结算，否则置入弃牌堆。",
    .source = "published Wind edition, general 于吉; official FAQ",
    .source_zh = "风扩展，武将于吉；官方FAQ",
    .effects = {.claimed = asks_who_doubts}};

}  // namespace tally::sanguosha
