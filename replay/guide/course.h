#pragma once
// How far a reading of a record has come, and where it can be taken up again.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/hash.h"

namespace tally {

// What the guide knows of the part that has been played.
struct Course {
  std::size_t at_ = 0;             // next observation
  std::size_t contradiction_ = 0;  // next contradiction
  Signature signature_;
  std::size_t disagreed_at_ = 0;  // the last observation with which something disagreed
  Event last_;                    // last event told of a kind that may stand again
  Card last_card_ = unknown_card;
  Card misnamed_ = unknown_card;  // another card, which the record has under this name
  Event over_;                    // the end, once it has been told
  bool quiet_ = false;            // in a passage: up to the next boundary nothing is compared
  bool blind_ = false;            // a card nobody names decides what the rules are from now on
  bool in_extras_ = false;        // the event before was one only the record has
  bool in_missing_ = false;       // or one only the rules have
  bool judged_ = false;           // the rules have brought something about
  bool unseen_ = false;           // cards went that are not named, or a seat's secret is hidden
  bool noted_ = false;            // there is something to report, a disagreement or not
  What unseen_name_ = 0;          // of an answer that is not written; 0: any
  std::uint32_t cost_ = 0;        // so far
  std::uint32_t idle_ = 0;        // events told since the record last moved on
  std::size_t gap_at_ = 0;        // where the last gap is, and which of those there it is
  std::uint32_t gap_nth_ = 0;
  bool gap_met_ = false;
  std::size_t unsure_at_ = ~std::size_t{0};  // what is asked here is about a card put in place of
                                             // the record's

  std::size_t illegal_at_ = ~std::size_t{0};  // what is asked here follows an illegal choice

  // A hash of all that the rest of a reading depends on: equal ones go on alike.
  [[nodiscard]] std::uint64_t outlook() const;
};

// A place in a reading where a turn begins.
struct Mark {
  Course course;
  std::size_t met = 0;           // disputes before it
  std::uint32_t met_here = 0;    // … of which so many are at the same observation
  std::vector<std::byte> place;  // Match::bookmark
};

}  // namespace tally
