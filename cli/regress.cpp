// `tally regress`: which records come out differently by other rules, or than before.
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/check_all.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/out_file.h"
#include "cli/paths.h"
#include "cli/progress.h"
#include "cli/record_checker.h"
#include "cli/terminal.h"
#include "replay/io/line_reader.h"
#include "replay/report/jsonl.h"
#include "replay/report/outcome.h"
#include "replay/report/text.h"

namespace tally::cli {
namespace {

using report::Change;
using report::Outcome;

// How each record came out before, by its source.
class Baseline {
 public:
  void read(const std::string& path) {
    report::OutcomeReader reader;
    std::uint64_t at = 0;
    try {
      io::Input input(path);
      io::LineReader lines(input);
      std::string_view line;
      while (lines.next(line)) {
        at = lines.line_number();
        if (line.empty()) continue;
        Outcome o = reader.read(line);
        std::string source = o.source;
        kept_.insert_or_assign(std::move(source), std::pair(std::move(o), false));
      }
    } catch (const io::InputError& error) {
      throw Failure(unreadable, fmt::format("{}:{}: {}", path, at, text_of(error.message)));
    }
  }
  // How this one came out; nullptr if it was not there.
  const Outcome* find(const std::string& source) {
    const auto it = kept_.find(source);
    if (it == kept_.end()) return nullptr;
    it->second.second = true;
    return &it->second.first;
  }
  // Those nobody has asked for.
  [[nodiscard]] std::vector<std::string> not_asked_for() const {
    std::vector<std::string> out;
    for (const auto& [source, kept] : kept_)
      if (!kept.second) out.push_back(source);
    return out;
  }

 private:
  std::map<std::string, std::pair<Outcome, bool>> kept_;
};

// A record that came out differently: as much as is told of it.
struct Differs {
  Outcome before;
  Outcome after;
  Change change = Change::none;
  std::optional<report::KeptFinding> first;
  bool of_after = false;
  std::uint64_t findings_before = 0;
  std::uint64_t findings_after = 0;
};

Differs kept(Outcome before, Outcome after, const report::Difference& d) {
  Differs out;
  out.change = d.change;
  out.of_after = d.of_after;
  if (d.first != nullptr) out.first = *d.first;
  out.findings_before = before.findings.size();
  out.findings_after = after.findings.size();
  before.findings = {};
  after.findings = {};
  out.before = std::move(before);
  out.after = std::move(after);
  return out;
}

Message said_change(Change c) {
  return c == Change::not_legal_now ? say::not_legal_now()
         : c == Change::legal_now   ? say::legal_now()
                                    : say::otherwise();
}

Message said_verdict(const std::string& name) {
  for (int v = 0; v <= static_cast<int>(VerdictKind::unreadable); ++v)
    if (name_of(static_cast<VerdictKind>(v)) == name)
      return report::said_verdict(static_cast<VerdictKind>(v));
  return Message();
}

class Regress {
 public:
  explicit Regress(const RegressArguments& a) : a_(a), progress_("records") {
    if (!a.baseline.empty()) baseline_.emplace().read(a.baseline);
  }

  ExitCode run() {
    const Paths paths = list_paths(a_.paths);
    const std::uint64_t whole = progress_.wanted() ? size_of(paths.found) : 0;
    CheckAll options{.rules = a_.to, .jobs = a_.jobs};
    if (!baseline_ && compares()) {
      options.before = a_.from;
      options.before->strict_setup = a_.to.strict_setup;
    }
    options.progress = [&](std::uint64_t bytes) { progress_.tick(records_, bytes, whole); };
    std::vector<std::string> read = paths.found;
    if (!a_.baseline.empty()) read.push_back(a_.baseline);
    if (!a_.save.empty()) save_.emplace(a_.save, read);
    for (const std::string& folder : paths.empty) complain("no record in " + folder);
    unreadable_ = !paths.empty.empty();
    for (const report::Entry& entry : paths.refused) look({entry, entry, {}, {}});
    check_all(paths.found, options, [&](const Checked& game) { look(game); });
    progress_.clear();
    if (save_ && !was_interrupted()) save_->commit();
    return tell();
  }

