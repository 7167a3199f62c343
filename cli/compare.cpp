// `tally compare`: what two rulesets do differently, in formulas and in a game.
#include <algorithm>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/compare_game.h"
#include "cli/interrupt.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "replay/log/log.h"
#include "replay/report/text.h"
#include "replay/words.h"
#include "verify/compare/settled.h"
#include "verify/compare/witness.h"
#include "verify/proofs/difference.h"
#include "verify/record_header.h"

namespace tally::cli {
namespace {

// "w.jsonl" -> "w.b.jsonl"
std::string beside(const std::string& path) {
  if (path == "-") return path;
  const std::size_t slash = path.rfind('/');
  const std::size_t name = slash == std::string::npos ? 0 : slash + 1;
  const std::size_t dot = std::min(path.find('.', name + 1), path.size());
  return path.substr(0, dot) + ".b" + path.substr(dot);
}

class Compare {
 public:
  Compare(const CompareArguments& arguments, NamedRuleset a, NamedRuleset b)
      : arguments_(arguments),
        a_(std::move(a)),
        b_(std::move(b)),
        game_(*a_.game),
        book_(Rulebook::load(game_.name())),
        style_(style_of_out()),
        zh_(arguments.lang == Lang::zh),
        telling_(game_, book_, style_, arguments.lang, out_),
        progress_("games") {
    tell_apart();
  }

  ExitCode run() {
    put("A: {}\nB: {}\n", "A：{}\nB：{}\n", called_a_, called_b_);
    const auto infos = game_.options();
    std::vector<std::size_t> differing;
    for (std::size_t i = 0; i < infos.size(); ++i)
      if (a_.rules.value[i] != b_.rules.value[i]) differing.push_back(i);
    wanted_ = differing.size() + (differing.size() > 1 ? 1 : 0);
    several_ = differing.size() > 1;
    try {
      for (const std::size_t i : differing) {
        stop_if_interrupted();
        option(i, differing.size() == 1);
        ++done_;
      }
      if (differing.size() > 1) whole();
    } catch (const Interrupted&) {
      // What is known by then is told.
      progress_.clear();
      cut_short(done_, differing.size());
      tell_all();
      return interrupted;
    }
    progress_.clear();
    last_line(differing.size());
    tell_all();
    if (is_equal()) return ok;
    return is_open() ? undecided : violations;
  }

 private:
  // Two files can call their rulesets the same. Logs have the names as they are.
  void tell_apart() {
    called_a_ = a_.rules.name;
    called_b_ = b_.rules.name;
    if (a_.rules.name != b_.rules.name || arguments_.rulesets[0] == arguments_.rulesets[1]) return;
    for (const bool of_b : {false, true}) {
      const std::string& asked = arguments_.rulesets[of_b ? 1 : 0];
      if (asked != a_.rules.name)
        (of_b ? called_b_ : called_a_) +=
            fmt::format(fmt::runtime(zh_ ? "（{}）" : " ({})"), report::printable(asked));
    }
  }

  template <class... Args>
  void put(std::string_view en, std::string_view zh, const Args&... args) {
    out_ += fmt::format(fmt::runtime(zh_ ? zh : en), args...);
  }
  [[nodiscard]] const std::string& in(const Text& t) const { return zh_ ? t.zh : t.en; }
  [[nodiscard]] const std::string& in(const proofs::Words& w) const { return zh_ ? w.zh : w.en; }

  void tell_all() {
    if (arguments_.output == "-") {
      write_out(logs_);  // the words go where they do not mix with it
      write_err(out_);
    } else {
      write_out(out_);
    }
  }

  // Of several options what they do together counts: one can undo another.
  [[nodiscard]] bool any_difference() const {
    return several_ ? together_ : shown_in_ + stated_ > 0;
  }
  [[nodiscard]] bool is_equal() const {
    return !any_difference() &&
           (several_ ? together_same_ != versus::Sameness::unknown : open_ == 0);
  }
  // No formula says all of it.
  [[nodiscard]] bool is_argued() const {
    return several_ ? together_same_ == versus::Sameness::argued : argued_ > 0;
  }
  // Nothing is proved and nothing is found.
  [[nodiscard]] bool is_open() const { return !any_difference() && !is_equal(); }

