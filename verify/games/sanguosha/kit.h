#pragma once
#include "verify/games/kit.h"

namespace tally::verify {

extern const Kit sanguosha_kit;

}  // namespace tally::verify
