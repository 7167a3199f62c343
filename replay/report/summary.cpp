#include "replay/report/summary.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "engine/core/hash.h"
#include "replay/io/input_error.h"
#include "replay/report/text.h"

namespace tally::report {

void Summary::add(const Entry& entry) {
  const VerdictKind verdict = entry.error.empty() ? entry.report.verdict : VerdictKind::unreadable;
  const std::uint64_t games = std::max<std::uint64_t>(entry.more, 1);
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
  Signature one;
  one.mix(verdict == VerdictKind::unreadable ? 0 : entry.report.signature);
  one.mix(static_cast<std::uint64_t>(verdict));
  signature_ += games * one.value();
}

// ", 9 of them known defects of FreeKill 0.5.15": of its program, or of their programs where these
// are many. "" when there is none.
std::string Summary::known_words(Lang lang) const {
  if (known_ == 0) return {};
  constexpr std::size_t most_named = 3;
  const bool zh = lang == Lang::zh;
  std::string whose;
  if (programs_.size() <= most_named)
    whose = fmt::format("{}", fmt::join(programs_, zh ? "、" : ", "));
  else
    whose = zh ? "各自程序" : "their programs";
  if (zh) return fmt::format("，其中{}处是{}的已知缺陷", io::grouped(known_), whose);
  return fmt::format(", {} of them {} of {}", io::grouped(known_),
                     known_ == 1 ? "a known defect" : "known defects", whose);
}

std::string Summary::line(bool interrupted, Lang lang) const {
  using io::grouped;
  const bool zh = lang == Lang::zh;
  std::string out;
  const auto to = std::back_inserter(out);
  if (zh) {
    fmt::format_to(to, "{}{}局", interrupted ? "已中断，共" : "", grouped(games_));
  } else {
    fmt::format_to(to, "{}{} {}", interrupted ? "interrupted after " : "", grouped(games_),
                   games_ == 1 ? "game" : "games");
  }
  std::string_view before = zh ? "：" : ": ";
  const auto add = [&](VerdictKind verdict, std::string_view words) {
    if (count(verdict) == 0) return;
    if (zh) {
      fmt::format_to(to, "{}{}{}局", before, verdict_words(verdict, lang), grouped(count(verdict)));
    } else {
      fmt::format_to(to, "{}{} {}", before, grouped(count(verdict)), words);
    }
    before = zh ? "，" : ", ";
  };
  add(VerdictKind::clean, "clean");
  add(VerdictKind::violations, "with violations");
  if (count(VerdictKind::violations) > 0) {
    const std::string_view noun = findings_ == 1 ? "finding" : "findings";
    out += zh ? fmt::format("（{}处{}）", grouped(findings_), known_words(lang))
              : fmt::format(" ({} {}{})", grouped(findings_), noun, known_words(lang));
  }
  add(VerdictKind::undecided, "undecided");
  add(VerdictKind::incomplete, "incomplete");
  add(VerdictKind::unreadable, "unreadable");
  fmt::format_to(to, " — {} {:016x}", zh ? "签名" : "signature", signature_);
  return out;
}

std::string Summary::by_rule(Lang lang) const {
  if (games_with_findings_ < 2) return {};
  std::string out;
  for (const Game* const game : tally::games()) {
    for (const auto& [rule, n] : by_rule_) {
      if (rule.first != game) continue;
      out += out.empty() ? (lang == Lang::zh ? "按规则：" : "by rule: ") : ", ";
      out.append(game->rule_ids()[rule.second]).append(" ").append(io::grouped(n));
    }
  }
  return out;
}

}  // namespace tally::report
