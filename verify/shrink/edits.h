#pragma once
// Scripts with less in them.
#include <cstddef>
#include <vector>

#include "verify/shrink/script.h"

namespace tally::verify {

// The same script with other seats: `to[s]` is the new seat of s, nobody if it goes.
Script with_seats(const Script& script, const Setup& setup, const std::vector<Seat>& to);

// Without the steps and turns marked (by index, not 0); what belongs to a turn goes with it.
Script without(const Script& script, const std::vector<char>& gone_steps,
               const std::vector<char>& gone_turns);
Script without_turns(const Script& script, const std::vector<char>& gone);
Script without_steps(const Script& script, const std::vector<char>& gone);

// The set-up and the first `turns` turns, without what was done in them, and with `and_last` the
// last one; the fault is in the last that is left.
Script bare(const Script& script, std::size_t turns, bool and_last);

// Only the steps that name a card of the fault, and their turns.
Script about_its_cards(const Script& script);

// The choices of turn `from` are made in turn `to`, a later one of the same player, before those of
// that turn. Turn `from` goes, and if `lone` the turns between the two as well.
Script in_one_turn(const Script& script, std::size_t from, std::size_t to, bool lone);

// Seats the script is about from this turn on, marked.
std::vector<char> needed_seats(const Script& script, std::size_t from_turn);

}  // namespace tally::verify