 private:
  // Or only keeps how they come out.
  [[nodiscard]] bool compares() const {
    return baseline_ || !a_.from.ruleset.empty() || !a_.to.ruleset.empty();
  }

  void look(const Checked& game) {
    internal_ = internal_ || game.entry.internal;
    const Message& error = game.entry.error.empty() ? game.before.error : game.entry.error;
    if (!error.empty() && game.entry.game == nullptr) {
      unreadable_ = true;
      progress_.clear();
      complain(report::source_of(game.entry) + ": " + text_of(error, a_.lang));
    } else if (!error.empty() && !internal_) {  // there are no such rules of its game
      ++left_out_;
      why_left_out_ = error;
      return;
    }
    ++records_;
    if (save_) {
      line_.clear();
      report::write_jsonl(line_, game.entry);
      save_->write(line_);
    }
    if (!compares()) return;
    Outcome after = report::outcome_of(game.entry, a_.lang);
    Outcome before;
    if (baseline_) {
      const Outcome* const then = baseline_->find(after.source);
      if (then == nullptr) {
        new_.push_back(after.source);
        return;
      }
      before = *then;
    } else {
      // What cannot be read is that by any rules.
      before = game.entry.game == nullptr ? after : report::outcome_of(game.before, a_.lang);
    }
    const report::Difference d = report::difference(before, after, baseline_.has_value());
    if (d.change == Change::none) return;
    ++verdicts_[{before.verdict, after.verdict}];
    if (d.first != nullptr) ++rules_[d.first->rule];
    differ_.push_back(kept(std::move(before), std::move(after), d));
  }

  ExitCode tell() {
    std::vector<std::string> gone;
    if (baseline_ && !was_interrupted()) gone = baseline_->not_asked_for();
    std::ranges::stable_sort(differ_, {}, [](const Differs& d) { return d.after.events; });
    std::string out;
    for (const Differs& d : differ_) a_.jsonl ? write_line(out, d) : write_text(out, d);
    if (!a_.jsonl) {
      for (const std::string& s : new_) add(out, say::new_record(report::printable(s)));
      for (const std::string& s : gone) add(out, say::gone_record(report::printable(s)));
    }
    write_out(out);
    const std::uint64_t changed = differ_.size() + new_.size() + gone.size();
    std::string last;
    if (save_ && !was_interrupted()) add(last, say::saved(records_, report::printable(a_.save)));
    if (compares()) sum_up(last, changed);
    a_.jsonl ? write_err(last) : write_out(last);
    if (was_interrupted()) return interrupted;
    if (records_ == 0 && left_out_ > 0 && !internal_) return usage;
    return internal_ ? internal : unreadable_ ? unreadable : changed > 0 ? violations : ok;
  }

  void sum_up(std::string& out, std::uint64_t changed) const {
    if (left_out_ > 0) add(out, say::left_out(left_out_, why_left_out_));
    std::string rules;
    for (const auto& [rule, n] : rules_)
      rules += fmt::format("{}{} {}", rules.empty() ? "" : ", ", report::printable(rule), n);
    if (!rules.empty()) add(out, say::first_rules(rules));
    std::string verdicts;
    for (const auto& [both, n] : verdicts_) {
      if (both.first == both.second) continue;
      verdicts +=
          (verdicts.empty() ? "" : ", ") +
          text_of(say::verdict_change(said_verdict(both.first), said_verdict(both.second), n),
                  a_.lang);
    }
    if (!verdicts.empty()) add(out, say::verdicts_changed(verdicts));
    if (changed == 0) return add(out, say::all_the_same(records_));
    out += text_of(say::some_differ(records_, changed), a_.lang);
    if (differ_.size() > 1) out += text_of(say::smallest_first(), a_.lang);
    out += '\n';
  }

  void add(std::string& out, const Message& m) const { out += text_of(m, a_.lang) + "\n"; }

