// 敛资（太阳神国战） Gathering Wealth of QSanguosha-For-Hegemony
#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/wealth.h"

namespace tally::sanguosha {
namespace {

// One after another of those looked at; true when he has taken one.
bool takes_one(Play& g, Seat owner, Card paid) {
  Question q = Play::question_to(owner, Ask::pick, kind::pick, rule_of(Skill::lianzi_qs));
  q.what = cause(Skill::lianzi_qs);
  q.card = paid;
  return !g.stopped() && g.ask_and_commit(q).kind != nothing;
}

// What he leaves lies on top again, in the order in which it lay.
void puts_back(Play& g, Seat owner, std::span<const Card> seen) {
  const State& s = g.state();
  std::array<Card, deck_size> left;  // NOLINT: as far as it is read
  std::size_t n = 0;
  for (const Card c : seen)
    if (c < deck_size && s.peeked.contains(c)) left[n++] = c;
  for (int i = 0; i < s.peeked_unseen && n < left.size(); ++i) left[n++] = unknown_card;
  if (n == 0 || g.stopped()) return;
  Event e;
  e.kind = kind::arrange;
  e.seat = owner;
  e.value = static_cast<std::int32_t>(n);
  e.cards = {left.data(), n};
  e.rule = rule_of(Skill::lianzi_qs);
  g.tell(e);
}

}  // namespace

constinit const SkillInfo skills::lianzi_qs{
    .id = "SGS-SKILL-LIANZI-QS",
    .en = "Gathering Wealth",
    .zh = "敛资",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard a hand card and look at as many cards of the draw "
        "pile as the players of Wu have equipped; you may show and take any of them that are of "
        "the type of the card discarded, basic, trick or equipment. The others stay on top of the "
        "pile in their order.",
    .text_zh =
        "出牌阶段限一次，可以弃置一张手牌，观看牌堆顶的X张牌（X为吴势力角色装备区里的牌数），"
        "然后可以展示并获得其中任意张与弃置的牌类别相同的牌，其余按原顺序置于牌堆顶。",
    .source = "QSanguosha-For-Hegemony 2.0.0, src/package/transformation.cpp, LianziCard; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，src/package/transformation.cpp，\"LianziCard\"；实测",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      const State& s = legal.state();
                      const bool seen = s.peeked.contains(c) ||
                                        (s.peeked_unseen > 0 && s.where(c).zone == Zone::somewhere);
                      return seen && (q.card >= deck_size || sort_of(c) == sort_of(q.card));
                    },
                .may_act = may_gather<Skill::lianzi_qs>,
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Rule why = rule_of(Skill::lianzi_qs);
                      const Seat owner = invoke.seat;
                      const std::optional<Card> paid = pays_to_gather<Skill::lianzi_qs>(g, owner);
                      if (!paid) return;
                      const int due = equipment_of_wu(g.state());
                      if (due == 0) return;
                      std::array<Card, deck_size> seen;
                      seen.fill(unknown_card);
                      const int n = std::min<int>(g.peek(owner, due, why, seen.data()), deck_size);
                      for (int left = n; left > 0 && takes_one(g, owner, *paid); --left) {
                      }
                      puts_back(g, owner, {seen.data(), static_cast<std::size_t>(n)});
                      g.put_back_peeked();
                      g.settle_pile();
                    }}};

}  // namespace tally::sanguosha