  // What a game of one option has shown.
  struct Shown {
    std::string option;
    std::string game;
    Record record;  // as A plays it, or B
    bool by_b = false;
    bool at_setup = false;  // they do not deal alike
    bool by_both = false;   // both have a game
  };

  // What came of one option: from the least to the most.
  enum class Found { same, argued, open, stated, shown };

  // A with this one option as in B, and if that changes nothing B with it as in A: an option can
  // matter only together with others.
  void option(std::size_t i, bool only) {
    const OptionInfo& info = game_.options()[i];
    const OptionText* const text = book_.option(info.id);
    out_ += fmt::format("\n{}{}{}  {}\n", style_.bold(), info.id, style_.off(),
                        text == nullptr ? "" : in(text->title));
    value("A", info, text, a_.rules.value[i]);
    value("B", info, text, b_.rules.value[i]);
    Ruleset changed = a_.rules;
    changed.value[i] = b_.rules.value[i];
    if (!only)
      changed.name = with(called_a_, info, changed.value[i]);
    else
      changed.name = b_.rules.name;
    const std::size_t before = out_.size();
    Found found =
        look(i, {a_.rules, called_a_}, {changed, only ? called_b_ : changed.name}, only, false);
    if (!only && found <= Found::open) {
      Ruleset without = b_.rules;
      without.value[i] = a_.rules.value[i];
      without.name = with(called_b_, info, without.value[i]);
      const std::string said = out_.substr(before);
      const std::size_t end = out_.size();
      put("  with the other options as B has them:\n", "  其他选项与B相同时：\n");
      const std::size_t again = out_.size();
      found = std::max(found, look(i, {without, without.name}, {b_.rules, called_b_}, false, true));
      if (out_.compare(again, std::string::npos, said) == 0) {
        out_.resize(end);
        put("  and so with the other options as B has them\n", "  其他选项与B相同时也是如此\n");
      }
    }
    switch (found) {
      case Found::argued: ++argued_; [[fallthrough]];
      case Found::same: ++same_; break;
      case Found::open: ++open_; break;
      case Found::stated: ++stated_; break;
      case Found::shown: ++shown_in_; break;
    }
  }

  // "classic with reward = anyone"
  [[nodiscard]] std::string with(const std::string& rules, const OptionInfo& info,
                                 int value) const {
    return fmt::format(fmt::runtime(zh_ ? "{}，其中{} = {}" : "{} with {} = {}"), rules, info.key,
                       value_in_toml(info, value));
  }

  struct Called {
    const Ruleset& rules;
    const std::string& name;  // what it is called here
  };
  // `as_b`: b is B as it is; else a is A.
  Found look(std::size_t i, const Called& called_a, const Called& called_b, bool only, bool as_b) {
    const Ruleset& a = called_a.rules;
    const Ruleset& b = called_b.rules;
    const OptionInfo& info = game_.options()[i];
    const std::vector<proofs::Difference> found = differ_.compare(game_, a, b);
    for (const proofs::Difference& d : found) formula(d);
    if (found.empty() && proofs::Differ::is_formula(game_, info.key)) {
      put("  proved the same in every state a game comes to\n",
          "  已证明：在对局可能出现的任何局面下都相同\n");
      return Found::same;
    }
    if (const auto why = versus::same_because(game_, a, b, i); why && found.empty()) {
      put("  the same, by an argument: {}\n", "  相同（据论证）：{}\n", in(*why));
      return Found::argued;
    }
    if (found.empty()) put("  not a formula: decided by games\n", "  不是公式，由对局判定\n");

    const versus::Found game = find(a, b, found);
    if (!game.witness) {
      none_in(game.games);
      return found.empty() ? Found::open : Found::stated;
    }
    telling_.tell(*game.witness, called_a.name, called_b.name);
    if (only) write(*game.witness);
    Shown& shown = shown_.emplace_back();
    shown.option = info.id;
    shown.game = game_of(*game.witness);
    shown.by_b = as_b;
    shown.at_setup = game.witness->at_setup;
    shown.by_both = game.witness->in_a.size() > 0 && game.witness->in_b.size() > 0;
    const Record& own = as_b ? game.witness->in_b : game.witness->in_a;
    verify::copy_head(own, own.size(), shown.record);
    return Found::shown;
  }

