// Cards in front of players, on piles beside them and in the discard pile.
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {
namespace {

Verdict allowed(const Question& q, bool holds) {
  return holds ? fine : broken(q.rule, why::answer);
}

Verdict may_relocate(const Legal& legal, const Question& q, const Event& a) {
  const bool own = q.value != 0;
  if (const Verdict v = own ? legal.his_cards(q, a, q.value == 2) : legal.by_asked(q, a);
      !v.legal())
    return v;
  const State& s = legal.state();
  const bool by_it = !a.shows(Field::what) || a.what == q.what;
  const bool to_him = q.other == nobody || a.other == q.other;
  if (a.cards.size() != 1 || !s.living(a.other) || !to_him || !by_it) return allowed(q, false);
  if (a.cards[0] == unknown_card) return undecided;
  const Place from = s.where(a.cards[0]);
  Question there = q;
  there.other = a.other;
  return allowed(q, (own || from.seat != a.other) && legal.skill_takes(there, a.cards));
}

}  // namespace

// `value`: 1 a hand card of his, 2 one of his hand or equipment, 0 one in front of anybody.
constinit const AskRules asks::relocate{
    .judge = may_relocate, .offer = [](Offers& o) {
      Offers::List list;  // NOLINT: as far as it is read
      Event a = Offers::event(kind::relocate, o.q.who);
      a.what = o.q.what;
      const bool own = o.q.value != 0;
      for (Seat from = 0; from < o.state.players && !o.done(); ++from) {
        if (!o.state.living(from) || (own && from != o.q.who)) continue;
        const int n = o.state.cards_of(from, own, o.q.value != 1, !own, list.data());
        for (a.other = 0; a.other < o.state.players && !o.done(); ++a.other)
          o.sets_of(list.data(), n, 1, 1, a);
      }
    }};

// As many as `value` says, which the skill allows.
constinit const AskRules asks::retrieve{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const bool there = std::all_of(a.cards.begin(), a.cards.end(), [&](Card c) {
        return legal.state().where(c).zone == Zone::discard;
      });
      return allowed(q, a.other == q.other && static_cast<int>(a.cards.size()) == q.value &&
                            Legal::distinct(a.cards) && there && legal.skill_takes(q, a.cards));
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          int n = 0;
          for (int i = 0; i < o.state.discard_count; ++i) {
            const Card c = o.state.discard[static_cast<std::size_t>(i)];
            if (o.legal.skill_takes(o.q, {&c, 1})) list[static_cast<std::size_t>(n++)] = c;
          }
          Event a = Offers::event(kind::retrieve, o.q.who);
          a.other = o.q.other;
          o.sets_of(list.data(), n, o.q.value, o.q.value, a);
        }};

constinit const AskRules asks::shed{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const Place pile{Zone::pile, q.who, skill_of(q.what)};
      const bool there = std::all_of(a.cards.begin(), a.cards.end(),
                                     [&](Card c) { return legal.state().where(c) == pile; });
      return allowed(
          q, static_cast<int>(a.cards.size()) == q.value && Legal::distinct(a.cards) && there);
    },
    .offer =
        [](Offers& o) {
          Offers::List list;  // NOLINT: as far as it is read
          const int n = o.state.pile_of(o.q.who, skill_of(o.q.what), list.data());
          o.sets_of(list.data(), n, o.q.value, o.q.value, Offers::event(kind::discard, o.q.who));
        }};

}  // namespace tally::sanguosha
