#pragma once
// Where turns begin in a record, as a match counts them.
#include "engine/core/schema.h"

namespace tally::verify {

// A turn, or a trick; no round, and not the choice of who has the next turn.
[[nodiscard]] inline bool begins_turn(const Schema& schema, const Event& e) {
  const KindInfo& kind = schema.of(e);
  return kind.boundary && kind.role == EventRole::outcome && e.seat != nobody;
}

}  // namespace tally::verify
