// 明哲 Discretion
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

// A card nobody has seen may be red: it is up to him.
bool may_be_red(const Legal& legal, Seat owner, Card c) {
  return c >= deck_size || color_of(legal.suit(c, owner)) == Color::red;
}

void draws_for(Play& g, Seat owner, std::ptrdiff_t red_cards) {
  for (; red_cards > 0 && !g.stopped() && g.state().living(owner); --red_cards)
    if (g.invokes(owner, Skill::mingzhe)) g.draw(owner, 1, rule_of(Skill::mingzhe));
}

}  // namespace

constinit const SkillInfo skills::mingzhe{
    .id = "SGS-SKILL-MINGZHE",
    .en = "Discretion",
    .zh = "明哲",
    .text_en =
        "Outside your turn you may draw a card when you use or play a red card, and for each red "
        "card of your hand or equipment area that is discarded, by whomever.",
    .text_zh =
        "你的回合外，每当你使用或打出一张红色牌时，或每有一张手牌或装备区里的红色牌被弃置后（无"
        "论由谁弃置），可以摸一张牌。",
    .source = "QSanguosha: Para, special3v3.cpp, and Sheauhaw, spark.cpp, general 诸葛瑾; observed",
    .source_zh = "太阳神三国杀：Para（special3v3.cpp）与Sheauhaw（spark.cpp），武将诸葛瑾；实测",
    .effects = {.card_used =
                    [](Play& g, Seat owner, Use& u) {
                      if (u.by == owner && g.state().current != owner && u.color == Color::red)
                        draws_for(g, owner, 1);
                    },
                .card_answered =
                    [](Play& g, Seat owner, Answered& a) {
                      if (a.who == owner && g.state().current != owner &&
                          g.legal().color(a.cards, owner) == Color::red)
                        draws_for(g, owner, 1);
                    },
                .cards_moved =
                    [](Play& g, Seat owner, CardsMove& move) {
                      constexpr KindSet discards{kind::discard, kind::remove, kind::forfeit};
                      if (!move.losers.contains(owner) || !discards.contains(move.event.kind) ||
                          g.state().current == owner)
                        return;
                      draws_for(
                          g, owner,
                          std::count_if(move.event.cards.begin(), move.event.cards.end(),
                                        [&](Card c) { return may_be_red(g.legal(), owner, c); }));
                    }}};

}  // namespace tally::sanguosha
