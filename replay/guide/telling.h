#pragma once
// What happens in a play, whoever says so: the rules, or only the record. Keeps the course, the
// report's numbers and the onlookers up to date with it.
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

  // The event happens: who tells it applies it. `in_record`: the record has it.
  void happens(const Event& e, bool in_record = true, const Question* answers = nullptr);
  // By the record's word alone, without the rules.
  void fold(const Event& e);
  // Nothing is held against what is left: it is taken as told.
  void take_rest();
  // Goes past the next observation, which no rule brings about here; of a passage past all up to
  // the next boundary. `reported`: the finding has been made.
  void pass_by(Reading how, const Due& due, bool reported = false);

  // --- statements that change nothing (restated.cpp)
  // Passes over those that come next, and reports what the reader could not square. One about what
  // is `expected` is to be compared, and stays.
  void skip_restated(const Event* expected = nullptr) {
    const bool waiting = cursor_.course.contradiction < cursor_.record->contradictions.size();
    const Event* const e = cursor_.peek();
    if (waiting || (e != nullptr && cursor_.kinds.restating.contains(e->kind)))
      pass_over_restated(expected);
  }

  // --- unseen cards (unseen_cards.cpp)
  // A card of his hand is thrown away, one that he got goes to somebody else: nobody sees which.
  void lose_unseen(Seat who);
  void hand_over_unseen(Seat from, Seat to);
  // A card that the record calls by another's name (Course::misnamed) goes on as what it is: as the
  // rules tell next, in `e`, or, as they know of no such card, laid away without them.
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
