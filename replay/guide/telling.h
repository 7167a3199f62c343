#pragma once
// Everything that happens in a play goes through here, whether the rules tell it or only the record
// does: the course, the numbers of the report and the onlookers follow it.
#include <array>

#include "replay/guide/cursor.h"
#include "replay/guide/findings.h"
#include "replay/guide/onlookers.h"
#include "replay/guide/readings.h"

namespace tally::guide {

class Telling {
 public:
  Telling(Cursor& cursor, Findings& findings, Onlookers& onlookers)
      : cursor_(cursor), findings_(findings), onlookers_(onlookers) {}

  // The event happens; whoever calls this applies it. `in_record`: the record has the event.
  // `answers`: the question to which it is the answer.
  void happens(const Event& e, bool in_record = true, const Question* answers = nullptr);
  // The event happens by the record's word alone: it is folded into the state without the rules.
  void fold(const Event& e);
  // The rest of the record is taken as told; nothing in it is held against the rules.
  void take_rest();
  // Goes past the next observation, which no rule brings about here; read as a passage, past all
  // observations up to the next boundary. `reported`: the finding has been made.
  void pass_by(Reading how, const Due& due, bool reported = false);

  // --- statements that change nothing (restated.cpp)
  // Goes past those that come next, and reports the contradictions that the reader has found up to
  // here. Stops at a statement of the kind and about the seat of `expected`: the rules are about to
  // tell it, so it is to be held against them.
  void skip_restated(const Event* expected = nullptr) {
    const bool waiting = cursor_.course.contradiction < cursor_.record->contradictions.size();
    const Event* const e = cursor_.peek();
    if (waiting || (e != nullptr && cursor_.kinds.restating.contains(e->kind)))
      pass_over_restated(expected);
  }

  // --- unseen cards (unseen_cards.cpp)
  // A player loses a hand card that nobody sees, or hands it over.
  void lose_unseen(Seat who);
  void hand_over_unseen(Seat from, Seat to);
  // The record calls an unseen card by another's name (Course::misnamed), and names it next. If the
  // rules tell just that of an unseen card, in `e`, that happens; if it is only laid away, and the
  // rules know of no such card, that happens without them.
  enum class GoesOn : std::uint8_t { no, as_told, alone };
  GoesOn misnamed_goes_on(Event* e);

 private:
  void pass_over_restated(const Event* expected);
  void report_contradictions();

  Cursor& cursor_;
  Findings& findings_;
  Onlookers& onlookers_;
  std::array<Card, max_cards> cards_{};  // of an event that is told with other cards
};

}  // namespace tally::guide
