// What skills ask: whether to use them, prices, gifts, cards to look at.
#include <algorithm>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {
namespace {

Verdict only_if(const Question& q, bool holds) {
  return holds ? fine : broken(q.rule, why::answer);
}
// Of the skill that asks.
bool by_it(const Question& q, const Event& a) { return !a.shows(Field::what) || a.what == q.what; }
int number(const Event& a) { return static_cast<int>(a.cards.size()); }

// Different cards, each of which is or can be among those looked at.
bool peeked(const State& s, std::span<const Card> cards) {
  return Legal::distinct(cards) && std::all_of(cards.begin(), cards.end(), [&](Card c) {
           return c == unknown_card || s.peeked.contains(c) ||
                  (s.peeked_unseen > 0 && s.where(c).zone == Zone::somewhere);
         });
}

// --- prices: `value` cards; or more where `what` is 1, or up to `what`, if that is higher

int most_paid(const Question& q) {
  return q.what == 1 ? int{deck_size} : std::max<int>(q.what, q.value);
}

template <bool any_card>
Verdict pays(const Legal& legal, const Question& q, const Event& a) {
  if (const Verdict v = legal.his_cards(q, a, any_card); !v.legal()) return v;
  return only_if(q, number(a) >= q.value && number(a) <= most_paid(q));
}

template <bool any_card>
void offer_prices(Offers& o) {
  o.sets_of_hand(o.q.value, most_paid(o.q), Offers::event(kind::discard, o.q.who), any_card);
}

// --- another card in the place of the judgement card; it is played, so what lies under a Wooden Ox
// will do (SGS-CARD-WOODEN-OX)

template <bool any_card>
Verdict retries(const Legal& legal, const Question& q, const Event& a) {
  if (legal.lacks_skill(q, a)) return broken(rule_of(skill_of(a.what)), why::not_his);
  const bool laden = a.seat == q.who && number(a) == 1 &&
                     legal.state().where(a.cards[0]) == Place{Zone::pile, q.who, Skill::muniu};
  if (const Verdict v = legal.his_cards(q, a, any_card); !v.legal() && !laden) return v;
  return only_if(q, by_it(q, a) && number(a) == 1 && legal.skill_takes(q, a.cards));
}

template <bool any_card>
void offer_retrials(Offers& o) {
  Event a = Offers::event(kind::retrial, o.q.who);
  a.what = o.q.what;
  o.sets_of_hand(1, 1, a, any_card);
  Offers::List laden;  // NOLINT: as far as it is read
  const int n = o.state.pile_of(o.q.who, Skill::muniu, laden.data());
  for (int i = 0; i < n && !o.done(); ++i) {
    a.cards = {&laden[static_cast<std::size_t>(i)], 1};
    o.offer(a);
  }
}

// Any of these cards to each of the others, or to anyone.
void offer_gifts(Offers& o, const Card* list, int n, bool to_himself) {
  Event a = Offers::event(kind::gift, o.q.who);
  a.what = o.q.what;
  for (Seat s = 0; s < o.state.players && !o.done(); ++s) {
    if (!o.state.living(s) || (s == o.q.who && !to_himself)) continue;
    a.other = s;
    o.sets_of(list, n, 1, n, a);
  }
}

// --- how a record is read

// What is used on one of several targets waits for the question about him. Of a skill of the play
// phase that goes on to somebody else (倾城) a record says after whom: one that does not tells of
// its next use.
bool could_use(const Legal& /*legal*/, const Question& q, const Event& a) {
  const Skill skill = skill_of(q.what);
  const bool goes_on =
      q.other != nobody && skill != Skill::none && info(skill).effects.act != nullptr;
  return a.kind != kind::invoke || !a.shows(Field::other) || a.other == q.other ||
         (a.other == nobody && !goes_on);
}

// A skill that this player does not have, used where it is another's to use, or another skill.
bool lacks_skill(const Legal& legal, const Question& q, const Event& a) {
  return legal.lacks_skill(q, a);
}

// The judgement, the gift or the cards that a skill or an equipment brings its owner.
bool brought(const Legal& /*legal*/, const Question& q, const Event& next) {
  constexpr KindSet by_name{kind::flip, kind::judged, kind::gift};
  constexpr KindSet his{kind::peek, kind::arrange, kind::draw, kind::gain, kind::snatch};
  return next.seat == q.who &&
         (his.contains(next.kind) || (by_name.contains(next.kind) && next.what == q.what));
}

}  // namespace

