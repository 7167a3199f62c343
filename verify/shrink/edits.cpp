#include "verify/shrink/edits.h"

#include <algorithm>

namespace tally::verify {
namespace {

Seat moved(Seat s, const std::vector<Seat>& to) {
  return s >= 0 && static_cast<std::size_t>(s) < to.size() ? to[static_cast<std::size_t>(s)] : s;
}

Line moved(Line line, const std::vector<Seat>& to) {
  Event& e = line.event;
  e.seat = moved(e.seat, to);
  e.other = moved(e.other, to);
  SeatList seats;
  for (const Seat s : e.seats)
    if (moved(s, to) != nobody) seats.push(moved(s, to));
  e.seats = seats;
  return line;
}

}  // namespace

Script with_seats(const Script& script, const Setup& setup, const std::vector<Seat>& to) {
  Script out = script;
  out.setup = setup;
  out.steps.clear();
  out.viewer = moved(out.viewer, to);
  for (Seat& s : out.turns) s = moved(s, to);
  for (const Step& step : script.steps) {
    Step s = step;
    s.line = moved(step.line, to);
    s.key.who = moved(step.key.who, to);
    s.key.other = moved(step.key.other, to);
    s.holder = moved(step.holder, to);
    if (s.line.event.seat != nobody || step.line.event.seat == nobody) out.steps.push_back(s);
  }
  if (out.fault) {
    Fault& f = *out.fault;
    if (f.key) {
      f.key->who = moved(f.key->who, to);
      f.key->other = moved(f.key->other, to);
    }
    if (f.told) f.told = moved(*f.told, to);
    if (f.shown) f.shown = moved(*f.shown, to);
  }
  return out;
}

Script without(const Script& script, const std::vector<char>& gone_steps,
               const std::vector<char>& gone_turns) {
  Script out = script;
  std::vector<int> index(script.turns.size(), -1);
  out.turns.clear();
  for (std::size_t t = 0; t < script.turns.size(); ++t) {
    if (gone_turns[t] != 0) continue;
    index[t] = static_cast<int>(out.turns.size());
    out.turns.push_back(script.turns[t]);
  }
  out.steps.clear();
  for (std::size_t i = 0; i < script.steps.size(); ++i) {
    const Step& s = script.steps[i];
    if (gone_steps[i] != 0 || index[static_cast<std::size_t>(s.turn)] < 0) continue;
    out.steps.push_back(s);
    out.steps.back().turn = index[static_cast<std::size_t>(s.turn)];
  }
  return out;
}

Script without_turns(const Script& script, const std::vector<char>& gone) {
  return without(script, std::vector<char>(script.steps.size(), 0), gone);
}
Script without_steps(const Script& script, const std::vector<char>& gone) {
  return without(script, gone, std::vector<char>(script.turns.size(), 0));
}

Script bare(const Script& script, std::size_t turns, bool and_last) {
  std::vector<char> gone(script.turns.size(), 1);
  std::fill_n(gone.begin(), std::min(turns + 1, gone.size()), 0);
  if (and_last) gone.back() = 0;
  std::vector<char> gone_steps(script.steps.size(), 0);
  for (std::size_t i = 0; i < gone_steps.size(); ++i)
    gone_steps[i] = static_cast<char>(script.steps[i].turn > 0);
  return without(script, gone_steps, gone);
}

Script about_its_cards(const Script& script) {
  std::vector<char> gone(script.steps.size(), 1);
  std::vector<char> empty(script.turns.size(), 1);
  empty.front() = empty.back() = 0;
  const std::vector<Card>& cards = script.fault->shown->cards;
  for (std::size_t i = 0; i < script.steps.size(); ++i) {
    const Step& s = script.steps[i];
    const auto& names = s.line.cards;
    if (std::find_first_of(names.begin(), names.end(), cards.begin(), cards.end()) == names.end())
      continue;
    gone[i] = 0;
    empty[static_cast<std::size_t>(s.turn)] = 0;
  }
  return without(script, gone, empty);
}

Script in_one_turn(const Script& script, std::size_t from, std::size_t to, bool lone) {
  Script out = script;
  for (Step& s : out.steps)
    if (s.turn == static_cast<int>(from)) s.turn = static_cast<int>(to);
  // By turns, and what comes of the earlier one first.
  std::stable_sort(out.steps.begin(), out.steps.end(),
                   [](const Step& a, const Step& b) { return a.turn < b.turn; });
  std::vector<char> gone(script.turns.size(), 0);
  for (std::size_t t = from; t < (lone ? to : from + 1); ++t) gone[t] = 1;
  return without_turns(out, gone);
}

std::vector<char> needed_seats(const Script& script, std::size_t from_turn) {
  const int players = script.setup.players;
  std::vector<char> needed(static_cast<std::size_t>(players), 0);
  const auto need = [&](Seat s) {
    if (s >= 0 && s < players) needed[static_cast<std::size_t>(s)] = 1;
  };
  const auto need_all = [&](const Line& line) {
    need(line.event.seat);
    need(line.event.other);
    if (line.event.seats.size() < 3)  // more are all there are
      for (const Seat t : line.event.seats) need(t);
  };
  for (const Step& s : script.steps)
    if (!s.chance && s.turn >= static_cast<int>(from_turn)) need_all(s.line);
  if (script.fault) {
    if (script.fault->told) need_all(*script.fault->told);
    if (script.fault->shown) need_all(*script.fault->shown);
    if (script.fault->key) need(script.fault->key->who);
  }
  return needed;
}
}  // namespace tally::verify
