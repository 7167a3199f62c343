// 奸雄 Villainous Hero
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jianxiong{
    .id = "SGS-SKILL-JIANXIONG",
    .en = "Villainous Hero",
    .zh = "奸雄",
    .text_en =
        "After you have taken damage you may take the cards that dealt it into your hand, if "
        "they still lie on the table. Once for each damage, however much it was; nothing "
        "for damage that no card dealt.",
    .text_zh =
        "受到伤害后，若造成伤害的牌仍在处理区，你可以获得之。每次伤害一次，与点数无关；"
        "不是牌造成的伤害没有可获得的牌。",
    .source = "published standard edition, general 曹操; official FAQ",
    .source_zh = "标准版，武将曹操；官方FAQ",
    .effects = {.damaged = [](Play& g, Seat owner, Damage& d) {
      const bool there = std::any_of(d.cards.begin(), d.cards.end(),
                                     [&](Card c) { return g.state().may_lie_on_table(c); });
      if (d.to == owner && there && g.invokes(owner, Skill::jianxiong))
        g.gain(owner, d.cards, rule_of(Skill::jianxiong));
    }}};

}  // namespace tally::sanguosha
