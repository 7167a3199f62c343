#include "verify/shrink/shrink.h"

#include <algorithm>
#include <optional>
#include <string>

#include "replay/log/log.h"
#include "verify/record_header.h"
#include "verify/shrink/findings.h"
#include "verify/shrink/script.h"
#include "verify/shrink/shrinker.h"
#include "verify/shrink/smaller.h"
#include "verify/shrink/whole_check.h"
#include "verify/turns.h"

namespace tally::verify {

Size size_of(const Record& record) {
  const Schema& schema = record.game->schema();
  Size size;
  size.events = static_cast<int>(record.size());
  for (const Observation& o : record.seen()) {
    const Event& e = o.event;
    const KindInfo& kind = schema.of(e);
    if (begins_turn(schema, e)) ++size.turns;
    if (kind.role == EventRole::choice) ++size.choices;
    const bool dealt = kind.role == EventRole::chance && !kind.ordered;
    if (dealt || kind.role == EventRole::choice) size.cards += static_cast<int>(e.cards.size());
  }
  return size;
}

std::string log_of(const Record& record) {
  std::string text;
  write_header(text, record);
  for (const Observation& o : record.seen()) write_event(text, record.game->schema(), o.event);
  return text;
}

namespace {

// The same, as a native record.
class Copy final : public EventSink {
 public:
  explicit Copy(Record& out) : out_(out) {}
  void event(const Event& e, const Match& /*match*/, std::uint32_t /*source_at*/) override {
    out_.add(e, static_cast<std::uint32_t>(out_.size() + 1));
  }

 private:
  Record& out_;
};

// What `record` says, as the rules tell it.
void native_copy(const Record& record, const Ruleset& rules, Record& out) {
  copy_header(record, out);
  Copy copy(out);
  Checker checker(*record.game);
  Report report;
  checker.check(record, rules, report, &copy);
}

bool same(const Finding& a, const Finding& b) {
  return a.kind == b.kind && a.rule == b.rule && a.at == b.at && a.source_at == b.source_at &&
         a.seat == b.seat;
}

// The finding of a native record that is `wanted` of the one it is a copy of, in English.
std::optional<Finding> again(WholeCheck& check, const Record& native, const Ruleset& rules,
                             const Finding& wanted) {
  for (const Finding& f : check.all(native, rules).findings)
    if (f.kind == wanted.kind && f.rule == wanted.rule && f.at == wanted.at) return f;
  return {};
}

// The rules do not agree with themselves.
void break_smaller(const Record& record, const Ruleset& rules, const Finding& wanted,
                   const ShrinkOptions& options, Shrunk& out) {
  WholeCheck check(*record.game);
  const Predicate still = [&](const Record& candidate) {
    const auto found = of_the_game(check.by_rules(candidate, rules));
    return found.size() == 1 && found[0]->kind == wanted.kind &&
           found[0]->message == wanted.message;
  };
  out = shrink(record, rules, still, options);
}

}  // namespace

Shrunk shrink(const Record& record, const Ruleset& rules, const Predicate& still,
              const ShrinkOptions& options) {
  Shrunk out;
  Script script;
  if (!script_of(record, rules, std::nullopt, script)) return out;
  Record native;
  native_copy(record, rules, native);
  out.before = size_of(native);
  const auto has_it = [&](const Record& r, const Script& /*played*/) { return still(r); };
  Shrinker shrinker(*record.game, rules, has_it, options, out);
  shrinker.run(script);
  if (!out.found && out.left_off) out.why = NoLog::too_much_work;
  if (!out.found) return out;
  out.why = NoLog::none;
  out.log = log_of(out.record);
  return out;
}

Shrunk shrink_finding(const Record& record, const Ruleset& rules, const Finding& finding,
                      const ShrinkOptions& options) {
  Shrunk out;
  Record copy;
  native_copy(record, rules, copy);
  out.before = size_of(copy);
  // Where a source leaves events out, its findings count them all the same.
  const bool whole = record.format == "native" &&
                     KindSet::first_of(record.game->schema().kinds.size()).within(record.shows);
  const Record& native = whole ? record : copy;
  if (finding.kind == FindingKind::invariant) {
    break_smaller(record, rules, finding, options, out);
  } else if (finding.kind == FindingKind::setup) {
    cut_smaller({native, rules, finding}, options, out);
  } else {
    // Which of the findings of the rules alone it is; none, when only hidden cards exclude it.
    Checker checker(*record.game);
    Report report;
    checker.check(record, rules, report);
    const auto& all = report.findings;
    const auto it =
        std::find_if(all.begin(), all.end(), [&](const Finding& f) { return same(f, finding); });
    const bool of_rules = it != all.end();
    const auto index = static_cast<std::size_t>(it - all.begin());
    Script script;
    // By what follows, an answer was another: two lines of a log contradict each other.
    const bool misread = of_rules && finding.kind == FindingKind::contradiction &&
                         script_of(record, rules, index, script) && script.fault->key;
    if (of_rules && finding.kind == FindingKind::contradiction && !misread) {
      out.why = record.format == "native" ? NoLog::contradicts_itself : NoLog::two_statements;
      return out;
    }
    if (is_of_hidden(finding)) {
      WholeCheck check(*record.game);
      const Finding its = again(check, native, rules, finding).value_or(finding);
      deal_smaller({native, rules, its}, options, out);
      if (!out.found) cut_smaller({native, rules, its}, options, out);
    } else {
      if (of_rules && script_of(record, rules, index, script))
        play_smaller({native, rules, finding}, script, all.size() - of_the_game(report).size(),
                     options, out);
      other_games({native, rules, finding}, options, out);
      if (!out.found) cut_smaller({native, rules, finding}, options, out);
    }
    const auto others = std::count_if(all.begin(), it, [&](const Finding& f) {
      return f.kind != FindingKind::setup && f.at <= finding.at;
    });
    out.why = !of_rules && finding.kind != FindingKind::contradiction ? NoLog::not_there
              : of_rules && others > 0                                ? NoLog::with_others
                                                                      : NoLog::not_found;
  }
  if (!out.found && out.left_off) out.why = NoLog::too_much_work;
  if (!out.found) return out;
  out.why = NoLog::none;
  out.log = log_of(out.record);
  return out;
}

}  // namespace tally::verify
