#pragma once
// What the guide may spend on one record, and what disagreements cost: all in one place, told in
// docs/limits.md. Where a limit is reached the record is read as it is best read by then, or given
// up, and the report says which. A clean record is played once and comes near none of this.
#include <cstddef>
#include <cstdint>

#include "replay/check.h"

namespace tally::guide {

// --- What a disagreement costs. Of all readings of a record the one that costs least is taken.
inline constexpr std::uint32_t cost_of_finding = 4;
// A disagreement that only follows from the one just before.
inline constexpr std::uint32_t cost_of_consequence = 1;
// The rest of a turn that is not looked at, beside the finding.
inline constexpr std::uint32_t cost_of_passage = 6;
// A reading that costs more is not followed to the end of the record.
inline constexpr std::uint32_t most_cost = 256 * cost_of_finding;

// --- What the searches may spend: work, in questions of the rules and events.

// The part of the allowed work that a search may use up.
enum class Share : std::uint8_t {
  all,      // how disagreements are read
  half,     // which way to fill in what is not shown leaves the fewest disagreements
  quarter,  // whether some way to fill it in leaves none
};

// What listing the ways to fill in gaps may take of one play.
inline constexpr std::uint64_t most_work_of_gaps = Checker::most_work / 2;
// To hash so many bytes of a state is as much work as a question.
inline constexpr std::size_t hashed_as_one = 512;

// The work of one record. Checker::allow says how much may be spent.
class Work {
 public:
  void allow(std::uint64_t most) { allowed_ = most; }
  void begin_record() { done_ = 0; }
  void begin_play() { play_from_ = done_; }
  void add(std::uint64_t n = 1) { done_ += n; }
  [[nodiscard]] std::uint64_t done() const { return done_; }

  // The one test of a search, before every game it plays.
  [[nodiscard]] bool lasts(Share share) const {
    return done_ < allowed_ >> static_cast<unsigned>(share);
  }
  // The one test of a play, before it lists the ways of a gap.
  [[nodiscard]] bool lasts_for_gaps() const { return done_ - play_from_ <= most_work_of_gaps; }

 private:
  std::uint64_t done_ = 0;
  std::uint64_t allowed_ = Checker::most_work;
  std::uint64_t play_from_ = 0;  // what was done before the play that is going on
};

// --- How much is tried.

// Games that a search of the gaps plays; there are two (gap_search.cpp).
inline constexpr std::size_t most_filled = 4096;
// Ways to fill one gap that are held against the rules, ways that are kept for it, and ways that
// are kept for all gaps.
inline constexpr std::size_t most_tried = 20000;
inline constexpr std::size_t most_ways = 200;
inline constexpr std::size_t most_known = 50000;

// Disagreements that are read with care; of a record with more, the rest as they come.
inline constexpr std::size_t most_searched = 64;
// Rules that tell so much while the record stands still would do so for ever.
inline constexpr std::uint32_t most_idle = 4096;
// A game of more turns is played again from the last of them.
inline constexpr std::size_t most_bookmarks = 1024;

// --- How far the guide looks ahead.

// For an event that the rules tell, before it counts as missing, …
inline constexpr std::size_t horizon = 8;
// … for an answer that is due, …
inline constexpr std::size_t answer_horizon = 3;
// … and for what a card that lies open is called next.
inline constexpr std::size_t names_horizon = 48;
// For what completes a choice: kingdom, marks and hit points of who turns up a general come
// between.
inline constexpr std::size_t completion_horizon = 6;

}  // namespace tally::guide
