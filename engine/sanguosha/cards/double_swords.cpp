#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_one_card, "{0}: one hand card is the price", "{0}：代价是一张手牌")

namespace {

// 雌雄双股剑 指定异性角色为目标后，可令其选择：弃置一张手牌，或让你摸一张牌。
// Twin Swords: a target of the other gender discards a hand card or lets the user draw one.
// SGS-CARD-TWIN-SWORDS (published standard edition)
void discard_or_draw(Play& g, Seat /*owner*/, Target& t) {
  const Use& u = t.use;
  const Seat target = t.target;
  if (!is_slash(u.as)) return;
  const Gender mine = g.state().at(u.by).gender;
  const Gender his = g.state().at(target).gender;
  if (mine == Gender::none || his == Gender::none || mine == his) return;
  if (!g.invokes(u.by, Name::double_swords, target)) return;
  if (g.state().hand_size(target) > 0) {
    Question q =
        Play::question_about(Ask::cost_hand, target, u.by, kind::discard, rule::double_swords);
    const Event a = g.ask_and_commit(q);
    if (a.kind != nothing) return;
  }
  g.draw(u.by, 1, rule::double_swords);
}

}  // namespace

constinit const CardRules cards::double_swords =
    equipment({.target_specified = discard_or_draw}, &breach::not_one_card);

constinit const AskRules asks::cost_hand{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
      return a.cards.size() == 1 ? fine : broken(rule::double_swords);
    },
    .offer = [](Offers& o) { o.from_hand(kind::discard, 1); }};

}  // namespace tally::sanguosha
