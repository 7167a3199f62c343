#pragma once
// How causes are told that every game has. Rows of a game stand in its own folder.
#include "engine/core/message.h"

#define TALLY_TABLE "why"
namespace tally::why::say {

TALLY_SAY(because, (Message, Message), "because {1}{0:-}", "因为{1}{0:-}")
TALLY_SAY(and_, (Message, Message), "and {1}{0:-}", "而且{1}{0:-}")
TALLY_SAY(card_from, (Message, Message), "where {0} came from: {1}", "{0}的来处：{1}")
TALLY_SAY(in_turn, (Message, Message), "the time had come: {1}{0:-}", "时机：{1}{0:-}")
TALLY_SAY(legend, (),
          "lines: what made it happen; dashes: what made it possible; dots: what came before in a "
          "row; bold frames: on every chain",
          "实线：促成；虚线：使之可能；点线：此前同类；粗框：每条链都经过")

}  // namespace tally::why::say
#undef TALLY_TABLE
