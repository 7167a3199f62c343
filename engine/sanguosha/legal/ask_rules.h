#pragma once
// The room of a question: what may answer it. Every Ask has one row, which stands in the file that
// asks it: that of a card, or flow/questions for those which several skills or the flow ask.
#include <array>
#include <cstddef>

#include "engine/core/table.h"
#include "engine/sanguosha/events.h"

namespace tally::sanguosha {

class Legal;
class Offers;

struct AskRules {
  // What is wrong with an answer of a kind that is accepted.
  Verdict (*judge)(const Legal&, const Question&, const Event& answer);
  // Offers answers, every legal one among them, in a plain order. None: chance has too many.
  void (*offer)(Offers&) = nullptr;
  // How a record that is silent where nobody does anything is read (AnswerReader, recorded.cpp):
  // whether such an answer is one to this question, and not to a later one; none: it is.
  bool (*could_answer)(const Legal&, const Question&, const Event& answer) = nullptr;
  // Whether an answer by somebody else, or of another name, can be meant for this question alone;
  // none: it answers another question.
  bool (*answers_only_this)(const Legal&, const Question&, const Event& answer) = nullptr;
  // Whether what the record goes on with comes of an answer to this; none: it does not.
  bool (*shows_answer)(const Legal&, const Question&, const Event& next) = nullptr;
};

namespace asks {
#define TALLY_X(name) extern const AskRules name;
TALLY_SGS_ASKS(TALLY_X)
#undef TALLY_X
}  // namespace asks

extern const std::array<const AskRules*, static_cast<std::size_t>(Ask::count)> ask_rules;

}  // namespace tally::sanguosha
