#pragma once
// Contradictions of hidden cards, compared by what they say.
#include "replay/check.h"
#include "replay/record.h"

namespace tally::verify {

// Whether both name the same contradiction: by the same rule, about the same kind of event with the
// same cards, in the same words but for seats, turns and events. Both in one language.
bool same_statement(const Finding& a, const Record& of_a, const Finding& b, const Record& of_b);

}  // namespace tally::verify
