#pragma once
// How a play reads its places: the plan it follows, and the disputes it meets on the way. The
// searches (search.h, gap_search.h) look at the disputes of one play and change the plan of the
// next.
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "replay/guide/cursor.h"
#include "replay/guide/readings.h"

namespace tally::guide {

inline constexpr std::uint8_t no_way = 255;

// A place that can be read in several ways.
struct Dispute {
  std::array<Reading, 16> ways{};  // of a disagreement
  std::uint8_t count = 0;
  std::uint8_t chosen = 0;
  std::uint8_t later = no_way;      // of a gap: the way by which it answers a later question
  bool gap = false;                 // no disagreement: several ways to fill in what is not shown
  bool doubtful = false;            // Note::doubtful
  bool disagrees_later = false;     // Note::disagrees_later
  bool open = false;                // no reading is likelier than another at first sight
  std::size_t at = 0;               // the record's next observation
  std::uint32_t nth = 0;            // of the gaps there, or of the other disputes there
  std::uint32_t disagreements = 0;  // the disputes there that are no gaps, up to this one
};

// How a disagreement is read, or a gap filled in, wherever it is met again.
struct Choice {
  std::size_t at = 0;
  std::uint32_t nth = 0;
  std::uint8_t way = 0;
  Reading reading = Reading::as_shown;  // of a disagreement
};

// The places that are read otherwise than at first sight.
class Plan {
 public:
  void clear() { choices_.clear(); }
  void choose(const Dispute& d, std::uint8_t way);
  // Reads it as at first sight again.
  void drop(const Dispute& d);
  [[nodiscard]] bool empty() const { return choices_.empty(); }
  [[nodiscard]] std::span<const Choice> choices() const { return choices_; }

 private:
  std::vector<Choice> choices_;
};

class Decisions {
 public:
  explicit Decisions(Cursor& cursor) : cursor_(cursor) {}
  void begin_record();
  // Finds out from where on the record may be read as a passage.
  void find_passages();
  void begin_play() { disputes.clear(); }

  Plan readings;
  Plan gaps;
  // Something disagrees, so places count as well where at first sight nothing does.
  bool careful = false;
  std::vector<Dispute> disputes;  // met in this play, in order

  struct Decided {
    Reading how;
    std::size_t nth = 0;  // which of the several that Note::several stands for
  };
  // By a row of the table; one way alone is no dispute. `several`: how many ways Note::several is.
  Decided decide(Met met, const Row& row, std::size_t several = 1);
  Reading decide(Met met, const Facts& facts) { return decide(met, row_of(met, facts)).how; }
  // Which of so many ways fills in a gap. `later`: Dispute::later.
  std::size_t decide_gap(std::size_t ways, std::size_t later = no_way);

  [[nodiscard]] std::uint32_t disagreements_here() const {
    return !disputes.empty() && disputes.back().at == cursor_.course.at
               ? disputes.back().disagreements
               : 0;
  }

 private:
  Cursor& cursor_;
  std::size_t passages_from_ = 0;  // before this observation nothing is read as a passage
};

}  // namespace tally::guide
