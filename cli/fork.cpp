// `tally fork`: another choice at one decision of a recorded game, and what may come of it.
#include "verify/fork/fork.h"

#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/fork_spread.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/one_page.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/answer_text.h"
#include "replay/log/log.h"
#include "replay/messages.h"
#include "replay/report/display.h"
#include "replay/report/text.h"
#include "replay/source.h"
#include "replay/words.h"
#include "verify/record_checker.h"
#include "verify/record_header.h"

namespace tally::cli {
namespace {

using crossing::Answer;
using crossing::Asked;

class Fork {
 public:
  explicit Fork(const ForkArguments& a) : a_(a), checker_(a.rules) {}

  ExitCode run() {
    take_game();
    at_ = static_cast<std::size_t>(a_.at);
    if (at_ >= game_.size()) throw Failure(usage, say::no_event(a_.at, game_.size()));
    look();
    if (a_.choose.empty()) return list();
    choose();
    if (a_.games > 0) return spread();
    return one_game();
  }

 private:
  // The game with every event, also those the record leaves out, and with its hidden cards dealt.
  void take_game() {
    checker_.want_witness(true);
    read_ = read_game(a_.record, a_.game, checker_);
    const OneGame& read = read_;
    labels_ = read.record.labels;
    rules_ = checker_.rules(read.record);
    if (read.record.setup.midway) throw Failure(usage, say::begins_midway(a_.record));
    for (const Finding& f : read.entry.report.findings)
      if (f.at < static_cast<std::uint32_t>(a_.at) ||
          (f.at == static_cast<std::uint32_t>(a_.at) && f.kind != FindingKind::illegal))
        throw Failure(violations,
                      say::broken_before(a_.record, read.record.game->rule_ids()[f.rule], f.at));
    if (read.entry.witness.empty()) {
      if (!read.entry.no_witness.empty()) throw Failure(undecided, breaks_off());
      return keep(*read.story, read.record);
    }
    RecordStream stream;
    stream.open(io::Input::of_memory(read.entry.witness));
    Record dealt;
    report::Entry again;
    if (stream.next(dealt) != RecordStream::Got::record)
      throw Failure(internal, say::deal_unreadable());
    diff::Story story(*dealt.game);
    RecordChecker plain(a_.rules);
    plain.check(dealt, again, &story);
    story.finish(plain.match(*dealt.game));
    keep(story, dealt);
    game_.note = "hidden cards dealt: one deal of many, not the game itself";
    complain(say::one_deal());
  }

  // Why it cannot be played on, and where it breaks off.
  [[nodiscard]] Message breaks_off() const {
    const report::Entry& entry = read_.entry;
    const Message& why = entry.no_witness;
    if (entry.report.findings.empty()) return say::no_deal(a_.record, why);
    const Finding& f = entry.report.findings.front();
    return say::breaks_off(a_.record, why,
                           say::at_event_rule(f.at, read_.record.game->rule_ids()[f.rule]));
  }

  void keep(const diff::Story& story, const Record& from) {
    verify::copy_header(from, game_);
    game_.labels = labels_;
    for (std::size_t i = 0; i < story.size(); ++i)
      game_.add(story.event(i), static_cast<std::uint32_t>(i + 1));
  }

  // What is asked there; and of the choice typed, the first question it is a legal answer to.
  void look() {
    const Schema& schema = game_.game->schema();
    asked_ = crossing::questions_at(game_, rules_, at_, [&](std::size_t number, const Question& q) {
      if (a_.choose.empty()) Typed(typed_.emplace_back(), schema, q).all();
      if (chosen_ || a_.choose.empty() || number_of_choice()) return;
      try {
        TypedAnswer typed;
        read_answer(a_.choose == "nothing" || a_.choose == "不响应" ? "pass" : a_.choose, schema, q,
                    typed);
        if (typed.event.kind != nothing) q.complete(typed.event);
        if (typed.event.what != 0) typed.event.show(Field::what);  // a type that was left out
        const Verdict v = q.judge(typed.event);
        if (v.legal())
          chosen_ = crossing::Choice{at_, number, Answer(typed.event)};
        else if (!broken_ && !v.undecided)
          broken_ = v.broken;
      } catch (const io::InputError& error) {
        if (wrong_words_.empty()) wrong_words_ = error.message;
      }
    });
    if (!asked_.empty()) return;
    throw Failure(usage, say::nobody_asked(a_.at, a_.record));
  }

