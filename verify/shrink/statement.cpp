#include "verify/shrink/statement.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "replay/guide/matching.h"
#include "replay/messages.h"
#include "verify/hidden/messages.h"

namespace tally::verify {
namespace {

bool look_alike(const Schema& schema, Card a, Card b) {
  if (a == b) return true;
  return a < schema.cards.size() && b < schema.cards.size() &&
         schema.cards[a].face == schema.cards[b].face && schema.cards[a].en == schema.cards[b].en;
}

bool is_seat(const Message& m) { return m.is(say::seat) || m.is(say::named_seat); }

// Which events they were, and how many, is not what a statement says.
bool is_list(const Message& m) {
  return m.is(hidden::say::events) || m.is(hidden::say::first_events);
}

// Whether two messages say the same of anybody at any time: numbers but for those of cards, names
// of players, and which events something rests on may differ.
bool alike(const Schema& schema, const Message& a, const Message& b);

bool alike(const Schema& schema, const Arg& a, const Arg& b) {
  if (a.is.index() != b.is.index()) return false;
  if (std::holds_alternative<Number>(a.is)) return true;
  if (const auto* const m = std::get_if<Message>(&a.is))
    return alike(schema, *m, std::get<Message>(b.is));
  if (const auto* const told = std::get_if<EventArg>(&a.is)) {
    const Event& e = (*told)->event;
    const Event& f = std::get<EventArg>(b.is)->event;
    return e.kind == f.kind && e.what == f.what && e.hidden == f.hidden &&
           e.seats.size() == f.seats.size() &&
           std::ranges::equal(e.cards, f.cards,
                              [&](Card c, Card d) { return look_alike(schema, c, d); });
  }
  return a == b;
}

bool alike(const Schema& schema, const Message& a, const Message& b) {
  if (is_seat(a) && is_seat(b)) return true;
  // What was dealt lies there as what came in a turn.
  if (a.is(hidden::say::when) && b.is(hidden::say::when)) return true;
  if (is_list(a) && is_list(b)) return true;
  return a.id() == b.id() &&
         std::ranges::equal(a.args(), b.args(),
                            [&](const Arg& x, const Arg& y) { return alike(schema, x, y); });
}

bool same_event(const Event& a, const Event& b) {
  const auto sorted = [](const Event& e) {
    std::vector<Card> cards;
    cards.assign(e.cards.begin(), e.cards.end());
    std::sort(cards.begin(), cards.end());
    return cards;
  };
  return a.kind == b.kind && a.what == b.what && sorted(a) == sorted(b);
}

// Whether one of the events before it that a finding rests on names a card of its own event: where
// that card was, not how many there are.
bool rests_on_its_cards(const Finding& f, const Record& record) {
  const Event own = record.event(f.at);
  return std::any_of(f.because_at.begin(), f.because_at.end(), [&](std::uint32_t event) {
    if (event >= f.at) return false;
    const auto cards = record.event(event).cards;
    return std::any_of(own.cards.begin(), own.cards.end(),
                       [&](Card c) { return c != unknown_card && tally::has(cards, c); });
  });
}

}  // namespace

bool same_statement(const Finding& a, const Record& of_a, const Finding& b, const Record& of_b) {
  if (a.kind != b.kind || a.rule != b.rule || a.because.empty() != b.because.empty()) return false;
  if (a.at >= of_a.size() || b.at >= of_b.size()) return a.at >= of_a.size() && b.at >= of_b.size();
  if (!same_event(of_a.event(a.at), of_b.event(b.at))) return false;
  const Schema& schema = of_a.game->schema();
  if (!alike(schema, a.message, b.message)) return false;
  if (rests_on_its_cards(a, of_a) != rests_on_its_cards(b, of_b)) return false;
  return a.because.empty() || alike(schema, a.expected, b.expected);
}

}  // namespace tally::verify
