#include "verify/hidden/phrasing.h"

#include <algorithm>
#include <map>
#include <utility>

#include "replay/messages.h"
#include "replay/report/text.h"
#include "replay/words.h"
#include "verify/hidden/ledger.h"
#include "verify/hidden/messages.h"
#include "verify/hidden/whereabouts.h"

namespace tally::hidden {

Phrasing::Phrasing(const Trace& trace, const Record& record) : trace_(trace), record_(record) {}

void Phrasing::tell_apart(const std::vector<std::size_t>& core) {
  copies_.emplace(trace_.schema());
  std::map<Card, int> named;  // and how often
  for (const std::size_t i : core)
    for (const Piece& p : trace_.pieces(i))
      if (p.card < schema().cards.size() && !trace_.step(i).shuffles) ++named[p.card];
  for (const Card c : trace_.deck()) {
    const auto like = [&](Card other) { return other == c || copies_->alike(other, c); };
    int times = 0;
    for (const auto& [card, n] : named) times += like(card) ? n : 0;
    const auto& deck = trace_.deck();
    if (times > 1 && std::count_if(deck.begin(), deck.end(), like) > 1) copies_->number(c);
  }
}

Message Phrasing::card(Card c) const { return said_cards(schema(), {&c, 1}); }

Message Phrasing::seat(Site p) const { return said_seat(static_cast<Seat>(p), &record_.labels); }

Message Phrasing::event(std::size_t i) const {
  return said_event(schema(), trace_.event(i), &record_.labels);
}

Message Phrasing::statement(std::size_t i) const {
  const std::uint32_t at = trace_.step(i).source_at;
  Message where = when(i);
  if (at != not_in_record)
    where = tally::say::then(std::move(where), report::said_place(record_.format, at));
  return say::event_at(say::when(std::move(where)), event(i));
}

Message Phrasing::statement(const RoleStatement& s) const {
  switch (s.kind) {
    case RoleStatement::Kind::is: break;
    case RoleStatement::Kind::went_on: return say::game_went_on(statement(s.step), living(s));
    case RoleStatement::Kind::ended: return say::game_ended(statement(s.step), living(s));
    case RoleStatement::Kind::rewarded:
    case RoleStatement::Kind::punished: return brought(s);
  }
  if (s.step != before_the_game) return statement(s.step);
  const auto& field = trace_.schema().seat_fields[0];
  return say::role_at_start(seat(s.seat), said_word(trace_.schema(), field.word(s.role)));
}

// "seats 1 and 3 alive, seat 2 dead by event 61, seat 4 by event 250"
Message Phrasing::living(const RoleStatement& s) const {
  SeatList alive;
  for (Seat i = 0; i < trace_.setup().players; ++i)
    if (!s.dead.contains(i)) alive.push(i);
  Message out = say::alive(said_seats(alive, &record_.labels));
  for (std::size_t k = 0; k < s.deaths.size(); ++k)
    out = (k == 0 ? say::first_dead : say::next_dead)(
        std::move(out), seat(trace_.event(s.deaths[k]).seat), s.deaths[k]);
  return out;
}

// What a death brought its killer.
Message Phrasing::brought(const RoleStatement& s) const {
  const bool reward = s.kind == RoleStatement::Kind::rewarded;
  const auto& row = s.so ? (reward ? say::rewarded : say::punished)
                         : (reward ? say::not_rewarded : say::not_punished);
  return row(statement(s.step), seat(s.killer), seat(s.seat), s.deaths.back());
}

Message Phrasing::other_role(std::size_t death, What role) const {
  const auto& field = trace_.schema().seat_fields[0];
  return say::other_role(seat(trace_.event(death).seat),
                         said_word(trace_.schema(), field.word(role)));
}

Message Phrasing::winners(const SeatSet& seats) const {
  return say::winners(said_seats(list_of(seats), &record_.labels));
}

Message Phrasing::message(const std::vector<std::size_t>& core) const {
  const std::size_t last = core.back();
  if (core.size() == 2)
    if (Message m = of_two(core[0], last); !m.empty()) return m;
  if (Message m = of_a_hand(last); !m.empty()) return m;
  if (Message m = of_the_table(last); !m.empty()) return m;
  return core.size() == 1 ? say::no_deal_for_this() : say::no_deal_for_these();
}

Message Phrasing::when(std::size_t i) const {
  const int turn = trace_.step(i).turn;
  return tally::say::then(turn > 0 ? tally::say::turn_of(turn) : tally::say::before_first_turn(),
                          tally::say::event_of(i));
}

// A card that is in one place by one event, and comes from another by the next.
Message Phrasing::of_two(std::size_t first, std::size_t last) const {
  for (const Piece& now : trace_.pieces(last)) {
    if (now.card == unknown_card) continue;
    for (const Piece& before : trace_.pieces(first)) {
      if (before.card != now.card || before.to == now.from) continue;
      if (named_between(now.card, first, last)) return {};
      // Where all see it, it may have gone on.
      const Site lay = lies_open(before.to) ? lay_at(now.card, first, last) : before.to;
      return say::cannot_come(card(now.card), from(now.from), was(first, last, lay));
    }
  }
  return {};
}

// A card that is to come out of a hand of which every card is known, as it stood then.
Message Phrasing::of_a_hand(std::size_t last) const {
  Ledger ledger;
  Whereabouts where;
  ledger.start(trace_);
  const std::vector<Op>& ops = ledger.problem().ops;
  std::size_t next = 0;
  for (std::size_t i = 0; i < last; ++i) {
    if (trace_.step(i).gathers) {
      where = {};
      next = 0;
    }
    ledger.step(trace_, i, true);
    for (; next < ops.size(); ++next)
      if (!where.follow(ledger.problem(), ops[next])) return {};
  }
  for (const Piece& p : trace_.pieces(last)) {
    if (p.card == unknown_card || p.from < 0) continue;
    std::vector<Card> held;
    for (const Whereabouts::Kind& k : where.kinds(p.from))
      if (k.origin < of_shuffle && k.sure == 1 && k.maybe == 0)
        held.push_back(static_cast<Card>(k.origin));
    if (static_cast<int>(held.size()) != where.size(p.from) ||
        std::find(held.begin(), held.end(), p.card) != held.end())
      continue;
    Message known = held.empty()
                        ? say::empty_hand(seat(p.from))
                        : say::known_hand(seat(p.from), held.size(), said_cards(schema(), held));
    return say::cannot_come(card(p.card), from(p.from), std::move(known));
  }
  return {};
}

// A card that is to come from where all that lie there are known.
Message Phrasing::of_the_table(std::size_t last) const {
  Ledger ledger;
  ledger.start(trace_);
  for (std::size_t i = 0; i < last; ++i) ledger.step(trace_, i, true);
  for (const Piece& p : trace_.pieces(last)) {
    if (p.card == unknown_card || (p.from != in_the_open && p.from > on_the_table)) continue;
    const auto there = ledger.known_at(p.from);
    if (!there || std::find(there->begin(), there->end(), p.card) != there->end()) continue;
    return say::cannot_come(
        card(p.card), from(p.from),
        there->empty() ? say::nothing_there() : say::known_there(said_cards(schema(), *there)));
  }
  return {};
}

// Where it was by event `first`, and why it cannot be elsewhere by event `last`.
Message Phrasing::was(std::size_t first, std::size_t last, Site at) const {
  const std::vector<std::size_t> left = unseen_from(at, first, last);
  const auto shuffled = [&] {
    for (std::size_t i = first + 1; i < last; ++i)
      if (trace_.step(i).shuffles) return i;
    return last;
  }();
  const Message at_first = say::when(when(first));
  if (at >= 0) {
    if (left.empty()) return say::never_left_hand(at_first, seat(at));
    return say::left_hand_as_none(at_first, seat(at), listed(left));
  }
  if (lies_open(at) && shuffled == last && left.empty()) return say::lay(at_first, lying(at));
  if (lies_open(at) && shuffled < last)
    return say::shuffled_in(at_first, say::when(when(shuffled)));
  return say::was_elsewhere(at_first, at == in_the_pile ? say::in_pile()
                                      : at == set_aside ? say::among_looked_at()
                                                        : say::face_up());
}

// The place where this card lay before `last`, by events from `first` on that all see; in_the_open
// where these are several.
Site Phrasing::lay_at(Card c, std::size_t first, std::size_t last) const {
  Site at = in_the_open;
  bool several = false;
  for (std::size_t i = first; i < last; ++i)
    for (const Piece& p : trace_.pieces(i)) {
      if (p.card != c || p.from == p.to || trace_.step(i).shuffles) continue;
      several = several || i > first;
      at = p.to;
    }
  return several ? in_the_open : at;
}

// Whether an event between the two names this card as well.
bool Phrasing::named_between(Card c, std::size_t first, std::size_t last) const {
  for (std::size_t i = first + 1; i < last; ++i)
    for (const Piece& p : trace_.pieces(i))
      if (p.card == c && !trace_.step(i).shuffles && !(lies_open(p.from) && lies_open(p.to)))
        return true;
  return false;
}

// The events between the two by which a card left this place that nobody saw.
std::vector<std::size_t> Phrasing::unseen_from(Site at, std::size_t first, std::size_t last) const {
  std::vector<std::size_t> left;
  for (std::size_t i = first + 1; i < last; ++i) {
    const auto pieces = trace_.pieces(i);
    if (std::any_of(pieces.begin(), pieces.end(), [&](const Piece& p) {
          const bool there =
              lies_open(at) ? lies_open(p.from) && !lies_open(p.to) : p.from == at && p.to != at;
          return p.card == unknown_card && there;
        }))
      left.push_back(i);
  }
  return left;
}

// "turn 4, event 61; turn 5, event 70; and 3 more"
Message Phrasing::listed(const std::vector<std::size_t>& steps) const {
  constexpr std::size_t few = 3;
  std::vector<Message> first;
  for (std::size_t k = 0; k < steps.size() && k < few; ++k) first.push_back(when(steps[k]));
  Message list = joined(std::move(first), tally::say::semicolon);
  if (steps.size() <= few) return say::events(std::move(list));
  return say::first_events(std::move(list), steps.size() - few, steps.size());
}

Message Phrasing::lying(Site p) const {
  if (p == discarded) return say::on_discard_pile();
  if (p == on_the_table) return say::on_table();
  if (p == turned_up) return say::among_turned_up();
  for (Seat s = 0; s < trace_.setup().players; ++s)
    if (p == in_front_of(s) || p == pending_for(s)) return say::in_front_of(seat(s));
  return say::face_up();
}

Message Phrasing::from(Site p) const {
  if (p == in_the_pile) return say::out_of_pile();
  if (p == turned_up) return say::from_turned_up();
  for (Seat s = 0; s < trace_.setup().players; ++s)
    if (p == in_front_of(s) || p == pending_for(s)) return say::from_front_of(seat(s));
  if (lies_open(p)) return say::from_table();
  if (p == set_aside) return say::from_looked_at();
  return say::out_of_hand(seat(p));
}

}  // namespace tally::hidden
