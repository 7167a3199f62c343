// Dou Dizhu told with other numbers of the seats.
#include "verify/fuzz/rewrite.h"

#include <algorithm>
#include <vector>

#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/options.h"
#include "engine/dou_dizhu/state.h"
#include "verify/games/dou_dizhu/parts.h"

namespace tally::verify {

using namespace tally::dou_dizhu;  // NOLINT(google-build-using-namespace): its events

namespace {

// Before a deal is bid for, or without bids: who begins.
void turn_up(const Event& his, Ruleset& rules, std::vector<Event>& events) {
  const auto set = [&](Opt o, int n) {
    rules.value[static_cast<std::size_t>(o)] = static_cast<std::int16_t>(n);
  };
  set(Opt::first_bidder, 0);
  set(Opt::landlord, 0);
  Event up;
  up.kind = kind::face_up;
  up.seat = his.seat;
  up.cards = his.cards.first(1);
  events.push_back(up);
}

}  // namespace

// Where the rules let the first seat begin, a card turned up says who does.
bool dou_dizhu_renumbered(const Record& from, int by, Ruleset& rules, Record& out) {
  const Options options(rules);
  const Rotation moved(from.setup.players, by);
  const bool bids = !options.is<Opt::bidding>("none");
  const bool first_begins = options.is(bids ? Opt::first_bidder : Opt::landlord, 1);
  const bool drawn_by_first = options.is<Opt::face_up_stock>("first");
  copy_header(from, out);
  out.setup = moved(from.setup);
  std::vector<Event> events;
  int highest = 0;
  int dealt = 0;
  std::array<bool, deck_size> held{};
  for (const Observation& o : from.seen()) {
    Event e = moved(o.event);
    if (e.kind == kind::over) e.seats = moved.in_order(o.event.seats);
    if (e.kind == kind::deal) {
      if (dealt++ % players == 0) held = {};
      for (const Card c : e.cards) held[c] = true;
    } else if (e.kind == kind::bid) {
      highest = std::max<int>(highest, e.value);
    } else if (e.kind == kind::landlord && bids && highest == 0) {
      return false;  // the first seat must, where nobody bids
    } else if (e.kind == kind::face_up && (drawn_by_first || e.seat == nobody) &&
               !e.cards.empty() && !held[e.cards[0]]) {
      e.seat = moved(0);
      rules.value[static_cast<std::size_t>(Opt::face_up_stock)] = 0;
    }
    events.push_back(e);
    if (first_begins && e.kind == kind::deal && dealt % players == 0) {
      const Event his = events[events.size() - players];
      turn_up(his, rules, events);
    }
  }
  // Hands and points are told seat by seat.
  for (auto a = events.begin(); a != events.end();) {
    auto b = a + 1;
    const bool by_seat = a->kind == kind::deal || a->kind == kind::score;
    while (by_seat && b != events.end() && b->kind == a->kind && b - a < players) ++b;
    std::sort(a, b, [](const Event& x, const Event& y) { return x.seat < y.seat; });
    a = b;
  }
  std::uint32_t at = 0;
  for (const Event& e : events) out.add(e, ++at);
  return true;
}

}  // namespace tally::verify