  [[nodiscard]] Message said_rules(const Outcome& o, const std::string& asked, bool kept) const {
    if (kept) return say::before();
    return asked.empty() ? say::by_own_rules() : say::by_ruleset(report::printable(o.ruleset));
  }

  void write_text(std::string& out, const Differs& d) const {
    add(out, say::one_record(report::printable(d.after.source), d.after.players, d.after.turns,
                             d.after.events));
    const auto how = [&](const Outcome& o, std::uint64_t findings) {
      const Message verdict = said_verdict(o.verdict);
      return findings == 0 ? verdict : Message(say::verdict_and_findings(verdict, findings));
    };
    add(out, say::by_these_rules(said_rules(d.before, a_.from.ruleset, baseline_.has_value()),
                                 how(d.before, d.findings_before)));
    add(out, say::by_these_rules(said_rules(d.after, a_.to.ruleset, false),
                                 how(d.after, d.findings_after)));
    if (d.change == Change::verdict) add(out, say::only_verdict());
    if (d.change == Change::signature) add(out, say::only_signature());
    const std::string& reason = d.after.reason.empty() ? d.before.reason : d.after.reason;
    if (!d.first && !reason.empty())
      out += report::wrapped(report::printable(reason), style_of_out().columns_of(100), 4);
    if (!d.first) return;
    const Message whose = d.of_after ? said_rules(d.after, a_.to.ruleset, false)
                                     : said_rules(d.before, a_.from.ruleset, baseline_.has_value());
    add(out, say::first_differ_at(d.first->at, d.first->turn, said_change(d.change),
                                  report::printable(d.first->rule), whose));
    out += report::wrapped(report::printable(d.first->message), style_of_out().columns_of(100), 4);
  }

  static void write_line(std::string& out, const Differs& d) {
    const auto text = [&](std::string_view key, std::string_view value, char before = ',') {
      out += before;
      report::write_json_string(out, key);
      out += ':';
      report::write_json_string(out, value);
    };
    const auto number = [&](std::string_view key, std::uint64_t n) {
      out += fmt::format(",\"{}\":{}", key, n);
    };
    const auto side = [&](std::string_view key, const Outcome& o, std::uint64_t findings) {
      out += fmt::format(",\"{}\":", key);
      text("ruleset", o.ruleset, '{');
      text("verdict", o.verdict);
      number("findings", findings);
      text("signature", o.signature);
      out += '}';
    };
    text("source", d.after.source, '{');
    text("game", d.after.game);
    number("players", d.after.players);
    number("turns", d.after.turns);
    number("events", d.after.events);
    text("change", report::name_of(d.change));
    side("before", d.before, d.findings_before);
    side("after", d.after, d.findings_after);
    if (d.first) {
      out += ",\"first\":";
      text("in", d.of_after ? "after" : "before", '{');
      text("rule", d.first->rule);
      text("kind", d.first->kind);
      number("turn", d.first->turn);
      if (d.first->seat > 0)
        number("seat", d.first->seat);
      else
        out += ",\"seat\":null";
      number("at", d.first->at);
      text("message", d.first->message);
      out += '}';
    }
    out += "}\n";
  }

  const RegressArguments& a_;
  Progress progress_;
  std::optional<Baseline> baseline_;
  std::optional<OutFile> save_;
  std::string line_;
  std::uint64_t records_ = 0;
  bool unreadable_ = false;
  bool internal_ = false;
  std::uint64_t left_out_ = 0;  // games that these rulesets are not of
  Message why_left_out_;
  std::vector<Differs> differ_;
  std::vector<std::string> new_;  // not in the baseline
  std::map<std::pair<std::string, std::string>, std::uint64_t> verdicts_;
  std::map<std::string, std::uint64_t> rules_;
};

}  // namespace

ExitCode run(const RegressArguments& arguments) {
  expect_ruleset(arguments.from.ruleset, "--from");
  expect_ruleset(arguments.to.ruleset, "--to");
  catch_interrupts();
  return Regress(arguments).run();
}

}  // namespace tally::cli
