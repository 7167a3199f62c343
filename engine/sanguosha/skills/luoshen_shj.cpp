// 洛神（新版） Goddess Luo, as Sheauhaw has it
#include <algorithm>
#include <array>

#include "engine/sanguosha/skills/goddess.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::luoshen_shj{
    .id = "SGS-SKILL-LUOSHEN-SHJ",
    .en = "Goddess Luo (new)",
    .zh = "洛神（新版）",
    .text_en =
        "At the start of your prepare phase you may judge: a black card is yours, and you may "
        "judge again, until a card is not black or you stop. In your discard phase of this turn "
        "cards gained so neither count to your hand limit nor may be discarded.",
    .text_zh =
        "准备阶段开始时，可以进行判定：结果为黑色，获得此牌，并可以再次判定，直到结果不为黑色或你不"
        "再判定。以此法获得的牌于本回合的弃牌阶段不计入手牌上限，也不能被弃置。",
    .source = "programs: QSanguosha of Sheauhaw, standard-generals.cpp, general 甄姬; observed",
    .source_zh = "程序：太阳神三国杀Sheauhaw版，standard-generals.cpp，武将甄姬；实测",
    .needs = &needs::black,
    .effects = {.prepare_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      judges_while_black<Skill::luoshen_shj>(g, owner);
                    },
                .judged =
                    [](Play& g, Seat owner, Judging& time) {
                      if (!black_of_his<Skill::luoshen_shj>(g, owner, time)) return;
                      const Card card = time.card;
                      g.gain(owner, {&card, 1}, rule_of(Skill::luoshen_shj));
                      if (card < deck_size) g.uncount(card);
                    },
                .hand_limit =
                    [](const State& s, Seat owner, LimitView& v) {
                      if (v.who != owner || s.uncounted.empty()) return;
                      std::array<Card, deck_size> own;
                      const int n = s.cards_of(owner, true, false, false, own.data());
                      v.limit +=
                          static_cast<int>(std::count_if(own.begin(), own.begin() + n, [&](Card c) {
                            return s.counts_not(c, owner);
                          }));
                    }}};

}  // namespace tally::sanguosha
