// 悲歌 Elegy
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::beige{
    .id = "SGS-SKILL-BEIGE",
    .en = "Elegy",
    .zh = "悲歌",
    .text_en =
        "After anybody has taken damage by a Slash you may discard a card and have him judge. "
        "A heart: he recovers 1; a diamond: he draws two; a club: the source discards two "
        "cards; a spade: the source is turned over.",
    .text_zh =
        "一名角色受到【杀】造成的伤害后，可以弃置一张牌，令其进行判定：红桃，其回复1点体力；"
        "方块，其摸两张牌；梅花，伤害来源弃置两张牌；黑桃，伤害来源将武将牌翻面。",
    .source = "published Mountain edition, general 蔡文姬",
    .source_zh = "山扩展，武将蔡文姬",
    .needs = &needs::any_card,
    .effects = {.damaged = [](Play& g, Seat owner, Damage& d) {
      if (d.use == nullptr || !is_slash(d.use->as) || !g.state().has_card(owner)) return;
      if (!g.state().living(d.to)) return;  // what came of it before has killed him
      constexpr Rule why = rule_of(Skill::beige);
      if (!g.invokes(owner, Skill::beige, d.to) || !g.pays(owner, Ask::pay_any, 1, why, false))
        return;
      if (!g.state().living(d.to)) return;  // he has paid with the Way of Peace, and died of it
      Suit turned = Suit::none;
      g.judgement(d.to, cause(Skill::beige), why, [&](Suit s, int) {
        turned = s;
        return true;
      });
      if (g.stopped()) return;
      switch (turned) {
        case Suit::heart:
          if (g.state().living(d.to)) g.heal(d.to, 1, why);
          break;
        case Suit::diamond:
          if (g.state().living(d.to)) g.draw(d.to, 2, why);
          break;
        case Suit::club: g.discards(d.from, 2, why); break;
        case Suit::spade: g.turn_over(d.from, why); break;
        case Suit::none: break;
      }
    }}};

}  // namespace tally::sanguosha
