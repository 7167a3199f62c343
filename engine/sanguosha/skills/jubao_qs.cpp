// 聚宝（太阳神国战） Treasure House of QSanguosha-For-Hegemony
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/pearl.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::jubao_qs{
    .id = "SGS-SKILL-JUBAO-QS",
    .en = "Treasure House",
    .zh = "聚宝",
    .compulsory = true,
    .text_en =
        "Compulsory. Nobody else takes the treasure that you have equipped. At the start of your "
        "finish phase, if another player has the Luminous Pearl equipped, you take a card of his, "
        "of the hand or equipped, and draw a card.",
    .text_zh =
        "锁定技，你装备区里的宝物牌不能被其他角色获得；结束阶段开始时，若有其他角色装备【定澜夜明珠"
        "】"
        "，你获得其一张牌（手牌或装备区里的牌），然后摸一张牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, src/package/transformation.cpp, Jubao; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，src/package/transformation.cpp，\"Jubao\"；实测",
    .effects = {.keeps = keeps_treasure, .finish_start = [](Play& g, Seat owner, PhaseTime& time) {
                  constexpr Rule why = rule_of(Skill::jubao_qs);
                  const State& s = g.state();
                  if (time.who != owner) return;
                  for (const Card pearl : luminous_pearls) {
                    const Place lies = s.where(pearl);
                    if (lies.zone != Zone::equip || lies.seat == owner || g.stopped()) continue;
                    g.takes(owner, lies.seat, Ask::snatch_own, why);
                    if (!g.stopped() && s.living(owner)) g.draw(owner, 1, why);
                  }
                }}};

}  // namespace tally::sanguosha
