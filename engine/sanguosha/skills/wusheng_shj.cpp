// 武圣（新版） Warrior Saint, as Sheauhaw has it
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::wusheng_shj{
    .id = "SGS-SKILL-WUSHENG-SHJ",
    .en = "Warrior Saint (new)",
    .zh = "武圣（新版）",
    .text_en =
        "You may use or play a red card as a Slash. Your Slashes that are diamonds know no "
        "distance.",
    .text_zh = "可以将一张红色牌当【杀】使用或打出；你使用的方块【杀】无距离限制。",
    .source = "programs: QSanguosha of Sheauhaw, standard-generals.cpp, 武圣; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-generals.cpp，武圣；实测",
    .effects = {.from_equipment = true,
                .converts =
                    [](const Legal& legal, Seat owner, Card card, Name as) {
                      return as == Name::slash && color_of(legal.suit(card, owner)) == Color::red;
                    },
                .reach =
                    [](const State&, Seat owner, ReachView& v) {
                      if (v.who != owner || !is_slash(v.as) || v.cards.size() != 1) return;
                      for (const Card c : v.cards)
                        if (face(c).suit == Suit::diamond) v.distance = any_distance_at_all;
                    }}};

}  // namespace tally::sanguosha
