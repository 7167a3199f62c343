#pragma once
// Games and their points, as they are told one after another.
#include <string>
#include <vector>

#include "engine/core/message.h"
#include "replay/report/page/html.h"
#include "verify/score/kit.h"
#include "verify/score/series.h"

namespace tally::verify {

struct ScoredSeat {
  Message who;           // "seat 2 (Anna)"
  std::string_view was;  // "loyalist", a word of the game; "" where it has none
  std::vector<ScorePart> parts;
  int total = 0;
};

struct ScoredGame {
  std::string source;  // path, and number among several
  const Game* game = nullptr;
  Message none;              // why it has no points
  Message won;               // "won by seats 1 and 2"
  bool by_the_rules = true;  // else its points are those of the game as it is recorded
  std::vector<ScoredSeat> seats;
};

// As a web page; `series` is nullptr where they are none.
void append_score_page(std::string& out, const std::vector<ScoredGame>& games, const Series* series,
                       const report::Langs& langs);

// "2 × 3".
[[nodiscard]] std::string product(const ScorePart& part);
// "7 + 0 + 4".
[[nodiscard]] std::string sum_of(const std::vector<int>& points);

}  // namespace tally::verify
