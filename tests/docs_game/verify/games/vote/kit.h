#pragma once
#include "verify/games/kit.h"

namespace tally::verify {

extern const Kit vote_kit;

}  // namespace tally::verify
