#pragma once
// What was proved of rulesets, told: by theorem, in a last line, and as JSON lines.
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "cli/lines.h"
#include "cli/named_ruleset.h"
#include "verify/proofs/theorem.h"

namespace tally::cli {

// One ruleset and what came of it.
struct Proved {
  NamedRuleset of;
  std::vector<proofs::Proof> proofs;
  // Of a refuted theorem: the options to look at.
  std::map<const proofs::TheoremText*, std::vector<std::size_t>> causes = {};
};

// How many proofs ended so.
[[nodiscard]] std::size_t count(std::span<const Proved> all, proofs::Status status);

// By theorem: what it says, and for which rulesets it is proved. Refuted ones last, where they are
// seen.
void tell_theorems(std::span<const Proved> all, Lines& out);
[[nodiscard]] Message last_line(std::span<const Proved> all, double seconds);

// A line of JSON for each theorem.
void add_json(std::string& out, const Proved& p);

}  // namespace tally::cli