constinit const AskRules asks::invoke{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (legal.lacks_skill(q, a)) return broken(rule_of(skill_of(a.what)), why::not_his);
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      if (a.what != q.what) return broken(q.rule);
      if (a.other != q.other) return broken(q.rule, why::target);
      // Players are named by skills alone that name them in the play phase: a program may say them
      // again.
      const Skill s = skill_of(a.what);
      const int most = s == Skill::none ? 0 : info(s).effects.shape.most_targets;
      return a.seats.size() <= most ? fine : broken(q.rule, why::target);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::invoke, o.q.who);
          a.what = o.q.what;
          a.other = o.q.other;
          o.offer(a);
        },
    .could_answer = could_use,
    .answers_only_this = lacks_skill,
    .shows_answer = brought};

constinit const AskRules asks::invoke_on{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (legal.lacks_skill(q, a)) return broken(rule_of(skill_of(a.what)), why::not_his);
      if (a.seat != q.who || a.what != q.what) return broken(q.rule);
      return legal.skill_use(q, a);
    },
    .offer = [](Offers& o) { o.skill_on(skill_of(o.q.what)); },
    .could_answer = could_use,
    .answers_only_this = lacks_skill,
    .shows_answer = brought};

constinit const AskRules asks::pay_hand{pays<false>, offer_prices<false>};
constinit const AskRules asks::pay_any{pays<true>, offer_prices<true>};

constinit const AskRules asks::pay_of{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a, true); !v.legal()) return v;
      return only_if(q, number(a) == q.value && legal.skill_takes(q, a.cards));
    },
    .offer =
        [](Offers& o) {
          o.sets_of_hand(o.q.value, o.q.value, Offers::event(kind::discard, o.q.who), true);
        }};

// `other` has to be in attack range with what is left (OPT-SGS-LIULI-REACH), or as things stood.
constinit const AskRules asks::pay_keep{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a, true); !v.legal()) return v;
      const bool reaches = legal.options().is<Opt::liuli_reach>("before_cost") ||
                           legal.in_range(a.seat, q.other, a.cards);
      return only_if(q, number(a) == 1 && reaches);
    },
    .offer = offer_prices<true>};

constinit const AskRules asks::retrial_hand{
    .judge = retries<false>, .offer = offer_retrials<false>, .answers_only_this = lacks_skill};
constinit const AskRules asks::retrial_any{
    .judge = retries<true>, .offer = offer_retrials<true>, .answers_only_this = lacks_skill};

constinit const AskRules asks::gift_hand{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
      return only_if(
          q, by_it(q, a) && number(a) > 0 && a.other != a.seat && legal.state().living(a.other));
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          const int n = o.state.cards_of(o.q.who, true, false, false, list.data());
          offer_gifts(o, list.data(), n, false);
        }};

// To one of `seats`.
namespace {

template <bool any_card>
Verdict gives_such(const Legal& legal, const Question& q, const Event& a) {
  if (const Verdict v = legal.his_cards(q, a, any_card); !v.legal()) return v;
  return only_if(q, by_it(q, a) && number(a) == q.value && q.seats.contains(a.other) &&
                        legal.skill_takes(q, a.cards));
}

template <bool any_card>
void offer_such_gifts(Offers& o) {
  Offers::List list;  // NOLINT: as far as it is read
  const int n = o.state.cards_of(o.q.who, true, any_card, false, list.data());
  Event a = Offers::event(kind::gift, o.q.who);
  a.what = o.q.what;
  for (const Seat s : o.q.seats) {
    a.other = s;
    o.sets_of(list.data(), n, o.q.value, o.q.value, a);
  }
}

}  // namespace

constinit const AskRules asks::gift_of{gives_such<false>, offer_such_gifts<false>};
constinit const AskRules asks::gift_any{gives_such<true>, offer_such_gifts<true>};

// To `other`: two basic cards, or one card that is none, or the only one he has (征辟).
constinit const AskRules asks::repay{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a, true); !v.legal()) return v;
      if (a.other != q.other || !by_it(q, a)) return only_if(q, false);
      if (number(a) != 1 && number(a) != 2) return broken(q.rule, why::number);
      Offers::List own;  // NOLINT: counted only
      const bool only = legal.state().cards_of(a.seat, true, true, false, own.data()) == 1;
      // One that nobody has seen may be either.
      const bool fits = std::ranges::all_of(a.cards, [&](Card c) {
        const bool basic = number(a) == 2;
        return c >= deck_size || (info(face(c).name).type == CardType::basic) == basic;
      });
      return only_if(q, fits || (number(a) == 1 && only));
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::gift, o.q.who);
          a.what = o.q.what;
          a.other = o.q.other;
          o.sets_of_hand(1, 2, a, true);
        }};

constinit const AskRules asks::gift_pile{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const State& s = legal.state();
      return only_if(q, by_it(q, a) && peeked(s, a.cards) && number(a) > 0 &&
                            number(a) <= q.value && s.living(a.other));
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          offer_gifts(o, list.data(), o.state.peeked.list(list.data()), true);
        }};

