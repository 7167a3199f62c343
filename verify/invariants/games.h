#pragma once
// The invariants game by game.
#include <string>

#include "verify/invariants/invariants.h"

namespace tally::verify {

std::span<const Invariant> identity_invariants();
std::unique_ptr<Watch> identity_watch();
std::span<const Invariant> dou_dizhu_invariants();
std::unique_ptr<Watch> dou_dizhu_watch();

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
