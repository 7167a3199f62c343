#include "verify/fork/crossing.h"

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

namespace {

class Collect final : public AnswerSink {
 public:
  explicit Collect(Asked& asked) : asked_(asked) {}
  bool take(const Event& e) override {
    asked_.more = asked_.can.size() == most_answers;
    if (!asked_.more) asked_.can.emplace_back(e);
    return !asked_.more;
  }

 private:
  Asked& asked_;
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
    Collect all(a);
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
