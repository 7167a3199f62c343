// 鸩毒 Poisoned Wine, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// He uses a Wine, of no card; false where he may not.
bool drinks_if_he_may(Play& g, Seat who) {
  Event wine;
  wine.kind = kind::use;
  wine.seat = who;
  wine.what = cause(Name::wine);
  wine.seats = {who};
  wine.rule = rule_of(Skill::zhendu_qs);
  if (!g.legal().use(wine).legal()) return false;
  g.use(wine, true, true);
  return true;
}

}  // namespace

constinit const SkillInfo skills::zhendu_qs{
    .id = "SGS-SKILL-ZHENDU-QS",
    .en = "Poisoned Wine",
    .zh = "鸩毒",
    .text_en =
        "At the start of another player's play phase you may discard a hand card: if he may use a "
        "Wine he uses one, of no card, then you deal 1 damage to him.",
    .text_zh =
        "其他角色的出牌阶段开始时，可以弃置一张手牌。若其能使用【酒】，则视为其使用一张【酒】，然后"
        "你对其造成1点伤害。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 何太后; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将何太后；实测",
    .effects = {.play_start = [](Play& g, Seat owner, PhaseTime& time) {
      const Seat to = time.who;
      if (to == owner || !g.state().living(to) || g.state().hand_size(owner) == 0) return;
      if (!g.invokes(owner, Skill::zhendu_qs, to) ||
          !g.pays(owner, Ask::pay_hand, 1, rule_of(Skill::zhendu_qs), false))
        return;
      if (g.stopped() || !g.state().living(to) || !drinks_if_he_may(g, to)) return;
      if (!g.stopped() && g.state().living(to))
        g.damage({.from = owner, .to = to, .rule = rule_of(Skill::zhendu_qs)});
    }}};

}  // namespace tally::sanguosha
