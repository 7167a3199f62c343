#pragma once
// Gaps: fields of an answer that a record does not show, as in "seat 2 uses ? on ?". What the
// question itself names is put in. Every value of the other fields that could be legal is a way to
// fill the gap, and the plan says which way is taken.
#include <cstdint>
#include <vector>

#include "replay/guide/cursor.h"
#include "replay/guide/decisions.h"
#include "replay/guide/findings.h"
#include "replay/guide/known_fillings.h"

namespace tally::guide {

// The fields of an answer that a play has guessed: a bit for each that could be otherwise.
using Guessed = std::uint8_t;

class Gaps {
 public:
  Gaps(Cursor& cursor, Decisions& decisions, Findings& findings, KnownFillings& known)
      : cursor_(cursor), decisions_(decisions), findings_(findings), known_(known) {}
  void begin_record() { filled_until_ = cursor_.record->size(); }

  // Puts into `a` what the question names itself. Returns those fields, a bit each.
  std::uint8_t fill_from_question(const Question& q, Event& a) const;

  // Whether an answer that shows all may be one to a later question all the same: cards thrown away
  // for the Axe, or for something else behind it.
  [[nodiscard]] static bool may_come_next(const Question& q);

  enum class Filled : std::uint8_t {
    whole,  // nothing that is still hidden matters
    open,   // a field that is not shown decides whether the answer is legal
    later,  // it answers a later question, or too much is not shown (Findings::give_up)
  };
  // Where the one legal answer names nobody else, that is so, though the record hides whom it
  // names.
  void show_nobody(const Question& q, Event& a) const;
  // Fills in the rest by the plan. `asked`: the fields that fill_from_question() returned; `v`, the
  // verdict on `a`, follows.
  Filled fill(const Question& q, Event& a, Verdict& v, std::uint8_t asked, Guessed& guessed);

 private:
  bool list_ways(const Question& q, const Event& a, std::uint8_t asked, bool legal_as_it_is);
  void list_from(const Question& q, const Event& a);
  void list_if_possible(const Question& q, const Event& a);
  [[nodiscard]] Guessed differing() const;
  void likelier_first(const Event& a, std::size_t from);

  Cursor& cursor_;
  Decisions& decisions_;
  Findings& findings_;
  KnownFillings& known_;
  std::vector<Filling> ways_;     // of the answer at hand
  std::size_t tried_ = 0;         // of them, held against the rules
  std::size_t filled_until_ = 0;  // from this observation on it costs too much to list them
};

}  // namespace tally::guide