  // Each legal answer to a question as it can be typed.
  class Typed final : public AnswerSink {
   public:
    Typed(std::vector<std::string>& out, const Schema& schema, const Question& q)
        : out_(out), schema_(schema), q_(q) {}
    void all() { q_.each(*this); }
    bool take(const Event& e) override {
      out_.push_back(answer_text(schema_, q_, e));
      return out_.size() < crossing::most_answers;
    }

   private:
    std::vector<std::string>& out_;
    const Schema& schema_;
    const Question& q_;
  };

  // K of --choose K.
  [[nodiscard]] std::optional<std::size_t> number_of_choice() const {
    std::size_t n = 0;
    const char* const end = a_.choose.data() + a_.choose.size();
    const auto [after, error] = std::from_chars(a_.choose.data(), end, n);
    if (error != std::errc() || after != end) return std::nullopt;
    return n;
  }

  // Calls f(number, question, answer) for each choice there is, numbered through from 1; the
  // answers to a question come in its order, to pass last.
  template <class F>
  void each_choice(F f) const {
    static const Answer pass;
    std::size_t n = 0;
    for (std::size_t i = 0; i < asked_.size(); ++i) {
      for (const Answer& can : asked_[i].can) f(++n, i, can);
      if (asked_[i].may_pass && !asked_[i].passed) f(++n, i, pass);
    }
  }

  void choose() {
    if (const auto wanted = number_of_choice()) {
      std::size_t most = 0;
      each_choice([&](std::size_t n, std::size_t question, const Answer& answer) {
        most = n;
        if (n == *wanted) chosen_ = crossing::Choice{at_, question, answer};
      });
      if (!chosen_) throw Failure(usage, say::no_such_choice(*wanted, most, a_.at));
    }
    if (chosen_) return;
    if (broken_)
      throw Failure(violations, say::chosen_not_legal(report::printable(a_.choose),
                                                      game_.game->rule_ids()[*broken_]));
    throw Failure(usage,
                  tally::say::colon(tally::say::verbatim("--choose"),
                                    wrong_words_.empty() ? say::unseen_decides() : wrong_words_));
  }

  [[nodiscard]] std::string words(const Answer& answer) const {
    const Event e = answer.get();
    if (e.kind == nothing) return std::string(say::to_pass.in(a_.lang));
    return event_words(game_.game->schema(), e, a_.lang, &labels_);
  }
  [[nodiscard]] Message chosen_words() const {
    const Event e = chosen_->answer.get();
    return e.kind == nothing ? say::to_pass() : said_event(game_.game->schema(), e, &labels_);
  }
  [[nodiscard]] std::string in_words(const Message& m) const { return text_of(m, a_.lang); }

  ExitCode list() const {
    std::string out = in_words(say::at_event(a_.at, recorded())) + "\n";
    std::size_t question = asked_.size();
    std::size_t of_question = 0;  // its answers so far
    each_choice([&](std::size_t n, std::size_t i, const Answer& answer) {
      if (i != question) of_question = 0;
      if (i != question && asked_[i].passed && asked_[i].may_pass && asked_.size() > i + 1)
        out +=
            in_words(say::passed_here(asked_[i].who == nobody ? tally::say::nobody_()
                                                              : said_seat(asked_[i].who, &labels_),
                                      game_.game->rule_ids()[asked_[i].rule])) +
            "\n";
      question = i;
      std::string line = fmt::format("{:>4}  {}", n, report::printable(words(answer)));
      const bool recorded = asked_[i].taken == static_cast<int>(of_question);
      if (recorded) line += fmt::format("  [{}]", say::is_recorded.in(a_.lang));
      line.append(list_column > report::columns(line) ? list_column - report::columns(line) : 0,
                  ' ');
      const bool passes = of_question >= typed_[i].size();
      out += fmt::format("{}  \"{}\"\n", line, passes ? "pass" : typed_[i][of_question]);
      ++of_question;
    });
    out += in_words(say::typed_so()) + "\n";
    write_out(out);
    return ok;
  }

