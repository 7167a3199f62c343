// 红颜（国战新版） Blush of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::hongyan_hs{
    .id = "SGS-SKILL-HONGYAN-HS",
    .en = "Blush (new kingdom war)",
    .zh = "红颜（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. Your spades are hearts. With a heart in your equipment area you keep one "
        "hand card more.",
    .text_zh = "锁定技，你的黑桃牌视为红桃牌；若装备区里有红桃牌，手牌上限+1。",
    .source = "FreeKill 0.5.7, kingdom war, general 小乔; observed",
    .source_zh = "新月杀0.5.7国战，武将小乔；实测",
    .effects = {.suit =
                    [](const State&, Seat owner, SuitView& seen) {
                      if (seen.who == owner && seen.suit == Suit::spade) seen.suit = Suit::heart;
                    },
                .hand_limit =
                    [](const State& s, Seat owner, LimitView& v) {
                      if (v.who != owner) return;
                      std::array<Card, deck_size> worn;  // NOLINT: as far as it is read
                      const int n = s.cards_of(owner, false, true, false, worn.data());
                      for (int i = 0; i < n; ++i) {
                        const Suit suit = face(worn[static_cast<std::size_t>(i)]).suit;
                        if (suit != Suit::heart && suit != Suit::spade) continue;
                        ++v.limit;
                        return;
                      }
                    }}};

}  // namespace tally::sanguosha
