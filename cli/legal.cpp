// `tally legal`: what could have been answered at one decision of a record, and why not something
// else.
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/messages.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/terminal.h"
#include "replay/acts.h"
#include "replay/answer_text.h"
#include "replay/books/rulebook.h"
#include "replay/called.h"
#include "replay/messages.h"
#include "replay/report/asked/answer_groups.h"
#include "replay/report/asked/questions.h"
#include "replay/words.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

// Holds another answer against what is asked at one event, while the record is played again.
class Decisions final : public EventSink {
 public:
  Decisions(const Record& record, const LegalArguments& arguments)
      : record_(record), schema_(record.game->schema()), arguments_(arguments) {}

  void event(const Event& /*e*/, const Match& match, std::uint32_t /*source_at*/) override {
    if (++events_ == static_cast<std::uint32_t>(*arguments_.at))
      labels_ = called_now(record_, match);
  }

  void decided(const Question& q, const Event& answer) override {
    if (schema_.of(answer).role == EventRole::choice) asked(q);
  }
  void passed(const Question& q) override { asked(q); }
  // He had to answer, though the record may leave it out.
  void implied(const Question& q, const Event& /*answer*/) override {
    Question due = q;
    due.may_pass = false;
    if (static_cast<std::uint32_t>(*arguments_.at) == events_) found_ = false;
    asked(due);
  }
  void disputed(const Finding& /*f*/, const Question* q, const Event* /*told*/,
                const Event* /*shown*/) override {
    if (q != nullptr) asked(*q);
  }

  // Whether anything was asked there.
  [[nodiscard]] bool found() const { return found_; }
  [[nodiscard]] const std::string& answer() const { return answer_; }
  [[nodiscard]] const Verdict& verdict() const { return verdict_; }
  [[nodiscard]] const std::optional<Message>& wrong_words() const { return wrong_words_; }

 private:
  // Of several questions at the event, the first to which it is legal counts, or else the last that
  // it can answer.
  void asked(const Question& q) {
    if (static_cast<std::uint32_t>(*arguments_.at) != events_) return;
    if (!asks_a_player(schema_, q)) return;
    if (found_ && !wrong_words_ && verdict_.legal()) return;
    const bool was_read = found_ && !wrong_words_;
    found_ = true;
    if (was_read && !accepts(q)) return;
    wrong_words_.reset();
    try_other(q);
  }

  [[nodiscard]] bool accepts(const Question& q) const {
    try {
      TypedAnswer typed;
      read_answer(arguments_.why_not, schema_, q, record_.setup.players, typed);
      return true;
    } catch (const io::InputError&) {
      return false;
    }
  }

  [[nodiscard]] std::string words(const Event& e) const {
    return event_words(schema_, e, arguments_.lang, &labels_);
  }

  void try_other(const Question& q) {
    try {
      TypedAnswer other;
      read_answer(arguments_.why_not, schema_, q, record_.setup.players, other);
      if (other.event.kind == nothing) {
        answer_ = say::no_answer.in(arguments_.lang);
        verdict_ = {q.may_pass ? no_rule : q.rule, false};
        return;
      }
      q.complete(other.event);
      verdict_ = q.judge(other.event);
      answer_ = other.event.shows(Field::what) ? words(other.event) : arguments_.why_not;
    } catch (const io::InputError& error) {
      wrong_words_ = error.message;
    }
  }

  const Record& record_;
  const Schema& schema_;
  const LegalArguments& arguments_;
  std::vector<SeatLabel> labels_ = record_.labels;
  std::uint32_t events_ = 0;
  bool found_ = false;
  std::string answer_;
  std::optional<Message> wrong_words_;
  Verdict verdict_;
};

// The decisions of a game, or of one event, in words.
class Told {
 public:
  Told(const report::Questions& questions, Lang lang) : questions_(questions), lang_(lang) {}

  // All that somebody answered, and what he let pass although he had something to answer with.
  // … of one seat, in one turn, if these are given.
  std::string all(std::optional<int> seat, std::optional<int> turn) {
    for (const Asked& a : questions_.all()) {
      if ((seat && !a.concerns(static_cast<Seat>(*seat - 1))) || (turn && *turn != a.turn))
        continue;
      if (a.became == Asked::Became::answered)
        line(say::decision(a.at, a.turn, a.answer));
      else if (a.became != Asked::Became::passed || a.declined())
        line(say::decision(a.at, a.turn, said_asked(a, most_of_one)));
    }
    if (out_.empty()) line(seat || turn ? say::no_decision_of_these() : say::no_decision());
    return std::move(out_);
  }

