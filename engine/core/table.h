#pragma once
// The only door between rules and the world. Rules ask the Table everything that is not determined
// (a decision, a shuffle, a drawn card) and tell it everything that happens.
#include <cstdint>

#include "engine/core/event.h"

namespace tally {

// What the rules say of an answer.
struct Verdict {
  Rule broken = no_rule;   // the rule it breaks; no_rule when none
  bool undecided = false;  // a hidden card decides, and the record does not show it
  std::uint8_t why = 0;    // which of the rule's conditions, numbered by the game; 0: only one
  [[nodiscard]] bool legal() const { return broken == no_rule && !undecided; }
};

struct Question;

class AnswerSink {
 public:
  virtual ~AnswerSink() = default;
  // Takes one legal answer; false stops the enumeration. The event's cards live only for the call.
  virtual bool take(const Event& answer) = 0;
};

// Whether there is any answer.
class AnyAnswer final : public AnswerSink {
 public:
  bool take(const Event& /*answer*/) override {
    found = true;
    return false;
  }
  bool found = false;
};

// Finding an answer in a record, which leaves out who passed, what everybody knows, and at times an
// answer altogether. Whether an answer is legal does not depend on any of this.
class AnswerReader {
 public:
  virtual ~AnswerReader() = default;
  // Puts into an answer what a record may leave out and the rules know (what cards are called).
  virtual void complete(const Question& /*q*/, Event& /*answer*/) const {}
  // Whether an answer of a kind that is accepted can be one to this question at all, legal or not:
  // the same kind may be due in the next window.
  [[nodiscard]] virtual bool could_answer(const Question& /*q*/, const Event& /*answer*/) const {
    return true;
  }
  // Whether an answer of another player or of another name can be one to no other question than
  // this, and is to be judged as one to this.
  [[nodiscard]] virtual bool answers_only_this(const Question& /*q*/,
                                               const Event& /*answer*/) const {
    return false;
  }
  // Whether an event that is no answer looks like what an answer to this brings about, so that the
  // answer is what the record leaves out.
  [[nodiscard]] virtual bool shows_answer(const Question& /*q*/, const Event& /*next*/) const {
    return false;
  }
};

// The rules' side of a question.
class Judge : public AnswerReader {
 public:
  [[nodiscard]] virtual Verdict judge(const Question& q, const Event& answer) const = 0;
  virtual void each(const Question& q, AnswerSink& sink) const = 0;
};

// A question to somebody.
struct Question {
  std::uint8_t ask = 0;      // what is asked, numbered by the game
  What what = 0;             // a detail: the card demanded, the zone picked from …
  Seat who = nobody;         // nobody: chance, or the first of all players who wants to
  Seat other = nobody;       // the second party
  std::int32_t value = 0;    // how many
  bool may_pass = true;      // "nothing" is a legal answer
  Rule rule = no_rule;       // the rule that asks
  KindSet accepts;           // the kinds of events that can answer it
  Card card = unknown_card;  // the card it is about
  // For those who answer from a record, where "nothing" leaves no trace:
  bool own_seat = false;   // only an answer by `who` is one; else anybody's is (and is illegal)
  bool same_what = false;  // only an answer whose `what` is this question's is one
  KindSet follows;         // kinds that may come next after "nothing"; empty: not known
  SeatSet seats;           // who may still answer when `who` is nobody
  const Judge* rules = nullptr;
  // Asked only for cards nobody has seen: what the rules tell here, complete but for those.
  const Event* told = nullptr;

  [[nodiscard]] Verdict judge(const Event& answer) const { return rules->judge(*this, answer); }
  void complete(Event& answer) const { rules->complete(*this, answer); }
  // All legal answers but "nothing". Costs enumeration: only for those who want it.
  void each(AnswerSink& sink) const { rules->each(*this, sink); }
};

class Table {
 public:
  virtual ~Table() = default;
  // The answer; an Event of kind `nothing` is "pass". Cards in it live until the next call. An
  // answer need not be legal: who answers from a record reports the broken rule and lets it stand.
  virtual Event answer(const Question& q) = 0;
  // Something is about to happen. The Table may correct it to what the record holds for true, and
  // returns false when, by the record, it did not happen at all.
  virtual bool tell(Event& e) = 0;
  // Whether this comes next, asked where nobody has seen what decides it; what `e` does not show is
  // put in. Nothing happens. Only who plays from a record can tell.
  [[nodiscard]] virtual bool comes_next(Event& /*e*/) { return false; }
  // Whether what is told may leave out such an answer, so that what comes next has to say it.
  [[nodiscard]] virtual bool leaves_out(Kind /*answer*/) const { return false; }
  // The question was answered with nothing, but what comes next shows that this was the answer.
  virtual void implied(const Question& /*q*/, const Event& /*answer*/) {}
};

}  // namespace tally
