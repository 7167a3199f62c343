#include "verify/shrink/smaller.h"

#include <optional>

#include "verify/hidden/seen.h"
#include "verify/record_header.h"
#include "verify/shrink/cut.h"
#include "verify/shrink/dealt.h"
#include "verify/shrink/findings.h"
#include "verify/shrink/shrinker.h"
#include "verify/shrink/statement.h"
#include "verify/shrink/whole_check.h"

namespace tally::verify {
namespace {

// Somebody who sees the set-up of `whole` as `record` shows it; `whole` is the same record with
// nothing hidden.
Seat viewer_of(const Record& record, const Record& whole) {
  Record seen;
  for (int s = record.setup.players; s-- > 0;) {
    const auto viewer = static_cast<Seat>(s);
    hidden::seen_by(whole, viewer, seen);
    if (seen.setup.seat == record.setup.seat) return viewer;
  }
  return nobody;
}

// How many lines behind its event a finding needs, since one of them contradicts it.
int lines_that_show(const Wanted& wanted, WholeCheck& check, Shrunk& out) {
  const Record& native = wanted.native;
  const std::size_t at = wanted.finding.at;
  constexpr int most = 8;
  Record head;
  for (int n = 0; n <= most && at + n < native.size(); ++n) {
    copy_head(native, at + n + 1, head);
    const auto found = of_the_game(check.all(head, wanted.rules));
    out.work += head.size() + check.work();
    if (!found.empty() && found[0]->at == at &&
        same_statement(*found[0], head, wanted.finding, native))
      return n;
  }
  return 0;
}

// By one deal. Of what is left there are others, with which less may do.
void deal_once(const Wanted& wanted, const ShrinkOptions& options, Shrunk& out) {
  const Record& native = wanted.native;
  const Ruleset& rules = wanted.rules;
  const Finding& finding = wanted.finding;
  const std::optional<Record> whole = dealt(native, rules, finding.at);
  Script script;
  if (!whole || !script_of(*whole, rules, 0, script)) return;
  WholeCheck check(*native.game);
  ButForTheCard but_for_the_card(native, rules, finding);
  script.fault->lacks = but_for_the_card.lacks();
  if (script.fault->kind == FindingKind::wrong)
    script.fault->shown_by = lines_that_show(wanted, check, out);
  script.viewer = viewer_of(native, *whole);
  Record seen;
  const auto still = [&](const Record& candidate, const Script& played) {
    hidden::seen_by(candidate, played.viewer, seen);
    const auto found = of_the_game(check.all(seen, rules));
    out.work += check.work();
    return found.size() == 1 && same_statement(*found[0], seen, finding, native) &&
           but_for_the_card.legal(seen, found[0]->at, out);
  };
  Shrinker shrinker(*native.game, rules, still, options, out);
  shrinker.run(script);
  if (!out.found) return;
  hidden::seen_by(out.record, shrinker.best().viewer, seen);
  copy_head(seen, seen.size(), out.record);
  out.after = size_of(out.record);
}

}  // namespace

bool is_of_hidden(const Finding& f) {
  return f.kind == FindingKind::contradiction || !f.because.empty();
}

void play_smaller(const Wanted& wanted, Script& script, std::size_t of_setup,
                  const ShrinkOptions& options, Shrunk& out) {
  const Record& native = wanted.native;
  const Ruleset& rules = wanted.rules;
  const Finding& finding = wanted.finding;
  const Meaning meaning = script.fault->meaning;
  Meanings meanings(*native.game);
  ButForTheCard but_for_the_card(native, rules, finding);
  script.fault->lacks = but_for_the_card.lacks();
  const auto still = [&](const Record& candidate, const Script& /*played*/) {
    const Report& report = meanings.check(candidate, rules);
    out.work += meanings.work();
    const auto found = of_the_game(report);
    if (found.size() != 1 || report.findings.size() > 1 + of_setup) return false;
    if (meanings.of(*found[0]) != meaning) return false;
    return but_for_the_card.legal(candidate, found[0]->at, out);
  };
  Shrinker shrinker(*native.game, rules, still, options, out);
  shrinker.run(script);
}

void deal_smaller(const Wanted& wanted, const ShrinkOptions& options, Shrunk& out) {
  deal_once(wanted, options, out);
  WholeCheck check(*wanted.native.game);
  while (out.found && !out.left_off) {
    Shrunk next;
    next.tries = out.tries;
    next.work = out.work;
    const Report& report = check.all(out.record, wanted.rules);
    deal_once({out.record, wanted.rules, *of_the_game(report)[0]}, options, next);
    out.tries = next.tries;
    out.work = next.work;
    out.left_off = next.left_off;
    if (!next.found || next.after >= out.after) return;
    copy_head(next.record, next.record.size(), out.record);
    out.after = next.after;
  }
}

void cut_smaller(const Wanted& wanted, const ShrinkOptions& options, Shrunk& out) {
  const Record& native = wanted.native;
  const Ruleset& rules = wanted.rules;
  const Finding& finding = wanted.finding;
  WholeCheck check(*native.game);
  Meanings meanings(*native.game);
  ButForTheCard but_for_the_card(native, rules, finding);
  const bool setup = finding.kind == FindingKind::setup;
  const bool hidden = is_of_hidden(finding);
  std::optional<Meaning> meaning;
  if (!setup && !hidden)
    for (const Finding& f : meanings.check(native, rules).findings)
      if (f.kind == finding.kind && f.rule == finding.rule && f.at == finding.at)
        meaning = meanings.of(f);
  // Where hidden cards alone exclude it, most candidates break a rule, which is soon seen.
  const bool sound_by_rules = finding.kind == FindingKind::contradiction &&
                              of_the_game(check.by_rules(native, rules)).empty();
  const Predicate still = [&](const Record& candidate) {
    if (sound_by_rules) {
      const bool sound = of_the_game(check.by_rules(candidate, rules)).empty();
      out.work += check.work();
      if (!sound) return false;
    }
    if (meaning) {
      const auto of_rules = of_the_game(meanings.check(candidate, rules));
      out.work += meanings.work();
      if (of_rules.size() != 1 || meanings.of(*of_rules[0]) != meaning) return false;
    }
    const Report& report = check.all(candidate, rules);
    out.work += check.work();
    const auto found = of_the_game(report);
    if (setup)
      return found.empty() && !report.findings.empty() && report.findings[0].rule == finding.rule;
    if (found.size() != 1 || found[0]->kind != finding.kind || found[0]->rule != finding.rule)
      return false;
    return (!hidden || same_statement(*found[0], candidate, finding, native)) &&
           but_for_the_card.legal(candidate, found[0]->at, out);
  };
  cut(native, finding.at, still, options, out);
}

}  // namespace tally::verify
