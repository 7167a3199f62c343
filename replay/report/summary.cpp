#include "replay/report/summary.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/core/hash.h"
#include "replay/messages.h"
#include "replay/report/messages.h"
#include "replay/report/text.h"

namespace tally::report {

void Summary::add(const Entry& entry) {
  const VerdictKind verdict = entry.verdict();
  const std::uint64_t games = std::max<std::uint64_t>(entry.more, 1);
  Signature one;
  one.mix(verdict == VerdictKind::unreadable ? 0 : entry.report.signature);
  one.mix(static_cast<std::uint64_t>(verdict));
  signature_ += games * one.value();
  if (entry.skipped) {
    ++skipped_;
    return;
  }
  games_ += games;
  counts_[static_cast<std::size_t>(verdict)] += games;
  if (verdict == VerdictKind::violations) findings_ += entry.report.findings.size();
  if (!entry.report.findings.empty()) ++games_with_findings_;
  for (const Finding& f : entry.report.findings) {
    ++by_rule_[{entry.game, f.rule}];
    if (f.defect == nullptr || verdict != VerdictKind::violations) continue;
    ++known_;
    programs_.insert(entry.program);
  }
  internal_ = internal_ || entry.internal;
  add_standing(entry);
}

void Summary::add_standing(const Entry& entry) {
  if (entry.let_pass())
    passed_[static_cast<std::size_t>(entry.verdict())] += std::max<std::uint64_t>(entry.more, 1);
  if (entry.standing != Standing::counts) ++old_remarks_;
  for (const Finding& f : entry.report.findings) ++standings_[static_cast<std::size_t>(f.standing)];
}

Message Summary::let_pass() const {
  const auto of = [&](Standing s) { return standings_[static_cast<std::size_t>(s)]; };
  std::vector<Message> what;
  const auto add = [&](std::uint64_t n, const Says<Number>& row) {
    if (n > 0) what.push_back(row(n));
  };
  add(of(Standing::known_defect), say::passed_defects);
  add(of(Standing::in_baseline), say::passed_findings);
  add(old_remarks_, say::passed_records);
  if (what.empty()) return {};
  return say::let_pass(joined(std::move(what), say::comma), of(Standing::counts));
}

std::string Summary::lines(bool interrupted, Lang lang) const {
  std::string out = by_rule(lang);
  if (!out.empty()) out += '\n';
  if (skipped_ > 0) out += text_of(say::skipped_files(skipped_), lang) + "\n";
  if (const Message passed = let_pass(); !passed.empty()) out += text_of(passed, lang) + "\n";
  return out + line(interrupted, lang) + "\n";
}

// "(12 findings, 9 of them known defects of FreeKill 0.5.15)": of its program, or of their programs
// where these are many.
Message Summary::in_findings() const {
  if (known_ == 0) return say::findings(findings_);
  constexpr std::size_t most_named = 3;
  if (programs_.size() > most_named)
    return say::findings_known(findings_, known_, say::their_programs());
  std::vector<Message> whose;
  for (const std::string& program : programs_) whose.push_back(say::verbatim(program));
  return say::findings_known(findings_, known_, joined(std::move(whose), say::comma));
}

Message Summary::said(bool interrupted) const {
  std::vector<Message> verdicts;
  const auto add = [&](VerdictKind verdict, const Says<Number>& row) {
    if (count(verdict) > 0) verdicts.push_back(row(count(verdict)));
  };
  add(VerdictKind::clean, say::games_clean);
  if (count(VerdictKind::violations) > 0)
    verdicts.push_back(say::games_with_violations(count(VerdictKind::violations), in_findings()));
  add(VerdictKind::undecided, say::games_undecided);
  add(VerdictKind::incomplete, say::games_incomplete);
  add(VerdictKind::unreadable, say::games_unreadable);
  Message all = (interrupted ? say::interrupted_games : say::games)(games_);
  if (!verdicts.empty()) all = say::colon(std::move(all), joined(std::move(verdicts), say::then));
  return say::all_signed(std::move(all), fmt::format("{:016x}", signature_));
}

std::string Summary::line(bool interrupted, Lang lang) const {
  return text_of(said(interrupted), lang);
}

std::string Summary::by_rule(Lang lang) const {
  if (games_with_findings_ < 2) return {};
  std::vector<Message> counts;
  for (const Game* const game : tally::games())
    for (const auto& [rule, n] : by_rule_)
      if (rule.first == game) counts.push_back(say::rule_count(game->rule_ids()[rule.second], n));
  return text_of(say::by_rule(joined(std::move(counts), say::list_of_rules)), lang);
}

}  // namespace tally::report
