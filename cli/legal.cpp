// `tally legal`: what could have been answered at one decision of a record, and why not something
// else.
#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/messages.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/terminal.h"
#include "replay/answer_text.h"
#include "replay/books/rulebook.h"
#include "replay/messages.h"
#include "replay/words.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

// Looks on while the record is played again and keeps what was asked at one event.
class Decisions final : public EventSink {
 public:
  Decisions(const Record& record, const LegalArguments& arguments)
      : record_(record), schema_(record.game->schema()), arguments_(arguments) {}

  void event(const Event& e, const Match& match, std::uint32_t /*source_at*/) override {
    last_turn_ = match.turn();
    const bool wanted = (!arguments_.seat || *arguments_.seat == int{e.seat} + 1) &&
                        (!arguments_.turn || *arguments_.turn == match.turn());
    if (wanted && schema_.of(e).role == EventRole::choice && asked_ == events_)
      list_.push_back(text_of(say::decision(events_, match.turn(), words(e)), arguments_.lang));
    ++events_;
  }

  void decided(const Question& q, const Event& answer) override {
    if (schema_.of(answer).role != EventRole::choice) return;
    asked_ = events_;
    if (!arguments_.at || static_cast<std::uint32_t>(*arguments_.at) != events_) return;
    found_ = true;
    answer_ = words(answer);
    verdict_ = q.judge(answer);
    may_pass_ = q.may_pass;
    if (!arguments_.why_not.empty()) return try_other(q);
    legal_.clear();
    Lister lister(*this);
    q.each(lister);
  }

  [[nodiscard]] bool found() const { return found_; }
  [[nodiscard]] std::uint32_t events() const { return events_; }
  [[nodiscard]] int last_turn() const { return last_turn_; }
  [[nodiscard]] const std::vector<std::string>& list() const { return list_; }
  [[nodiscard]] const std::vector<std::string>& legal() const { return legal_; }
  [[nodiscard]] const std::string& answer() const { return answer_; }
  [[nodiscard]] bool may_pass() const { return may_pass_; }
  [[nodiscard]] const Verdict& verdict() const { return verdict_; }
  [[nodiscard]] const std::optional<Message>& wrong_words() const { return wrong_words_; }

 private:
  class Lister final : public AnswerSink {
   public:
    explicit Lister(Decisions& out) : out_(out) {}
    bool take(const Event& e) override {
      out_.legal_.push_back(out_.words(e));
      return true;
    }

   private:
    Decisions& out_;
  };

  [[nodiscard]] std::string words(const Event& e) const {
    return event_words(schema_, e, arguments_.lang, &record_.labels);
  }

  void try_other(const Question& q) {
    try {
      TypedAnswer other;
      read_answer(arguments_.why_not, schema_, q, other);
      if (other.event.kind == nothing) {
        answer_ = say::no_answer.in(arguments_.lang);
        verdict_ = {q.may_pass ? no_rule : q.rule, false};
        return;
      }
      q.complete(other.event);
      verdict_ = q.judge(other.event);
      if (!verdict_.legal()) fill_in(q, other);
      answer_ = other.event.shows(Field::what) ? words(other.event) : arguments_.why_not;
    } catch (const io::InputError& error) {
      wrong_words_ = error.message;
    }
  }

  // The legal answers that a typed one without targets, or by nobody in particular, can be.
  class Meant final : public AnswerSink {
   public:
    explicit Meant(const Event& typed) : typed_(typed) {}
    bool take(const Event& e) override {
      const bool same = e.kind == typed_.kind &&
                        (!typed_.shows(Field::what) || e.what == typed_.what) &&
                        e.cards.size() == typed_.cards.size() &&
                        std::is_permutation(e.cards.begin(), e.cards.end(), typed_.cards.begin());
      if (same && ++count_ == 1) found_ = e;
      return count_ < 2;
    }
    // nullptr when there is none, or more than one. Its cards are the typed ones.
    [[nodiscard]] const Event* only() {
      found_.cards = typed_.cards;
      return count_ == 1 ? &found_ : nullptr;
    }

