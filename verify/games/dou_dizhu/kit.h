#pragma once
#include "verify/games/kit.h"

namespace tally::verify {

extern const Kit dou_dizhu_kit;

}  // namespace tally::verify
