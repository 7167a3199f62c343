// The commands that take records.
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "cli/describe.h"
#include "cli/help_records.h"
#include "engine/core/types.h"
#include "replay/report/formats/writer.h"
#include "replay/report/page/html.h"

namespace tally::cli {
namespace {

void add_list(CLI::App& c, const char* name, std::vector<std::string>& into, const Message& what,
              const Message& value) {
  add_each(
      c, name, [&into](const std::vector<std::string>& all) { into = all; }, what)
      ->option_text(words(value));
}

ReportTo report_to(const std::string& given) {
  const std::size_t colon = std::min(given.find(':'), given.size());
  std::string file = given.substr(std::min(colon + 1, given.size()));
  return {given.substr(0, colon), file == "-" ? "" : file};
}

// "text|jsonl|…[:FILE]"
std::string forms() {
  std::string out;
  for (const report::FormatInfo& format : report::formats())
    out.append(out.empty() ? "" : "|").append(format.name);
  return out + "[:" + words(help::FILE()) + "]";
}

// FORMAT or FORMAT:FILE, several times.
void add_reports(CLI::App& c, std::vector<ReportTo>& into) {
  std::vector<std::string> names;
  for (const report::FormatInfo& format : report::formats()) names.emplace_back(format.name);
  const Check known = one_of(names);
  add_each(
      c, "--format",
      [&into](const std::vector<std::string>& all) {
        into.clear();
        for (const std::string& given : all) into.push_back(report_to(given));
      },
      help::check_format())
      ->check([known](const std::string& given) { return known(report_to(given).format); })
      ->option_text(forms());
}

}  // namespace

void describe(CLI::App& c, CheckArguments& a) {
  add_argument(c, help::path(), a.paths, help::paths(), "...")->required();
  add_ruleset(c, a.rules);
  add_list(c, "--include", a.globs.include, help::check_include(), help::GLOB());
  add_list(c, "--exclude", a.globs.exclude, help::check_exclude(), help::GLOB());
  add_reports(c, a.reports);
  c.add_option_function<std::string>(
       "--known", [&a](const std::string& k) { a.known_ok = k == "ok"; },
       words(help::check_known()))
      ->check(one_of({"ok", "counts"}))
      ->option_text("ok|counts");
  add_text(c, "--baseline", a.baseline, help::check_baseline(), help::FILE());
  add_text(c, "--save-baseline", a.save_baseline, help::check_save_baseline(), help::FILE());
  add_text(c, "--expect", a.expect, help::check_expect(), help::TABLE());
  add_flag(c, "--strict", a.strict, help::check_strict());
  add_flag(c, "--only-findings", a.only_findings, help::check_only_findings());
  add_flag(c, "--follow", a.follow, help::check_follow());
  add_jobs(c, a.jobs);
  add_share(c, a.share);
  add_text(c, "--witness", a.witness, help::check_witness(), help::FILE());
  add_language(c, a.lang);
  c.footer(words(help::check_footer()));
}

void describe(CLI::App& c, ShowArguments& a) {
  add_record(c, a.record);
  add_number(c, "--turn", a.turn, help::show_turn(), 0, most);
  add_game(c, a.game);
  add_flag(c, "--why", a.why, help::show_why());
  add_flag(c, "--asked", a.asked, help::show_asked());
  add_flag(c, "--numbers", a.numbers, help::show_numbers());
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(words(help::show_footer()));
}

void describe(CLI::App& c, DiffArguments& a) {
  add_argument(c, help::record(), a.records, help::diff_records(), "...")
      ->required()
      ->expected(1, 2);
  add_number(c, "--from", a.from, help::diff_from(), 0, most);
  add_number(c, "--to", a.to, help::diff_to(), 0, most);
  add_number(c, "--after", a.after, help::diff_after(), 0, most);
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(words(help::diff_footer()));
}

void describe(CLI::App& c, ImportArguments& a) {
  add_argument(c, help::record(), a.records, help::import_records(), "...")->required();
  add_required_output(c, a.output);
  add_language(c, a.lang);
  c.footer(words(help::import_footer()));
}

void describe(CLI::App& c, LegalArguments& a) {
  add_record(c, a.record);
  add_number(c, "--at", a.at, help::legal_at(), 0, most);
  add_number(c, "--seat", a.seat, help::legal_seat(), 1, max_seats);
  add_number(c, "--turn", a.turn, help::legal_turn(), 0, most);
  add_text(c, "--why-not", a.why_not, help::legal_why_not(), help::ANSWER());
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(words(help::legal_footer()));
}

void describe(CLI::App& c, HideArguments& a) {
  add_record(c, a.record);
  add_number(c, "--seat", a.seat, help::hide_seat(), 0, max_seats)->required();
  add_ruleset(c, a.rules);
  add_text(c, "-o,--output", a.output, help::output_or_out(), help::FILE());
  add_language(c, a.lang);
  c.footer(words(help::hide_footer()));
}

void describe(CLI::App& c, DeduceArguments& a) {
  add_record(c, a.record);
  add_number(c, "--seat", a.seat, help::deduce_seat(), 0, max_seats);
  add_flag(c, "--all", a.all, help::deduce_all());
  add_format(c, a.jsonl, help::jsonl_of_turns());
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(words(help::deduce_footer()));
}

void describe(CLI::App& c, RegressArguments& a) {
  add_argument(c, help::path(), a.paths, help::paths(), "...")->required();
  add_text(c, "--from", a.from.ruleset, help::regress_from(), help::RULESET());
  add_text(c, "--to", a.to.ruleset, help::regress_to(), help::RULESET());
  add_flag(c, "--strict-setup", a.to.strict_setup, help::regress_strict_setup());
  add_text(c, "--baseline", a.baseline, help::regress_baseline(), help::FILE());
  add_text(c, "--save", a.save, help::regress_save(), help::FILE());
  add_text(c, "--page", a.page, help::regress_page(), help::FILE_html());
  add_format(c, a.jsonl, help::jsonl_of_differing());
  add_jobs(c, a.jobs);
  add_share(c, a.share);
  add_language(c, a.lang);
  c.footer(words(help::regress_footer()));
}

void describe(CLI::App& c, MergeArguments& a) {
  add_argument(c, help::part(), a.parts, help::merge_parts(), "...")->required();
  add_each(
      c, "--format", [&a](const std::vector<std::string>& all) { a.formats = all; },
      help::merge_format())
      ->option_text(forms());
  c.add_option_function<std::string>(
       "--lang", [&a](const std::string& l) { a.lang = l; }, words(help::merge_lang()))
      ->check(one_of({"en", "zh", "vi"}))
      ->option_text("en|zh|vi");
  c.footer(words(help::merge_footer()));
}

void describe(CLI::App& c, ForkArguments& a) {
  add_record(c, a.record);
  add_number(c, "--at", a.at, help::fork_at(), 0, most)->required();
  add_text(c, "--choose", a.choose, help::fork_choose(), help::K_or_ANSWER());
  c.add_option_function<std::string>(
       "--then", [&a](const std::string& t) { a.stop = t == "stop"; }, words(help::fork_then()))
      ->check(one_of({"random", "stop"}))
      ->option_text("random|stop");
  add_seed(c, a.seed, help::fork_seed());
  add_number(c, "--games", a.games, help::fork_games(), 1, most);
  add_text(c, "-o,--output", a.output, help::fork_output(), help::FILE());
  add_text(c, "--page", a.page, help::fork_page(), help::FILE_html());
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(words(help::fork_footer()));
}

void describe(CLI::App& c, WhyArguments& a) {
  add_record(c, a.record);
  add_number(c, "--at", a.at, help::why_at(), 0, most);
  add_number(c, "--death", a.death, help::why_death(), 1, max_seats);
  add_number(c, "--depth", a.depth, help::why_depth(), 1, most);
  add_flag(c, "--dot", a.dot, help::as_dot());
  add_flag(c, "--svg", a.svg, help::as_svg());
  add_format(c, a.jsonl, help::jsonl_of_causes());
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(words(help::why_footer()));
}

void describe(CLI::App& c, ScoreArguments& a) {
  add_argument(c, help::record(), a.records, help::files_or_folders(), "...")->required();
  add_flag(c, "--series,--tournament", a.series, help::score_series());
  add_text(c, "--page", a.page, help::score_page(), help::FILE_html());
  add_format(c, a.jsonl, help::jsonl_of_scores());
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(words(help::score_footer()));
}

void describe(CLI::App& c, ShrinkArguments& a) {
  add_record(c, a.record);
  add_number(c, "--finding", a.finding, help::shrink_finding(), 1, most);
  add_text(c, "-o,--output", a.output, help::output_or_out(), help::FILE());
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_language(c, a.lang);
  c.footer(words(help::shrink_footer()));
}

void describe(CLI::App& c, AnnotateArguments& a) {
  a.langs = report::both_from(spoken());
  add_argument(c, help::record(), a.records, help::files_or_folders(), "...");
  add_text(c, "-o,--output", a.output, help::annotate_output(), help::FILE_or_folder())->required();
  add_number(c, "--seat", a.seat, help::annotate_seat(), 0, max_seats);
  add_flag(c, "--problems", a.problems, help::annotate_problems());
  add_text(c, "--notes", a.notes, help::annotate_notes(), help::FILE_toml());
  add_text(c, "--lesson", a.lesson, help::annotate_lesson(), help::RULES_and_paths());
  c.add_option_function<std::string>(
       "--lang",
       [&a](const std::string& l) {
         a.langs = l == "both" ? report::both_from(spoken())
                   : l == "zh" ? report::Langs{Lang::zh}
                               : report::Langs{Lang::en};
       },
       words(help::annotate_lang()))
      ->check(one_of({"en", "zh", "both"}))
      ->option_text("en|zh|both");
  add_game(c, a.game);
  add_ruleset(c, a.rules);
  add_jobs(c, a.jobs);
  c.footer(words(help::annotate_footer()));
}

}  // namespace tally::cli
