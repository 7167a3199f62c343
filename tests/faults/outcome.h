// Checks a recording with a planted fault and says how well the fault was found.
#pragma once

#include <cstdint>
#include <string>

#include "replay/check.h"
#include "replay/import/freekill/freekill.h"
#include "tests/faults/plants.h"

namespace tally::faults {

struct Outcome {
  bool found = false;
  bool rule_fits = false;  // the first finding cites a rule that may be cited
  // Events the recording shows from the planted place on before the one the first finding is at;
  // negative when the finding is before the planted place.
  int late = 0;
  // How many findings there are but for those that the screen is told otherwise: a plant changes
  // what happens, and not what is said again of it.
  std::size_t findings = 0;
};

class Bench {
 public:
  Bench();
  Outcome check(const Plant& plant, const Mutant& mutant);
  // The whole file as it is.
  const Report& check(std::span<const std::uint8_t> file);

  [[nodiscard]] const Report& report() const { return report_; }
  [[nodiscard]] const Record& record() const { return record_; }
  // Of the first finding that is more than a thing said twice and not the same, if there is one.
  [[nodiscard]] const Finding& first() const;
  [[nodiscard]] std::string first_rule() const;
  [[nodiscard]] std::string words() const;  // all findings, a line each

 private:
  freekill::Reader reader_;
  Record record_;
  Report report_;
  Ruleset rules_;
  Checker checker_;
};

}  // namespace tally::faults
