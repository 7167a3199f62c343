// 反间 Sow Dissension
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

void hand_over(Play& g, Seat from, Seat to, Card card) {
  if (!g.state().living(to)) return;
  const Place place = g.state().where(card);
  if (place.zone == Zone::somewhere &&
      (card == unknown_card || g.state().at(from).hidden_cards > 0)) {
    // Nobody has seen which card it is, or whether it is still there.
    Question q = Play::question_to(to, Ask::stands, kind::snatch, rule_of(Skill::fanjian));
    q.other = from;
    Event taken = g.ask(q);
    g.commit(taken);
    return;
  }
  if (!(place == Place{Zone::hand, from})) return;
  Event e;
  e.kind = kind::snatch;
  e.seat = to;
  e.other = from;
  e.cards = {&card, 1};
  e.rule = rule_of(Skill::fanjian);
  g.tell(e);
}

}  // namespace

constinit const SkillInfo skills::fanjian{
    .id = "SGS-SKILL-FANJIAN",
    .en = "Sow Dissension",
    .zh = "反间",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may choose another player: he names a suit, then picks "
        "a card of your hand unseen and shows it. If it is of another suit, you deal him 1 "
        "damage. If he survives, he gets the card.",
    .text_zh =
        "出牌阶段限一次，你可以令一名其他角色选择一种花色，然后其展示你的一张手牌（不能先看）。"
        "若花色与所选的不同，你对其造成1点伤害。其若存活，获得此牌。",
    .source = "published standard edition, general 周瑜; official FAQ",
    .source_zh = "标准版，武将周瑜；官方FAQ",
    .option = "AMB-SGS-027",
    .effects = {
        .shape = {1, 1},
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          if (invoke.seats[0] == invoke.seat) return {rule_of(Skill::fanjian), false, why::target};
          if (legal.state().hand_size(invoke.seat) > 0) return {};
          return {rule_of(Skill::fanjian), false, why::no_price};
        },
        .act =
            [](Play& g, const Event& invoke) {
              const Seat owner = invoke.seat;
              const Seat target = invoke.seats[0];
              Question q =
                  Play::question_to(target, Ask::declare, kind::declare, rule_of(Skill::fanjian));
              q.other = owner;
              q.may_pass = false;
              Event named = g.ask(q);
              g.commit(named);
              q.ask = static_cast<std::uint8_t>(Ask::expose);
              q.accepts = kind::expose;
              Event shown = g.ask(q);
              if (shown.cards.empty()) return;
              const Card card = shown.cards[0];
              g.commit(shown);
              // AMB-SGS-027: the card is his after the damage, or before it.
              const bool before = g.options().is<Opt::fanjian_transfer>("before");
              if (before) hand_over(g, owner, target, card);
              const bool seen = named.shows(Field::what) && card < deck_size;
              const Truth differs =
                  seen ? truth(static_cast<What>(g.suit(card)) != named.what) : Truth::unseen;
              g.damage_if(differs, {.from = owner, .to = target, .rule = rule_of(Skill::fanjian)});
              if (!before && !g.stopped()) hand_over(g, owner, target, card);
            }}};

}  // namespace tally::sanguosha
