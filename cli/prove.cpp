// `tally prove`: what is certain of the rules of a ruleset, and where it is not so.
#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <map>
#include <set>
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
#include "replay/report/book_text.h"
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
  // Of a refuted theorem: the options to look at.
  std::map<const proofs::TheoremText*, std::vector<std::size_t>> causes = {};
};

// The rules that are meant, as `tally rules` finds them, or the theorem: ids in any case, titles,
// names of cards. Throws Failure where nothing is called so, or no theorem is about it.
std::vector<std::string> wanted_rules(const ProveArguments& arguments) {
  if (arguments.rule.empty()) return {};
  std::vector<std::string> out;
  std::string without;
  bool any = false;
  for (const Game* game : games()) {
    if (!arguments.game.empty() && game != &game_called(arguments.game)) continue;
    const report::BookText text(*game, {}, arguments.lang);
    std::vector<const RuleText*> named = text.by_name(arguments.rule);
    if (const RuleText* const rule = text.book().rule(as_id(arguments.rule))) named = {rule};
    for (const proofs::TheoremText& t : proofs::theorems_of(*game))
      if (t.id == as_id(arguments.rule)) return {std::string(t.id)};
    for (const RuleText* rule : named) {
      const auto all = proofs::theorems_of(*game);
      any = any || std::any_of(all.begin(), all.end(), [&](const proofs::TheoremText& t) {
              return std::find(t.rules.begin(), t.rules.end(), rule->id) != t.rules.end();
            });
      out.emplace_back(rule->id);
      without += (without.empty() ? "" : ", ") + rule->id;
    }
  }
  if (any) return out;
  throw Failure(usage, out.empty() ? fmt::format("--rule: no rule, card or theorem is called {}; "
                                                 "`tally rules` lists the rules, `tally prove` all "
                                                 "theorems",
                                                 report::printable(arguments.rule))
                                   : fmt::format("--rule: there is such a rule, {}, but no theorem "
                                                 "speaks of it; `tally prove` prints all",
                                                 without));
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

class ProofTelling {
 public:
  explicit ProofTelling(const ProveArguments& arguments)
      : arguments_(arguments), style_(style_of_out()), zh_(arguments.lang == Lang::zh) {}

  void add(const Proved& p) {
    if (!books_.contains(p.of.game)) books_.emplace(p.of.game, Rulebook::load(p.of.game->name()));
    ++rulesets_;
    for (const Proof& proof : p.proofs) {
      ++count_[static_cast<std::size_t>(proof.status)];
      undecided_claims_ += proof.undecided;
      if (proof.status == Status::refuted) refuted_.insert(proof.theorem);
      if (arguments_.jsonl) line(p, proof);
    }
    all_.push_back(p);
  }

  // By theorem: what it says, and for which rulesets it holds. Refuted ones last, where they are
  // seen.
  void text() {
    for (const bool refuted : {false, true})
      for (const Game* game : games())
        for (const proofs::TheoremText& theorem : proofs::theorems_of(*game))
          if (refuted_.contains(&theorem) == refuted) tell(game, theorem);
    bool first = true;
    for (const Proved& p : all_) {
      if (!of_the_end(p)) continue;
      for (const Words& w : proofs::not_in_proofs(*p.of.game, p.of.rules)) {
        out_ += first ? "\n" : "";
        first = false;
        out_ += report::wrapped(p.of.rules.name + (zh_ ? "：" : ": ") + in(w),
                                style_.columns_of(widest), 0);
      }
    }
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
    if (undecided_claims_ > 0)
      out +=
          zh_ ? fmt::format("（{}个命题）", undecided_claims_)
              : fmt::format(" ({} claim{})", undecided_claims_, undecided_claims_ == 1 ? "" : "s");
    also(Status::absent, "with nothing to prove", "无可证明", false);
    out += names_of_refuted();
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

  // Whether theorems about the end are among them.
  static bool of_the_end(const Proved& p) {
    return std::any_of(p.proofs.begin(), p.proofs.end(), [](const Proof& proof) {
      return proof.theorem->id.find("-END-") != std::string_view::npos;
    });
  }

  // Up to five of them, for the last line.
  [[nodiscard]] std::string names_of_refuted() const {
    constexpr std::size_t most = 5;
    std::string out;
    std::size_t n = 0;
    for (const Game* game : games())
      for (const proofs::TheoremText& theorem : proofs::theorems_of(*game))
        if (refuted_.contains(&theorem) && n++ < most)
          out += (out.empty() ? "" : zh_ ? "、" : ", ") + std::string(theorem.id);
    if (n > most) out += zh_ ? "等" : fmt::format(" and {} more", n - most);
    if (out.empty()) return out;
    return zh_ ? "；被推翻：" + out : "; refuted: " + out;
  }

  void tell(const Game* game, const proofs::TheoremText& theorem) {
    std::map<Status, std::vector<const Proved*>> by_status;
    for (const Proved& p : all_)
      for (const Proof& proof : p.proofs)
        if (proof.theorem == &theorem) by_status[proof.status].push_back(&p);
    if (by_status.empty()) return;
    const std::string words(zh_ ? theorem.zh : theorem.en);
    out_ += fmt::format("{}{}{}\n", style_.bold(), theorem.id, style_.off());
    out_ += report::wrapped(words, style_.columns_of(widest), 2);
    if (!by_status.contains(Status::refuted))
      out_ += report::wrapped(fmt::format("{}{}",
                                          zh_                         ? "规则："
                                          : theorem.rules.size() == 1 ? "rule: "
                                                                      : "rules: ",
                                          fmt::join(theorem.rules, ", ")),
                              style_.columns_of(widest), 2);
    for (const auto& [status, rulesets] : by_status) result(theorem, status, rulesets);
    if (by_status.contains(Status::refuted)) rules(game, theorem);
  }

  void result(const proofs::TheoremText& theorem, Status status,
              const std::vector<const Proved*>& rulesets) {
    std::string names;
    for (const Proved* p : rulesets) names += (names.empty() ? "" : ", ") + p->of.rules.name;
    if (status == Status::proved || (status == Status::absent && all_.size() > 1)) {
      put(status, names);
      if (status == Status::absent) reasons(theorem, rulesets);
      if (all_.size() == 1 && theorem.possible) positions(*rulesets.front(), theorem, true);
      claims(theorem, rulesets);
      return;
    }
    for (const Proved* p : rulesets) {
      put(status, p->of.rules.name);
      positions(*p, theorem, false);
      claims(theorem, {p});
    }
  }

  // Why there is nothing to prove, each reason once for all rulesets.
  void reasons(const proofs::TheoremText& theorem, const std::vector<const Proved*>& rulesets) {
    each_once(theorem, rulesets, &Proof::positions, "");
  }

  // Of the claims it is made of those about nothing, and those left open, each once for all
  // rulesets.
  void claims(const proofs::TheoremText& theorem, const std::vector<const Proved*>& rulesets) {
    each_once(theorem, rulesets, &Proof::absent, zh_ ? "无可证明：" : "nothing to prove of ");
    each_once(theorem, rulesets, &Proof::open, zh_ ? "未能判定：" : "undecided: ");
  }

  // Words of these proofs, with the names of the rulesets where there are others.
  void each_once(const proofs::TheoremText& theorem, const std::vector<const Proved*>& rulesets,
                 std::vector<Words> Proof::*which, const std::string& before) {
    std::vector<std::pair<std::string, std::string>> lines;  // and the rulesets
    for (const Proved* p : rulesets)
      for (const Proof& proof : p->proofs) {
        if (proof.theorem != &theorem) continue;
        for (const Words& w : proof.*which) {
          const auto at = std::find_if(lines.begin(), lines.end(),
                                       [&](const auto& l) { return l.first == in(w); });
          if (at == lines.end())
            lines.emplace_back(in(w), p->of.rules.name);
          else
            at->second += (zh_ ? "、" : ", ") + p->of.rules.name;
        }
      }
    for (const auto& [words, names] : lines)
      out_ += report::wrapped(before + words +
                                  (all_.size() == 1 ? ""
                                   : zh_            ? "（" + names + "）"
                                                    : " (" + names + ")"),
                              style_.columns_of(widest), 4);
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
    out_ += fmt::format("  {}{}{}{}", colour, zh_ ? zh[i] : en[i], style_.off(), zh_ ? "：" : ": ");
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

  // The rules it speaks of, and below each the options of it that are why it fails; of other rules
  // they stand below all.
  void rules(const Game* game, const proofs::TheoremText& theorem) {
    std::vector<std::pair<std::string, std::string>> why;  // id, "key = value"
    for (const Proved& p : all_) {
      const auto causes = p.causes.find(&theorem);
      if (causes == p.causes.end()) continue;
      for (const std::size_t i : causes->second) {
        const OptionInfo& info = game->options()[i];
        why.emplace_back(
            info.id, fmt::format("{} = {}{}", info.key, value_in_toml(info, p.of.rules.value[i]),
                                 all_.size() == 1 ? "" : "  # " + p.of.rules.name));
      }
    }
    for (const std::string_view id : theorem.rules) {
      const RuleText* const rule = books_.at(game).rule(id);
      if (rule == nullptr) continue;
      out_ += fmt::format("    {}  {}\n", id, zh_ ? rule->title.zh : rule->title.en);
      std::erase_if(why, [&](const auto& option) {
        const auto& own = rule->options;
        if (std::find(own.begin(), own.end(), option.first) == own.end()) return false;
        out_ += fmt::format("      {}\n", option.second);
        return true;
      });
    }
    for (const auto& [id, words] : why) {
      const OptionText* const option = books_.at(game).option(id);
      out_ += fmt::format("    {}  {}\n      {}\n", id,
                          option == nullptr ? ""
                          : zh_             ? option->title.zh
                                            : option->title.en,
                          words);
    }
  }

  void line(const Proved& p, const Proof& proof) {
    const NamedRuleset& of = p.of;
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
    out_ += "],\"options\":[";
    if (const auto causes = p.causes.find(proof.theorem); causes != p.causes.end())
      for (std::size_t i = 0; i < causes->second.size(); ++i) {
        if (i > 0) out_ += ',';
        report::write_json_string(out_, of.game->options()[causes->second[i]].key);
      }
    out_ += ']';
    text("en", proof.theorem->en);
    text("zh", proof.theorem->zh);
    const auto list = [&](const char* key, const std::vector<Words>& all) {
      out_ += fmt::format(",\"{}\":[", key);
      for (std::size_t i = 0; i < all.size(); ++i) {
        text("en", all[i].en, true);
        text("zh", all[i].zh);
        out_ += i + 1 < all.size() ? "}," : "}";
      }
      out_ += ']';
    };
    list("positions", proof.positions);
    out_ += fmt::format(",\"claims\":{},\"undecided\":{}", proof.claims, proof.undecided);
    list("open", proof.open);
    list("absent", proof.absent);
    out_ += "}\n";
  }

  static constexpr std::size_t widest = 100;
  const ProveArguments& arguments_;
  report::Style style_;
  bool zh_;
  std::map<const Game*, Rulebook> books_;
  std::vector<Proved> all_;
  std::size_t rulesets_ = 0;
  std::array<std::size_t, 5> count_{};
  std::size_t undecided_claims_ = 0;
  std::set<const proofs::TheoremText*> refuted_;
  std::string out_;
};

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
  if (error)
    throw Failure(internal, fmt::format("{}: {}", report::printable(folder), error.message()));
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
  const std::vector<NamedRuleset> rulesets = wanted_rulesets(arguments);
  const std::vector<std::string> rules = wanted_rules(arguments);
  if (!arguments.smt2.empty()) try_folder(arguments.smt2, rulesets);
  catch_interrupts(std::chrono::seconds(2));
  const auto start = std::chrono::steady_clock::now();
  proofs::Prover prover;
  ProofTelling telling(arguments);
  Progress progress("rulesets");
  std::size_t looked_at = 0;
  for (std::size_t i = 0; i < rulesets.size() && !was_interrupted(); ++i) {
    const NamedRuleset& r = rulesets[i];
    const proofs::Wanted wanted{.rules = rules,
                                .examples = rulesets.size() == 1,
                                .smt2 = !arguments.smt2.empty(),
                                .observed = r.observed};
    Proved p{r, prover.prove(*r.game, r.rules, wanted)};
    for (const Proof& proof : p.proofs)
      if (proof.status == Status::refuted)
        p.causes[proof.theorem] = why(prover, r, *proof.theorem, wanted);
    if (!arguments.smt2.empty()) write_smt2(arguments.smt2, p);
    telling.add(p);
    looked_at = i + 1;
    progress.tick(looked_at, looked_at, rulesets.size());
  }
  progress.clear();
  // What is known when Ctrl-C ends it is told.
  const bool cut = was_interrupted();
  if (telling.nothing() && !cut)
    throw Failure(usage, arguments.rule.empty()
                             ? "this game has no theorems"
                             : fmt::format("--rule: {} is of another game than the ruleset",
                                           report::printable(arguments.rule)));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  std::string last = telling.last_line(took.count());
  if (cut)
    last = fmt::format(fmt::runtime(arguments.lang == Lang::zh
                                        ? "已中断：{1}个规则集中已检查{0}个；"
                                        : "interrupted: {} of {} rulesets looked at; "),
                       looked_at, rulesets.size()) +
           last;
  if (!arguments.jsonl) {
    telling.text();
    telling.out() += "\n" + last;
    write_out(telling.out());
  } else {
    write_out(telling.out());
    write_err(last);
  }
  return cut ? interrupted : telling.code();
}

}  // namespace tally::cli
