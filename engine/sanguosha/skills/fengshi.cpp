// 锋矢 Arrowhead
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/lines.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::fengshi{
    .id = "SGS-SKILL-FENGSHI",
    .en = "Arrowhead",
    .zh = "锋矢",
    .compulsory = true,
    .shown_only = [](const Options&) { return true; },
    .formation = Formation::siege,
    .text_en =
        "Formation skill. While you besiege a player, whoever besieges him with you, you "
        "included, makes him discard a card of his equipment area when he becomes the target "
        "of his Slash.",
    .text_zh =
        "阵法技，若你是围攻角色，当此围攻关系中的围攻角色使用【杀】指定被围攻角色为目标后，被"
        "围攻角色弃置装备区里的一张牌。",
    .source = "published kingdom war 势, general 张任; FreeKill 0.5.7, read",
    .source_zh = "国战·势，武将张任；新月杀0.5.7，源码",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      return legal.state().where(c) == Place{Zone::equip, q.who};
                    },
                .target_specified =
                    [](Play& g, Seat owner, Target& t) {
                      const State& s = g.state();
                      if (!is_slash(t.use.as) || !s.has_equipment(t.target)) return;
                      if (besiege(s, owner, t.use.by, t.target))
                        g.pays_for(t.target, Skill::fengshi, 1, false, owner);
                    }}};

}  // namespace tally::sanguosha
