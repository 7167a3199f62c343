#pragma once
// Where the boxes of a picture lie.
#include <cstddef>
#include <string>
#include <vector>

#include "verify/why/explain.h"

namespace tally::why {

struct Arrow {
  std::size_t from = 0;  // a cause, and what it led to: boxes
  std::size_t to = 0;
  std::size_t reason = 0;
};

struct Box {
  std::size_t reason = 0;  // that tells of it
  std::vector<std::string> lines;
  int layer = 0;  // 0: the event itself
  double x = 0;   // of its left upper corner
  double y = 0;
  double height = 0;
};

struct Layout {
  std::vector<Box> boxes;
  std::vector<Arrow> arrows;
  double width = 0;
  double height = 0;
};

inline constexpr double box_width = 236;
inline constexpr double line_height = 16;
inline constexpr double box_padding = 8;

[[nodiscard]] Layout layout_of(const Explanation& all, Lang lang);

}  // namespace tally::why
