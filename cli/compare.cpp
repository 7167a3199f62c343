// `tally compare`: what two rulesets do differently, in formulas and in a game.
#include <algorithm>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/compare_messages.h"
#include "cli/compare_telling.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/log/log.h"
#include "replay/messages.h"
#include "replay/report/display.h"

namespace tally::cli {
namespace {

// "w.jsonl" -> "w.b.jsonl"
std::string beside(const std::string& path) {
  if (path == "-") return path;
  const std::size_t slash = path.rfind('/');
  const std::size_t name = slash == std::string::npos ? 0 : slash + 1;
  const std::size_t dot = std::min(path.find('.', name + 1), path.size());
  return path.substr(0, dot) + ".b" + path.substr(dot);
}

// What A or B is called. Two files can call their rulesets the same; logs have the names as they
// are.
Message name_of(const CompareArguments& arguments, const NamedRuleset& one,
                const NamedRuleset& other, std::size_t which) {
  const std::string& asked = arguments.rulesets[which];
  Message name = tally::say::verbatim(one.rules.name);
  if (one.rules.name != other.rules.name || arguments.rulesets[0] == arguments.rulesets[1] ||
      asked == one.rules.name)
    return name;
  return say::in_brackets(std::move(name), tally::say::verbatim(report::printable(asked)));
}

// As A plays it and, beside it, as B does: a record each, so that `diff` and `check` take them.
class WitnessFiles {
 public:
  explicit WitnessFiles(const std::string& path) : path_(path) {}

  void write(const versus::Witness& w) {
    for (const bool by_b : {false, true}) {
      const Record& r = by_b ? w.in_b : w.in_a;
      if (r.size() == 0) continue;
      std::string log;
      write_header(log, r);
      for (std::size_t i = 0; i < r.size(); ++i) write_event(log, r.game->schema(), r.event(i));
      if (path_ == "-") {
        for_out += log;
        continue;
      }
      const std::string name = by_b ? beside(path_) : path_;
      OutFile file(name);
      file.write(log);
      file.commit();
      Message one = say::in_brackets(tally::say::verbatim(report::printable(name)),
                                     tally::say::verbatim(by_b ? "B" : "A"));
      names_ =
          names_.empty() ? std::move(one) : tally::say::then(std::move(names_), std::move(one));
    }
    if (!names_.empty() && !w.both_play())
      names_ = say::no_game_of(std::move(names_), side_without(w), w.players());
  }

  // What is said of files; empty where none was to be written.
  [[nodiscard]] Message written() const {
    if (path_.empty() || path_ == "-") return {};
    return names_.empty() ? say::nothing_written() : say::written(names_);
  }

  std::string for_out;  // logs for standard output

 private:
  const std::string& path_;
  Message names_;
};

versus::Comparison compare(const CompareArguments& arguments, const NamedRuleset& a,
                           const NamedRuleset& b) {
  catch_interrupts(std::chrono::seconds(2));
  Progress progress(say::games_done);
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  versus::Comparison out =
      versus::compare(*a.game, a.rules, b.rules,
                      {.games = arguments.games,
                       .seed = arguments.seed,
                       .jobs = std::clamp(cores, 1, 16),
                       .stop = was_interrupted,
                       .tick = [&](std::uint64_t games, std::size_t done, std::size_t of) {
                         progress.tick(games, done, of);
                       }});
  progress.clear();
  return out;
}

// Options of set-up and score that differ: a record keeps its own values for them. Empty where none
// does.
Message needs_strict(const Game& game, const versus::Comparison& all) {
  std::vector<Message> keys;
  for (const versus::OptionOutcome& o : all.options)
    if (const OptionInfo& info = game.options()[o.option]; info.setup)
      keys.push_back(tally::say::verbatim(info.key));
  return keys.empty() ? Message() : say::needs_strict(joined(std::move(keys), tally::say::then));
}

// The game that shows A and B as they are; nullptr where there is none.
const versus::Witness* witness_of(const versus::Comparison& all) {
  if (all.together)
    return all.together->outcome.witness ? &*all.together->outcome.witness : nullptr;
  if (all.differing != 1 || all.options.empty()) return nullptr;
  const auto& witness = all.options.front().of_a.witness;
  return witness ? &*witness : nullptr;
}

}  // namespace

ExitCode run(const CompareArguments& arguments) {
  NamedRuleset a = ruleset_called(arguments.rulesets[0], arguments.game);
  NamedRuleset b = ruleset_called(arguments.rulesets[1], arguments.game);
  if (a.game != b.game) {
    throw Failure(usage, say::of_two_games(arguments.rulesets[0], a.game->name(),
                                           arguments.rulesets[1], b.game->name()));
  }
  if (!arguments.output.empty()) {  // before the search: whether both can be written
    std::vector<std::string> read;
    for (const std::string& ruleset : arguments.rulesets)
      for (std::string& file : files_of(*a.game, ruleset)) read.push_back(std::move(file));
    for (const std::string& name : {arguments.output, beside(arguments.output)})
      OutFile{name, read};
  }
  const versus::Comparison all = compare(arguments, a, b);

  Lines out(style_of_out(), arguments.lang);
  const Message called_a = name_of(arguments, a, b, 0);
  const Message called_b = name_of(arguments, b, a, 1);
  out.line(tally::say::colon(tally::say::verbatim("A"), called_a));
  out.line(tally::say::colon(tally::say::verbatim("B"), called_b));
  const Rulebook book = Rulebook::load(a.game->name());
  CompareTelling telling(*a.game, book, {a.rules, called_a}, {b.rules, called_b}, out);
  for (const versus::OptionOutcome& o : all.options) telling.option(o, all.differing == 1);
  telling.together(all);
  WitnessFiles files(arguments.output);
  if (const versus::Witness* const w = witness_of(all); w != nullptr && !arguments.output.empty())
    files.write(*w);
  out.empty_line();
  if (const Message written = files.written(); !all.stopped && !written.empty()) out.line(written);
  if (const Message strict = needs_strict(*a.game, all); all.differ() && !strict.empty())
    out.line(strict);
  telling.last_line(all);

  if (arguments.output == "-") {
    write_out(files.for_out);
    write_err(out.text);  // the words go where they do not mix with it
  } else {
    write_out(out.text);
  }
  if (all.stopped) return interrupted;
  if (all.equal()) return ok;
  return all.differ() ? violations : undecided;
}

}  // namespace tally::cli
