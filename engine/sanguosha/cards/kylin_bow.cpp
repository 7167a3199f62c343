#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_a_horse, "{0}: this is not a horse the target has equipped",
              "{0}：这不是目标装备区里的坐骑")

namespace {

// 麒麟弓 【杀】造成伤害时，可以弃置目标装备区里的一张坐骑牌。
// Qilin Bow: about to deal damage, the user may discard one of the target's horses.
// SGS-CARD-QILIN-BOW (published standard edition)
void unhorses(Play& g, Seat /*owner*/, Damage& d) {
  const State& s = g.state();
  if (d.slash == nullptr || (!s.equipped(d.to, 2) && !s.equipped(d.to, 3))) return;
  if (!g.invokes(d.from, Name::kylin_bow, d.to)) return;
  Question q = Play::question_about(Ask::remove_horse, d.from, d.to, kind::remove, rule::kylin_bow);
  q.may_pass = false;
  g.ask_and_commit(q);
}

}  // namespace

constinit const CardRules cards::kylin_bow = equipment({.dealing = unhorses}, &breach::not_a_horse);

constinit const AskRules asks::remove_horse{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      const bool horse = a.cards.size() == 1 && a.cards[0] < deck_size &&
                         slot_of(info(face(a.cards[0]).name).type) >= 2;
      return horse ? legal.others_card(q, a, false, false) : broken(q.rule);
    },
    .offer = [](Offers& o) { o.from_other(kind::remove); }};

}  // namespace tally::sanguosha
