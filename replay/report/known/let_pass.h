#pragma once
// What is let pass: findings that are known defects of their programs, and what a baseline has.
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "replay/report/entry.h"

namespace tally::report {

class LetPass {
 public:
  void known_defects(bool yes) { defects_ = yes; }
  // A file of kept_file.h. Throws io::InputError, with the line.
  void baseline(const std::string& path);
  [[nodiscard]] bool has_baseline() const { return has_baseline_; }

  // Says of each finding, and of what is said of the record as a whole, whether it counts.
  void judge(Entry& entry);

  // What the baseline has and no entry had, in the order of the file.
  struct Gone {
    std::uint64_t id = 0;
    std::string source;
    std::string rule;  // "" where the record as a whole was not clean
  };
  [[nodiscard]] std::vector<Gone> gone() const;

 private:
  struct Kept {
    std::size_t number = 0;
    Gone was;
    bool again = false;
  };
  void keep(const std::string& id, const std::string& source, const std::string& rule);
  bool was_there(std::uint64_t id);

  bool defects_ = false;
  bool has_baseline_ = false;
  std::map<std::uint64_t, Kept> kept_;
};

}  // namespace tally::report
