// 涉猎 Wide Reading
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

constexpr int turned_up = 5;

// Of which suits he has taken one, a bit each.
bool is_taken(const State& s, Seat who, Suit suit) {
  return (s.noted(who, Skill::shelie, Life::phase) >> static_cast<unsigned>(suit) & 1) != 0;
}

void picks_each_suit(Play& g, Seat owner, std::array<Card, deck_size>& shown, int n) {
  constexpr Rule why = rule_of(Skill::shelie);
  const State& s = g.state();
  for (const Suit suit : {Suit::spade, Suit::heart, Suit::club, Suit::diamond}) {
    const bool any = std::any_of(shown.begin(), shown.begin() + n, [&](Card c) {
      return s.may_lie_on_table(c) && (c == unknown_card || !is_taken(s, owner, g.suit(c)));
    });
    if (!any || g.stopped() || !s.living(owner)) break;
    Question q = Play::question_to(owner, Ask::pick, kind::pick, why);
    q.what = cause(Skill::shelie);
    q.may_pass = false;
    Event a = g.ask(q);
    const Card c = a.cards.size() == 1 ? a.cards[0] : Card{unknown_card};
    if (a.kind != nothing) n = g.picked(c, shown.data(), n);
    const Suit of_it = c == unknown_card ? suit : g.suit(c);
    g.commit(a);
    g.note(owner, mark_of(Skill::shelie), Life::phase, 1 << static_cast<unsigned>(of_it));
  }
  g.put_away({shown.data(), static_cast<std::size_t>(n)}, why);
}

}  // namespace

constinit const SkillInfo skills::shelie{
    .id = "SGS-SKILL-SHELIE",
    .en = "Wide Reading",
    .zh = "涉猎",
    .text_en =
        "In your draw phase you may turn up five cards of the draw pile instead of drawing, and "
        "take "
        "one of each suit among them; the others are put away.",
    .text_zh =
        "摸牌阶段，可以放弃摸牌，改为亮出牌堆顶的五张牌，获得其中每种花色的牌各一张，其余置入弃牌堆"
        "。",
    .source = "published kingdom war 变, general 君孙权 (缘江烽火图)",
    .source_zh = "国战·变，武将君孙权（缘江烽火图）",
    .effects = {.price = [](const Legal& legal, const Question& q,
                            Card c) { return !is_taken(legal.state(), q.who, legal.suit(c)); },
                .drawing =
                    [](Play& g, Seat owner, Drawing& drawing) {
                      if (drawing.who != owner || !g.invokes(owner, Skill::shelie)) return;
                      drawing.done = true;
                      std::array<Card, deck_size> shown;  // NOLINT: as far as it is read
                      const int n = g.reveal(turned_up, rule_of(Skill::shelie), shown.data());
                      picks_each_suit(g, owner, shown, n);
                    }}};

}  // namespace tally::sanguosha
