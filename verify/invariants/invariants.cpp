#include "verify/invariants/invariants.h"

#include "replay/messages.h"
#include "verify/invariants/games.h"
#include "verify/messages.h"

namespace tally::verify {

std::span<const Invariant> invariants(const Game& game) {
  if (game.name() == "sanguosha") return identity_invariants();
  if (game.name() == "dou_dizhu") return dou_dizhu_invariants();
  return {};
}

std::unique_ptr<Watch> watch_for(const Game& game) {
  if (game.name() == "sanguosha") return identity_watch();
  if (game.name() == "dou_dizhu") return dou_dizhu_watch();
  return nullptr;
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
