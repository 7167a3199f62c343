#include "verify/fork/crossing.h"

#include <algorithm>

#include "verify/fork/walk.h"

namespace tally::crossing {

Answer::Answer(const Event& e) : event(e), cards(e.cards.begin(), e.cards.end()) {
  event.cards = {};
}

Event Answer::get() const {
  Event e = event;
  e.cards = cards;
  return e;
}

bool same_answer(const Schema& schema, const Event& told, const Event& e) {
  const auto is = [&](Card c, Card of_told) {
    return c == of_told || (c < schema.cards.size() && schema.cards[c].name_only == of_told &&
                            of_told != unknown_card);
  };
  const bool alike = e.kind == told.kind && e.seat == told.seat && e.what == told.what &&
                     e.other == told.other && e.value == told.value && e.seats == told.seats &&
                     (e.extra == told.extra || !told.shows(Field::extra));
  const auto as_told = [&](Card of_told, Card c) { return is(c, of_told); };
  if (!alike || e.cards.size() != told.cards.size()) return false;
  if (schema.of(e).ordered) return std::ranges::equal(told.cards, e.cards, as_told);
  return std::is_permutation(told.cards.begin(), told.cards.end(), e.cards.begin(), as_told);
}

namespace {

class Collect final : public AnswerSink {
 public:
  // `own`: the answer that was given, nullptr where none was.
  Collect(const Schema& schema, Asked& asked, const Event* own)
      : schema_(schema), asked_(asked), own_(own) {}
  bool take(const Event& e) override {
    asked_.more = asked_.can.size() == most_answers;
    if (!asked_.more) {
      if (own_ != nullptr && asked_.taken < 0 && same_answer(schema_, *own_, e))
        asked_.taken = static_cast<int>(asked_.can.size());
      asked_.can.emplace_back(e);
    }
    return !asked_.more;
  }

 private:
  const Schema& schema_;
  Asked& asked_;
  const Event* own_;
};

// Goes as far as the event, looking at what is asked there.
class Looking final : public Walk {
 public:
  Looking(const Record& game, Match& match, std::size_t until, const Look& look)
      : Walk(game, match, until), look_(look) {}

  std::vector<Asked> found;

 private:
  bool leaves(const Question& q, std::size_t number, const Event* own, Event& /*e*/) override {
    Asked& a = found.emplace_back();
    a.who = q.who;
    a.rule = q.rule;
    a.may_pass = q.may_pass;
    a.passed = own == nullptr;
    Collect all(schema(), a, own);
    q.each(all);
    if (look_) look_(number, q);
    if (own == nullptr) return false;
    match().stop();
    return true;
  }

  const Look& look_;
};

}  // namespace

std::vector<Asked> questions_at(const Record& game, const Ruleset& rules, std::size_t at,
                                const Look& look) {
  const std::unique_ptr<Match> match = game.game->match();
  Looking table(game, *match, at, look);
  match->play(game.setup, rules, table);
  return std::move(table.found);
}

}  // namespace tally::crossing