// Every order of the cards looked at, with every number of them on top, or with as many as asked
// for.
constinit const AskRules asks::arrange{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      return only_if(q, peeked(legal.state(), a.cards) && number(a) == q.value && a.value >= 0 &&
                            a.value <= number(a) && (q.what == 0 || a.value == q.what));
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          const int n = o.state.peeked.list(list.data());
          Event a = Offers::event(kind::arrange, o.q.who);
          a.cards = {list.data(), static_cast<std::size_t>(n)};
          do {
            for (a.value = 0; a.value <= n && !o.done(); ++a.value)
              if (o.q.what == 0 || a.value == o.q.what) o.offer(a);
          } while (!o.done() && std::next_permutation(list.begin(), list.begin() + n));
        }};

constinit const AskRules asks::declare{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      return only_if(q, !a.shows(Field::what) || (a.what >= 1 && a.what <= 4));
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::declare, o.q.who);
          for (a.what = 1; a.what <= 4 && !o.done(); ++a.what) o.offer(a);
        }};

// --- cards of another player

namespace {

Verdict hand_card(const Legal& legal, const Question& q, const Event& a) {
  return legal.others_card(q, a, false, true, false);
}

}  // namespace

constinit const AskRules asks::expose{hand_card, [](Offers& o) { o.from_other(kind::expose); }};
constinit const AskRules asks::snatch_hand{hand_card,
                                           [](Offers& o) { o.from_other(kind::snatch); }};
// Of his own he takes only what he has equipped.
constinit const AskRules asks::snatch_own{
    .judge = [](const Legal& legal, const Question& q,
                const Event& a) { return legal.others_card(q, a, false, q.other != q.who); },
    .offer = [](Offers& o) { o.from_other(kind::snatch); }};

// Equipment of the player named; where none is named, of any other player.
constinit const AskRules asks::snatch_worn{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      Question of = q;
      if (of.other == nobody) {
        if (a.other == q.who || !legal.state().living(a.other)) return broken(q.rule, why::answer);
        of.other = a.other;
      }
      if (const Verdict v = legal.others_card(of, a, false, true); !v.legal()) return v;
      const Place lies = legal.state().where(a.cards[0]);
      return only_if(q, lies.zone == Zone::equip);
    },
    .offer =
        [](Offers& o) {
          if (o.q.other != nobody) return o.from_other(kind::snatch);
          Offers::List list;  // NOLINT: as far as it is read
          Event a = Offers::event(kind::snatch, o.q.who);
          for (a.other = 0; a.other < o.state.players && !o.done(); ++a.other) {
            if (a.other == o.q.who || !o.state.living(a.other)) continue;
            const int n = o.state.cards_of(a.other, false, true, false, list.data());
            o.sets_of(list.data(), n, 1, 1, a);
          }
        }};

// What lies in front of him.
constinit const AskRules asks::snatch_front{
    .judge = [](const Legal& legal, const Question& q,
                const Event& a) { return legal.others_card(q, a, true, false); },
    .offer = [](Offers& o) { o.from_other(kind::snatch); }};

// The other is about to take or discard a card of his: he says which.
constinit const AskRules asks::yield{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.other) return legal.not_his(q, a.seat);
      if (a.other != q.who || number(a) != 1) return broken(q.rule, why::answer);
      return only_if(q, legal.holds_all(q.who, a.cards, true).legal());
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          const int n = o.state.cards_of(o.q.who, true, true, false, list.data());
          Event a = Offers::event(o.q.accepts.first(), o.q.other);
          a.other = o.q.who;
          o.sets_of(list.data(), n, 1, 1, a);
        }};

constinit const AskRules asks::pindian{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
      return only_if(q, number(a) == 1 && a.other == q.other);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::pindian, o.q.who);
          a.other = o.q.other;
          o.sets_of_hand(1, 1, a);
        }};

// One of the ways in `value`, a bit each.
namespace {
bool is_way_of(const Question& q, const Event& a) {
  return a.what < static_cast<int>(Way::count) && ((q.value >> a.what) & 1) != 0;
}
}  // namespace

constinit const AskRules asks::decide{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      if (!a.shows(Field::what)) return undecided;
      return only_if(q, is_way_of(q, a));
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::decide, o.q.who);
          for (a.what = 1; a.what < static_cast<int>(Way::count) && !o.done(); ++a.what) o.offer(a);
        },
    // A choice of another way is an answer to what is asked next.
    .could_answer = [](const Legal&, const Question& q,
                       const Event& a) { return !a.shows(Field::what) || is_way_of(q, a); }};

// It has a judge of its own, made of the questions it stands for (flow/order.cpp).
constinit const AskRules asks::invoke_any{
    .judge = [](const Legal& /*legal*/, const Question& q, const Event& /*a*/) {
      return broken(q.rule);
    }};

}  // namespace tally::sanguosha
