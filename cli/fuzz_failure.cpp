#include "cli/fuzz_failure.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/out_file.h"
#include "replay/report/display.h"
#include "replay/report/jsonl.h"

namespace tally::cli {
namespace {

// Why the file cannot be written; "" when it is. The rest is worth saying without it.
std::string unless_written(const std::string& path, const std::string& log) {
  try {
    OutFile file(path);
    file.write(log);
    file.commit();
  } catch (const Failure& failure) {
    return failure.what();
  }
  return "";
}

}  // namespace

std::string command_of(const FuzzArguments& arguments, const Game& game,
                       const verify::FuzzCase& played) {
  std::string out = fmt::format("tally fuzz --game {}", game.name());
  if (!arguments.ruleset.empty()) out += " --ruleset " + report::shell_word(arguments.ruleset);
  if (arguments.players > 0) out += fmt::format(" --players {}", arguments.players);
  return out + fmt::format(" --seed {} --games 1", played.seed);
}

Kept keep_failure(const FuzzArguments& arguments, const Game& game, verify::Fuzzer& fuzzer,
                  const FailedGame& failed) {
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
  std::string out;
  const auto line = [&](const Message& m) {
    append_text(out, m, arguments.lang);
    out += '\n';
  };
  line(f.message);
  if (f.rule != no_rule) line(say::by_rule(game.rule_ids()[f.rule]));
  out += "  ";
  line(f.expected);
  out += "  ";
  line(f.found);
  line(say::how_it_was_played(failed.game.seed, failed.played.players,
                              Texts(leaning.en, leaning.zh), failed.played.turns,
                              failed.played.events));
  const std::string shown = report::printable(path);
  const auto& [after, before] = std::pair(small.after, small.before);
  if (!unwritten.empty())
    line(say::log_not_there(unwritten));
  else if (small.found)
    line(say::smallest_log(shown, say::of_size(after.turns, after.choices, after.events),
                           say::before_size(before.turns, before.choices, before.events)));
  else
    line(say::whole_log(shown, small.record.size()));
  line(say::again(again));

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
