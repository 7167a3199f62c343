// `tally shrink`: a smaller native log that still has a record's finding.
#include "verify/shrink/shrink.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/out_file.h"
#include "cli/terminal.h"
#include "replay/books/ruleset.h"
#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/report/text.h"
#include "replay/source.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

const Finding& finding_of(const OneGame& game, const ShrinkArguments& arguments) {
  const auto& findings = game.entry.report.findings;
  const std::string source = report::source_of(game.entry);
  if (findings.empty())
    throw Failure(usage,
                  say::nothing_to_keep(source, report::said_verdict(game.entry.report.verdict)));
  if (static_cast<std::size_t>(arguments.finding) > findings.size())
    throw Failure(usage, say::no_such_finding(source, findings.size(), arguments.finding));
  return findings[static_cast<std::size_t>(arguments.finding) - 1];
}

[[noreturn]] void refuse(const OneGame& game, const verify::Shrunk& none) {
  const auto why = [&] {
    switch (none.why) {
      case verify::NoLog::too_much_work: return say::none_in_so_many(none.tries, none.work);
      case verify::NoLog::two_statements: return say::two_statements();
      case verify::NoLog::with_others: return say::only_with_others();
      case verify::NoLog::contradicts_itself: return say::line_contradicts();
      default: return say::no_native_log();
    }
  };
  throw Failure(undecided, say::of_file(report::source_of(game.entry), why()));
}

Message said_size(const verify::Size& s) { return say::size(s.turns, s.choices, s.events); }

// What `tally check` says of this log, with these options.
report::Entry entry_of(const std::string& log, const WantedRules& rules) {
  RecordChecker checker(rules);
  RecordStream stream;
  stream.open(io::Input::of_memory(log));
  Record record;
  report::Entry entry;
  if (stream.next(record) == RecordStream::Got::record)
    checker.check(record, entry);
  else
    fill_unreadable(stream.error(), stream.format(), entry);
  return entry;
}

// How a check of the log shows what was to be kept.
enum class Shows : std::uint8_t { nothing, with_others, as_kept };

Shows shows(const report::Entry& entry, const Finding& wanted, std::size_t findings) {
  const auto& all = entry.report.findings;
  const bool there = std::any_of(all.begin(), all.end(), [&](const Finding& f) {
    return f.kind == wanted.kind && f.rule == wanted.rule;
  });
  if (!there) return Shows::nothing;
  return all.size() == findings ? Shows::as_kept : Shows::with_others;
}

struct Written {
  std::string log;
  report::Entry entry;  // of a plain check, where that shows the finding
  Shows plainly = Shows::nothing;
  std::string ruleset;  // its header's
};

// The log with the ruleset in its header by which a check without options shows the finding: the
// record's own, or the one asked for. A file cannot be named there.
Written write(verify::Shrunk& small, const std::string& own, const Finding& wanted,
              const ShrinkArguments& arguments) {
  const auto log_by = [&](const std::string& ruleset) {
    small.record.ruleset = ruleset;
    return verify::log_of(small.record);
  };
  Written out;
  out.ruleset = own;
  out.log = log_by(own);
  out.entry = entry_of(out.log, arguments.rules);
  const std::size_t findings = out.entry.report.findings.size();
  const std::vector<std::string> known = ruleset_names(small.record.game->name());
  for (const std::string& name : {own, arguments.rules.ruleset}) {
    const bool named = name == own || std::find(known.begin(), known.end(), name) != known.end();
    if (!named || out.plainly == Shows::as_kept) continue;
    std::string log = log_by(name);
    report::Entry entry = entry_of(log, {});
    const Shows plainly = shows(entry, wanted, findings);
    if (plainly > out.plainly) out = {std::move(log), std::move(entry), plainly, name};
  }
  return out;
}

// What is to be known of a log that is not as it should be where it is checked without options.
Message said_check(const Written& written, const WantedRules& rules) {
  if (written.plainly == Shows::as_kept) return {};
  Message with;
  if (!rules.ruleset.empty())
    with = say::with_ruleset(rules.ruleset + (rules.strict_setup ? " --strict-setup" : ""));
  return (written.plainly == Shows::nothing ? say::header_does_not_show : say::header_shows_more)(
      written.ruleset, std::move(with));
}

// Whether there may be a smaller one, as far as that was tried.
Message said_search(const verify::Shrunk& small) {
  const bool lines = small.tried == verify::LeftOut::lines;
  Message what = lines ? say::lines() : say::turns_choices_seats();
  const bool all_there =
      small.after.turns >= small.before.turns && small.after.choices >= small.before.choices;
  Message none_left_out = all_there ? say::none_left_out_yet() : Message();
  if (was_interrupted())
    return say::interrupted_leaving_out(std::move(what), std::move(none_left_out));
  if (small.left_off) return say::left_off(std::move(what), small.work, std::move(none_left_out));
  const bool empty = small.after.turns + small.after.choices == 0;
  if (!lines && !empty && all_there) return say::nothing_left_out();
  if (!lines && empty) return say::nothing_left_in();
  return say::none_by_itself(std::move(what));
}

}  // namespace

ExitCode run(const ShrinkArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  catch_interrupts();
  RecordChecker checker(arguments.rules);
  const OneGame game = read_game(arguments.record, arguments.game, checker);
  const Finding finding = finding_of(game, arguments);

  const bool to_out = arguments.output.empty() || arguments.output == "-";
  std::vector<std::string> read = files_of(*game.record.game, arguments.rules.ruleset);
  read.push_back(arguments.record);
  OutFile file(to_out ? "-" : arguments.output, read);

  verify::ShrinkOptions options;
  options.stop = [] { return was_interrupted(); };
  verify::Shrunk small =
      verify::shrink_finding(game.record, checker.rules(game.record), finding, options);
  if (!small.found) {
    stop_if_interrupted();
    refuse(game, small);
  }

  Written written = write(small, game.record.ruleset, finding, arguments);
  file.write(written.log);
  file.commit();

  report::Entry& entry = written.entry;
  entry.path = to_out ? say::the_result.in(arguments.lang) : arguments.output;
  report::TextReport text(to_out ? style_of_err() : style_of_out(), arguments.lang);
  std::string out;
  text.entry(out, entry);
  const auto line = [&](const Message& m) {
    if (!m.empty()) out += text_of(m, arguments.lang) + "\n";
  };
  line(say::made_from(report::printable(report::source_of(game.entry)), arguments.finding,
                      small.tries));
  if (small.another) line(say::another_game());
  line(said_check(written, arguments.rules));
  line(said_search(small));
  line(say::from_to(said_size(small.before), said_size(small.after)));
  to_out ? write_err(out) : write_out(out);
  return was_interrupted() ? interrupted : ok;
}

}  // namespace tally::cli
