// 鞬出（国战新版） Chiselling Out of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jianchu_hs{
    .id = "SGS-SKILL-JIANCHU-HS",
    .en = "Chiselling Out (new kingdom war)",
    .zh = "鞬出（国战新版）",
    .text_en =
        "When your Slash has its target you may discard a card of his: after equipment he may "
        "use no Dodge against it, after another card he takes the Slash.",
    .text_zh =
        "使用【杀】指定目标后，可以弃置其一张牌：若为装备牌，其不能使用【闪】响应；否则其获"
        "得此【杀】。",
    .source = "FreeKill 0.5.7, kingdom war, general 庞德; observed",
    .source_zh = "新月杀0.5.7国战，武将庞德；实测",
    .effects = {.target_specified = [](Play& g, Seat owner, Target& t) {
      constexpr Rule why = rule_of(Skill::jianchu_hs);
      if (t.use.by != owner || !is_slash(t.use.as) || !g.state().has_card(t.target)) return;
      if (!g.invokes(owner, Skill::jianchu_hs, t.target)) return;
      Question q = Play::question_about(Ask::remove_own, owner, t.target, kind::remove, why);
      q.may_pass = false;
      Event a = g.ask(q);
      const Card gone = a.cards.size() == 1 ? a.cards[0] : unknown_card;
      g.commit(a);
      if (gone >= deck_size || g.stopped()) return;
      if (is_equipment(info(face(gone).name).type)) {
        t.dodgeable = false;
        return;
      }
      std::array<Card, 4> left{};
      std::size_t n = 0;
      for (const Card c : t.use.cards())
        if (c < deck_size && g.state().where(c).zone == Zone::table) left[n++] = c;
      if (n > 0 && g.state().living(t.target)) g.gain(t.target, {left.data(), n}, why);
    }}};

}  // namespace tally::sanguosha
