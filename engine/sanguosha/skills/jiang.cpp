// 激昂 Fired Up
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

void fires_up(Play& g, Seat owner, const Target& t) {
  const bool red_slash = is_slash(t.use.as) && t.use.color == Color::red;
  if ((t.use.as == Name::duel || red_slash) && g.invokes(owner, Skill::jiang))
    g.draw(owner, 1, rule_of(Skill::jiang));
}

}  // namespace

constinit const SkillInfo skills::jiang{
    .id = "SGS-SKILL-JIANG",
    .en = "Fired Up",
    .zh = "激昂",
    .text_en =
        "Each time you use a Duel or a red Slash, or are a target of one, you may draw a "
        "card.",
    .text_zh = "使用【决斗】或红色【杀】指定目标后，或成为其目标后，可以摸一张牌。",
    .source = "published Mountain edition, general 孙策",
    .source_zh = "山扩展，武将孙策",
    .effects = {.target_specified =
                    [](Play& g, Seat owner, Target& t) {
                      if (t.use.by == owner && t.use.targets[0] == t.target) fires_up(g, owner, t);
                    },
                .target_confirmed =
                    [](Play& g, Seat owner, Target& t) {
                      if (t.target == owner) fires_up(g, owner, t);
                    }}};

}  // namespace tally::sanguosha