   private:
    const Event& typed_;
    Event found_;
    int count_ = 0;
  };

  // What need not be typed, since only one answer with these cards is legal: targets, whose it is.
  void fill_in(const Question& q, TypedAnswer& typed) {
    if (!typed.event.seats.empty()) return;
    Meant meant(typed.event);
    q.each(meant);
    const Event* const only = meant.only();
    if (only == nullptr) return;
    typed.event = *only;
    verdict_ = q.judge(typed.event);
  }

  const Record& record_;
  const Schema& schema_;
  const LegalArguments& arguments_;
  std::uint32_t events_ = 0;
  int last_turn_ = 0;
  std::uint32_t asked_ = ~std::uint32_t{0};
  bool found_ = false;
  bool may_pass_ = false;
  std::vector<std::string> list_;
  std::vector<std::string> legal_;
  std::string answer_;
  std::optional<Message> wrong_words_;
  Verdict verdict_;
};

ExitCode say_why(const Decisions& d, const Game& game, Lang lang) {
  const Verdict& v = d.verdict();
  if (v.legal()) {
    write_out(text_of(say::is_legal(d.answer()), lang) + "\n");
    return ok;
  }
  if (v.undecided) {
    write_out(text_of(say::hidden_decides(d.answer()), lang) + "\n");
    return undecided;
  }
  const Rulebook book = Rulebook::load(game.name());
  const std::string_view id = game.rule_ids()[v.broken];
  const RuleText* const rule = book.rule(id);
  std::string out = fmt::format("{}\n  {}", text_of(say::not_legal(d.answer()), lang), id);
  if (rule != nullptr) {
    out += fmt::format("  {}\n", of_language(lang, rule->title.en, rule->title.zh));
    if (const Breach* const breach = game.breach(v))
      out += "  " + text_of((*breach)(tally::say::verbatim(d.answer())), lang) + "\n";
    out += fmt::format("  {}\n", of_language(lang, rule->text.en, rule->text.zh));
  }
  write_out(out);
  return violations;
}

}  // namespace

ExitCode run(const LegalArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  RecordChecker checker(arguments.rules);
  const OneGame game = read_game(arguments.record, arguments.game, checker);
  if (arguments.seat && *arguments.seat > game.record.setup.players)
    throw Failure(usage, say::no_such_seat("legal", *arguments.seat, game.record.setup.players));
  Decisions decisions(game.record, arguments);
  report::Entry again;
  checker.check(game.record, again, &decisions);
  const auto line_of = [&](const Message& m) { return text_of(m, arguments.lang) + "\n"; };
  if (!arguments.at) {
    std::string out;
    for (const std::string& line : decisions.list()) out += line + '\n';
    if (arguments.turn && *arguments.turn > decisions.last_turn())
      throw Failure(usage,
                    say::no_such_turn(arguments.record, *arguments.turn, decisions.last_turn()));
    if (out.empty())
      out = line_of(arguments.seat || arguments.turn ? say::no_decision_of_these()
                                                     : say::no_decision());
    write_out(out);
    return ok;
  }
  if (!decisions.found()) {
    throw Failure(usage, say::no_decision_at(*arguments.at, arguments.record, decisions.events()));
  }
  if (decisions.wrong_words())
    throw Failure(usage,
                  tally::say::colon(tally::say::verbatim("--why-not"), *decisions.wrong_words()));
  if (!arguments.why_not.empty()) return say_why(decisions, *game.record.game, arguments.lang);
  std::string out;
  for (const std::string& line : decisions.legal()) out += line + '\n';
  if (decisions.may_pass()) out += line_of(say::or_nothing());
  out += line_of(say::legal_answers(decisions.legal().size(), decisions.answer()));
  write_out(out);
  return ok;
}

}  // namespace tally::cli