  [[nodiscard]] Message recorded() const {
    return said_event(game_.game->schema(), game_.event(at_), &labels_);
  }

  ExitCode one_game() {
    Record out;
    crossing::Forks forks(game_, rules_);
    std::string told =
        in_words(say::instead(a_.at, report::printable(words(chosen_->answer)), recorded())) + "\n";
    if (a_.stop) {
      forks.stop_at(*chosen_, out);
      told += in_words(say::stops_there(out.size())) + "\n";
    } else {
      const crossing::Ending end = forks.play_on(*chosen_, a_.seed, &out);
      told += in_words(say::played_on(a_.seed, end.turns, out.size())) + ": ";
      told += end.over ? report::winners_words(end.winners, a_.lang) : in_words(say::too_long());
      told += "\n";
    }
    if (!a_.output.empty()) {
      OutFile file(a_.output, with_files_of(a_.rules.ruleset, {a_.record}));
      std::string log;
      write_record(log, out);
      file.write(log);
      file.commit();
    }
    a_.output == "-" ? write_err(told) : write_out(told);
    return ok;
  }

  // By chance from the choice on, and from the record's own choice on.
  ExitCode spread() {
    std::optional<OutFile> page;
    if (!a_.page.empty()) page.emplace(a_.page, with_files_of(a_.rules.ruleset, {a_.record}));
    catch_interrupts();
    Progress progress(say::games_done);
    crossing::Forks forks(game_, rules_);
    crossing::Spread other;
    crossing::Spread own;
    const std::optional<crossing::Choice> as_recorded = own_choice();
    const std::uint64_t whole = a_.games * (as_recorded ? 2 : 1);
    for (std::uint64_t i = 0; i < a_.games && !was_interrupted(); ++i) {
      other.add(forks.play_on(*chosen_, a_.seed + i));
      if (as_recorded) own.add(forks.play_on(*as_recorded, a_.seed + i));
      progress.tick(i + 1, other.games + own.games, whole);
    }
    progress.clear();
    std::string out =
        in_words(say::instead(a_.at, report::printable(words(chosen_->answer)), recorded())) + "\n";
    report::PageSpread told;
    told.at = static_cast<std::uint32_t>(at_);
    told.chosen = say::instead_of(chosen_words(), recorded());
    told.games = say::spread_of(other.games, a_.seed);
    told.rows = spread_rows(other, as_recorded ? &own : nullptr, game_.setup.players, labels_);
    out += spread_table(told.rows, a_.lang);
    out += in_words(told.games) + "\n";
    if (page && !was_interrupted()) {
      checker_.want_witness(false);
      PageWishes wishes;
      wishes.spread = std::move(told);
      wishes.ruleset = a_.rules.ruleset;
      wishes.langs = a_.lang == Lang::zh ? report::Langs{Lang::zh, Lang::en}
                                         : report::Langs{Lang::en, Lang::zh};
      page->write(page_of(read_, checker_, std::move(wishes)));
      page->commit();
    }
    a_.page == "-" ? write_err(out) : write_out(out);
    return was_interrupted() ? interrupted : ok;
  }

  // What the record has at this question: its event, or to pass.
  [[nodiscard]] std::optional<crossing::Choice> own_choice() const {
    const Asked& asked = asked_[chosen_->number];
    if (asked.passed && !asked.may_pass) return std::nullopt;  // what the record has is not legal
    if (asked.passed) return crossing::Choice{at_, chosen_->number, Answer()};
    return crossing::Choice{at_, chosen_->number, Answer(game_.event(at_))};
  }

  static constexpr std::size_t list_column = 54;  // where the words to be typed stand

  const ForkArguments& a_;
  RecordChecker checker_;
  Ruleset rules_;
  OneGame read_;  // as it is recorded
  Record game_;
  std::vector<SeatLabel> labels_;
  std::size_t at_ = 0;
  std::vector<Asked> asked_;
  std::vector<std::vector<std::string>> typed_;  // of each question, in the order of its answers
  std::optional<crossing::Choice> chosen_;
  std::optional<Rule> broken_;
  Message wrong_words_;
};

}  // namespace

ExitCode run(const ForkArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  return Fork(arguments).run();
}

}  // namespace tally::cli
