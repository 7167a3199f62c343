// `tally merge`: the parts of a run, told as one run would have told them.
#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/in_files.h"
#include "cli/interrupt.h"
#include "cli/merged.h"
#include "cli/parts.h"
#include "cli/reports.h"
#include "replay/io/input_error.h"
#include "replay/report/formats/writer.h"

namespace tally::cli {
namespace {

// The command line of the run, with other words for these options.
std::vector<std::string> command_line(const std::vector<std::string>& run,
                                      const MergeArguments& arguments) {
  std::vector<std::string> out = {"tally"};
  std::vector<std::string> instead;
  for (const std::string& format : arguments.formats)
    instead.insert(instead.end(), {"--format", format});
  if (!arguments.lang.empty()) instead.insert(instead.end(), {"--lang", arguments.lang});
  bool paths = false;  // all that follows
  for (std::size_t i = 0; i < run.size(); ++i) {
    paths = paths || run[i] == "--";
    const bool replaced = !paths && ((run[i] == "--format" && !arguments.formats.empty()) ||
                                     (run[i] == "--lang" && !arguments.lang.empty()));
    replaced ? void(++i) : out.push_back(run[i]);
    if (i == 0) out.insert(out.end(), instead.begin(), instead.end());  // behind the command
  }
  return out;
}

Command understood(const std::vector<std::string>& line) {
  std::vector<const char*> words;
  words.reserve(line.size());
  for (const std::string& word : line) words.push_back(word.c_str());
  auto parsed = parse(static_cast<int>(words.size()), words.data());
  return std::get<Command>(std::move(parsed));
}

// What a form tells that the parts do not have cannot be told.
void expect_kept(const CheckArguments& wanted, const CheckArguments& run) {
  for (const auto what : {&report::FormatInfo::rules, &report::FormatInfo::led_by})
    for (const ReportTo& to : wanted.reports)
      if (report::find_format(to.format)->*what && !any_wants(run.reports, what))
        throw Failure(usage, say::parts_without(to.format));
}

}  // namespace

ExitCode run(const MergeArguments& arguments) {
  catch_interrupts();
  const Parts parts(arguments.parts);
  const Command wanted = understood(command_line(parts.command(), arguments));
  const auto tell = [&](const auto& of) -> ExitCode {
    using Of = std::remove_cvref_t<decltype(of)>;
    if constexpr (std::is_same_v<Of, FuzzArguments>) {
      return run_merged(of, parts.sums());
    } else if constexpr (requires { run_merged(of, parts.paths(), EachGame()); }) {
      if constexpr (std::is_same_v<Of, CheckArguments>)
        expect_kept(of, std::get<CheckArguments>(understood(command_line(parts.command(), {}))));
      return run_merged(
          of, parts.paths(),
          [&](const std::vector<std::string>& files, const CheckAll& how, const Visit& visit) {
            InFiles in_files(files, how.given, visit);
            parts.each_game(in_files);
          });
    } else {
      throw Failure(unreadable, say::no_run_to_merge(parts.command().front()));
    }
  };
  try {
    return std::visit(tell, wanted);
  } catch (const io::InputError& error) {
    throw Failure(unreadable, error.message);
  }
}

}  // namespace tally::cli
