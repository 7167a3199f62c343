#pragma once
// Botzone's FightTheLandlord2 (and the older FightTheLandlord, which has no bids): the log of the
// judge and its players.
#include "replay/import/dou_dizhu/value.h"
#include "replay/record.h"
#include "replay/shape.h"

namespace tally::botzone {

extern const Shape shape;

// The log alone, a list as the site gives it, or an object with it as "log" and perhaps "initdata",
// "game" and "scores". What counts as a move is what the judge shows of it afterwards; where a
// player's own answer was another, Record::note says so. Observation::source_at is the index in the
// log: of a move, that of the player's answer. Throws io::InputError.
void read_log(dou_dizhu::Value game, Record& out);

}  // namespace tally::botzone
