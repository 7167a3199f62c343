// 乱击（国战新版） Random Arrows of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

constexpr int bit_of(Suit s) { return 1 << static_cast<int>(s); }

bool is_by_it(Seat owner, const Use& u) {
  return u.by == owner && u.as == Name::archery_attack && u.card_count == 2;
}

}  // namespace

constinit const SkillInfo skills::luanji_hs{
    .id = "SGS-SKILL-LUANJI-HS",
    .en = "Random Arrows (new kingdom war)",
    .zh = "乱击（国战新版）",
    .text_en =
        "You may use two hand cards as an Archery Attack, of suits that you have not used for "
        "this in the same turn. Somebody of your kingdom who plays a Dodge against it may draw a "
        "card.",
    .text_zh =
        "可以将两张手牌当【万箭齐发】使用，其花色须本回合未以此法使用过；与你势力相同的角色打出"
        "【闪】响应后，其可以摸一张牌。",
    .source = "FreeKill 0.5.7, kingdom war, general 袁绍; observed",
    .source_zh = "新月杀0.5.7国战，武将袁绍；实测",
    .effects = {.joins = {2, Name::archery_attack,
                          [](const Legal& legal, std::span<const Card> cards) -> Verdict {
                            const State& s = legal.state();
                            const int used = s.noted(s.current, Skill::luanji_hs, Life::turn);
                            for (const Card c : cards) {
                              if (c >= deck_size) return undecided;
                              if ((used & bit_of(legal.suit(c, s.current))) != 0)
                                return broken(rule_of(Skill::luanji_hs), why::no_price);
                            }
                            return fine;
                          }},
                .card_used =
                    [](Play& g, Seat owner, Use& u) {
                      if (!is_by_it(owner, u)) return;
                      for (const Card c : u.cards()) {
                        if (c >= deck_size) continue;
                        const int bit = bit_of(g.legal().suit(c, owner));
                        if ((g.state().noted(owner, Skill::luanji_hs, Life::turn) & bit) == 0)
                          g.note(owner, mark_of(Skill::luanji_hs), Life::turn, bit);
                      }
                    },
                .card_answered =
                    [](Play& g, Seat owner, Answered& a) {
                      if (a.to == nullptr || a.as != Name::dodge || !is_by_it(owner, *a.to) ||
                          !same_kingdom(g.state(), owner, a.who))
                        return;
                      if (g.invokes(a.who, Skill::luanji_hs, owner))
                        g.draw(a.who, 1, rule_of(Skill::luanji_hs));
                    }}};

}  // namespace tally::sanguosha
