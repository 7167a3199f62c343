// `tally shrink`: the smallest native log that still has a record's finding.
#include "verify/shrink/shrink.h"

#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/one_game.h"
#include "cli/out_file.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/report/text.h"

namespace tally::cli {
namespace {

const Finding& finding_of(const OneGame& game, const ShrinkArguments& arguments) {
  const auto& findings = game.entry.report.findings;
  const std::string source = report::source_of(game.entry);
  if (findings.empty())
    throw Failure(usage, fmt::format("{}: there is no finding to keep: {}", source,
                                     name_of(game.entry.report.verdict)));
  if (static_cast<std::size_t>(arguments.finding) > findings.size())
    throw Failure(usage,
                  fmt::format("{} has {} {}, so there is no finding {}", source, findings.size(),
                              findings.size() == 1 ? "finding" : "findings", arguments.finding));
  return findings[static_cast<std::size_t>(arguments.finding) - 1];
}

[[noreturn]] void refuse(const OneGame& game, verify::NoLog why, bool zh) {
  const auto words = [&]() -> std::string {
    switch (why) {
      case verify::NoLog::two_statements:
        return zh ? "来源中的两处说法相互排斥；原生日志只有其中一处，因此没有这样的日志"
                  : "two statements of the source exclude each other; a native log makes only one "
                    "of them, so none has this finding";
      case verify::NoLog::with_others:
        return zh ? "此前的记录还违反其他规则，没有那些，对局就到不了这一处：没有只含此项的日志"
                  : "what the record does wrong before this finding leads to it; no log was found "
                    "that has this one alone";
      default:
        return zh ? "没有找到除此之外都合规的日志"
                  : "no native log that is legal but for this finding was found";
    }
  };
  throw Failure(undecided, fmt::format("{}: {}", report::source_of(game.entry), words()));
}

std::string size_words(const verify::Size& s, bool zh) {
  if (zh) return fmt::format("{}回合、{}次选择、{}个事件", s.turns, s.choices, s.events);
  const auto count = [](int n, const char* what) {
    return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
  };
  return fmt::format("{}, {}, {}", count(s.turns, "turn"), count(s.choices, "choice"),
                     count(s.events, "event"));
}

}  // namespace

ExitCode run(const ShrinkArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  catch_interrupts();
  RecordChecker checker(arguments.rules);
  checker.speak(arguments.lang);
  const OneGame game = read_game(arguments.record, arguments.game, checker);
  const Finding finding = finding_of(game, arguments);

  verify::ShrinkOptions options;
  options.stop = [] { return was_interrupted(); };
  verify::Shrunk small =
      verify::shrink_finding(game.record, checker.rules(game.record), finding, options);
  if (!small.found) {
    stop_if_interrupted();
    refuse(game, small.why, arguments.lang == Lang::zh);
  }

  const bool to_out = arguments.output.empty() || arguments.output == "-";
  OutFile file(to_out ? "-" : arguments.output);
  file.write(small.log);
  file.commit();

  const bool zh = arguments.lang == Lang::zh;
  report::Entry entry;
  checker.check(small.record, entry);
  entry.path = to_out ? "-" : arguments.output;
  report::TextReport text(to_out ? style_of_err() : style_of_out(), arguments.lang);
  std::string out;
  text.entry(out, entry);
  out += fmt::format(fmt::runtime(zh ? "由{}的第{}项不符缩小而成，试了{}局\n"
                                     : "from {}, finding {}, after {} games tried\n"),
                     report::source_of(game.entry), arguments.finding, small.tries);
  if (was_interrupted())
    out += zh ? "已中断：未必是最小的\n" : "interrupted: there may be a smaller one\n";
  out += fmt::format("{} -> {}\n", size_words(small.before, zh), size_words(small.after, zh));
  to_out ? write_err(out) : write_out(out);
  return was_interrupted() ? interrupted : ok;
}

}  // namespace tally::cli
