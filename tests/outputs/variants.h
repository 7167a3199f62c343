#pragma once
// An event with one thing changed, in a few ways for each of its fields. Nothing here knows a rule.
#include <functional>

#include "engine/core/schema.h"

namespace tally::outputs {

using Variant = std::function<void(const Event&, Field)>;

void each_variant(const Schema& schema, int players, const Event& e, const Variant& f);

}  // namespace tally::outputs
