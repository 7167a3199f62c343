// Chance: the order of a pile, and cards out of a pile of unknown order.
#include <algorithm>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {
namespace {

bool as_many(const Question& q, const Event& a) {
  return static_cast<int>(a.cards.size()) == q.value;
}

// SGS-DRAW-RESHUFFLE: `what` as in Play::reshuffle.
Verdict may_lie_so(const Legal& legal, const Question& q, const Event& a) {
  const State& s = legal.state();
  if (!a.shows(Field::cards) || a.cards.empty())
    return a.shows(Field::value) && a.value != q.value ? broken(q.rule) : fine;
  if (!as_many(q, a) || !Legal::distinct(a.cards)) return broken(q.rule);
  const std::size_t kept = q.what == 1 ? s.draw_count : 0U;
  for (std::size_t i = 0; i < a.cards.size(); ++i) {
    const Card c = a.cards[i];
    const Zone z = s.where(c).zone;
    if (i < kept) {  // what was left stays on top, in its order
      const Card was = s.draw[s.draw_count - 1U - i];
      if (was != unknown_card && c != unknown_card && was != c) return broken(rule::draw_top);
    } else if (c != unknown_card && z != Zone::discard && z != Zone::somewhere &&
               !(q.what == 2 && z == Zone::draw)) {
      return broken(q.rule);
    }
  }
  return fine;
}

// SGS-DRAW-TOP: cards of which we do not know that they are elsewhere.
Verdict may_come(const Legal& legal, const Question& q, const Event& a) {
  const State& s = legal.state();
  if (!as_many(q, a)) return broken(q.rule, why::number);
  if (!Legal::distinct(a.cards)) return broken(rule::draw_top);
  for (std::size_t i = 0; i < a.cards.size(); ++i) {
    const Card c = a.cards[i];
    // Of a pile partly seen, what is known to lie there is what comes.
    if (static_cast<Ask>(q.ask) != Ask::deal && i < s.draw_count) {
      const Card known = s.draw[s.draw_count - 1U - i];
      if (known != unknown_card && c != unknown_card && c != known) return broken(rule::draw_top);
    }
    const Zone z = s.where(c).zone;
    if (z != Zone::somewhere && z != Zone::draw) return broken(rule::draw_top);
  }
  return fine;
}

}  // namespace

// The reward for which the pile was short: whoever draws so many now could not without.
constinit const AskRules asks::shuffle{
    .judge = may_lie_so,
    .shows_answer = [](const Legal& legal, const Question& q, const Event& next) {
      const int due = legal.mode().reward(legal.options());
      const bool partial = legal.options().is<Opt::deck_exhausted>("partial");
      const int drawn = next.cards.empty() ? next.value : static_cast<int>(next.cards.size());
      return next.kind == kind::draw && drawn == (partial ? std::min<int>(due, q.value) : due);
    }};
constinit const AskRules asks::deal{may_come};
// A reward that only the record knows to be due is that and nothing else.
constinit const AskRules asks::draw{
    .judge = may_come,
    .could_answer = [](const Legal& /*legal*/, const Question& q, const Event& a) {
      const bool silent = !a.shows(Field::cards) && !a.shows(Field::value);
      return !q.may_pass || silent || static_cast<int>(a.cards.size()) == q.value ||
             (a.cards.empty() && a.value == q.value);
    }};
constinit const AskRules asks::flip{may_come};
constinit const AskRules asks::peek{may_come};
constinit const AskRules asks::reveal{may_come};

}  // namespace tally::sanguosha