  // What was decided there; or what led there.
  std::string at(std::uint32_t n) {
    const auto led = questions_.led_to(n);
    const Asked* given = nullptr;
    for (const Asked& a : questions_.all())
      if (a.at == n && a.became == Asked::Became::answered) given = &a;
    for (const Asked* a : led) {
      const bool left_out =
          (a->became == Asked::Became::left_out || a->became == Asked::Became::implied) &&
          a->at == n;
      if (given == nullptr || left_out) {
        if (out_.empty() && !left_out) line(say::no_decision_but(n));
        block(*a);
      } else if (a->declined() && a->at == n) {
        line(say::decision(a->at, a->turn, said_asked(*a, most_of_one)));
      }
    }
    if (given != nullptr)
      block(*given, !out_.empty());
    else if (led.empty())
      line(say::nothing_decided_before(n));
    return std::move(out_);
  }

 private:
  using Asked = report::Asked;
  static constexpr std::size_t most_of_one = 3;  // groups of answers in one line

  void line(const Message& m) { out_ += text_of(m, lang_) + "\n"; }
  void block(const Asked& a, bool heading = true) {
    if (heading) line(say::decision(a.at, a.turn, a.question));
    const auto answer = [&](const Message& m) {
      if (heading) out_ += "  ";
      line(m);
    };
    for (const Message& words : a.could) answer(words);
    if (a.may_pass) answer(say::or_nothing());
    if (heading) out_ += "  ";
    switch (a.became) {
      case Asked::Became::answered:
        if (a.answers == 0) return line(say::legal_answers_unseen(a.answer));
        return line(
            (a.all_shown ? say::legal_answers : say::legal_answers_seen)(a.answers, a.answer));
      case Asked::Became::implied: return line(say::legal_answers_shown(a.answers, a.answer));
      case Asked::Became::passed: return line(say::legal_answers_passed(a.answers));
      case Asked::Became::left_out:
        return line(
            (a.may_pass ? say::legal_answers_later : say::legal_answers_left_out)(a.answers));
    }
  }

  const report::Questions& questions_;
  Lang lang_;
  std::string out_;
};

ExitCode say_why(const Decisions& d, const Game& game, Lang lang) {
  const Verdict& v = d.verdict();
  if (v.legal()) {
    read_out(text_of(say::is_legal(d.answer()), lang) + "\n");
    return ok;
  }
  if (v.undecided) {
    read_out(text_of(say::hidden_decides(d.answer()), lang) + "\n");
    return undecided;
  }
  const Rulebook book = Rulebook::load(game.name());
  const std::string_view id = game.rule_ids()[v.broken];
  const RuleText* const rule = book.rule(id);
  std::string out = fmt::format("{}\n  {}", text_of(say::not_legal(d.answer()), lang), id);
  if (rule != nullptr) {
    out += fmt::format("  {}\n", rule->title.in(lang));
    if (const Breach* const breach = game.breach(v))
      out += "  " + text_of((*breach)(tally::say::verbatim(d.answer())), lang) + "\n";
    out += fmt::format("  {}\n", rule->text.in(lang));
  }
  read_out(out);
  return violations;
}

}  // namespace

ExitCode run(const LegalArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  RecordChecker checker(arguments.rules);
  const OneGame game = read_game(arguments.record, arguments.game, checker);
  if (arguments.seat && *arguments.seat > game.record.setup.players)
    throw Failure(usage, say::no_such_seat("legal", *arguments.seat, game.record.setup.players));
  report::Questions questions(game.record);
  report::Entry again;
  checker.check(game.record, again, &questions);
  const auto at = static_cast<std::uint32_t>(arguments.at.value_or(0));
  if (!arguments.at) {
    if (arguments.turn && *arguments.turn > questions.last_turn())
      throw Failure(usage,
                    say::no_such_turn(arguments.record, *arguments.turn, questions.last_turn()));
    read_out(Told(questions, arguments.lang).all(arguments.seat, arguments.turn));
    return ok;
  }
  if (at > questions.events())
    throw Failure(usage, say::no_event(*arguments.at, questions.events()));
  if (arguments.why_not.empty()) {
    read_out(Told(questions, arguments.lang).at(at));
    return ok;
  }
  Decisions decisions(game.record, arguments);
  checker.check_again(game.record, decisions);
  if (!decisions.found())
    throw Failure(usage, say::no_decision_at(*arguments.at, arguments.record, questions.events()));
  if (decisions.wrong_words())
    throw Failure(usage,
                  tally::say::colon(tally::say::verbatim("--why-not"), *decisions.wrong_words()));
  return say_why(decisions, *game.record.game, arguments.lang);
}

}  // namespace tally::cli
