#pragma once
// Events in signatures.
#include "engine/core/hash.h"
#include "engine/core/schema.h"

namespace tally {

// Mixes an event in as its kind has it there.
[[gnu::always_inline]] inline void sign(Signature& signature, const KindInfo& kind,
                                        const Event& e) {
  if (kind.signs == nullptr) [[likely]]
    signature.mix(e);
  else
    signature.mix(kind.signs(e));
}

}  // namespace tally
