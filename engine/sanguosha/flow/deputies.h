#pragma once
// Another deputy 变更 (SGS-GZ-CHANGE).
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// By a skill of the owner `who` may change his deputy, where both want it; once a game by each
// skill.
void offers_another_deputy(Play& g, Seat owner, Seat who, Skill skill);

}  // namespace tally::sanguosha
