#include "replay/report/summary.h"

#include <iterator>

#include <fmt/format.h>

#include "engine/core/hash.h"
#include "replay/io/input_error.h"

namespace tally::report {

void Summary::add(const Entry& entry) {
  const VerdictKind verdict = entry.error.empty() ? entry.report.verdict : VerdictKind::unreadable;
  ++games_;
  ++counts_[static_cast<std::size_t>(verdict)];
  if (verdict == VerdictKind::violations) findings_ += entry.report.findings.size();
  internal_ = internal_ || entry.internal;
  Signature one;
  one.mix(verdict == VerdictKind::unreadable ? 0 : entry.report.signature);
  one.mix(static_cast<std::uint64_t>(verdict));
  signature_ += one.value();
}

std::string Summary::line(bool interrupted) const {
  using io::grouped;
  std::string out;
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "{}{} {}", interrupted ? "interrupted after " : "", grouped(games_),
                 games_ == 1 ? "game" : "games");
  std::string_view before = ": ";
  const auto add = [&](VerdictKind verdict, std::string_view words) {
    if (count(verdict) == 0) return;
    fmt::format_to(to, "{}{} {}", before, grouped(count(verdict)), words);
    before = ", ";
  };
  add(VerdictKind::clean, "clean");
  add(VerdictKind::violations, "with violations");
  if (count(VerdictKind::violations) > 0) {
    fmt::format_to(to, " ({} {})", grouped(findings_), findings_ == 1 ? "finding" : "findings");
  }
  add(VerdictKind::undecided, "undecided");
  add(VerdictKind::incomplete, "incomplete");
  add(VerdictKind::unreadable, "unreadable");
  fmt::format_to(to, " — signature {:016x}", signature_);
  return out;
}

}  // namespace tally::report
