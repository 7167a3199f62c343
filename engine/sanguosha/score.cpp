#include "engine/sanguosha/score.h"

namespace tally::sanguosha {
namespace {

Rule rule_of(PointsFor what) {
  switch (what) {
    case PointsFor::last_duel: return rule::score_last_duel;
    case PointsFor::kills:
    case PointsFor::lord_killed: return rule::score_kills;
    default: return rule::score_sides;
  }
}

// The side of whoever has won; a spy is on his own.
Outcome<bool> sides_of(const State& end, const SeatSet& winners) {
  Outcome<bool> out{};
  for (Seat i = 0; i < end.players; ++i) {
    if (!winners.contains(i)) continue;
    const Role role = end.at(i).role;
    out = {.open = false,
           .lord_side = role == Role::lord || role == Role::loyalist,
           .rebels = role == Role::rebel,
           .spy = role == Role::spy};
  }
  return out;
}

RoleCounts<int> killed_by(Seat who, const State& end, std::span<const Killing> dead) {
  RoleCounts<int> out{};
  SeatSet before;  // SGS-REINCARNATION: who dies again is worth nothing
  for (const Killing& k : dead) {
    const bool first = !before.contains(k.victim);
    before.add(k.victim);
    if (!first || k.killer != who || k.victim == who) continue;
    switch (end.at(k.victim).role) {
      case Role::lord: ++out.lord; break;
      case Role::loyalist: ++out.loyalists; break;
      case Role::rebel: ++out.rebels; break;
      case Role::spy: ++out.spies; break;
      default: break;
    }
  }
  return out;
}

}  // namespace

std::vector<std::vector<Points>> points_of(const State& end, std::span<const Killing> dead,
                                           const SeatSet& winners, const Options& options) {
  std::vector<std::vector<Points>> out;
  if (winners.empty()) return out;
  Finish<bool, int> finish{};
  finish.sides = sides_of(end, winners);
  finish.players = end.players;
  for (Seat i = 0; i < end.players; ++i) {
    if (!end.counts(i)) continue;
    ++finish.living;
    finish.loyalists += end.at(i).role == Role::loyalist ? 1 : 0;
    finish.rebels += end.at(i).role == Role::rebel ? 1 : 0;
  }
  for (Seat i = 0; i < end.players; ++i) {
    finish.role = static_cast<int>(end.at(i).role);
    finish.alive = end.counts(i);
    finish.won = winners.contains(i);
    finish.fell_last = !dead.empty() && dead.back().victim == i;
    finish.killed = killed_by(i, end, dead);
    const auto pays = points(finish, options);
    std::vector<Points>& parts = out.emplace_back();
    for (std::size_t k = 0; k < pays.size(); ++k) {
      const auto what = static_cast<PointsFor>(k);
      if (pays[k].each * pays[k].times != 0)
        parts.push_back({what, pays[k].each, pays[k].times, rule_of(what)});
    }
  }
  return out;
}

}  // namespace tally::sanguosha
