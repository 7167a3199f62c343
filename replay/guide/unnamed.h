#pragma once
// Cards that an answer does not name, though everybody saw them go or somebody took them: "seat 2
// discards ?". They are taken for hand cards, or for cards that lay open, by what the rules allow
// and what the record goes on with.
#include <array>
#include <vector>

#include "replay/guide/cursor.h"
#include "replay/guide/decisions.h"
#include "replay/guide/gaps.h"
#include "replay/guide/known_fillings.h"

namespace tally::guide {

class Unnamed {
 public:
  Unnamed(Cursor& cursor, Decisions& decisions, KnownFillings& known)
      : cursor_(cursor), decisions_(decisions), known_(known) {}

  // Of an answer that is illegal because its unnamed cards cannot have been of the hand: where by
  // the rules only one other card can have gone ("?" of a player without hand cards who has a
  // horse), it was that one. `v` becomes the verdict on what `a` is then.
  void name_left_out(const Question& q, Event& a, Verdict& v);
  // Of any other answer: an unnamed card is taken for one of the hand, but may be one that lay
  // open, and is if the record goes on better then. `of_hand`: it can have been of the hand;
  // `not_shown`: the record says nothing of its cards, not even that nobody saw them.
  void name_open(const Question& q, Event& a, bool of_hand, bool not_shown, Guessed& guessed);

 private:
  [[nodiscard]] bool may_name(const Event& a) const;
  void list_left_out(const Question& q, const Event& a);
  void list_open(const Question& q, const Event& a, bool of_hand);
  void name_all(const Question& q, Event& a, Verdict& v);
  void name_as(Event& a, const Filling& f);

  Cursor& cursor_;
  Decisions& decisions_;
  KnownFillings& known_;
  std::vector<Filling> ways_;            // of the answer at hand
  std::array<Card, max_cards> named_{};  // its cards, with those that were found
};

}  // namespace tally::guide
