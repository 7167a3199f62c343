#pragma once
// For the books of a game.
#include <string>

#include "verify/invariants/invariants.h"

namespace tally::verify {

// A Watch over invariants that stand in a table.
class TableWatch : public Watch {
 public:
  struct Broken {
    const Invariant& which;
    Seat seat;
  };
  void tell(Finding& finding) const final;

 private:
  [[nodiscard]] virtual Broken broken() const = 0;
  // What the books say of it, or else the state, in words.
  [[nodiscard]] virtual Message says(bool books) const = 0;
};

}  // namespace tally::verify
