#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_two_cards, "{0}: two cards are the price, and the axe is not one of them",
              "{0}：代价是两张牌，贯石斧不在其内")

namespace {

// 贯石斧 【杀】被【闪】抵消后，可以弃置两张牌（不能是此斧），令此【杀】依然造成伤害。
// Rock-Cleaving Axe: after a Dodge, two of one's cards but the axe make the Slash hit all the same.
// SGS-CARD-ROCK-CLEAVING-AXE (published standard edition)
void cleaves(Play& g, Seat owner, Target& t) {
  Question q = Play::question_about(Ask::cost_axe, owner, t.target, kind::discard, rule::axe);
  q.value = 2;
  // 狂斧（国战新版）may have him discard two cards as well.
  if (g.state().reaches(owner, Skill::kuangfu_hs)) q.follows = all_kinds;
  const Event a = g.ask_and_commit(q);
  t.hits = t.done = a.kind != nothing;
}

}  // namespace

constinit const CardRules cards::axe = equipment({.dodged = cleaves}, &breach::not_two_cards);

constinit const AskRules asks::cost_axe{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a, true); !v.legal()) return v;
      const bool axe = std::any_of(a.cards.begin(), a.cards.end(), [&](Card c) {
        return c < deck_size && legal.state().equipment(q.who, 0) == c;
      });
      return a.cards.size() == 2 && !axe ? fine : broken(rule::axe);
    },
    .offer = [](Offers& o) { o.from_hand(kind::discard, 2, true); }};

}  // namespace tally::sanguosha
