#pragma once
// What becomes of generals: turned face down, without skills, removed.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// By a skill of his he turns a general of another face down; a dead player names the general of
// another who loses all his skills.
void conceals(Play& g, Seat who, Seat of, Skill skill);
void strips(Play& g, Seat who, Seat of, Skill skill);
// … or a living one a general of another, whose skills do nothing in this turn.
void mutes(Play& g, Seat who, Seat of, Skill skill);
// A general of somebody who has shown his kingdom is removed; what that tells first.
void dismisses(Play& g, Seat of, std::size_t place);
[[nodiscard]] Event dismissing(const State& s, Seat of, std::size_t place);

}  // namespace tally::sanguosha