  void none_in(std::uint64_t games) {
    put("  no difference found in {} game{}\n", "  {}局中没有发现不同\n", games,
        games == 1 ? "" : "s");
  }

  // "A: "
  [[nodiscard]] std::string mark(const char* side) const {
    return std::string(side) + (zh_ ? "：" : ": ");
  }

  void value(const char* side, const OptionInfo& info, const OptionText* text, int v) {
    std::string meaning;
    if (text != nullptr && !info.values.empty()) {
      const Text* const of_value = text->value(info.values[static_cast<std::size_t>(v)]);
      if (of_value != nullptr) meaning = in(*of_value);
    } else if (text != nullptr) {
      meaning = in(text->number);
    }
    out_ += report::wrapped(
        fmt::format("{}{} = {}  {}", mark(side), info.key, value_in_toml(info, v), meaning),
        style_.columns_of(widest), 2);
  }

  void formula(const proofs::Difference& d) {
    std::string rules;
    for (const std::string_view id : d.rules)
      rules += (rules.empty() ? "" : ", ") + std::string(id);
    put("  {} ({})\n", "  {}（{}）\n", in(d.about), rules);
    out_ += report::wrapped(in(d.state), style_.columns_of(widest), 4);
    out_ += report::wrapped(mark("A") + in(d.in_a), style_.columns_of(widest), 6);
    out_ += report::wrapped(mark("B") + in(d.in_b), style_.columns_of(widest), 6);
  }

  // Where several options differ: the two as they are.
  void whole() {
    const std::vector<proofs::Difference> found = differ_.compare(game_, a_.rules, b_.rules);
    const std::string_view heading = zh_ ? "合在一起" : "All of it together";
    together_same_ = versus::same_together(game_, a_.rules, b_.rules, differ_);
    if (together_same_ != versus::Sameness::unknown) {
      out_ += fmt::format("\n{}{}{}\n", style_.bold(), heading, style_.off());
      if (is_argued())
        put("  the same: proved of what formulas have, by an argument of the rest\n",
            "  相同：公式所及已证明，其余据论证\n");
      else
        put("  proved the same in every state a game comes to\n",
            "  已证明：在对局可能出现的任何局面下都相同\n");
      return;
    }
    const versus::Found game = find(a_.rules, b_.rules, found, shown_);
    out_ += fmt::format("\n{}{}{}\n", style_.bold(), heading, style_.off());
    together_ = game.witness.has_value() || !found.empty();
    // What one option alone has shown need not be said again.
    if (shown_in_ + stated_ == 0)
      for (const proofs::Difference& d : found) formula(d);
    if (!game.witness) {
      none_in(game.games);
      // A game of one option may part as well with all of them.
      for (const Shown& s : shown_) {
        if (s.record.size() == 0 || !versus::parts(s.record, s.by_b ? a_.rules : b_.rules))
          continue;
        put("  but the game of {} goes another way\n", "  但{}的对局走向不同\n", s.option);
        together_ = true;
        break;
      }
      return;
    }
    const std::string same_game = game_of(*game.witness);
    const auto before = std::find_if(shown_.begin(), shown_.end(),
                                     [&](const Shown& s) { return s.game == same_game; });
    if (before != shown_.end() && !before->by_both)
      put("  as of {}: {} has no table of {} players\n", "  与{}相同：{}没有{}人的桌\n",
          before->option, side_without(*game.witness), played(*game.witness).setup.players);
    else if (before != shown_.end())
      put("  the same game as that of {}\n", "  与{}的对局相同\n", before->option);
    else
      telling_.tell(*game.witness, called_a_, called_b_);
    write(*game.witness);
  }

  // Of a table that only one of them has.
  [[nodiscard]] static const char* side_without(const versus::Witness& w) {
    return w.in_a.size() == 0 ? "A" : "B";
  }
  [[nodiscard]] static const Record& played(const versus::Witness& w) {
    return w.in_a.size() == 0 ? w.in_b : w.in_a;
  }

