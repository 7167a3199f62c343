#include "verify/shrink/dealt.h"

#include <string>

#include "verify/hidden/explain.h"
#include "verify/read_log.h"
#include "verify/record_header.h"

namespace tally::verify {

std::optional<Record> dealt(const Record& record, const Ruleset& rules, std::size_t events) {
  if (events >= record.size()) return {};
  Record head;
  copy_head(record, events, head);
  Checker checker(*record.game);
  Report report;
  hidden::Explainer explainer;
  checker.check(head, rules, report);
  explainer.examine(head, rules, checker, report);
  std::string log;
  if (!report.findings.empty() || !explainer.witness(head, rules, checker, log)) return {};
  std::optional<Record> out(std::in_place);
  if (!read_log(log, *out)) return {};
  out->add(record.event(events), static_cast<std::uint32_t>(out->size() + 1));
  return out;
}

}  // namespace tally::verify
