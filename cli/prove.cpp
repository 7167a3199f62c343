// `tally prove`: what is certain of the rules of a ruleset, and where it is not so.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/named_game.h"
#include "cli/named_rules.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/prove_messages.h"
#include "cli/prove_telling.h"
#include "cli/terminal.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "replay/report/display.h"
#include "verify/proofs/prover.h"

namespace tally::cli {
namespace {

using proofs::Proof;
using proofs::Status;

// The rules that are meant, as `tally rules` finds them, or the theorem: ids in any case, titles,
// names of cards. Throws Failure where nothing is called so, or no theorem is about it.
std::vector<std::string> wanted_rules(const ProveArguments& arguments) {
  if (arguments.rule.empty()) return {};
  std::vector<std::string> out;
  std::string without;
  bool any = false;
  for (const Game* game : games()) {
    if (!arguments.game.empty() && game != &game_called(arguments.game)) continue;
    for (const proofs::TheoremText& t : proofs::theorems_of(*game))
      if (t.id == as_id(arguments.rule)) return {std::string(t.id)};
    for (const NamedRule& rule : rules_called(arguments.rule, game)) {
      const auto all = proofs::theorems_of(*game);
      any = any || std::any_of(all.begin(), all.end(), [&](const proofs::TheoremText& t) {
              return std::find(t.rules.begin(), t.rules.end(), rule.text.id) != t.rules.end();
            });
      out.push_back(rule.text.id);
      without += (without.empty() ? "" : ", ") + rule.text.id;
    }
  }
  if (any) return out;
  if (!out.empty()) throw Failure(usage, say::no_theorem_of(without));
  refuse_rule(say::no_theorem_called, arguments.rule);
}

std::vector<NamedRuleset> wanted_rulesets(const ProveArguments& arguments) {
  if (!arguments.ruleset.empty()) return {ruleset_called(arguments.ruleset, arguments.game)};
  std::vector<NamedRuleset> out;
  for (const Game* game : games()) {
    if (!arguments.game.empty() && game != &game_called(arguments.game)) continue;
    for (const std::string& name : ruleset_names(game->name()))
      out.push_back({game, load_ruleset(*game, name), load_base(*game, name),
                     is_observed(game->name(), name)});
  }
  return out;
}

// What a ruleset is called, as part of a file's name; other names give others.
std::string in_file_name(const std::string& name) {
  std::string out;
  for (const char c : name)
    out += c == '/' || c == '%' ? fmt::format("%{:02X}", static_cast<unsigned char>(c))
                                : std::string(1, c);
  return out;
}

std::string smt2_file(const std::string& folder, const proofs::TheoremText& theorem,
                      const Ruleset& rules) {
  return fmt::format("{}/{}.{}.smt2", folder, theorem.id, in_file_name(rules.name));
}

// Before anything is proved: whether files can be written there. The folder may be new; the one it
// lies in has to be there.
void try_folder(const std::string& folder, const std::vector<NamedRuleset>& rulesets) {
  std::error_code error;
  std::filesystem::create_directory(folder, error);
  if (error) throw Failure(internal, say::cannot_write(folder, error.message()));
  for (const NamedRuleset& r : rulesets)
    if (const auto theorems = proofs::theorems_of(*r.game); !theorems.empty())
      OutFile{smt2_file(folder, theorems.front(), r.rules)};
}

void write_smt2(const std::string& folder, const Proved& p) {
  for (const Proof& proof : p.proofs) {
    if (proof.smt2.empty()) continue;
    OutFile file(smt2_file(folder, *proof.theorem, p.of.rules));
    file.write(proof.smt2);
    file.commit();
  }
}

// The options to look at; where the base of the ruleset is refuted as well, those that differ from
// the default rules.
std::vector<std::size_t> why(proofs::Prover& prover, const NamedRuleset& r,
                             const proofs::TheoremText& theorem, const proofs::Wanted& wanted) {
  std::vector<std::size_t> out = prover.causes(*r.game, r.rules, r.base, theorem, wanted);
  if (out.empty())
    out = prover.causes(*r.game, r.rules, load_ruleset(*r.game, r.game->default_ruleset()), theorem,
                        wanted);
  return out;
}

}  // namespace

ExitCode run(const ProveArguments& arguments) {
  // Time enough to come to the end of the ruleset that is being looked at, and to tell of the
  // others.
  catch_interrupts(std::chrono::seconds(20));
  const std::vector<NamedRuleset> rulesets = wanted_rulesets(arguments);
  const std::vector<std::string> rules = wanted_rules(arguments);
  if (!arguments.smt2.empty()) try_folder(arguments.smt2, rulesets);
  const auto start = std::chrono::steady_clock::now();
  proofs::Prover prover;
  Progress progress(say::rulesets_done);
  std::vector<Proved> all;
  for (const NamedRuleset& r : rulesets) {
    if (was_interrupted()) break;
    const proofs::Wanted wanted{.rules = rules,
                                .examples = rulesets.size() == 1,
                                .smt2 = !arguments.smt2.empty(),
                                .observed = r.observed};
    Proved& p = all.emplace_back(Proved{r, prover.prove(*r.game, r.rules, wanted)});
    for (const Proof& proof : p.proofs)
      if (proof.status == Status::refuted)
        p.causes[proof.theorem] = why(prover, r, *proof.theorem, wanted);
    if (!arguments.smt2.empty()) write_smt2(arguments.smt2, p);
    progress.tick(all.size(), all.size(), rulesets.size());
  }
  progress.clear();
  // What is known when Ctrl-C ends it is told.
  const bool cut = was_interrupted();
  const bool nothing = std::ranges::all_of(all, [](const Proved& p) { return p.proofs.empty(); });
  if (nothing && !cut)
    throw Failure(usage, arguments.rule.empty()
                             ? say::game_without_theorems()
                             : say::rule_of_another_game(report::printable(arguments.rule)));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  Lines out(style_of_out(), arguments.lang);
  Message last = last_line(all, took.count());
  if (cut) last = say::rulesets_cut_short(all.size(), rulesets.size(), std::move(last));
  if (!arguments.jsonl) {
    tell_theorems(all, out);
    out.empty_line();
    out.line(last);
    write_out(out.text);
  } else {
    for (const Proved& p : all) add_json(out.text, p);
    write_out(out.text);
    write_err(out.in_words(last) + "\n");
  }
  if (cut) return interrupted;
  if (count(all, Status::refuted) > 0) return violations;
  return count(all, Status::unknown) > 0 ? undecided : ok;
}

}  // namespace tally::cli
