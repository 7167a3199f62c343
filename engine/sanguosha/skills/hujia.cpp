// 护驾 Royal Escort
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

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
    .source_zh = "标准版，武将曹操；官方FAQ",
    .effects = {.card_needed = [](Play& g, Seat owner, Needed& n) {
      if (n.who != owner || !wants_dodge(n.what)) return;
      n.done = g.asks_kingdom(owner, Kingdom::wei, Skill::hujia, [&](Seat helper) {
        Use his = n.use;  // what pierces the owner's armour does not pierce the helper's
        his.ignores_armour = false;
        return g.answers_for(owner, rule_of(Skill::hujia), n.what, helper, n.against, his);
      });
    }}};

}  // namespace tally::sanguosha
