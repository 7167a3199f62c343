// What the identities of the players allow or exclude.
#include <algorithm>

#include "verify/hidden/explain.h"
#include "verify/hidden/messages.h"
#include "verify/hidden/of_rules.h"
#include "verify/hidden/phrasing.h"
#include "verify/hidden/roles.h"
#include "verify/hidden/told_role.h"

namespace tally::hidden {

// Whether all that the rules found comes of one identity that a death tells wrong; it is one
// finding then.
bool Explainer::role(const Record& record, const Ruleset& rules, Report& report,
                     const Phrasing& words) {
  const auto told = told_role(trace_, record, rules, report);
  if (!told) return false;
  std::uint32_t shown_by = 0;  // where what follows is not as it would be
  std::erase_if(report.findings, [&](const Finding& f) {
    if (f.kind == FindingKind::undecided) return false;
    if (shown_by == 0) shown_by = f.at;
    return true;
  });
  Finding f;
  f.rule = trace_.schema().roles;
  f.found = words.event(told->step);
  f.message = words.other_role(told->step, told->role);
  for (const std::size_t i : {told->step, std::size_t{shown_by}}) {
    if (i >= trace_.size() || (i == told->step && !f.because.empty())) continue;
    f.because.push_back(words.statement(i));
    f.because_at.push_back(static_cast<std::uint32_t>(i));
  }
  add(report, told->step, std::move(f));
  return true;
}

// Whether findings that follow from a role told wrong were taken out of the report.
bool Explainer::identities(const Record& record, const Ruleset& rules, Report& report,
                           std::size_t steps, const Phrasing& words) {
  auto said = hidden::identities(trace_, *record.game, rules, steps);
  if (!said || !assignments(*said).empty()) return false;
  // As far as it is impossible, and no further.
  const std::vector<RoleStatement> all = std::move(said->says);
  said->says.clear();
  for (const RoleStatement& s : all) {
    said->says.push_back(s);
    if (assignments(*said).empty()) break;
  }
  const std::vector<std::size_t> core = role_core(*said);
  if (core.empty() || said->says[core.back()].step == before_the_game)
    return false;  // setup_breaks
  // Of the game's end the rules say whose it would be; of a death, what they have said is enough.
  const std::size_t last = said->says[core.back()].step;
  if (!trace_.schema().of(trace_.event(last)).ends &&
      std::any_of(report.findings.begin(), report.findings.end(),
                  [&](const Finding& other) { return other.at == last && is_of_rules(other); }))
    return false;
  Finding f;
  f.rule = record.game->schema().roles;
  f.message = say::no_identities();
  for (const std::size_t i : core) {
    const RoleStatement& s = said->says[i];
    f.because.push_back(words.statement(s));
    if (s.step != before_the_game) f.because_at.push_back(static_cast<std::uint32_t>(s.step));
  }
  if (const auto due = due_winners(*said)) {
    const auto same =
        std::find_if(report.findings.begin(), report.findings.end(), [&](const Finding& other) {
          return other.at == said->says.back().step && other.rule == due->rule;
        });
    if (same != report.findings.end()) {  // the rules say it
      same->because = std::move(f.because);
      same->because_at = std::move(f.because_at);
      report.hidden = HiddenCards::contradiction;
      return false;
    }
    f.rule = due->rule;
    f.message = say::other_winners();
    f.found = words.winners(said->says.back().winners);
    f.expected = words.winners(due->seats);
  }
  // By that role the game is not over yet, or others have won.
  const auto shown = std::find_if(core.begin(), core.end(), [&](std::size_t i) {
    return said->says[i].kind == RoleStatement::Kind::is && said->says[i].step != before_the_game;
  });
  const std::size_t from = shown == core.end() ? trace_.size() : said->says[*shown].step;
  const auto dropped = std::erase_if(report.findings, [&](const Finding& other) {
    const bool end = other.kind == FindingKind::extra || other.kind == FindingKind::wrong;
    return end && other.at > from && other.at < trace_.size() &&
           trace_.schema().of(trace_.event(other.at)).ends;
  });
  add(report, said->says[core.back()].step, std::move(f));
  return dropped > 0;
}

}  // namespace tally::hidden