  // Its events by A and by B.
  [[nodiscard]] std::string game_of(const versus::Witness& w) const {
    std::string out;
    for (const Record* r : {&w.in_a, &w.in_b})
      for (std::size_t i = 0; i < r->size(); ++i) write_event(out, game_.schema(), r->event(i));
    return out;
  }

  // `alone`: what single options have shown, where it is about all of it together.
  versus::Found find(const Ruleset& a, const Ruleset& b,
                     const std::vector<proofs::Difference>& differences,
                     std::span<const Shown> alone = {}) {
    versus::SearchOptions options;
    for (const proofs::Difference& d : differences)
      if (options.cards == 0) options.cards = d.cards;
    options.games = arguments_.games;
    options.seed = arguments_.seed;
    options.jobs = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 16);
    options.deals_first =
        std::all_of(alone.begin(), alone.end(), [](const Shown& s) { return s.at_setup; });
    options.by_both =
        std::any_of(alone.begin(), alone.end(), [](const Shown& s) { return s.by_both; });
    options.stop = [] { return was_interrupted(); };
    options.tick = [this](std::uint64_t n) { progress_.tick(games_ + n, done_, wanted_); };
    versus::Found found = versus::find_witness(game_, a, b, options);
    games_ += found.games;
    stop_if_interrupted();
    return found;
  }

  // As A plays it and, beside it, as B does: a record each, so that `diff` and `check` take them.
  void write(const versus::Witness& w) {
    if (arguments_.output.empty()) return;
    const std::string of_b = beside(arguments_.output);
    for (const bool by_b : {false, true}) {
      const Record& r = by_b ? w.in_b : w.in_a;
      const std::string& name = by_b ? of_b : arguments_.output;
      if (r.size() == 0) continue;
      std::string log;
      write_header(log, r);
      for (std::size_t i = 0; i < r.size(); ++i) write_event(log, game_.schema(), r.event(i));
      if (name == "-") {
        logs_ += log;
        continue;
      }
      OutFile file(name);
      file.write(log);
      file.commit();
      written_ += fmt::format(fmt::runtime(zh_ ? "{}{}（{}）" : "{}{} ({})"),
                              written_.empty() ? ""
                              : zh_            ? "，"
                                               : ", ",
                              report::printable(name), by_b ? "B" : "A");
    }
    if (!written_.empty() && (w.in_a.size() == 0 || w.in_b.size() == 0))
      written_ +=
          fmt::format(fmt::runtime(zh_ ? "；{}没有{}人的桌，因此没有它的对局"
                                       : "; no game of {}, which has no table of {} players"),
                      side_without(w), played(w).setup.players);
  }

  [[nodiscard]] std::string options(std::size_t n) const {
    return zh_ ? fmt::format("{}", n) : fmt::format("{} option{}", n, n == 1 ? "" : "s");
  }

  void last_line(std::size_t differing) {
    out_ += '\n';
    if (!arguments_.output.empty() && arguments_.output != "-") {
      if (written_.empty())
        put("nothing is written: there is no game to be shown\n", "没有可示出的对局，未写文件\n");
      else
        put("written: {}\n", "已写入：{}\n", written_);
    }
    if (differing == 0)
      put("A and B are the same rules: no option differs\n", "A与B是相同的规则：没有选项不同\n");
    else if (is_equal() && is_argued())
      put("A and B are the same, by an argument and no proof: {} differ{}, but nothing follows "
          "from it{}\n",
          "A与B相同（据论证，未经证明）：{0}个选项不同，但没有任何影响{2}\n", options(differing),
          differing == 1 ? "s" : "", undone());
    else if (is_equal())
      put("A and B are proved equal: {} differ{}, but nothing follows from it{}\n",
          "已证明A与B相同：{0}个选项不同，但没有任何影响{2}\n", options(differing),
          differing == 1 ? "s" : "", undone());
    else if (is_open() && shown_in_ + stated_ > 0)
      put("not decided: A and B differ in {}: {} with a difference shown alone, {} without one "
          "found{}; no difference of all of it together was found, and that proves nothing\n",
          "未能判定：A与B有{}个选项不同，其中{}个已示出单独的差别，{}个未发现差别{}；"
          "没有发现合在一起的差别，这不证明两者相同\n",
          options(differing), shown_in_, open_, rest());
    else if (is_open())
      put("not decided: A and B differ in {}, and no difference in play was found{}; that proves "
          "nothing\n",
          "未能判定：A与B有{}个选项不同，没有发现对局中的差别{}；这不证明两者相同\n",
          options(differing), rest());
    else
      put("A and B differ in {}: {} with a difference shown, {} without one found{}\n",
          "A与B不同：{}个选项不同，其中{}个已示出差别，{}个未发现差别{}\n", options(differing),
          shown_in_, open_, rest());
  }

