// 蒺藜 Caltrops
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

void draws_range(Play& g, Seat owner) {
  const int used = g.state().noted(owner, Skill::jilis, Life::turn);
  const int range = g.legal().attack_range(owner);
  if (used == range && g.invokes(owner, Skill::jilis)) g.draw(owner, range, rule_of(Skill::jilis));
}

}  // namespace

constinit const SkillInfo skills::jilis{
    .id = "SGS-SKILL-JILIS",
    .en = "Caltrops",
    .zh = "蒺藜",
    .counted = Life::turn,
    .text_en =
        "When you use or play a card that is the Xth one you have used or played in this turn, "
        "whoever's it is, X being your attack range, you may draw X cards.",
    .text_zh =
        "使用或打出一张牌时，若此牌为你于当前回合内使用或打出的第X张牌（X为你的攻击范围），可"
        "以摸X张牌。",
    .source = "published kingdom war 变, general 沙摩柯; FreeKill 0.5.7",
    .source_zh = "国战·变，武将沙摩柯；新月杀0.5.7",
    .effects = {.counts_card = [](const State& s, const Event& card) -> int {
                  return s.reaches(card.seat, Skill::jilis);
                },
                .card_used =
                    [](Play& g, Seat owner, Use& u) {
                      if (u.by == owner) draws_range(g, owner);
                    },
                .card_answered =
                    [](Play& g, Seat owner, Answered& a) {
                      if (a.who == owner && a.as != Name::none) draws_range(g, owner);
                    }}};

}  // namespace tally::sanguosha
