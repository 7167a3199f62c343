#pragma once
// Commands 军令 (SGS-GZ-COMMAND).
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// One of two that chance brings is given, to `to` or to several.
Command gives_command(Play& g, Seat from, Seat to);
// Whether `to` carries it out; he has done so when this returns.
bool obeys(Play& g, Seat to, Command what, Seat from, Skill why);
// `who` names one of these, to whom `dealer` is to deal damage; nobody where there is none.
Seat names_victim(Play& g, Seat who, const SeatSet& of, Seat dealer, Rule why);

}  // namespace tally::sanguosha
