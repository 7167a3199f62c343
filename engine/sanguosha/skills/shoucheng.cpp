// 守成 Keeping What Stands
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::shoucheng{
    .id = "SGS-SKILL-SHOUCHENG",
    .en = "Keeping What Stands",
    .zh = "守成",
    .text_en =
        "When a player of your kingdom, you too, has lost his last hand card outside his turn, "
        "you may have him draw a card.",
    .text_zh = "与你势力相同的角色（包括你）于其回合外失去最后的手牌后，可以令其摸一张牌。",
    .source = "published kingdom war 阵, general 蒋琬费祎; FreeKill 0.5.7, observed",
    .source_zh = "国战·阵，武将蒋琬费祎；新月杀0.5.7，实测",
    .effects = {.lost = [](Play& g, Seat owner, Loss& loss) {
      const State& s = g.state();
      if (!loss.last_hand_card || loss.who == s.current || s.hand_size(loss.who) > 0) return;
      if (same_kingdom(s, owner, loss.who) && g.invokes(owner, Skill::shoucheng, loss.who))
        g.draw(loss.who, 1, rule_of(Skill::shoucheng));
    }}};

}  // namespace tally::sanguosha
