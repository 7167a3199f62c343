// 甄姬 Zhen Ji
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const GeneralInfo generals::zhenji{"Zhen Ji", "甄姬", Kingdom::wei, Gender::female, 3};

constinit const SkillInfo skills::luoshen{
    .id = "SGS-SKILL-LUOSHEN",
    .en = "Goddess Luo",
    .zh = "洛神",
    .text_en =
        "At the start of your prepare phase you may judge: a black card is yours, and you may "
        "judge again, until a card is not black or you stop.",
    .text_zh =
        "准备阶段开始时，可以进行判定：结果为黑色，获得此牌，并可以再次判定，直到结果不为黑色或你不"
        "再判定。",
    .source = "000, \"Summary of judgment\"; published standard edition, general 甄姬",
    .option = "AMB-SGS-079",
    .effects = {.prepare =
                    [](Play& g, Seat owner) {
                      bool black = true;
                      while (black && !g.stopped() && g.state().living(owner) &&
                             g.invokes(owner, Skill::luoshen))
                        black =
                            g.judgement(owner, cause(Skill::luoshen), rule_of(Skill::luoshen),
                                        [](Suit s, int) { return color_of(s) == Color::black; });
                      g.gain_kept(owner, rule_of(Skill::luoshen));
                    },
                // AMB-SGS-079: each black card at once, or all of them in the end.
                .judged =
                    [](Play& g, Seat owner, Cause why, Card card, bool took_effect) {
                      if (why != cause(Skill::luoshen)) return;
                      const bool black = card < deck_size ? color_of(g.suit(card)) == Color::black
                                                          : took_effect;
                      if (!black) return;
                      if (g.options().is(Opt::luoshen_gain, 0))
                        g.gain(owner, {&card, 1}, rule_of(Skill::luoshen));
                      else
                        g.keep(card);
                    }}};

constinit const SkillInfo skills::qingguo{
    .id = "SGS-SKILL-QINGGUO",
    .en = "Helen of Troy",
    .zh = "倾国",
    .text_en = "You may use or play a black hand card as a Dodge.",
    .text_zh = "可以将一张黑色手牌当【闪】使用或打出。",
    .source = "published standard edition, general 甄姬",
    .effects = {.converts = [](const Legal& legal, Seat /*owner*/, Card card, Name as) {
      return as == Name::dodge && color_of(legal.suit(card)) == Color::black;
    }}};

}  // namespace tally::sanguosha
