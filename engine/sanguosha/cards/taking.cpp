// Dismantle and Snatch: a card of another player.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(target_has_no_card, "{0}: the target has no card", "{0}：目标没有牌")
TALLY_REFUSAL(not_of_target, "{0}: this is not a card of the target", "{0}：这不是目标的牌")

namespace {

Verdict has_a_card(const Legal& legal, const Event& use) {
  return legal.state().has_any_card(use.seats[0])
             ? fine
             : broken(info(Legal::as_of(use)).rule, why::no_card);
}

// One card of `target`, chosen only after the nullification window (SGS-CARD-DISMANTLE).
void take_one(Play& g, const Use& u, Seat target, Ask ask, Kind answer, Rule rule) {
  if (!g.state().living(u.by) || !g.state().has_any_card(target)) return;
  if (answer == kind::snatch && !g.legal().may_take(target, true, true)) return;
  Question q = Play::question_about(ask, u.by, target, answer, rule);
  q.may_pass = false;
  g.ask_and_commit(q);
}

Verdict any_card_of_his(const Legal& legal, const Question& q, const Event& a) {
  return legal.others_card(q, a, true, true);
}

}  // namespace

// 过河拆桥 弃置一名其他角色区域里的一张牌：手牌随机，装备和判定区的牌由你选。
// Dismantle: discard one card of another player, a hand card unseen, other cards by choice.
// SGS-CARD-DISMANTLE (published standard edition)
constinit const CardRules cards::dismantlement{
    .aim = Aim::other,
    .condition = has_a_card,
    .effect =
        [](Play& g, const Use& u, Seat target) {
          take_one(g, u, target, Ask::remove_any, kind::remove, rule::dismantlement);
        },
    .refusals = {
        {{why::plain, &breach::not_of_target}, {why::no_card, &breach::target_has_no_card}}}};
constinit const AskRules asks::remove_any{any_card_of_his,
                                          [](Offers& o) { o.from_other(kind::remove); }};

// 顺手牵羊 获得距离为1的一名其他角色区域里的一张牌，收入手牌。
// Snatch: take one card of another player at distance 1 into one's hand.
// SGS-CARD-SNATCH, SGS-DISTANCE (published standard edition)
constinit const CardRules cards::snatch{
    .aim = Aim::other,
    .near = true,
    .condition = has_a_card,
    .effect = [](Play& g, const Use& u,
                 Seat target) { take_one(g, u, target, Ask::snatch, kind::snatch, rule::snatch); },
    .refusals = {
        {{why::plain, &breach::not_of_target}, {why::no_card, &breach::target_has_no_card}}}};
constinit const AskRules asks::snatch{any_card_of_his,
                                      [](Offers& o) { o.from_other(kind::snatch); }};

}  // namespace tally::sanguosha
