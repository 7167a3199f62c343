#pragma once
// Shapes 化身: generals that nobody has, of which a player takes the kingdom, the gender and a
// skill.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

[[nodiscard]] bool has_avatars_left(const Play& g);
void gets_avatars(Play& g, Seat who, int count, Skill why);
void changes_shape(Play& g, Seat who);

}  // namespace tally::sanguosha
