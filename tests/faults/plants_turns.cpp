// Turns, rounds and phases out of order.
#include "tests/faults/plants.h"

namespace tally::faults {
namespace {

bool phase_begins(const Scene& s, std::int64_t n = 0) {
  if (!s.board.playing || !s.is("PropertyUpdate", "phase")) return false;
  const std::int64_t phase = s.step().data.items[2].plain().number;
  return n == 0 ? phase >= 2 && phase <= 7 : phase == n;
}

std::size_t end_of_turn(const Scene& s) { return s.script.next(s.i, "GameLog", "$TurnEnd"); }

// Another living player than the one whose turn it is.
Id other(const Scene& s) {
  const Id who = s.from();
  const Id next = s.board.next_living(who);
  return next == who ? 0 : next;
}

void seat_in_log(const Scene& s) {
  if (!s.is("GameLog", "$TurnStart") || other(s) == 0) return;
  Edit e = s.edit();
  e.tree(s.i).at("from").plain().number = other(s);
  s.plant(e);
}

void seat_with_phases(const Scene& s) {
  if (!s.is("GameLog", "$TurnStart") || other(s) == 0) return;
  const std::size_t end = end_of_turn(s);
  Edit e = s.edit();
  e.tree(s.i).at("from").plain().number = other(s);
  for (std::size_t k = s.i; k < end; ++k)
    if (s.script.is(k, "PropertyUpdate", "phase")) e.tree(k).items[0].plain().number = other(s);
  s.plant(e);
}

// The whole turn, draws and all, is somebody else's.
void seat_everywhere(const Scene& s) {
  if (!s.is("GameLog", "$TurnStart") || other(s) == 0) return;
  const std::size_t end = end_of_turn(s);
  if (end == 0 || end - s.i > 400) return;
  Edit e = s.edit();
  e.other_player(s.i, end, s.from(), other(s));
  s.plant(e);
}

void turn_left_out(const Scene& s) {
  if (!s.is("GameLog", "$TurnStart")) return;
  const std::size_t next = s.script.next(s.i, "GameLog", "$TurnStart");
  const std::size_t round = s.script.next(s.i, "GameLog", "$RoundStart");
  if (next == 0 || (round != 0 && round < next)) return;
  s.plant(s.edit().erase(s.i, next - 1));
}

void start_left_out(const Scene& s) {
  if (s.is("GameLog", "$TurnStart")) s.plant(s.edit().erase(s.i));
}

void turns_swapped(const Scene& s) {
  if (!s.is("GameLog", "$TurnStart")) return;
  const std::size_t next = s.script.next(s.i, "GameLog", "$TurnStart");
  const std::size_t round = s.script.next(s.i, "GameLog", "$RoundStart");
  const std::size_t end = next == 0 ? 0 : s.script.next(next, "GameLog", "$TurnEnd");
  if (end == 0 || (round != 0 && round < end)) return;
  Edit e = s.edit();
  e.copy(next, end, s.i);
  e.erase(next, end);
  s.plant(e);
}

void turn_repeated(const Scene& s) {
  if (!s.is("GameLog", "$TurnStart")) return;
  const std::size_t end = end_of_turn(s);
  if (end != 0) s.plant(s.edit().copy(s.i, end, end + 1));
}

void start_repeated(const Scene& s) {
  if (s.is("GameLog", "$TurnStart")) s.plant(s.edit().copy(s.i, s.i, s.i + 1));
}

void round_number(const Scene& s) {
  if (!s.is("GameLog", "$RoundStart")) return;
  Edit e = s.edit();
  e.tree(s.i).at("arg").plain().number += 1;
  s.plant(e, s.i);
}

void round_left_out(const Scene& s) {
  if (s.board.playing && s.is("GameLog", "$RoundStart")) s.plant(s.edit().erase(s.i));
}

void round_too_early(const Scene& s) {
  if (!s.is("GameLog", "$TurnStart") || s.from() == s.board.living()[0]) return;
  Edit e = s.edit();
  e.insert(s.i, "GameLog", log_packet("$RoundStart", {{"arg", Tree::of(std::int64_t{50})}}));
  s.plant(e);
}

// --- phases

template <int n>
void phase_left_out(const Scene& s) {
  if (phase_begins(s, n)) s.plant(s.edit().erase(s.i));
}

void phase_number(const Scene& s) {
  if (!phase_begins(s)) return;
  Edit e = s.edit();
  auto& n = e.tree(s.i).items[2].plain().number;
  n = n == 7 ? 4 : n + 1;
  s.plant(e);
}

void phase_repeated(const Scene& s) {
  if (phase_begins(s)) s.plant(s.edit().copy(s.i, s.i, s.i + 1));
}

void phase_of_another(const Scene& s) {
  if (!phase_begins(s)) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].plain().number = s.board.next_living(s.board.current);
  s.plant(e);
}

// Play before draw.
void phases_swapped(const Scene& s) {
  if (!phase_begins(s, 4)) return;
  const std::size_t play = s.script.next(s.i, "PropertyUpdate", "phase");
  std::size_t at = play;
  while (at != 0 && s.script.steps[at].data.items[2].plain().number != 5)
    at = s.script.next(at, "PropertyUpdate", "phase", 60);
  if (at == 0) return;
  Edit e = s.edit();
  e.tree(s.i).items[2].plain().number = 5;
  e.tree(at).items[2].plain().number = 4;
  s.plant(e);
}

// Plays on in the discard phase: the play phase's last use comes after the discard phase began.
void used_in_discard_phase(const Scene& s) {
  if (!s.is("GameLog", "#UseCardToTargets") || s.board.phase != 5) return;
  const CardUse u = card_use(s.script, s.i);
  if (!u || u.user != s.board.current || u.away - u.log > 12) return;
  const std::size_t phase = s.script.next(u.away, "PropertyUpdate", "phase");
  if (phase == 0 || s.script.next(u.away, "GameLog", "#UseCardToTargets", phase - u.away) != 0)
    return;
  const std::size_t discard = s.script.next(phase, "PropertyUpdate", "phase", 60);
  std::size_t at = phase;
  while (at != 0 && s.script.steps[at].data.items[2].plain().number != 6)
    at = s.script.next(at, "PropertyUpdate", "phase", 60);
  if (at == 0 || discard == 0) return;
  Edit e = s.edit();
  e.copy(u.log, u.away, at + 1);
  e.erase(u.log, u.away);
  s.plant(e, at + 1 - (u.away - u.log + 1));
}

}  // namespace

