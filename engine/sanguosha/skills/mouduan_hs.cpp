// 谋断（国战新版） Resolve of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/shades.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::mouduan_hs{
    .id = "SGS-SKILL-MOUDUAN-HS",
    .en = "Resolve (new kingdom war)",
    .zh = "谋断（国战新版）",
    .text_en =
        "In your finish phase, if the cards you used in your play phase were of four suits or "
        "three types, you may move a card in front of a player to the same area of another.",
    .text_zh =
        "结束阶段，若你于出牌阶段内使用过四种花色或三种类别的牌，可以将场上的一张牌移至另一"
        "名角色的对应区域。",
    .source = "FreeKill 0.5.7, kingdom war, general 吕蒙; observed",
    .source_zh = "新月杀0.5.7国战，武将吕蒙；实测",
    .effects = {// Such as Flexibility 巧变 moves.
                .price = [](const Legal& legal, const Question& q,
                            Card c) { return info(Skill::qiaobian).effects.price(legal, q, c); },
                .finish_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      const int used = shades_used(g.state(), owner);
                      if (suits_among(used) < 4 && types_among(used) < 3) return;
                      // There may be nothing that can be moved.
                      if (g.invokes(owner, Skill::mouduan_hs))
                        g.relocates(owner, nobody, Skill::mouduan_hs, false, true);
                    }}};

}  // namespace tally::sanguosha
