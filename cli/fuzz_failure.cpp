#include "cli/fuzz_failure.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/interrupt.h"
#include "cli/out_file.h"
#include "replay/report/display.h"
#include "replay/report/jsonl.h"

namespace tally::cli {
namespace {

// In quotes where a shell would take it for more than a word.
std::string shell_word(const std::string& word) {
  const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.' || c == '/' || c == '+';
  });
  if (plain) return word;
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

// Why the file cannot be written; "" when it is. The rest is worth saying without it.
std::string unless_written(const std::string& path, const std::string& log) {
  try {
    OutFile file(path);
    file.write(log);
    file.commit();
  } catch (const Failure& failure) {
    return failure.message;
  }
  return "";
}

}  // namespace

std::string command_of(const FuzzArguments& arguments, const Game& game,
                       const verify::FuzzCase& played) {
  std::string out = fmt::format("tally fuzz --game {}", game.name());
  if (!arguments.ruleset.empty()) out += " --ruleset " + shell_word(arguments.ruleset);
  if (arguments.players > 0) out += fmt::format(" --players {}", arguments.players);
  return out + fmt::format(" --seed {} --games 1", played.seed);
}

Kept keep_failure(const FuzzArguments& arguments, const Game& game, verify::Fuzzer& fuzzer,
                  const FailedGame& failed) {
  const bool zh = arguments.lang == Lang::zh;
  verify::ShrinkOptions options;
  options.stop = [] { return was_interrupted(); };
  verify::Shrunk small = fuzzer.shrink(failed.game, failed.failure, options);
  if (!small.found) fuzzer.record(failed.game, small.record);

  const Finding& f = failed.failure.finding;
  const std::string again = command_of(arguments, game, failed.game);
  small.record.note = fmt::format("{}; again: {}", failed.failure.what, again);
  const std::string path = arguments.output.empty()
                               ? fmt::format("tally-fuzz-{}.jsonl", failed.game.seed)
                               : arguments.output;
  const std::string unwritten = unless_written(path, verify::log_of(small.record));

  const verify::Leaning leaning = fuzzer.leanings()[failed.played.leaning];
  std::string out = text_of(f.message, arguments.lang) + "\n";
  if (f.rule != no_rule)
    out += fmt::format("  {} {}\n", zh ? "规则" : "rule:", game.rule_ids()[f.rule]);
  out += fmt::format("  {}\n  {}\n", text_of(f.expected, arguments.lang),
                     text_of(f.found, arguments.lang));
  out += fmt::format(fmt::runtime(zh ? "种子{}，{}人，倾向：{}，第{}回合，事件{}\n"
                                     : "seed {}, {} players, leaning: {}, turn {}, event {}\n"),
                     failed.game.seed, failed.played.players, zh ? leaning.zh : leaning.en,
                     failed.played.turns, failed.played.events);
  const std::string shown = report::printable(path);
  if (!unwritten.empty()) {
    out += fmt::format("{} {}\n", zh ? "日志没有写成：" : "the log is not there:", unwritten);
  } else if (small.found) {
    out += fmt::format(
        fmt::runtime(
            zh ? "最小的日志：{}（{}回合、{}次选择、{}个事件；原有{}、{}、{}）\n"
               : "smallest log: {} ({} turns, {} choices, {} events; before: {}, {}, {})\n"),
        shown, small.after.turns, small.after.choices, small.after.events, small.before.turns,
        small.before.choices, small.before.events);
  } else {
    out += fmt::format(fmt::runtime(zh ? "日志：{}（整局，{}个事件：没有更小的局仍然如此）\n"
                                       : "log: {} (the whole game, {} events: no smaller one was "
                                         "found that still fails so)\n"),
                       shown, small.record.size());
  }
  out += fmt::format("{} {}\n", zh ? "重现：" : "again:", again);

  std::string json = "{";
  const auto text = [&](std::string_view key, std::string_view value) {
    json += fmt::format("{}\"{}\":", json.size() > 1 ? "," : "", key);
    report::write_json_string(json, value);
  };
  const auto number = [&](const char* key, auto n) { json += fmt::format(",\"{}\":{}", key, n); };
  text("what", failed.failure.what);
  if (f.rule != no_rule) text("rule", game.rule_ids()[f.rule]);
  const auto message = [&](const char* key, const Message& m) {
    text(key, text_of(m, arguments.lang));
    text(fmt::format("{}_id", key), m.id());
  };
  message("message", f.message);
  message("expected", f.expected);
  message("found", f.found);
  number("seed", failed.game.seed);
  number("players", failed.played.players);
  text("leaning", leaning.en);
  number("turn", failed.played.turns);
  number("event", failed.played.events);
  if (unwritten.empty()) text("log", path);
  number("smallest", small.found);
  text("again", again);
  return {std::move(out), json + "}"};
}

}  // namespace tally::cli
