// `tally shrink`: a smaller native log that still has a record's finding.
#include "verify/shrink/shrink.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/named_game.h"
#include "cli/one_game.h"
#include "cli/out_file.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/books/ruleset.h"
#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/report/text.h"
#include "replay/source.h"

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

[[noreturn]] void refuse(const OneGame& game, const verify::Shrunk& none, bool zh) {
  const auto words = [&]() -> std::string {
    switch (none.why) {
      case verify::NoLog::too_much_work:
        return fmt::format(fmt::runtime(zh ? "试了{}局、{}个事件，没有找到这样的日志，到此为止"
                                           : "no such log was found in {} games tried with {} "
                                             "events, and no more are tried"),
                           io::grouped(none.tries), io::grouped(none.work));
      case verify::NoLog::two_statements:
        return zh ? "来源中的两处说法相互排斥；原生日志只有其中一处，因此没有这样的日志"
                  : "two statements of the source exclude each other; a native log makes only one "
                    "of them, so none has this finding";
      case verify::NoLog::with_others:
        return zh ? "此前的记录还违反其他规则，没有那些，对局就到不了这一处：没有只含此项的日志"
                  : "what the record does wrong before this finding leads to it; no log was found "
                    "that has this one alone";
      case verify::NoLog::contradicts_itself:
        return zh ? "这一行与自身矛盾；重新生成的日志里不会有这样的行，因此没有这样的日志"
                  : "the line contradicts itself; a log made anew has no such line, so none has "
                    "this finding";
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

// What `tally check` says of this log, with these options.
report::Entry entry_of(const std::string& log, const WantedRules& rules, Lang lang) {
  RecordChecker checker(rules);
  checker.speak(lang);
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
  out.entry = entry_of(out.log, arguments.rules, arguments.lang);
  const std::size_t findings = out.entry.report.findings.size();
  const std::vector<std::string> known = ruleset_names(small.record.game->name());
  for (const std::string& name : {own, arguments.rules.ruleset}) {
    const bool named = name == own || std::find(known.begin(), known.end(), name) != known.end();
    if (!named || out.plainly == Shows::as_kept) continue;
    std::string log = log_by(name);
    report::Entry entry = entry_of(log, {}, arguments.lang);
    const Shows plainly = shows(entry, wanted, findings);
    if (plainly > out.plainly) out = {std::move(log), std::move(entry), plainly, name};
  }
  return out;
}

// What is to be known of a log that is not as it should be where it is checked without options.
std::string words_of_check(const Written& written, const WantedRules& rules, bool zh) {
  if (written.plainly == Shows::as_kept) return "";
  const std::string with =
      rules.ruleset.empty()
          ? ""
          : fmt::format(
                fmt::runtime(zh ? "；请加上 --ruleset {}{}" : "; check it with --ruleset {}{}"),
                rules.ruleset, rules.strict_setup ? " --strict-setup" : "");
  const bool none = written.plainly == Shows::nothing;
  if (zh)
    return fmt::format("日志头所写的规则集是{}：不加选项的 tally check {}{}\n", written.ruleset,
                       none ? "不会报告此项" : "还会报告其他不符", with);
  return fmt::format("its header names the ruleset {}, by which `tally check` {}{}\n",
                     written.ruleset, none ? "does not show this" : "shows more than this", with);
}

// Whether there may be a smaller one, as far as that was tried.
std::string words_of_search(const verify::Shrunk& small, bool zh) {
  const bool lines = small.tried == verify::LeftOut::lines;
  const std::string_view what =
      zh ? (lines ? "各行" : "各回合、选择和座位") : (lines ? "lines" : "turns, choices and seats");
  const bool all_there =
      small.after.turns >= small.before.turns && small.after.choices >= small.before.choices;
  const std::string_view none_left_out = !all_there ? ""
                                         : zh       ? "；回合和选择还一个都没能去掉"
                                              : "; no turn and no choice could be left out yet";
  if (was_interrupted())
    return fmt::format(
        fmt::runtime(zh ? "已中断（此前逐步去掉{}）：未必是最小的{}\n"
                        : "interrupted, leaving out {}: there may be a smaller one{}\n"),
        what, none_left_out);
  if (small.left_off)
    return fmt::format(
        fmt::runtime(zh ? "去掉{}，试了{}个事件，到此为止：未必是最小的{}\n"
                        : "left off, leaving out {}, after {} events: there may be a "
                          "smaller one{}\n"),
        what, io::grouped(small.work), none_left_out);
  if (!lines && small.after.turns + small.after.choices > 0 && all_there)
    return zh ? "回合和选择一个都没能去掉\n" : "no turn and no choice could be left out\n";
  if (!lines && small.after.turns + small.after.choices == 0)
    return zh ? "其中已没有回合和选择\n" : "no turn and no choice is left in it\n";
  return fmt::format(fmt::runtime(zh ? "{}都逐一试过，没有一个还能去掉\n"
                                     : "of its {} none can be left out by itself\n"),
                     what);
}

}  // namespace

ExitCode run(const ShrinkArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  catch_interrupts();
  RecordChecker checker(arguments.rules);
  checker.speak(arguments.lang);
  const OneGame game = read_game(arguments.record, arguments.game, checker);
  const Finding finding = finding_of(game, arguments);

  const bool zh = arguments.lang == Lang::zh;
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
    refuse(game, small, zh);
  }

  Written written = write(small, game.record.ruleset, finding, arguments);
  file.write(written.log);
  file.commit();

  report::Entry& entry = written.entry;
  entry.path = to_out ? (zh ? "结果" : "the result") : arguments.output;
  report::TextReport text(to_out ? style_of_err() : style_of_out(), arguments.lang);
  std::string out;
  text.entry(out, entry);
  out +=
      fmt::format(fmt::runtime(zh ? "由{}的第{}项不符缩小而成，试了{}局\n"
                                  : "from {}, finding {}, after {} games tried\n"),
                  report::printable(report::source_of(game.entry)), arguments.finding, small.tries);
  if (small.another)
    out += zh ? "这是另一局更短的对局，不符相同\n"
              : "this is another, shorter game with the same finding\n";
  out += words_of_check(written, arguments.rules, zh);
  out += words_of_search(small, zh);
  out += fmt::format("{} -> {}\n", size_words(small.before, zh), size_words(small.after, zh));
  to_out ? write_err(out) : write_out(out);
  return was_interrupted() ? interrupted : ok;
}

}  // namespace tally::cli
