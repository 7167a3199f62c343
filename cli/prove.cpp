// `tally prove`: what is certain of the rules of a ruleset, and where it is not so.
#include <cctype>
#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "replay/report/jsonl.h"
#include "verify/proofs/prover.h"

namespace tally::cli {
namespace {

using proofs::Proof;
using proofs::Status;
using proofs::Words;

// One ruleset and what came of it.
struct Proved {
  NamedRuleset of;
  std::vector<Proof> proofs;
};

std::vector<NamedRuleset> wanted_rulesets(const ProveArguments& arguments) {
  if (!arguments.ruleset.empty()) return {ruleset_called(arguments.ruleset, arguments.game)};
  std::vector<NamedRuleset> out;
  for (const Game* game : games()) {
    if (!arguments.game.empty() && game != &game_called(arguments.game)) continue;
    for (const std::string& name : ruleset_names(game->name()))
      out.push_back({game, load_ruleset(*game, name), is_observed(game->name(), name)});
  }
  return out;
}

class Telling {
 public:
  explicit Telling(const ProveArguments& arguments)
      : arguments_(arguments), style_(style_of_out()), zh_(arguments.lang == Lang::zh) {}

  void add(const Proved& p) {
    if (!books_.contains(p.of.game)) books_.emplace(p.of.game, Rulebook::load(p.of.game->name()));
    ++rulesets_;
    for (const Proof& proof : p.proofs) {
      ++count_[static_cast<std::size_t>(proof.status)];
      if (arguments_.jsonl) line(p.of, proof);
    }
    all_.push_back(p);
  }

  // By theorem: what it says, and for which rulesets it holds.
  void text() {
    for (const Game* game : games())
      for (const proofs::TheoremText& theorem : proofs::theorems_of(game->name()))
        tell(game, theorem);
  }

  [[nodiscard]] std::string last_line(double seconds) const {
    const auto n = [&](Status s) { return count_[static_cast<std::size_t>(s)]; };
    std::string out =
        zh_ ? fmt::format("{}个规则集：{}条定理已证明", rulesets_, n(Status::proved))
            : fmt::format("{} ruleset{}: {} theorem{} proved", rulesets_, rulesets_ == 1 ? "" : "s",
                          n(Status::proved), n(Status::proved) == 1 ? "" : "s");
    const auto also = [&](Status s, const char* en, const char* zh, bool always) {
      if (n(s) > 0 || always)
        out += zh_ ? fmt::format("，{}条{}", n(s), zh) : fmt::format(", {} {}", n(s), en);
    };
    also(Status::listed, "proved but for what is listed", "除所列情形外已证明", false);
    also(Status::refuted, "refuted", "被推翻", true);
    also(Status::unknown, "undecided", "未能判定", false);
    also(Status::absent, "with nothing to prove", "无可证明", false);
    return out +
           (zh_ ? fmt::format("（{:.1f}秒）\n", seconds) : fmt::format(" ({:.1f} s)\n", seconds));
  }

  [[nodiscard]] ExitCode code() const {
    if (count_[static_cast<std::size_t>(Status::refuted)] > 0) return violations;
    return count_[static_cast<std::size_t>(Status::unknown)] > 0 ? undecided : ok;
  }
  [[nodiscard]] bool nothing() const {
    for (const std::size_t n : count_)
      if (n > 0) return false;
    return true;
  }
  [[nodiscard]] std::string& out() { return out_; }

 private:
  [[nodiscard]] const std::string& in(const Words& w) const { return zh_ ? w.zh : w.en; }

  void tell(const Game* game, const proofs::TheoremText& theorem) {
    std::map<Status, std::vector<const Proved*>> by_status;
    for (const Proved& p : all_)
      for (const Proof& proof : p.proofs)
        if (proof.theorem == &theorem) by_status[proof.status].push_back(&p);
    if (by_status.empty()) return;
    const std::string words(zh_ ? theorem.zh : theorem.en);
    out_ += fmt::format("{}{}{}\n", style_.bold(), theorem.id, style_.off());
    out_ += report::wrapped(words, style_.columns_of(widest), 2);
    for (const auto& [status, rulesets] : by_status) result(theorem, status, rulesets);
    if (by_status.contains(Status::refuted)) rules(game, theorem);
  }

  void result(const proofs::TheoremText& theorem, Status status,
              const std::vector<const Proved*>& rulesets) {
    std::string names;
    for (const Proved* p : rulesets) names += (names.empty() ? "" : ", ") + p->of.rules.name;
    if (status == Status::proved || (status == Status::absent && all_.size() > 1)) {
      put(status, names);
      if (all_.size() == 1 && theorem.possible) positions(*rulesets.front(), theorem, true);
      return;
    }
    for (const Proved* p : rulesets) {
      put(status, p->of.rules.name);
      positions(*p, theorem, false);
    }
  }

  void put(Status status, const std::string& names) {
    constexpr std::string_view en[] = {"proved", "REFUTED", "proved, but for what is listed",
                                       "nothing to prove", "undecided"};
    constexpr std::string_view zh[] = {"已证明", "被推翻", "除所列情形外已证明", "无可证明",
                                       "未能判定"};
    const auto i = static_cast<std::size_t>(status);
    const std::string_view colour = status == Status::refuted  ? style_.red()
                                    : status == Status::proved ? style_.green()
                                                               : style_.yellow();
    out_ += fmt::format("  {}{}{}: ", colour, zh_ ? zh[i] : en[i], style_.off());
    out_ += names + "\n";
  }

