#include "verify/invariants/invariants.h"

#include "replay/messages.h"
#include "verify/invariants/kit.h"
#include "verify/invariants/table_watch.h"
#include "verify/messages.h"

namespace tally::verify {

std::span<const Invariant> invariants(const Game& game) {
  const auto all = book_kit_of(game).invariants;
  return all == nullptr ? std::span<const Invariant>() : all();
}

std::unique_ptr<Watch> watch_for(const Game& game) {
  const auto watch = book_kit_of(game).watch;
  return watch == nullptr ? nullptr : watch();
}

void TableWatch::tell(Finding& finding) const {
  const Broken b = broken();
  finding.kind = FindingKind::invariant;
  finding.rule = b.which.rules.front();
  finding.seat = b.seat;
  finding.message = say::invariant_broken(b.which.id, Texts(b.which.en, b.which.zh));
  finding.expected = say::by_events(says(true));
  finding.found = say::by_state(says(false));
}

}  // namespace tally::verify
