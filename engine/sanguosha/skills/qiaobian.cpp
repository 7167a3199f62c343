// 巧变 Versatility
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

bool skips(Play& g, Seat owner, PhaseTime& time) {
  if (time.who != owner || g.state().hand_size(owner) == 0) return false;
  if (!g.invokes(owner, Skill::qiaobian) ||
      !g.pays(owner, Ask::pay_hand, 1, rule_of(Skill::qiaobian), false))
    return false;
  time.skip(cause(Skill::qiaobian));
  return true;
}

// The place of such a card in front of the other player is free.
bool fits_before(const Legal& legal, Card c, const Question& q) {
  const State& s = legal.state();
  const Zone from = s.where(c).zone;
  if (from == Zone::judge) {
    const Name as = s.counts_as(c);
    return legal.may_hold_delayed(q.other, as) &&
           legal.immune(nobody, q.other, as, legal.color({&c, 1}, nobody)) == rule::none;
  }
  return from == Zone::equip && !s.equipped(q.other, slot_of(info(face(c).name).type));
}

}  // namespace

constinit const SkillInfo skills::qiaobian{
    .id = "SGS-SKILL-QIAOBIAN",
    .en = "Versatility",
    .zh = "巧变",
    .text_en =
        "You may discard a hand card to skip your judge, draw, play or discard phase. For a "
        "skipped draw phase you may take one hand card from each of up to two other players; "
        "for a skipped play phase you may move a card from one player's judgement or "
        "equipment area to the same area of another player.",
    .text_zh =
        "可以弃置一张手牌，跳过判定、摸牌、出牌或弃牌阶段；以此跳过摸牌阶段，可以获得至多两名"
        "其他角色的各一张手牌；以此跳过出牌阶段，可以将场上的一张牌移至另一名角色的对应区域。",
    .source = "published Mountain edition, general 张郃",
    .source_zh = "山扩展，武将张郃",
    .option = "OPT-SGS-TUXI-CARDS",
    .effects = {
        .price = [](const Legal& legal, const Question& q,
                    Card c) { return fits_before(legal, c, q); },
        .shape = {1, 2},
        // Whose cards are taken.
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          for (const Seat s : invoke.seats)
            if (s == invoke.seat || legal.state().hand_size(s) == 0)
              return broken(rule_of(Skill::qiaobian), why::target);
          return fine;
        },
        .before_judge = [](Play& g, Seat owner, PhaseTime& time) { skips(g, owner, time); },
        .before_draw =
            [](Play& g, Seat owner, PhaseTime& time) {
              if (!skips(g, owner, time)) return;
              const Event a = g.invokes_on(owner, Skill::qiaobian, owner);
              g.raids(owner, a.seats, rule_of(Skill::qiaobian));
            },
        .before_play =
            [](Play& g, Seat owner, PhaseTime& time) {
              if (skips(g, owner, time)) g.relocates(owner, nobody, Skill::qiaobian, false, true);
            },
        .before_discard = [](Play& g, Seat owner, PhaseTime& time) { skips(g, owner, time); }}};

}  // namespace tally::sanguosha
