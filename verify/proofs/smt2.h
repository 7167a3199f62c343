#pragma once
// A theorem for any solver that reads SMT-LIB 2.
#include <string>
#include <string_view>

#include "verify/proofs/claim.h"

namespace tally::proofs {

// The negation of a theorem, or for one that says something is possible the theorem itself; what a
// solver has to answer follows from `status`.
std::string smt2_of(const TheoremText& text, const Theorem& theorem, Status status,
                    std::string_view ruleset);

}  // namespace tally::proofs
