// 鸩毒 Poisoned Wine
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// He uses a Wine, of no card, where he may.
void drinks(Play& g, Seat who) {
  Event wine;
  wine.kind = kind::use;
  wine.seat = who;
  wine.what = cause(Name::wine);
  wine.seats = {who};
  wine.rule = rule_of(Skill::zhendu);
  if (g.legal().use(wine).legal()) g.use(wine, true, true);
}

}  // namespace

constinit const SkillInfo skills::zhendu{
    .id = "SGS-SKILL-ZHENDU",
    .en = "Poisoned Wine",
    .zh = "鸩毒",
    .text_en =
        "At the start of another player's play phase you may discard a hand card: he uses a "
        "Wine, of no card, if he may use one, then you deal 1 damage to him.",
    .text_zh =
        "其他角色的出牌阶段开始时，可以弃置一张手牌，令其视为使用一张【酒】（若其能使用），然后你对"
        "其"
        "造成1点伤害。",
    .source = "published kingdom war 阵, general 何太后; FreeKill 0.5.7, observed",
    .source_zh = "国战·阵，武将何太后；新月杀0.5.7，实测",
    .effects = {.play_start = [](Play& g, Seat owner, PhaseTime& time) {
      const Seat to = time.who;
      if (to == owner || !g.state().living(to) || g.state().hand_size(owner) == 0) return;
      if (!g.invokes(owner, Skill::zhendu, to) ||
          !g.pays(owner, Ask::pay_hand, 1, rule_of(Skill::zhendu), false))
        return;
      if (g.stopped() || !g.state().living(to)) return;
      drinks(g, to);
      if (!g.stopped() && g.state().living(to))
        g.damage({.from = owner, .to = to, .rule = rule_of(Skill::zhendu)});
    }}};

}  // namespace tally::sanguosha
