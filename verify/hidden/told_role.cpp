#include "verify/hidden/told_role.h"

#include <algorithm>

#include "verify/hidden/kit.h"
#include "verify/hidden/of_rules.h"
#include "verify/hidden/roles.h"
#include "verify/record_header.h"

namespace tally::hidden {
namespace {

// A wrong identity shows soon: by what the killer is paid, or by how the game goes on.
constexpr int most_deaths = 3;
// What may be spent on all that is tried (Checker::work).
constexpr std::uint64_t most_trying = 600'000;

// The record with another identity at one death.
void tell_other(const Record& record, Kind kind, std::uint32_t death, What role, Record& out) {
  verify::copy_frame(record, out);
  for (const Observation& o : record.seen()) {
    Event e = o.event;
    if (o.source_at == death && e.kind == kind) e.what = role;
    out.add(e, o.source_at);
  }
}

}  // namespace

std::optional<ToldRole> told_role(const Trace& trace, const Record& record, const Ruleset& rules,
                                  const Report& report) {
  const auto first = std::find_if(report.findings.begin(), report.findings.end(), is_of_rules);
  if (first == report.findings.end()) return {};
  const Kind death = verify::identity_kit_of(*record.game).death;
  if (death == nothing) return {};
  Checker checker(*record.game);
  std::uint64_t left = most_trying;
  Record other;
  Trace seen;
  Report again;
  int deaths = 0;
  for (std::size_t i = std::min<std::size_t>(first->at, trace.size()); i-- > 0;) {
    const Event e = trace.event(i);
    if (e.kind != death || !e.shows(Field::what) || e.what == 0 || e.seat < 0 ||
        trace.setup().seat[static_cast<std::size_t>(e.seat)][0] != 0)
      continue;
    if (++deaths > most_deaths) break;
    std::optional<ToldRole> found;
    int ways = 0;
    const auto roles = record.game->schema().seat_fields[0].names.size();
    for (What role = 1; role < roles; ++role) {
      if (role == e.what) continue;
      tell_other(record, death, trace.step(i).source_at, role, other);
      seen.start(record.game->schema(), other.setup);
      checker.allow(left);
      checker.check(other, rules, again, &seen);
      if (checker.work() >= left) return {};
      left -= checker.work();
      if (again.given_up || std::any_of(again.findings.begin(), again.findings.end(), is_of_rules))
        continue;
      const auto said = identities(seen, *record.game, rules, seen.size());
      if (said && assignments(*said).empty()) continue;
      found = ToldRole{i, role};
      ++ways;
    }
    if (ways == 1) return found;
    if (ways > 1) return {};
  }
  return {};
}

}  // namespace tally::hidden
