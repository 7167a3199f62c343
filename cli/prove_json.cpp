// What was proved of a ruleset as JSON lines.
#include <fmt/format.h>

#include "cli/prove_telling.h"
#include "replay/report/jsonl.h"

namespace tally::cli {

void add_json(std::string& out, const Proved& p) {
  const auto text = [&](const char* key, std::string_view value, bool first = false) {
    out += fmt::format("{}\"{}\":", first ? "{" : ",", key);
    report::write_json_string(out, value);
  };
  // f(i) writes the i-th of n.
  const auto list = [&](const char* key, std::size_t n, const auto& f) {
    out += fmt::format(",\"{}\":[", key);
    for (std::size_t i = 0; i < n; ++i) {
      if (i > 0) out += ',';
      f(i);
    }
    out += ']';
  };
  const auto words = [&](const char* key, const std::vector<proofs::Words>& all) {
    list(key, all.size(), [&](std::size_t i) {
      text("en", all[i].en, true);
      text("zh", all[i].zh);
      out += '}';
    });
  };
  for (const proofs::Proof& proof : p.proofs) {
    const proofs::TheoremText& theorem = *proof.theorem;
    text("game", p.of.game->name(), true);
    text("ruleset", p.of.rules.name);
    text("theorem", theorem.id);
    text("status", proofs::name_of(proof.status));
    list("rules", theorem.rules.size(),
         [&](std::size_t i) { report::write_json_string(out, theorem.rules[i]); });
    const auto causes = p.causes.find(&theorem);
    list("options", causes == p.causes.end() ? 0 : causes->second.size(), [&](std::size_t i) {
      report::write_json_string(out, p.of.game->options()[causes->second[i]].key);
    });
    text("en", theorem.en);
    text("zh", theorem.zh);
    words("positions", proof.positions);
    out += fmt::format(",\"claims\":{},\"undecided\":{}", proof.claims, proof.undecided);
    words("open", proof.open);
    words("absent", proof.absent);
    out += "}\n";
  }
}

}  // namespace tally::cli
