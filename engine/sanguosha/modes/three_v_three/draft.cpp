// How the generals of 3v3 are drafted and appointed. A record may leave out any part of it that the
// next one makes plain: it goes on with that.
#include <algorithm>
#include <array>
#include <initializer_list>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/offered.h"
#include "engine/sanguosha/modes/three_v_three/pools.h"
#include "engine/sanguosha/modes/three_v_three/reserves.h"
#include "engine/sanguosha/modes/three_v_three/three_v_three.h"

namespace tally::sanguosha {
namespace {

Event of_kind(Kind k) {
  Event e;
  e.kind = k;
  for (int f = 0; f < field_count; ++f) e.hide(static_cast<Field>(f));
  return e;
}

// The parts in their order.
constexpr Kind parts[] = {kind::pile,  kind::candidates, kind::first_draft, kind::first_action,
                          kind::draft, kind::appoint,    kind::general,     kind::hp};

// The record goes on with a later part.
bool left_out(Play& g, Kind part) {
  const auto* later = std::find(std::begin(parts), std::end(parts), part);
  return std::any_of(later + 1, std::end(parts), [&](Kind k) {
    Event e = of_kind(k);
    return g.comes_next(e);
  });
}

Question about(Seat who, Ask what, Kind answer, Rule why) {
  Question q = Play::question_about(what, who, nobody, answer, why);
  q.may_pass = false;
  return q;
}

// SGS-3V3-POOL: each commander takes a pile of eight that nobody has seen; what is in them is laid
// open. OPT-SGS-3V3-PILES: or sixteen are drawn.
void lay_open(Play& g) {
  const int in_pool = g.state().pool.size();
  What taken = 0;
  if (g.options().is<Opt::piles>("chosen"))
    for (const Side side : {Side::warm, Side::cool}) {
      if (left_out(g, kind::pile)) break;
      Question q = about(commander_of(g.state(), side), Ask::pile, kind::pile, rule::v3_pool);
      q.value = in_pool / generals_of_pile;
      q.what = taken;
      taken = static_cast<What>(std::clamp(g.ask_and_commit(q).value, 0, in_pool));
    }
  if (left_out(g, kind::candidates)) return;
  Question q = about(nobody, Ask::candidates, kind::candidates, rule::v3_pool);
  q.value = std::min(open_generals, in_pool);
  g.ask_and_commit(q);
}

// One of the commanders, of `who`'s choice.
Seat commander_by(Play& g, Side chooser, Ask what, Kind answer) {
  const State& s = g.state();
  const Rule why = what == Ask::first_draft ? rule::v3_draft : rule::v3_first;
  Question q = about(commander_of(s, chooser), what, answer, why);
  q.seats = SeatSet{commander_of(s, Side::warm), commander_of(s, Side::cool)};
  return g.ask_and_commit(q).other;
}

// SGS-3V3-DRAFT: the warm commander says who drafts first (OPT-SGS-3V3-FIRST-DRAFT); none: a record
// leaves it out.
Side first_to_draft(Play& g) {
  if (g.options().is<Opt::first_draft>("warm")) return Side::warm;
  if (left_out(g, kind::first_draft)) return Side::none;
  return side_of(g.state(), commander_by(g, Side::warm, Ask::first_draft, kind::first_draft));
}

// Then it shows who does.
Side shown_to_draft(Play& g) {
  Event e = of_kind(kind::draft);
  const Side side = g.comes_next(e) ? side_of(g.state(), e.seat) : Side::none;
  return side == Side::none ? Side::warm : side;
}

// SGS-3V3-FIRST: the cool commander says which side acts first (OPT-SGS-3V3-FIRST-RIGHT).
void choose_first_action(Play& g) {
  if (g.options().is<Opt::first_right>("cool_decides") && !left_out(g, kind::first_action))
    commander_by(g, Side::cool, Ask::first_action, kind::first_action);
}

void draft(Play& g, Side first) {
  for (int step = 0; step < draft_steps && !left_out(g, kind::draft); ++step) {
    const Side side = step % 2 == 0 ? first : against(first);
    Question q = about(commander_of(g.state(), side), Ask::draft, kind::draft, rule::v3_draft);
    q.value = drafted<bool, int>(step);
    g.ask_and_commit(q);
  }
}

using Appointed = std::array<General, two_sides>;

// SGS-3V3-APPOINT: three of his eight, for the seats of his side in order.
void appoint(Play& g, Side side, Appointed& out) {
  if (left_out(g, kind::appoint)) return;
  Question q = about(commander_of(g.state(), side), Ask::appoint, kind::appoint, rule::v3_appoint);
  q.value = side_seats;
  Event a = g.ask(q);
  std::size_t n = 0;
  for (const Seat i : seats_of(g.state(), side)) {
    const bool named = a.kind != nothing && a.shows(Field::cards) && n < a.cards.size();
    if (named && a.cards[n] < static_cast<int>(General::count))
      out[static_cast<std::size_t>(i)] = static_cast<General>(a.cards[n].number());
    ++n;
  }
  g.commit(a);
}

// All are turned up together.
void turn_up(Play& g, const Appointed& appointed) {
  for (Seat i = 0; i < g.state().players; ++i) {
    Event e;
    e.kind = kind::general;
    e.seat = i;
    e.rule = rule::v3_appoint;
    e.what = static_cast<What>(appointed[static_cast<std::size_t>(i)]);
    if (e.what == 0) e.hide(Field::what);
    g.tell(e);
  }
}

}  // namespace

void ThreeVThree::choose_generals(Play& g) const {
  const State& s = g.state();
  // A table that is none has nobody to ask: the set-up has been judged.
  if (s.players != two_sides || commander_of(s, Side::warm) == nobody ||
      commander_of(s, Side::cool) == nobody)
    return;
  if (generals_are_settled(g)) {
    open_reserves(g);
    return choose_first_action(g);
  }
  g.open_pool(pools::of(g.options()));
  lay_open(g);
  Side first = first_to_draft(g);
  choose_first_action(g);
  if (first == Side::none) first = shown_to_draft(g);
  draft(g, first);
  Appointed appointed{};
  for (const Side side : {Side::warm, Side::cool}) appoint(g, side, appointed);
  turn_up(g, appointed);
  open_reserves(g);
}

}  // namespace tally::sanguosha
