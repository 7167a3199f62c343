// 曹操 Cao Cao
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const GeneralInfo generals::caocao{"Cao Cao", "曹操", Kingdom::wei, Gender::male, 4};

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
    .effects = {.damaged = [](Play& g, Seat owner, const Damage& d, int /*amount*/) {
      const bool there = std::any_of(d.cards.begin(), d.cards.end(),
                                     [&](Card c) { return g.state().may_lie_on_table(c); });
      if (there && g.invokes(owner, Skill::jianxiong))
        g.gain(owner, d.cards, rule_of(Skill::jianxiong));
    }}};

constinit const SkillInfo skills::hujia{
    .id = "SGS-SKILL-HUJIA",
    .en = "Royal Escort",
    .zh = "护驾",
    .lord = true,
    .text_en =
        "Lord skill. Each time you need a Dodge you may call on the other Wei players, in "
        "action order; the first to use or play a Dodge does so in your place.",
    .text_zh =
        "主公技，需要使用或打出【闪】时，可以请其他魏势力角色依次代为使用或打出一张【闪】，"
        "视为由你使用或打出。",
    .source = "published standard edition, general 曹操; official FAQ",
    .effects = {.helps = [](Play& g, Seat owner, Ask what, Seat against, const Use& u) {
      if (what != Ask::dodge && what != Ask::play_dodge) return false;
      return g.asks_kingdom(owner, Kingdom::wei, Skill::hujia, [&](Seat helper) {
        Use his = u;  // what pierces the owner's armour does not pierce the helper's
        his.ignores_armour = false;
        return g.answers_for(owner, rule_of(Skill::hujia), what, helper, against, his);
      });
    }}};

}  // namespace tally::sanguosha
