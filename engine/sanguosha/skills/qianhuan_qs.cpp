// 千幻 Thousand Illusions, as QSanguosha-For-Hegemony has it
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

namespace {

bool has_illusion_of(const State& s, Seat owner, Suit suit) {
  std::array<Card, deck_size> pile;  // NOLINT: as far as it is read
  const int n = s.pile_of(owner, Skill::qianhuan_qs, pile.data());
  return std::any_of(pile.begin(), pile.begin() + n,
                     [&](Card c) { return c < deck_size && face(c).suit == suit; });
}

// The top card of the pile; one of a suit that lies there already goes at once.
void lays_top_card(Play& g, Seat owner) {
  constexpr Rule why = rule_of(Skill::qianhuan_qs);
  std::array<Card, deck_size> top;  // NOLINT: as far as it is read
  if (g.reveal(1, why, top.data()) == 0) return;
  const bool twice = top[0] < deck_size && has_illusion_of(g.state(), owner, face(top[0]).suit);
  g.lay(owner, Skill::qianhuan_qs, {top.data(), 1});
  if (g.stopped() || !twice) return;
  Event e;
  e.kind = kind::discard;
  e.seat = owner;
  e.cards = {top.data(), 1};
  e.rule = why;
  g.tell(e);
}

}  // namespace

constinit const SkillInfo skills::qianhuan_qs{
    .id = "SGS-SKILL-QIANHUAN-QS",
    .en = "Thousand Illusions",
    .zh = "千幻",
    .text_en =
        "After a player of your kingdom (you included) has taken damage you may lay the top card "
        "of the draw pile on your general as an “illusion”; if an illusion of its suit lies there "
        "already, discard it. When such a player becomes the only target of a basic card or a "
        "trick you may discard an illusion: he is no longer a target.",
    .text_zh =
        "与你势力相同的角色（包括你）受到伤害后，可以将牌堆顶的一张牌置于武将牌上，称为“幻”，若"
        "与已有的“幻”花色相同则将之置入弃牌堆；与你势力相同的角色成为基本牌或锦囊牌的唯一目标时"
        "，可以移去一张“幻”，取消之。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 于吉; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将于吉；实测",
    .effects = {.targeting =
                    [](Play& g, Seat owner, Target& t) {
                      const CardType type = info(t.use.as).type;
                      if (t.use.targets.size() != 1 || (type != CardType::basic && !is_trick(type)))
                        return;
                      const State& s = g.state();
                      if (!same_kingdom(s, owner, t.target) ||
                          s.pile_size(owner, Skill::qianhuan_qs) == 0)
                        return;
                      if (g.invokes(owner, Skill::qianhuan_qs, t.target) &&
                          g.sheds(owner, Skill::qianhuan_qs, 1))
                        t.done = true;
                    },
                .damaged =
                    [](Play& g, Seat owner, Damage& d) {
                      const State& s = g.state();
                      if (s.living(d.to) && same_kingdom(s, owner, d.to) &&
                          g.invokes(owner, Skill::qianhuan_qs, d.to))
                        lays_top_card(g, owner);
                    }}};

}  // namespace tally::sanguosha
