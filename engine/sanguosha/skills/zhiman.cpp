// 制蛮 Taming the Southerners
#include "engine/sanguosha/flow/deputies.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

void takes_from_front(Play& g, Seat owner, Seat of) {
  if (g.stopped() || !g.legal().may_take(of, false, true)) return;
  Question q =
      Play::question_about(Ask::snatch_front, owner, of, kind::snatch, rule_of(Skill::zhiman));
  q.may_pass = false;
  g.ask_and_commit(q);
}

void tames(Play& g, Seat owner, Damage& d) {
  if (d.from != owner || d.to == owner) return;
  if (!g.invokes(owner, Skill::zhiman, d.to)) return;
  g.prevents(d, rule_of(Skill::zhiman));
  takes_from_front(g, owner, d.to);
  if (same_kingdom(g.state(), owner, d.to)) offers_another_deputy(g, owner, d.to, Skill::zhiman);
}

}  // namespace

constinit const SkillInfo skills::zhiman{
    .id = "SGS-SKILL-ZHIMAN",
    .en = "Taming the Southerners",
    .zh = "制蛮",
    .text_en =
        "When you are about to deal damage to another player you may prevent it and take a card of "
        "his equipment or judgement area, if there is one. If he is of your kingdom you may then "
        "let him change his deputy, once a game.",
    .text_zh =
        "对其他角色造成伤害时，可以防止此伤害，然后获得其装备区或判定区里的一张牌（若有）；若"
        "其与你势力相同，可以令其选择是否变更副将（每局限一次）。",
    .source = "published kingdom war 变, general 马谡; FreeKill 0.5.7",
    .source_zh = "国战·变，武将马谡；新月杀0.5.7",
    .option = "OPT-SGS-GZ-CHANGE",
    // What runs along a chain, or is passed on, is dealt to him too.
    .effects = {.before_damage =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.transmitted || d.transferred) tames(g, owner, d);
                    },
                .dealing = tames}};

}  // namespace tally::sanguosha
