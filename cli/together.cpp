#include "cli/together.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/exit_code.h"
#include "cli/help_messages.h"
#include "cli/language.h"
#include "cli/usage_messages.h"
#include "replay/messages.h"
#include "replay/report/display.h"
#include "replay/report/formats/writer.h"

namespace tally::cli {
namespace {

bool was_given(const CLI::App& command, const std::string& option) {
  return command.get_option(option)->count() > 0;
}

void expect_ruleset(const WantedRules& rules) {
  if (rules.strict_setup && rules.ruleset.empty()) throw Failure(usage, say::strict_setup_alone());
}

// Of commands whose JSON lines are in English only.
void expect_english(const CLI::App& command, bool jsonl, Lang lang) {
  if (jsonl && lang != Lang::en && was_given(command, "--lang"))
    throw Failure(usage, say::json_in_english(command.get_name()));
}

// Each report has a place of its own.
void expect_places(const std::vector<ReportTo>& reports) {
  for (std::size_t i = 0; i < reports.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      if (reports[i].file != reports[k].file) continue;
      if (reports[i].file.empty())
        throw Failure(usage, say::one_report_on_out(reports[k].format, reports[i].format));
      throw Failure(usage, say::two_reports_one_file(reports[i].file));
    }
}

void check(const CLI::App& c, const CheckArguments& a) {
  expect_ruleset(a.rules);
  expect_places(a.reports);
  const bool english = std::ranges::all_of(
      a.reports, [](const ReportTo& to) { return report::find_format(to.format)->in_english; });
  expect_english(c, english, a.lang);
  if (a.follow && a.paths.size() > 1) throw Failure(usage, say::follow_one());
  for (const char* const option :
       {"--jobs", "--witness", "--known", "--baseline", "--save-baseline", "--expect", "--include",
        "--exclude", "--shard"})
    if (a.follow && was_given(c, option)) throw Failure(usage, say::follow_without(option));
  const ReportTo& first = a.reports.front();
  const bool plain = first.file.empty() && (first.format == "text" || first.format == "jsonl");
  if (a.follow && (a.reports.size() > 1 || !plain))
    throw Failure(usage, say::follow_without("--format " + first.format));
}

void check(const CLI::App& c, const DiffArguments& d) {
  expect_ruleset(d.rules);
  const bool two = d.records.size() == 2;
  if (two && (d.from || d.to)) throw Failure(usage, say::diff_turns_of_one());
  if (!two && (!d.from || !d.to)) throw Failure(usage, say::diff_needs_two());
  if (two && d.records[0] == "-" && d.records[1] == "-")
    throw Failure(usage, say::diff_input_twice());
  if (!two && was_given(c, "--after")) throw Failure(usage, say::diff_after_of_two());
}

void check(const CLI::App& /*c*/, const CompareArguments& a) {
  if (a.rulesets.size() != 2) throw Failure(usage, say::compare_needs_two());
}

void check(const CLI::App& /*c*/, const ForkArguments& f) {
  expect_ruleset(f.rules);
  if (f.choose.empty() && (f.games > 0 || f.stop || !f.output.empty()))
    throw Failure(usage, say::fork_needs_choose());
  if (f.games > 0 && (f.stop || !f.output.empty()))
    throw Failure(usage, say::fork_games_write_none());
  if (!f.page.empty() && f.games == 0) throw Failure(usage, say::fork_page_needs_games());
}

void check(const CLI::App& c, const WhyArguments& w) {
  expect_ruleset(w.rules);
  expect_english(c, w.jsonl, w.lang);
  if (w.at && w.death) throw Failure(usage, say::why_two_events());
  if (int{w.jsonl} + int{w.dot} + int{w.svg} > 1) throw Failure(usage, say::why_two_forms());
}

void check(const CLI::App& c, const RegressArguments& r) {
  expect_english(c, r.jsonl, r.lang);
  const bool has_before = !r.from.ruleset.empty() || !r.baseline.empty();
  if (!r.from.ruleset.empty() && !r.baseline.empty())
    throw Failure(usage, say::regress_two_befores());
  if (!has_before && r.to.ruleset.empty() && !r.page.empty())
    throw Failure(usage, say::regress_page_needs());
  if (!has_before && r.to.ruleset.empty() && r.save.empty())
    throw Failure(usage, say::regress_needs_one());
  if (r.to.strict_setup && r.to.ruleset.empty() && r.from.ruleset.empty())
    throw Failure(usage, say::strict_setup_of_none());
}

// Where time ends it, it is not the same games every time.
void check(const CLI::App& /*c*/, const FuzzArguments& f) {
  if (f.share.any() && f.seconds > 0) throw Failure(usage, say::shard_without("--time"));
}

void check(const CLI::App& /*c*/, const RulesArguments& r) {
  if (r.rulesets && (r.coverage || !r.ids.empty()))
    throw Failure(usage, say::stands_alone("--rulesets"));
  if (r.invariants && (r.coverage || r.rulesets || !r.ids.empty()))
    throw Failure(usage, say::stands_alone("--invariants"));
}

void check(const CLI::App& c, const DeduceArguments& d) {
  expect_ruleset(d.rules);
  expect_english(c, d.jsonl, d.lang);
}

void check(const CLI::App& /*c*/, const LegalArguments& l) {
  expect_ruleset(l.rules);
  if (!l.why_not.empty() && !l.at) throw Failure(usage, say::why_not_needs_at());
  if (l.at && (l.seat || l.turn)) throw Failure(usage, say::legal_lists_or_shows());
}

// What each kind of graph takes.
void check(const CLI::App& c, const GraphArguments& g) {
  expect_ruleset(g.rules);
  if (g.dot && g.svg) throw Failure(usage, say::graph_two_forms());
  struct Of {
    std::string option;
    const char* kind;
  };
  const std::string record = words(help::record());
  const Of all[] = {{record, "seats"},      {"--turn", "seats"},   {"--number", "seats"},
                    {"--game", "phases"},   {"--games", "phases"}, {"--first", "states"},
                    {"--second", "states"}, {"--pile", "states"}};
  std::vector<Message> wrong;
  for (const Of& o : all)
    if (g.what != o.kind && was_given(c, o.option))
      wrong.push_back(
          say::of_kind(o.option == record ? report::printable(g.record) : o.option, o.kind));
  if (!wrong.empty())
    throw Failure(usage, say::see_help(say::graph_takes_no(
                                           g.what, joined(std::move(wrong), tally::say::comma)),
                                       "tally graph"));
}

template <class Arguments>
void check(const CLI::App& /*c*/, const Arguments& a) {
  if constexpr (requires { a.rules.strict_setup; }) expect_ruleset(a.rules);
}

}  // namespace

void check_together(const CLI::App& command, const Command& given) {
  std::visit([&](const auto& arguments) { check(command, arguments); }, given);
}

}  // namespace tally::cli
