#include "cli/lesson.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/check_all.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/lesson_messages.h"
#include "cli/named_game.h"
#include "cli/named_rules.h"
#include "cli/one_game.h"
#include "cli/out_file.h"
#include "cli/paths.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/report/display.h"
#include "replay/report/lesson/lesson_page.h"
#include "replay/report/lesson/passage_choice.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

bool exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

class Lesson {
 public:
  explicit Lesson(const AnnotateArguments& a) : a_(a) {
    sort_words();
    for (const NamedRule& r : rules_) {
      std::vector<Rule>& of_game = wanted_[r.game];
      if (std::ranges::find(of_game, r.rule) == of_game.end()) of_game.push_back(r.rule);
    }
    for (const auto& [game, wanted] : wanted_)
      choices_.emplace(game, std::pair(report::PassageChoice(wanted.size()),
                                       std::vector<std::uint64_t>(wanted.size())));
  }

  ExitCode run() {
    const Paths paths = list_paths(paths_);
    OutFile file(a_.output, with_files_of(a_.rules.ruleset, paths.found));
    for (const std::string& folder : paths.empty) complain(say::no_record_in(folder));
    unreadable_ += paths.refused.size() + paths.empty.size();
    search(paths);
    stop_if_interrupted();
    file.write(page());
    file.commit();
    tell();
    return internal_ ? internal : unreadable_ > 0 ? unreadable : ok;
  }

 private:
  [[nodiscard]] Lang lang() const { return a_.langs.front(); }

  // Behind --lesson stand rules, then paths: what is there as a file is one.
  void sort_words() {
    paths_ = a_.records;
    for (const std::string& word : a_.lesson) {
      if (word == "-") throw Failure(usage, say::not_from_input());
      std::vector<NamedRule> called = rules_called(word);
      const bool by_id = !called.empty() && called.front().text.id == as_id(word);
      if (exists(word) && !rules_.empty() && !by_id) {
        paths_.push_back(word);
      } else if (!called.empty()) {
        say_which(word, called);
        std::ranges::move(called, std::back_inserter(rules_));
      } else {
        refuse_rule(say::no_rule_or_file, word);
      }
    }
    if (paths_.empty()) throw Failure(usage, say::no_path());
    if (std::ranges::find(paths_, "-") != paths_.end()) throw Failure(usage, say::not_from_input());
  }

  void search(const Paths& paths) {
    Progress progress(say::games_done);
    const std::uint64_t whole = progress.wanted() ? size_of(paths.found) : 0;
    CheckAll options{.rules = a_.rules, .jobs = a_.jobs};
    options.passages_of = &wanted_;
    options.given = &paths_;
    options.progress = [&](std::uint64_t bytes) { progress.tick(games_, bytes, whole); };
    check_all(paths.found, options, [&](const Checked& game) {
      if (game.entry.skipped) return;
      const std::uint64_t n = std::max<std::uint64_t>(game.entry.more, 1);
      games_ += n;
      if (!game.entry.error.empty()) {
        unreadable_ += n;
        internal_ = internal_ || game.entry.internal;
        return;
      }
      const auto of_game = choices_.find(game.entry.game);
      if (of_game == choices_.end()) return;
      auto& [choice, counts] = of_game->second;
      choice.add(game.entry.path, game.entry.number, game.passages);
      for (std::size_t i = 0; i < game.passages.size(); ++i)
        counts[i] += game.passages[i].empty() ? 0 : 1;
    });
    progress.clear();
    if (games_ > 0 || unreadable_ > 0 || was_interrupted()) return;
    ++unreadable_;  // all that lay there was skipped
    complain(say::no_record_in(where()));
  }

  std::string page() {
    report::LessonPage page(a_.langs);
    RecordChecker checker(a_.rules);
    for (const NamedRule& r : rules_) {
      page.rule(*r.game, r.text);
      for (const report::FoundPassage& f : choices_.at(r.game).first.of(place_of(r))) {
        const OneGame game = read_game(f.path, static_cast<int>(std::max(f.number, 1U)), checker);
        report::Excerpt excerpt(*r.game, f.passage);
        report::Entry again;
        checker.check(game.record, again, &excerpt);
        excerpt.finish(checker.match(*r.game));
        page.passage({game.record, game.entry, excerpt, f.passage});
      }
    }
    passages_ = page.passages();
    return page.finish(games_, where());
  }

  void tell() const {
    if (a_.output != "-") {
      std::string out;
      const auto line = [&](const Message& m) {
        append_text(out, m, lang());
        out += '\n';
      };
      for (const NamedRule& r : rules_) {
        const auto& [choice, counts] = choices_.at(r.game);
        const std::uint64_t games = counts[place_of(r)];
        line(games == 0 ? say::rule_in_none(r.text.id, games_, where())
                        : say::rule_in_games(r.text.id, choice.of(place_of(r)).size(), games));
      }
      line(say::lesson_written(report::printable(a_.output), rules_.size(), passages_, games_));
      write_out(out);
    }
    if (unreadable_ > 0) complain(say::many_unreadable(unreadable_));
  }

  [[nodiscard]] std::size_t place_of(const NamedRule& r) const {
    const std::vector<Rule>& of_game = wanted_.at(r.game);
    return static_cast<std::size_t>(std::ranges::find(of_game, r.rule) - of_game.begin());
  }
  [[nodiscard]] std::string where() const {
    return report::printable(fmt::format("{}", fmt::join(paths_, ", ")));
  }

  const AnnotateArguments& a_;
  std::vector<NamedRule> rules_;
  std::vector<std::string> paths_;
  std::map<const Game*, std::vector<Rule>> wanted_;
  // Of each game, and in how many games each of its rules is shown.
  std::map<const Game*, std::pair<report::PassageChoice, std::vector<std::uint64_t>>> choices_;
  std::uint64_t games_ = 0;
  std::uint64_t unreadable_ = 0;
  bool internal_ = false;
  std::uint64_t passages_ = 0;
};

}  // namespace

ExitCode write_lesson(const AnnotateArguments& arguments) {
  if (arguments.seat) throw Failure(usage, say::not_with_lesson("--seat"));
  if (arguments.problems) throw Failure(usage, say::not_with_lesson("--problems"));
  if (!arguments.notes.empty()) throw Failure(usage, say::not_with_lesson("--notes"));
  if (arguments.game != 1) throw Failure(usage, say::not_with_lesson("--game"));
  catch_interrupts();
  return Lesson(arguments).run();
}

}  // namespace tally::cli
