#pragma once
// What becomes of generals: turned face down, without skills, removed.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// By a skill of his, `who` turns a general of `of` face down.
void conceals(Play& g, Seat who, Seat of, Skill skill);
// `who`, dead, names a general of `of`, who loses all his skills.
void strips(Play& g, Seat who, Seat of, Skill skill);
// `who` names a general of `of`, whose skills do nothing in this turn.
void mutes(Play& g, Seat who, Seat of, Skill skill);
// A general of somebody who has shown his kingdom is removed.
void dismisses(Play& g, Seat of, std::size_t place);
// The first event of that.
[[nodiscard]] Event dismissing(const State& s, Seat of, std::size_t place);

}  // namespace tally::sanguosha
