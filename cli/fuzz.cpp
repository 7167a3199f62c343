// `tally fuzz`: random legal games through all invariants and relations.
#include "verify/fuzz/fuzz.h"

#include <chrono>
#include <cstdint>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/fuzz_crew.h"
#include "cli/fuzz_failure.h"
#include "cli/fuzz_telling.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/out_file.h"
#include "cli/terminal.h"
#include "verify/tables.h"

namespace tally::cli {

ExitCode run(const FuzzArguments& arguments) {
  const Game& game = game_of(arguments.game, arguments.ruleset);
  const Ruleset rules = rules_of(game, arguments.ruleset);
  Setup setup;
  if (arguments.players > 0 && !game.random_setup(arguments.players, rules, 0, setup))
    throw Failure(usage, say::no_table_for(arguments.players, rules.name, tables_of(game, rules)));
  if (verify::tables_of(game, rules).empty())
    throw Failure(usage, say::no_tables_at_all(rules.name));
  // A game that fails after hours should not be lost then.
  if (!arguments.output.empty()) OutFile{arguments.output, files_of(game, arguments.ruleset)};
  catch_interrupts(std::chrono::seconds(2));
  FuzzCrew crew(arguments, game, rules);
  crew.run();
  const FuzzTotals& t = crew.totals();
  const double seconds = crew.seconds();
  if (seconds > 0 && t.games > 0)
    write_err(text_of(say::games_a_second(
                          static_cast<std::uint64_t>(static_cast<double>(t.games) / seconds)),
                      arguments.lang) +
              "\n");
  if (crew.failed()) {
    verify::Fuzzer fuzzer(game, rules);
    const Kept kept = keep_failure(arguments, game, fuzzer, *crew.failed());
    write_out(arguments.jsonl ? json_of(crew, game, rules, arguments, kept.json) : kept.words);
    return violations;
  }
  write_out(arguments.jsonl ? json_of(crew, game, rules, arguments, "")
                            : words_of(crew, game, rules, arguments));
  return was_interrupted() ? interrupted : ok;
}

}  // namespace tally::cli
