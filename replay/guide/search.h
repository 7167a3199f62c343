#pragma once
// Finds out how disagreements are best read: tries every way of one place after the other, and
// keeps the way that leaves the fewest findings.
#include <cstdint>

#include "replay/guide/branches.h"
#include "replay/guide/cursor.h"
#include "replay/guide/decisions.h"
#include "replay/guide/findings.h"
#include "replay/guide/playthrough.h"

namespace tally::guide {

class Search {
 public:
  Search(const Cursor& cursor, Decisions& decisions, Findings& findings, Branches& branches,
         Playthrough& playthrough)
      : cursor_(cursor),
        decisions_(decisions),
        findings_(findings),
        branches_(branches),
        playthrough_(playthrough) {}

  // Makes the plan for the readings. Returns what the best play costs.
  std::uint32_t run();

 private:
  enum class Doubtful : bool { left_alone, searched };
  // Whether a way says the same of its place as the one at first sight does.
  enum class Which : bool { alike, others };

  std::uint32_t search_through(Doubtful doubtful);
  void search_ways(Doubtful doubtful, Which which);
  void search_place(std::size_t dispute, Which which);
  [[nodiscard]] bool worth_a_look(std::size_t dispute, Doubtful doubtful) const;
  void read_as(const Dispute& d, std::uint8_t way);

  const Cursor& cursor_;
  Decisions& decisions_;
  Findings& findings_;
  Branches& branches_;
  Playthrough& playthrough_;
};

}  // namespace tally::guide
