#pragma once
// How far a play of the record has come: a value, so that a play can be taken up again from a turn.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/hash.h"

namespace tally::guide {

inline constexpr std::size_t never = ~std::size_t{0};

// What the guide knows of the part that has been played.
struct Course {
  // --- where it stands
  std::size_t at = 0;             // next observation
  std::size_t contradiction = 0;  // next of Record::contradictions
  std::uint32_t idle = 0;         // events told since the record last moved on
  bool quiet = false;             // up to the next boundary nothing is held against the rules
  bool blind = false;             // nor is the rest: an unseen card decides what the rules are
  bool judged = false;            // the rules have brought something about

  // --- what has happened
  Card misnamed = unknown_card;       // the name by which the record calls an unseen card
  bool told_unseen = false;           // a card went without its name, or a seat hides something
  Card restated_card = unknown_card;  // of the next, where it is about one card
  Event restated;                     // the last event of a kind that may be stated again
  Event end;                          // that ended the game
  What unseen_name = 0;               // of the next answer that is not written; 0: any
  Signature signature;

  // --- what disagreed
  bool noted = false;              // there is something to report, a disagreement or not
  bool in_extras = false;          // the event before was one that only the record has
  bool ignoring = false;           // … which is taken not to have happened
  bool in_missing = false;         // … or one that only the rules have
  std::uint32_t cost = 0;          // so far
  std::size_t disagreed_at = 0;    // the last observation with which something disagreed
  std::size_t illegal_at = never;  // the observation behind an illegal choice
  std::size_t unsure_at = never;   // the one behind a card or an answer that was only supposed

  // --- the last gap
  bool gap_met = false;
  std::size_t gap_at = 0;     // its observation
  std::uint32_t gap_nth = 0;  // and which of the gaps there it is

  // A hash of everything that the rest of a play depends on: equal ones go on alike.
  [[nodiscard]] std::uint64_t outlook() const;
};

// A turn of a play, just before it begins.
struct Bookmark {
  Course course;
  std::size_t disputes = 0;         // met before it
  std::uint32_t disputes_here = 0;  // those of them at the same observation
  std::vector<std::byte> match;     // Match::bookmark
};

}  // namespace tally::guide
