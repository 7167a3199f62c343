#pragma once
// Finds out how gaps are best filled in: tries every way of one gap, or of two, until the record
// goes on without a disagreement, or with the fewest.
#include <cstddef>
#include <cstdint>

#include "replay/guide/cursor.h"
#include "replay/guide/decisions.h"
#include "replay/guide/findings.h"
#include "replay/guide/playthrough.h"

namespace tally::guide {

class GapSearch {
 public:
  GapSearch(const Cursor& cursor, Decisions& decisions, Findings& findings,
            Playthrough& playthrough)
      : cursor_(cursor), decisions_(decisions), findings_(findings), playthrough_(playthrough) {}

  // Makes the plan for the gaps, after a play that disagrees, and plays by it. Returns what that
  // play costs.
  std::uint32_t run();

 private:
  // What the plays of one search may take.
  class Allowance {
   public:
    Allowance(const Work& work, Share share) : work_(work), share_(share) {}
    // Whether one game more may be played: every stop of the search is this one.
    [[nodiscard]] bool lasts() const { return played_ < most_filled && work_.lasts(share_); }
    void count() { ++played_; }

   private:
    const Work& work_;
    Share share_;
    std::size_t played_ = 0;
  };

  bool find_clean(Allowance allowance);
  void find_best(Allowance allowance);
  template <class Enough>
  bool try_ways(bool two, Allowance& allowance, Enough enough);
  template <class Enough>
  bool try_way(Dispute gap, std::uint8_t way, Allowance& allowance, Enough enough);
  [[nodiscard]] const Dispute* gap_after(const Dispute& gap) const;
  void play() { playthrough_.play(nullptr); }
  [[nodiscard]] std::uint32_t cost() const { return cursor_.course.cost; }

  const Cursor& cursor_;
  Decisions& decisions_;
  Findings& findings_;
  Playthrough& playthrough_;
};

}  // namespace tally::guide
