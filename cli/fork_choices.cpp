#include "cli/fork_choices.h"

#include <charconv>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/messages.h"
#include "replay/answer_text.h"
#include "replay/io/input_error.h"
#include "replay/messages.h"
#include "replay/report/display.h"
#include "replay/words.h"

namespace tally::cli {
namespace {

constexpr std::size_t list_column = 54;  // where the words to be typed stand

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

}  // namespace

ForkChoices::ForkChoices(const ForkArguments& a, const ForkGame& game)
    : a_(a), game_(game), schema_(game.whole.game->schema()), at_(static_cast<std::size_t>(a.at)) {
  asked_ = crossing::questions_at(game_.whole, game_.rules, at_,
                                  [&](std::size_t number, const Question& q) { read(q, number); });
  if (asked_.empty()) throw Failure(usage, say::nobody_asked(a_.at, a_.record));
}

// Of the choice in words, the first question it is a legal answer to.
void ForkChoices::read(const Question& q, std::size_t number) {
  if (a_.choose.empty()) Typed(typed_.emplace_back(), schema_, q).all();
  if (meant_ || a_.choose.empty() || number_of_choice()) return;
  try {
    TypedAnswer typed;
    read_answer(a_.choose == "nothing" || a_.choose == "放弃" ? "pass" : a_.choose, schema_, q,
                game_.whole.setup.players, typed);
    if (typed.event.kind != nothing) q.complete(typed.event);
    if (typed.event.what != 0) typed.event.show(Field::what);  // a type that was left out
    const Verdict v = q.judge(typed.event);
    if (v.legal())
      meant_ = crossing::Choice{at_, number, crossing::Answer(typed.event)};
    else if (!broken_ && !v.undecided)
      broken_ = v.broken;
  } catch (const io::InputError& error) {
    if (wrong_words_.empty()) wrong_words_ = error.message;
  }
}

// K of --choose K.
std::optional<std::size_t> ForkChoices::number_of_choice() const {
  std::size_t n = 0;
  const char* const end = a_.choose.data() + a_.choose.size();
  const auto [after, error] = std::from_chars(a_.choose.data(), end, n);
  if (error != std::errc() || after != end) return std::nullopt;
  return n;
}

// Calls f(number, question, answer) for each choice there is, numbered through from 1; the answers
// to a question come in its order, to pass last.
template <class F>
void ForkChoices::each_choice(F f) const {
  static const crossing::Answer pass;
  std::size_t n = 0;
  for (std::size_t i = 0; i < asked_.size(); ++i) {
    for (const crossing::Answer& can : asked_[i].can) f(++n, i, can);
    if (asked_[i].may_pass && !asked_[i].passed) f(++n, i, pass);
  }
}

crossing::Choice ForkChoices::chosen() const {
  if (const auto wanted = number_of_choice()) {
    std::optional<crossing::Choice> found;
    std::size_t most = 0;
    each_choice([&](std::size_t n, std::size_t question, const crossing::Answer& answer) {
      most = n;
      if (n == *wanted) found = crossing::Choice{at_, question, answer};
    });
    if (!found) throw Failure(usage, say::no_such_choice(*wanted, most, a_.at));
    return *found;
  }
  if (meant_) return *meant_;
  if (broken_)
    throw Failure(violations, say::chosen_not_legal(report::printable(a_.choose),
                                                    game_.whole.game->rule_ids()[*broken_]));
  throw Failure(usage,
                tally::say::colon(tally::say::verbatim("--choose"),
                                  wrong_words_.empty() ? say::unseen_decides() : wrong_words_));
}

std::optional<crossing::Choice> ForkChoices::own(const crossing::Choice& other) const {
  const crossing::Asked& asked = asked_[other.number];
  if (asked.passed ? !asked.may_pass : asked.taken < 0 && !asked.more) return std::nullopt;
  if (asked.passed) return crossing::Choice{at_, other.number, crossing::Answer()};
  return crossing::Choice{at_, other.number, crossing::Answer(game_.whole.event(at_))};
}

bool ForkChoices::same(const crossing::Choice& a, const crossing::Choice& b) const {
  return a.at == b.at && a.number == b.number &&
         crossing::same_answer(schema_, a.answer.get(), b.answer.get());
}

Message ForkChoices::said(const crossing::Answer& answer) const {
  const Event e = answer.get();
  return e.kind == nothing ? say::to_pass() : said_event(schema_, e, &game_.labels);
}

Message ForkChoices::said_recorded() const {
  return said_event(schema_, game_.whole.event(at_), &game_.labels);
}

Message ForkChoices::passed(const crossing::Asked& asked) const {
  const std::string_view rule = game_.whole.game->rule_ids()[asked.rule];
  if (asked.who == nobody) return say::all_passed_here(rule);
  return say::passed_here(said_seat(asked.who, &game_.labels), rule);
}

std::string ForkChoices::list() const {
  const auto in_words = [&](const Message& m) { return text_of(m, a_.lang); };
  std::string out = in_words(say::at_event(a_.at, said_recorded())) + "\n";
  std::size_t question = asked_.size();
  std::size_t of_question = 0;  // its answers so far
  each_choice([&](std::size_t n, std::size_t i, const crossing::Answer& answer) {
    const crossing::Asked& asked = asked_[i];
    if (i != question) of_question = 0;
    if (i != question && asked.passed && asked.may_pass && asked_.size() > i + 1)
      out += in_words(passed(asked)) + "\n";
    question = i;
    std::string line = fmt::format("{:>4}  {}", n, report::printable(in_words(said(answer))));
    if (asked.taken == static_cast<int>(of_question))
      line += fmt::format("  [{}]", say::is_recorded.in(a_.lang));
    line.append(list_column > report::columns(line) ? list_column - report::columns(line) : 0, ' ');
    const bool passes = of_question >= typed_[i].size();
    out += fmt::format("{}  \"{}\"\n", line, passes ? "pass" : typed_[i][of_question]);
    ++of_question;
  });
  if (question == asked_.size()) return in_words(say::nothing_else()) + "\n";
  return out + in_words(say::typed_so()) + "\n";
}

}  // namespace tally::cli
