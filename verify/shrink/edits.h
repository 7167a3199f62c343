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

// The turn of the fault, behind the first `turns` of the others; `bare`: with no step but those of
// the set-up.
Script late_in(const Script& script, std::size_t turns, bool bare);

// The fault in turn `turn` instead of in its own, and nothing behind it; `bare` as above.
Script early_in(const Script& script, std::size_t turn, bool bare);

// Only the steps that name a card of the fault and the last few that are aimed at its player, and
// their turns.
Script about_its_cards(const Script& script, std::size_t at_him);

// What was done in turn `from` is done in turn `to`, a later one of the same player, ahead of what
// was done there. `from` goes, and if `lone` what lies between the two as well.
Script in_one_turn(const Script& script, std::size_t from, std::size_t to, bool lone);

// Seats the script is about from this turn on, marked.
std::vector<char> needed_seats(const Script& script, std::size_t from_turn);

}  // namespace tally::verify
