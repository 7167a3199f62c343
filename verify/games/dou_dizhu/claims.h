#pragma once
// The theorems of Dou Dizhu by subject. Each of these adds its own.
#include <vector>

#include "engine/dou_dizhu/options.h"
#include "verify/proofs/claim.h"

namespace tally::proofs {

void bidding_theorems(const dou_dizhu::Options& options, std::vector<Theorem>& out);
void turn_theorems(std::vector<Theorem>& out);

}  // namespace tally::proofs
