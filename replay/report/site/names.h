#pragma once
// What the pages of many records are called: by the record alone, so that a link stays good when
// others come or go.
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace tally::report {

class PageNames {
 public:
  // `below`: the path of the file below the folder that was given; `number`: of the game in its
  // file, 0 where it is the only one. "game-7-3fa2b1.html": letters, digits, ".", "-" and "_" of
  // the file's name, and a few digits of the whole path. Of two that are alike the second is
  // numbered.
  std::string name(std::string_view below, std::uint32_t number);

 private:
  std::set<std::string> taken_;
};

}  // namespace tally::report
