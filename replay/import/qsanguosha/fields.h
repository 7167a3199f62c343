#pragma once
// Events as packets make them.
#include "replay/import/sanguosha/made.h"

namespace tally::qsanguosha {

using import::event;
using import::small;
using import::with_cards;

}  // namespace tally::qsanguosha
