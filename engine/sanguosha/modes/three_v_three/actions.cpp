// The right to act: whose turn comes next in 3v3, and which way a trick goes round.
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/three_v_three/three_v_three.h"

namespace tally::sanguosha {
namespace {

// SGS-3V3-ACTIONS: the side's first action of the game is its commander's (AMB-SGS-063).
bool commander_first(const State& s, const Options& options, Side side) {
  if (options.is<Opt::first_turn>("free") || s.round > 1) return false;
  if (options.is<Opt::first_turn>("game")) return s.turn == 0;
  return (seats_of(s, side) & s.acted).empty();
}

// A commander acts alone, the vanguards one after the other, whoever of them is named first, or
// each for himself (OPT-SGS-3V3-VANGUARDS).
SeatSet may_act(const State& s, const Options& options, Side side) {
  SeatSet seats = yet_to_act(s, side);
  if (const Seat commander = commander_of(s, side);
      seats.contains(commander) && commander_first(s, options, side))
    seats = SeatSet{commander};
  return seats;
}

NextTurn turn_of(Seat who, Rule why) { return {who, false, why}; }

// A record that does not show the choice shows whose turn it is.
Seat shown_by_turn(Play& g) {
  Event e;
  e.kind = kind::turn;
  e.hide(Field::seat);
  e.hide(Field::extra);
  return g.comes_next(e) ? e.seat : nobody;
}

// The side's commander says who acts, where there is a choice. Where he may not act a record shows
// who does.
NextTurn chosen_of(Play& g, Side side, Rule why) {
  const State& s = g.state();
  const SeatSet seats = may_act(s, g.options(), side);
  if (seats.size() <= 1) return turn_of(seats.empty() ? nobody : seats.first(), why);
  Seat next = shown_by_turn(g);
  if (next == nobody) {
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::action);
    q.who = commander_of(s, side);
    q.accepts = kind::action;
    q.rule = why;
    q.may_pass = false;
    q.seats = seats;
    const Event a = g.ask_and_commit(q);
    next = a.kind == nothing ? nobody : a.other;
    if (!seats.contains(next))
      if (const Seat shown = shown_by_turn(g); s.living(shown)) return turn_of(shown, why);
  }
  return turn_of(seats.contains(next) ? next : seats.first(), why);
}

// SGS-3V3-FIRST: as the cool commander has said, or a record shows (OPT-SGS-3V3-FIRST-RIGHT).
Side first_side(Play& g) {
  const State& s = g.state();
  if (g.options().is<Opt::first_right>("cool")) return Side::cool;
  if (g.options().is<Opt::first_right>("warm")) return Side::warm;
  for (const Side side : {Side::warm, Side::cool})
    if (s.noted(commander_of(s, side), Mark::begins, Life::game) > 0) return side;
  const Side shown = s.turn == 0 ? side_of(s, shown_by_turn(g)) : Side::none;
  return shown == Side::none ? Side::cool : shown;
}

}  // namespace

NextTurn ThreeVThree::first_turn(Play& /*g*/) const { return {nobody, true}; }

// SGS-3V3-ROUND, AMB-SGS-062: not the side that acted last, or always the one that acted first.
NextTurn ThreeVThree::turn_of_round(Play& g) const {
  const State& s = g.state();
  const Side last = side_of(s, s.regular);
  const bool first = last == Side::none || g.options().is<Opt::round_start>("first_side");
  const Rule why = last == Side::none ? rule::v3_first : rule::v3_round;
  const NextTurn next = chosen_of(g, first ? first_side(g) : against(last), why);
  return next.who != nobody ? next : turn_of(s.next(std::max<Seat>(s.regular, 0)), why);
}

NextTurn ThreeVThree::next_turn(Play& g, Seat last) const {
  const State& s = g.state();
  const Side same = side_of(s, last);
  if (same == Side::none) return Mode::next_turn(g, last);
  const SeatSet left = yet_to_act(s, same);
  // SGS-3V3-ACTIONS: the other vanguard has his turn at once (OPT-SGS-3V3-VANGUARDS); some
  // rounds are counted in turns (OPT-SGS-3V3-ROUND-END).
  const bool counted = g.options().is<Opt::round_end>("six_turns");
  const int turns = s.noted(nobody, Mark::turns, Life::round);
  if (!commands(s.at(last).role) && g.options().is<Opt::vanguards>("together") &&
      !round_over<bool>(false, turns, counted))
    for (int i = 1; i <= s.players; ++i)  // himself last: another may have come in for him
      if (const Seat other = g.seat_after(last, i);
          left.contains(other) && !commands(s.at(other).role))
        return turn_of(other, rule::v3_actions);
  const Right<bool> right = right_to_act<bool>(left.size(), yet_to_act(s, against(same)).size());
  if (round_over<bool>(right.round, turns, counted)) return {nobody, true};
  return chosen_of(g, right.other ? against(same) : same, rule::v3_actions);
}

// OPT-SGS-3V3-FIRST-CARDS: in the first turn of the game one card less.
int ThreeVThree::cards_to_draw(const State& s, const Options& options) const {
  const bool less = options.is<Opt::first_cards>("one_less") && s.turn == 1;
  return Mode::cards_to_draw(s, options) - (less ? 1 : 0);
}

void ThreeVThree::turn_begun(Play& g, Seat /*who*/) const {
  if (g.options().is<Opt::round_end>("six_turns")) g.note(nobody, Mark::turns, Life::round);
}

// SGS-3V3-DIRECTION: what is for everybody goes round as its user says, from himself or from his
// neighbour (AMB-SGS-064); with one other target there is only one way.
void ThreeVThree::order_targets(Play& g, Use& u) const {
  const Aim aim = rules_of(u.as).aim;
  if (aim != Aim::others && aim != Aim::everyone) return;
  const int others = u.targets.size() - (u.targets.contains(u.by) ? 1 : 0);
  u.from_user = true;
  if (others > 1 && g.options().is<Opt::aoe_direction>("choose")) {
    constexpr Play::Choice ways[] = {{Way::anticlockwise}, {Way::clockwise}};
    u.clockwise = g.decides(u.by, ways, rule::v3_direction) == Way::clockwise;
  }
  u.targets = g.in_order_of(u, u.targets);
}

}  // namespace tally::sanguosha
