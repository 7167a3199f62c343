// 礼让 Courtesy
#include <algorithm>
#include <span>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

namespace {

// His cards that were discarded lie together in the discard pile, though others may come on top of
// them before he gives any: it is noted from which place on (of the turn) and how many (of the
// phase).
bool is_one_of_them(const State& s, Seat owner, Card c) {
  const int begin = std::min<int>(s.noted(owner, Skill::lirang, Life::turn), s.discard_count);
  const int n = std::min(s.noted(owner, Skill::lirang, Life::phase), s.discard_count - begin);
  const auto* const first = s.discard.begin() + begin;
  return std::find(first, first + n, c) != first + n;
}

int still_there(const State& s, std::span<const Card> discarded) {
  return static_cast<int>(std::ranges::count_if(
      discarded, [&](Card c) { return c >= deck_size || s.where(c).zone == Zone::discard; }));
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
    .effects = {
        .price = [](const Legal& legal, const Question& q,
                    Card c) { return is_one_of_them(legal.state(), q.who, c); },
        .shape = {1, 1},
        .may_act = on_another<Skill::lirang>,
        .cards_moved =
            [](Play& g, Seat owner, CardsMove& move) {
              constexpr KindSet discards{kind::discard, kind::remove, kind::forfeit};
              if (!move.losers.contains(owner) || !discards.contains(move.event.kind)) return;
              // He may have been turned up for it, and over that the pile been shuffled, or
              // an Imperial Order have left the game.
              int left = std::min(still_there(g.state(), move.event.cards),
                                  static_cast<int>(g.state().discard_count));
              const Mark mark = mark_of(Skill::lirang);
              const int begin = g.state().discard_count - left;
              // Between two gifts he may lose more cards, and give away those.
              const auto set = [&](Life where, int n) {
                g.note(owner, mark, where, n - g.state().noted(owner, Skill::lirang, where));
              };
              const int begin_before = g.state().noted(owner, Skill::lirang, Life::turn);
              const int left_before = g.state().noted(owner, Skill::lirang, Life::phase);
              set(Life::turn, begin);
              set(Life::phase, left);
              // An Imperial Order among them leaves the game before he gives any, and he
              // may die of a Way of Peace.
              const auto there = [&] {
                return g.state().discard_count > begin && g.state().living(owner);
              };
              for (; left > 0 && there() && !g.stopped(); --left) {
                const Seat to = g.invokes_on_one(owner, Skill::lirang);
                if (to == nobody || !there() || !g.retrieves(owner, to, Skill::lirang, 1, false))
                  break;
                set(Life::phase, left - 1);
              }
              set(Life::turn, begin_before);
              set(Life::phase, left_before);
            }}};

}  // namespace tally::sanguosha