std::vector<Plant> turn_plants() {
  constexpr std::string_view f = "turn order";
  constexpr std::string_view p = "phases";
  return {{f, "seat in the log", {"SGS-TURN-ORDER"}, seat_in_log},
          {f, "seat with phases", {"SGS-TURN-ORDER"}, seat_with_phases},
          {f, "seat everywhere", {"SGS-TURN-ORDER"}, seat_everywhere, 0, 30},
          {f, "turn left out", {"SGS-TURN-ORDER"}, turn_left_out, 0, 30},
          {f, "start left out", {"SGS-TURN-ORDER", "SGS-PHASE-ORDER"}, start_left_out},
          {f, "turns swapped", {"SGS-TURN-ORDER"}, turns_swapped, 0, 30},
          {f, "turn repeated", {"SGS-TURN-ORDER", "SGS-TURN-ROUND"}, turn_repeated},
          {f, "start repeated", {"SGS-TURN-ORDER"}, start_repeated},
          {f, "round number", {"SGS-TURN-ROUND"}, round_number},
          {f, "round left out", {"SGS-TURN-ROUND"}, round_left_out},
          {f, "round too early", {"SGS-TURN-ROUND"}, round_too_early},
          {p, "prepare left out", {"SGS-PHASE-ORDER"}, phase_left_out<2>},
          {p, "judge left out", {"SGS-PHASE-ORDER"}, phase_left_out<3>},
          {p, "draw left out", {"SGS-PHASE-ORDER"}, phase_left_out<4>},
          {p, "play left out", {"SGS-PHASE-ORDER"}, phase_left_out<5>},
          {p, "discard left out", {"SGS-PHASE-ORDER"}, phase_left_out<6>},
          {p, "finish left out", {"SGS-PHASE-ORDER"}, phase_left_out<7>},
          {p, "number", {"SGS-PHASE-ORDER"}, phase_number},
          {p, "repeated", {"SGS-PHASE-ORDER"}, phase_repeated},
          {p, "of another", {"SGS-PHASE-ORDER"}, phase_of_another},
          {p, "swapped", {"SGS-PHASE-ORDER"}, phases_swapped},
          {p,
           "used in the discard phase",
           {"SGS-USE-TIME", "SGS-PHASE-DISCARD"},
           used_in_discard_phase}};
}

}  // namespace tally::faults
