// `tally fuzz`: random legal games through all invariants and relations.
#include "verify/fuzz/fuzz.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/fuzz_crew.h"
#include "cli/fuzz_failure.h"
#include "cli/fuzz_telling.h"
#include "cli/interrupt.h"
#include "cli/merged.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/out_file.h"
#include "cli/shard.h"
#include "cli/terminal.h"
#include "verify/tables.h"

namespace tally::cli {
namespace {

ExitCode tell_result(const FuzzArguments& arguments, const Game& game, const Ruleset& rules,
                     const FuzzResult& result) {
  if (result.failed) {
    verify::Fuzzer fuzzer(game, rules);
    const Kept kept = keep_failure(arguments, game, fuzzer, *result.failed);
    write_out(arguments.jsonl ? json_of(result, game, rules, arguments, kept.json) : kept.words);
    return violations;
  }
  write_out(arguments.jsonl ? json_of(result, game, rules, arguments, "")
                            : words_of(result, game, rules, arguments));
  return was_interrupted() ? interrupted : ok;
}

// What is known of one that failed is which it was.
FailedGame play_again(const FuzzArguments& arguments, const Game& game, const Ruleset& rules,
                      std::uint64_t index) {
  verify::Fuzzer fuzzer(game, rules);
  FailedGame failed{.index = index, .game = game_at(arguments, index), .failure = {}, .played = {}};
  const auto failure = fuzzer.play(failed.game, failed.played);
  if (!failure) throw std::logic_error("a game that failed in a part does not fail here");
  failed.failure = *failure;
  return failed;
}

}  // namespace

ExitCode run(const FuzzArguments& arguments) {
  const Game& game = game_of(arguments.game, arguments.ruleset);
  const Ruleset rules = rules_of(game, arguments.ruleset);
  Setup setup;
  if (arguments.players > 0 && !game.random_setup(arguments.players, rules, 0, setup))
    throw Failure(usage, say::no_table_for(arguments.players, rules.name, tables_of(game, rules)));
  if (verify::tables_of(game, rules).empty())
    throw Failure(usage, say::no_tables_at_all(rules.name));
  if (arguments.share.any()) expect_no_terminal();
  const std::vector<std::string> read = files_of(game, arguments.ruleset);
  // A game that fails after hours should not be lost then.
  if (!arguments.output.empty() && !arguments.share.any()) OutFile{arguments.output, read};
  catch_interrupts(std::chrono::seconds(2));
  FuzzCrew crew(arguments, game, rules);
  crew.run();
  const double seconds = crew.seconds();
  const std::uint64_t games = crew.result().totals.games;
  if (seconds > 0 && games > 0)
    write_err(text_of(say::games_a_second(
                          static_cast<std::uint64_t>(static_cast<double>(games) / seconds)),
                      arguments.lang) +
              "\n");
  if (arguments.share.any())
    return write_shard(arguments.share, kept(crew.result()), crew.wanted(), read);
  return tell_result(arguments, game, rules, crew.result());
}

ExitCode run_merged(const FuzzArguments& arguments,
                    std::span<const std::vector<std::uint64_t>> sums) {
  const std::size_t due = kept({}).size();
  if (!std::ranges::all_of(sums, [&](const auto& of) { return of.size() == due; }))
    throw Failure(unreadable, say::no_run_to_merge("fuzz"));
  const Game& game = game_of(arguments.game, arguments.ruleset);
  const Ruleset rules = rules_of(game, arguments.ruleset);
  const KeptFuzz all = sum_of(sums);
  FuzzResult result{.totals = all.totals, .failed = {}};
  if (all.failed) result.failed = play_again(arguments, game, rules, *all.failed);
  return tell_result(arguments, game, rules, result);
}

}  // namespace tally::cli
