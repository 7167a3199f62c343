// 千幻 Thousand Illusions
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

namespace {

constexpr int most_illusions = 4;  // one a suit

bool has_suit(const State& s, Seat owner, Suit suit) {
  std::array<Card, deck_size> pile;  // NOLINT: as far as it is read
  const int n = s.pile_of(owner, Skill::qianhuan, pile.data());
  return std::any_of(pile.begin(), pile.begin() + n,
                     [&](Card c) { return c < deck_size && face(c).suit == suit; });
}

// An illusion goes so that a card does nothing to somebody of his kingdom.
bool covers(Play& g, Seat owner, Seat whom) {
  const State& s = g.state();
  return same_kingdom(s, owner, whom) && s.pile_size(owner, Skill::qianhuan) > 0 &&
         g.invokes(owner, Skill::qianhuan, whom) && g.sheds(owner, Skill::qianhuan, 1);
}

void lays_illusion(Play& g, Seat owner) {
  Question q = Play::question_to(owner, Ask::stow, kind::stow, rule_of(Skill::qianhuan));
  q.what = cause(Skill::qianhuan);
  q.value = 1;
  q.same_what = true;
  q.may_pass = false;
  g.ask_and_commit(q);
}

}  // namespace

constinit const SkillInfo skills::qianhuan{
    .id = "SGS-SKILL-QIANHUAN",
    .en = "Thousand Illusions",
    .zh = "千幻",
    .text_en =
        "After a player of your kingdom, you too, has taken damage you may lay a card of yours on "
        "your general as an illusion, of a suit that no other has. When such a player is about to "
        "be the only target of a basic card or a trick (who has been struck off no longer counts), "
        "or a delayed trick to be laid before him, you may discard an illusion: he is none, and "
        "the trick goes to the discard pile.",
    .text_zh =
        "与你势力相同的角色（包括你）受到伤害后，可以将一张与所有“幻”花色均不同的牌置于武将牌上，称"
        "为"
        "“幻”；与你势力相同的角色成为基本牌或锦囊牌的唯一目标时（已取消的目标不计），或延时锦囊牌将"
        "移至其判定区时，可以"
        "移"
        "去一张“幻”，取消之（延时锦囊牌改为置入弃牌堆）。",
    .source = "published kingdom war 阵, general 于吉; FreeKill 0.5.7, observed",
    .source_zh = "国战·阵，武将于吉；新月杀0.5.7，实测",
    .effects = {
        .price = [](const Legal& legal, const Question& q,
                    Card c) { return !has_suit(legal.state(), q.who, legal.suit(c, q.who)); },
        .targeting =
            [](Play& g, Seat owner, Target& t) {
              const CardType type = info(t.use.as).type;
              if (t.use.targets.size() != 1 || (type != CardType::basic && !is_trick(type))) return;
              if (covers(g, owner, t.target)) t.done = true;
            },
        .damaged =
            [](Play& g, Seat owner, Damage& d) {
              const State& s = g.state();
              if (s.living(d.to) && same_kingdom(s, owner, d.to) &&
                  s.pile_size(owner, Skill::qianhuan) < most_illusions &&
                  g.legal().payable(owner, Skill::qianhuan, true) > 0 &&
                  g.invokes(owner, Skill::qianhuan, d.to))
                lays_illusion(g, owner);
            },
        // Laid down, or gone on to him from somebody else.
        .cards_moving =
            [](Play& g, Seat owner, CardsMove& move) {
              if (move.event.kind != kind::place || !covers(g, owner, move.event.seat)) return;
              g.put_away(move.event.cards, rule_of(Skill::qianhuan));
              move.done = true;
            }}};

}  // namespace tally::sanguosha
