#pragma once
#include "engine/core/schema.h"

namespace tally::sanguosha {
const Schema& schema();
}  // namespace tally::sanguosha
