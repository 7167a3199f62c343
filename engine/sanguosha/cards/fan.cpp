#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(no_fan, "{0}: a Slash turns to fire only with the Vermilion Bird Fan",
              "{0}：有【朱雀羽扇】才可将【杀】当火【杀】")

// 朱雀羽扇 使用普通【杀】时，可以将其当火【杀】使用。
// Vermilion Bird Fan: a Slash may be used as a Fire Slash, also one that is a Slash by conversion.
// SGS-CARD-VERMILION-BIRD-FAN (published Maneuvering edition)
constinit const CardRules cards::fan = equipment({.slash_as = Name::fire_slash}, &breach::no_fan);

// What another gave as a Slash, or a Slash of no card, is used as it is, or turned.
bool Play::lay_given(Use& u, const Event& slash) {
  Question q = question_to(u.by, Ask::turn_slash, kind::use, rule::fan);
  q.other = slash.seats.empty() ? nobody : slash.seats[0];
  q.card = u.card_count > 0 ? u.card[0] : unknown_card;
  q.what = u.card_count > 1 ? u.card[1].number() : What{0};  // a Slash of two cards
  q.value = u.card_count;
  q.may_pass = false;
  Event turned = ask(q);
  if (turned.kind == nothing) return false;
  u.as = Legal::as_of(turned);
  u.converted = true;
  turned.extra = slash.extra;
  if (u.as == Name::slash && slash.rule != no_rule) turned.rule = slash.rule;  // as it is
  commit(turned);
  return true;
}

// `card`, and `what` where it is a Slash of two cards, on `other`.
constinit const AskRules asks::turn_slash{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      const Name as = Legal::as_of(a);
      const bool given = static_cast<int>(a.cards.size()) == q.value &&
                         (a.cards.empty() || a.cards[0] == q.card || a.cards[0] == unknown_card) &&
                         (a.cards.size() < 2 || a.cards[1] == q.what || a.cards[1] == unknown_card);
      if (!given) return broken(rule::use_hold);
      if (as != Name::slash && as != Name::fire_slash) return broken(rule::use_kind);
      return a.seats == SeatList{q.other} && a.other == nobody ? fine : broken(rule::use_target);
    },
    .offer =
        [](Offers& o) {
          const std::array<Card, 2> cards{o.q.card, static_cast<Card>(o.q.what)};
          Event a = Offers::event(kind::use, o.q.who);
          a.seats = SeatList{o.q.other};
          a.cards = {cards.data(), static_cast<std::size_t>(std::clamp<int>(o.q.value, 0, 2))};
          for (const Name as : {Name::slash, Name::fire_slash}) {
            a.what = cause(as);
            o.offer(a);
          }
        }};

}  // namespace tally::sanguosha