  // Of what single options do and the others undo.
  [[nodiscard]] std::string undone() const {
    const std::size_t n = shown_in_ + stated_;
    if (n == 0) return "";
    return zh_ ? fmt::format("（其中{}个单独有影响，合在一起抵消）", n)
               : fmt::format(" ({} would change something alone; together they undo it)", n);
  }

  void cut_short(std::size_t done, std::size_t differing) {
    put("\ninterrupted: {} of {} looked at; {} with a difference shown, {} without one found{}\n",
        "\n已中断：{1}个不同选项中已检查{0}个；{2}个已示出差别，{3}个未发现差别{4}\n", done,
        options(differing), shown_in_, open_, rest());
  }

  // What the last line says of the other options.
  [[nodiscard]] std::string rest() const {
    std::string out;
    if (stated_ > 0)
      out += zh_ ? fmt::format("，{}个只有局面而没有找到对局", stated_)
                 : fmt::format(", {} with a state but no game found", stated_);
    if (same_ > 0)
      out += zh_ ? fmt::format("，{}个没有影响", same_)
                 : fmt::format(", {} that change{} nothing", same_, same_ == 1 ? "s" : "");
    if (shown_in_ + stated_ == 0 && together_)
      out += zh_ ? "；合在一起有差别" : "; together they make a difference";
    return out;
  }

  static constexpr std::size_t widest = 100;
  const CompareArguments& arguments_;
  NamedRuleset a_;
  NamedRuleset b_;
  std::string called_a_;
  std::string called_b_;
  const Game& game_;
  Rulebook book_;
  report::Style style_;
  bool zh_;
  GameTelling telling_;
  Progress progress_;
  proofs::Differ differ_;
  std::uint64_t games_ = 0;  // looked through
  std::size_t done_ = 0;     // options, of those wanted, and all of it together
  std::size_t wanted_ = 0;
  bool several_ = false;   // options differ
  bool together_ = false;  // of several: the two as they are differ
  versus::Sameness together_same_ = versus::Sameness::unknown;  // or are known not to
  std::size_t shown_in_ = 0;  // options of which a game shows the difference
  std::size_t stated_ = 0;    // options that formulas say it of, and no game was found
  std::size_t open_ = 0;      // options of which nothing is known
  std::size_t same_ = 0;      // options that make none
  std::size_t argued_ = 0;    // of these, by an argument and no formula
  std::vector<Shown> shown_;
  std::string written_;  // names of the files
  std::string logs_;     // for standard output
  std::string out_;
};

}  // namespace

ExitCode run(const CompareArguments& arguments) {
  NamedRuleset a = ruleset_called(arguments.rulesets[0], arguments.game);
  NamedRuleset b = ruleset_called(arguments.rulesets[1], arguments.game);
  if (a.game != b.game) {
    throw Failure(usage,
                  fmt::format("compare: {} is a ruleset of {}, {} of {}; expected two of one "
                              "game",
                              report::printable(arguments.rulesets[0]), a.game->name(),
                              report::printable(arguments.rulesets[1]), b.game->name()));
  }
  if (!arguments.output.empty()) {  // before the search: whether both can be written
    std::vector<std::string> read;
    for (const std::string& ruleset : arguments.rulesets)
      for (std::string& file : files_of(*a.game, ruleset)) read.push_back(std::move(file));
    for (const std::string& name : {arguments.output, beside(arguments.output)})
      OutFile{name, read};
  }
  catch_interrupts(std::chrono::seconds(2));
  return Compare(arguments, std::move(a), std::move(b)).run();
}

}  // namespace tally::cli
