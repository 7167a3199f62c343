// What the players of 3v3 are asked.
#include <algorithm>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {
namespace {

// Different generals, so many as asked for, each of them of `among`. Those a record does not show
// may be any.
Verdict generals_of(const Question& q, const Event& a, const GeneralSet& among, bool known) {
  if (!a.shows(Field::cards)) return fine;
  if (static_cast<int>(a.cards.size()) != q.value) return broken(q.rule, why::number);
  GeneralSet seen;
  for (const Card g : a.cards)
    if (g < static_cast<int>(General::count)) seen.add(static_cast<General>(g.number()));
  const bool there = seen.size() == q.value && (!known || seen.within(among));
  return there ? fine : broken(q.rule, why::offered);
}

Verdict one_of_seats(const Legal& legal, const Question& q, const Event& a) {
  if (a.seat != q.who) return legal.not_his(q, a.seat);
  return !a.shows(Field::other) || q.seats.contains(a.other) ? fine : broken(q.rule);
}

template <Kind::Number answer>
void offer_seats(Offers& o) {
  Event a = Offers::event(answer, o.q.who);
  for (const Seat s : o.q.seats) {
    if (o.done()) return;
    a.other = s;
    o.offer(a);
  }
}

int listed(const GeneralSet& generals, Offers::List& out) {
  int n = 0;
  for (const General g : generals)
    out[static_cast<std::size_t>(n++)] = static_cast<Card::Number>(g);
  return n;
}

}  // namespace

constinit const AskRules asks::pile{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      const bool there =
          !a.shows(Field::value) || (a.value >= 1 && a.value <= q.value && a.value != q.what);
      return there ? fine : broken(q.rule);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::pile, o.q.who);
          for (a.value = 1; a.value <= o.q.value && !o.done(); ++a.value) o.offer(a);
        }};

constinit const AskRules asks::candidates{
    .judge = [](const Legal& legal, const Question& q, const Event& a) {
      return generals_of(q, a, legal.state().pool, true);
    }};

constinit const AskRules asks::first_draft{one_of_seats, offer_seats<kind::first_draft>};
constinit const AskRules asks::first_action{one_of_seats, offer_seats<kind::first_action>};
constinit const AskRules asks::action{one_of_seats, offer_seats<kind::action>};

constinit const AskRules asks::draft{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      return generals_of(q, a, legal.state().pool, true);
    },
    .offer =
        [](Offers& o) {
          Offers::List open;  // NOLINT: as far as it is read
          const int n = listed(o.state.pool, open);
          o.sets_of(open.data(), n, o.q.value, o.q.value, Offers::event(kind::draft, o.q.who));
        }};

// Where a record does not show what he drafted it may be any.
constinit const AskRules asks::appoint{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      const GeneralSet& own = legal.state().at(q.who).offered;
      return generals_of(q, a, own, !own.empty());
    },
    .offer =
        [](Offers& o) {
          Offers::List own;  // NOLINT: as far as it is read
          const int n = listed(o.state.at(o.q.who).offered, own);
          o.choose(own.data(), n, o.q.value, [&](std::span<const Card> three) {
            std::array<Card, 4> order{};
            std::copy_n(three.begin(), std::min(three.size(), order.size()), order.begin());
            Event a = Offers::event(kind::appoint, o.q.who);
            do {
              a.cards = {order.data(), three.size()};
              o.offer(a);
            } while (!o.done() &&
                     std::next_permutation(
                         order.begin(), order.begin() + static_cast<std::ptrdiff_t>(three.size())));
          });
        }};

}  // namespace tally::sanguosha
