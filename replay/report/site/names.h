#pragma once
// What the pages of many records are called: by the file's path and the number of the game in it,
// so that a link stays good when others come or go. Only of two files whose paths come to the same
// name (one in millions) does the one that comes second get a number more.
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace tally::report {

class PageNames {
 public:
  // `below`: the path of the file below the folder that was given; `number`: of the game in its
  // file, 0 where it is the only one. "game-7-3fa2b1.html": letters, digits, ".", "-" and "_" of
  // the file's name, and a few digits of the whole path.
  std::string name(std::string_view below, std::uint32_t number);

 private:
  std::set<std::string> taken_;
};

}  // namespace tally::report
