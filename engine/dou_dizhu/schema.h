#pragma once
#include "engine/core/schema.h"

namespace tally::dou_dizhu {
const Schema& schema();
}  // namespace tally::dou_dizhu
