// 礼让 Courtesy
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

namespace {

// One of the cards that have just come to the discard pile, as many as are noted.
bool lies_on_top(const State& s, Seat owner, Card c) {
  const int n = std::min<int>(s.noted(owner, Skill::lirang, Life::phase), s.discard_count);
  const auto* const end = s.discard.begin() + s.discard_count;
  return std::find(end - n, end, c) != end;
}

}  // namespace

constinit const SkillInfo skills::lirang{
    .id = "SGS-SKILL-LIRANG",
    .en = "Courtesy",
    .zh = "礼让",
    .text_en =
        "When cards of your hand or equipment have been discarded, by whomever, you may give them "
        "to other players, each to whom you like.",
    .text_zh =
        "你的手牌或装备区里的牌被弃置后（无论由谁弃置），可以将其中任意张牌依次交给其他角色。",
    .source = "published kingdom war, general 孔融",
    .source_zh = "国战，武将孔融",
    .effects = {.price = [](const Legal& legal, const Question& q,
                            Card c) { return lies_on_top(legal.state(), q.who, c); },
                .shape = {1, 1},
                .may_act = on_another<Skill::lirang>,
                .cards_moved =
                    [](Play& g, Seat owner, CardsMove& move) {
                      constexpr KindSet discards{kind::discard, kind::remove, kind::forfeit};
                      if (!move.losers.contains(owner) || !discards.contains(move.event.kind))
                        return;
                      // He may have been turned up for it, and the pile been shuffled over that.
                      int left = std::min(static_cast<int>(move.event.cards.size()),
                                          static_cast<int>(g.state().discard_count));
                      const Mark mark = mark_of(Skill::lirang);
                      g.note(owner, mark, Life::phase, left);
                      for (; left > 0 && !g.stopped(); --left) {
                        const Seat to = g.invokes_on_one(owner, Skill::lirang);
                        if (to == nobody || !g.retrieves(owner, to, Skill::lirang, 1, false)) break;
                        g.note(owner, mark, Life::phase, -1);
                      }
                      if (left > 0) g.note(owner, mark, Life::phase, -left);
                    }}};

}  // namespace tally::sanguosha
