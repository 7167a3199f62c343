// `tally audit`: all that can be found out about a ruleset.
#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "cli/audit_found.h"
#include "cli/commands.h"
#include "cli/fuzz_crew.h"
#include "cli/fuzz_failure.h"
#include "cli/interrupt.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/terminal.h"
#include "replay/books/ruleset.h"
#include "verify/fuzz/fuzz.h"
#include "verify/proofs/prover.h"
#include "verify/shrink/shrink.h"
#include "verify/tables.h"

namespace tally::cli {
namespace {

using Clock = std::chrono::steady_clock;

// Of the time that is left behind the proofs: random games, those of the base; the rest is for
// tables.
constexpr double of_games = 0.5;
constexpr double of_base = 0.1;
// The solver's own steps; no theorem of any ruleset that is here takes a tenth of it.
constexpr unsigned effort = 50'000'000;

Proved proved_of(const NamedRuleset& r) {
  proofs::Prover prover;
  const proofs::Wanted wanted{.observed = r.observed, .effort = effort};
  Proved out{r, prover.prove(*r.game, r.rules, wanted)};
  for (const proofs::Proof& p : out.proofs)
    if (p.status == proofs::Status::refuted)
      out.causes[p.theorem] = prover.causes(*r.game, r.rules, r.base, *p.theorem, wanted);
  return out;
}

FuzzResult played(const Game& game, const Ruleset& rules, const FuzzArguments& how) {
  if (verify::tables_of(game, rules).empty()) return {};
  FuzzCrew crew(how, game, rules);
  crew.count_rules();
  crew.run();
  return crew.result();
}

std::vector<Rule> all_where(const std::vector<std::uint64_t>& counts, const auto& holds) {
  std::vector<Rule> out;
  for (std::size_t i = 1; i < counts.size(); ++i)
    if (holds(i)) out.emplace_back(static_cast<Rule::Number>(i));
  return out;
}

// So often a rule acts at least there that it cannot be by chance that it never does here, in more
// games.
constexpr std::uint64_t often = 5;

std::vector<Rule> lost(const FuzzResult& there, const FuzzResult& here) {
  if (here.cited.size() != there.cited.size()) return {};
  return all_where(here.cited,
                   [&](std::size_t i) { return there.cited[i] >= often && here.cited[i] == 0; });
}

std::vector<Rule> idle(const FuzzResult& here) {
  return all_where(here.cited,
                   [&](std::size_t i) { return here.cited[i] == 0 && here.in_play[i] > 0; });
}

void write_games(const Audited& all) {
  std::string logs;
  for (const TableFault& f : all.tables.faults)
    if (f.game.size() > 0) logs += verify::log_of(f.game);
  if (logs.empty()) return;
  OutFile file(all.log);
  file.write(logs);
  file.commit();
}

}  // namespace

std::size_t Audited::wrong() const {
  return count({&proved, 1}, proofs::Status::refuted) + (games.failed ? 1 : 0) +
         tables.faults.size();
}
std::size_t Audited::open() const { return count({&proved, 1}, proofs::Status::unknown); }
std::size_t Audited::reached() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(games.cited, [](std::uint64_t n) { return n > 0; }));
}

ExitCode run(const AuditArguments& a) {
  const auto start = Clock::now();
  const auto spent = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  const NamedRuleset r = ruleset_called(a.ruleset, a.game);
  Audited all;
  all.proved.of = r;
  all.log = a.output.empty() ? fmt::format("tally-audit-{}.jsonl", r.rules.name) : a.output;
  if (!a.output.empty()) OutFile{a.output, ruleset_files(*r.game, a.ruleset)};
  catch_interrupts(std::chrono::seconds(2));
  all.proved = proved_of(r);

  const double left = std::max(a.seconds - spent(), 1.0);
  FuzzArguments how;
  how.game = r.game->name();
  how.ruleset = a.ruleset;
  how.seed = a.seed;
  how.jobs = a.jobs;
  how.lang = a.lang;
  how.seconds = left * of_games;
  all.games = played(*r.game, r.rules, how);
  if (all.games.failed) {
    how.output = all.log;
    verify::Fuzzer fuzzer(*r.game, r.rules);
    all.failure = keep_failure(how, *r.game, fuzzer, *all.games.failed);
  }
  all.idle = idle(all.games);
  all.base = base_of(a.ruleset);
  if (!all.base.empty() && r.base.value != r.rules.value && !all.games.failed) {
    how.seconds = left * of_base;
    all.lost = lost(played(*r.game, r.base, how), all.games);
    std::erase_if(all.lost,
                  [&](Rule l) { return std::ranges::find(all.idle, l) != all.idle.end(); });
  }
  all.tables = look_at_tables(r, a.seed, std::max(a.seconds - spent(), 1.0));
  if (!all.games.failed) write_games(all);
  all.interrupted = was_interrupted();
  all.seconds = spent();
  write_out(a.jsonl ? json_of(all, a) : text_of(all, a));
  if (all.interrupted) return interrupted;
  return all.wrong() > 0 ? violations : all.open() > 0 ? undecided : ok;
}

}  // namespace tally::cli
