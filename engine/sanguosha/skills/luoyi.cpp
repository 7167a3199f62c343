// 裸衣 Bare Chested
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::luoyi{
    .id = "SGS-SKILL-LUOYI",
    .en = "Bare Chested",
    .zh = "裸衣",
    .uses_noted = Life::turn,
    .text_en =
        "In your draw phase you may draw one card less; then a Slash or a Duel you use this "
        "turn deals 1 more damage, if you are the source.",
    .text_zh =
        "摸牌阶段，可以少摸一张牌；若如此做，本回合你使用【杀】或【决斗】"
        "（你为伤害来源时）造成的伤害+1。",
    .source = "published standard edition, general 许褚; official FAQ",
    .effects = {.drawing =
                    [](Play& g, Seat owner, Drawing& drawing) {
                      if (drawing.who == owner && drawing.count > 0 &&
                          g.invokes(owner, Skill::luoyi))
                        --drawing.count;
                    },
                .dealing =
                    [](Play& g, Seat owner, Damage& d) {
                      const bool own = d.from == owner && d.use != nullptr && d.use->by == owner;
                      if (own && (is_slash(d.use->as) || d.use->as == Name::duel) &&
                          g.state().noted(owner, Skill::luoyi, Life::turn) > 0)
                        d.change(+1, cause(Skill::luoyi));
                    }}};

}  // namespace tally::sanguosha
