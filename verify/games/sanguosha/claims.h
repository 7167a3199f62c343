#pragma once
// The theorems of the identity game by subject. Each of these adds its own.
#include <vector>

#include "engine/sanguosha/rulebook/options.h"
#include "verify/proofs/claim.h"

namespace tally::proofs {

void setting_theorems(const sanguosha::Options& options, std::vector<Theorem>& out);
void ending_theorems(const sanguosha::Options& options, std::vector<Theorem>& out);
void points_theorems(const sanguosha::Options& options, std::vector<Theorem>& out);
void variants_theorems(const sanguosha::Options& options, std::vector<Theorem>& out);
void distance_theorems(const sanguosha::Options& options, std::vector<Theorem>& out);
void course_theorems(const sanguosha::Options& options, std::vector<Theorem>& out);
void sides_theorems(std::vector<Theorem>& out);
void kingdoms_theorems(const sanguosha::Options& options, std::vector<Theorem>& out);
void judgement_theorems(const sanguosha::Options& options, std::vector<Theorem>& out);

}  // namespace tally::proofs
