#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

// 闪 抵消对自己使用的【杀】，或响应【万箭齐发】。
// Dodge: answers a Slash or an Archery Attack, and is not used otherwise.
// SGS-CARD-DODGE (published standard edition)
constinit const CardRules cards::dodge{};

namespace {

Verdict is_dodge(const Legal& legal, const Question& q, const Event& a) {
  if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
  const Name as = Legal::as_of(a);
  return as == Name::dodge
             ? legal.holds_as(a.seat, as, a.cards, static_cast<Ask>(q.ask) == Ask::play_dodge)
             : broken(rule::answer_kind);
}

void offer_dodges(Offers& o) {
  o.from_hand(kind::respond, 1);
  o.by_skill(kind::respond, o.q.who);
}

}  // namespace

constinit const AskRules asks::dodge{is_dodge, offer_dodges};
constinit const AskRules asks::play_dodge{is_dodge, offer_dodges};

}  // namespace tally::sanguosha
