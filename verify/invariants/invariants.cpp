#include "verify/invariants/invariants.h"

#include "verify/games/kit.h"
#include "verify/invariants/table_watch.h"

namespace tally::verify {

std::span<const Invariant> invariants(const Game& game) {
  const auto all = kit_of(game).books.invariants;
  return all == nullptr ? std::span<const Invariant>() : all();
}

std::unique_ptr<Watch> watch_for(const Game& game) {
  const auto watch = kit_of(game).books.watch;
  return watch == nullptr ? nullptr : watch();
}

void TableWatch::tell(Finding& finding, Lang lang) const {
  const bool zh = lang == Lang::zh;
  const Broken b = broken();
  finding.kind = FindingKind::invariant;
  finding.rule = b.which.rules.front();
  finding.seat = b.seat;
  finding.message = std::string(b.which.id) + (zh ? " 不成立：" : " does not hold: ");
  finding.message += zh ? b.which.zh : b.which.en;
  finding.expected = (zh ? "按此前的事件：" : "by what has happened: ") + says(true, zh);
  finding.found = (zh ? "实际：" : "but: ") + says(false, zh);
}

}  // namespace tally::verify