  void positions(const Proved& p, const proofs::TheoremText& theorem, bool example) {
    for (const Proof& proof : p.proofs) {
      if (proof.theorem != &theorem) continue;
      for (const Words& w : proof.positions) {
        // Of long examples, one for every table, the smallest is enough.
        constexpr std::size_t short_enough = 80;
        if (example && &w != proof.positions.data() && w.en.size() > short_enough) continue;
        out_ +=
            report::wrapped((example ? std::string(zh_ ? "例如：" : "for example: ") : "") + in(w),
                            style_.columns_of(widest), 4);
      }
    }
  }

  void rules(const Game* game, const proofs::TheoremText& theorem) {
    for (const std::string_view id : theorem.rules) {
      const RuleText* const rule = books_.at(game).rule(id);
      if (rule == nullptr) continue;
      out_ += fmt::format("    {}  {}\n", id, zh_ ? rule->title.zh : rule->title.en);
      for (const std::string& option : rule->options) options(game, option);
    }
  }

  // Where a ruleset departs from the default, as that is what a rule author has to look at.
  void options(const Game* game, const std::string& id) {
    const auto infos = game->options();
    for (std::size_t i = 0; i < infos.size(); ++i) {
      if (infos[i].id != id || all_.size() != 1) continue;
      const int value = all_.front().of.rules.value[i];
      if (value != infos[i].initial)
        out_ += fmt::format("      {} = {}\n", infos[i].key, value_in_toml(infos[i], value));
    }
  }

  void line(const NamedRuleset& of, const Proof& proof) {
    const auto text = [&](const char* key, std::string_view value, bool first = false) {
      out_ += fmt::format("{}\"{}\":", first ? "{" : ",", key);
      report::write_json_string(out_, value);
    };
    text("game", of.game->name(), true);
    text("ruleset", of.rules.name);
    text("theorem", proof.theorem->id);
    text("status", proofs::name_of(proof.status));
    out_ += ",\"rules\":[";
    for (std::size_t i = 0; i < proof.theorem->rules.size(); ++i) {
      if (i > 0) out_ += ',';
      report::write_json_string(out_, proof.theorem->rules[i]);
    }
    out_ += ']';
    text("en", proof.theorem->en);
    text("zh", proof.theorem->zh);
    out_ += ",\"positions\":[";
    for (std::size_t i = 0; i < proof.positions.size(); ++i) {
      text("en", proof.positions[i].en, true);
      text("zh", proof.positions[i].zh);
      out_ += i + 1 < proof.positions.size() ? "}," : "}";
    }
    out_ += "]}\n";
  }

  static constexpr std::size_t widest = 100;
  const ProveArguments& arguments_;
  report::Style style_;
  bool zh_;
  std::map<const Game*, Rulebook> books_;
  std::vector<Proved> all_;
  std::size_t rulesets_ = 0;
  std::array<std::size_t, 5> count_{};
  std::string out_;
};

void write_smt2(const std::string& folder, const Proved& p) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw Failure(internal, fmt::format("{}: {}", folder, error.message()));
  // A ruleset may be called anything.
  std::string name = p.of.rules.name;
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '-' && c != '_') c = '_';
  for (const Proof& proof : p.proofs) {
    if (proof.smt2.empty()) continue;
    OutFile file(fmt::format("{}/{}.{}.smt2", folder, proof.theorem->id, name));
    file.write(proof.smt2);
    file.commit();
  }
}

}  // namespace

ExitCode run(const ProveArguments& arguments) {
  const std::vector<NamedRuleset> rulesets = wanted_rulesets(arguments);
  catch_interrupts();
  const auto start = std::chrono::steady_clock::now();
  proofs::Prover prover;
  Telling telling(arguments);
  Progress progress("rulesets");
  for (std::size_t i = 0; i < rulesets.size(); ++i) {
    stop_if_interrupted();
    const NamedRuleset& r = rulesets[i];
    Proved p{r, prover.prove(*r.game, r.rules,
                             {.rule = arguments.rule,
                              .examples = rulesets.size() == 1,
                              .smt2 = !arguments.smt2.empty(),
                              .observed = r.observed})};
    stop_if_interrupted();
    if (!arguments.smt2.empty()) write_smt2(arguments.smt2, p);
    telling.add(p);
    progress.tick(i + 1, i + 1, rulesets.size());
  }
  progress.clear();
  if (telling.nothing())
    throw Failure(usage, arguments.rule.empty()
                             ? "this game has no theorems"
                             : fmt::format("--rule: no theorem speaks of {}; `tally prove` prints "
                                           "all",
                                           report::printable(arguments.rule)));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  if (!arguments.jsonl) {
    telling.text();
    telling.out() += "\n" + telling.last_line(took.count());
    write_out(telling.out());
  } else {
    write_out(telling.out());
    write_err(telling.last_line(took.count()));
  }
  return telling.code();
}

}  // namespace tally::cli
