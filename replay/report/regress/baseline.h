#pragma once
// How each record came out before.
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "replay/report/outcome.h"
#include "replay/report/regress/match.h"

namespace tally::report {

class Baseline {
 public:
  // A file of kept_file.h. Throws io::InputError, with the line.
  void read(const std::string& path);
  // The files that are looked at now: says which of the baseline each is.
  void expect(const std::vector<NamedFile>& files);
  // How this one came out; nullptr where it is not known.
  const Outcome* find(const Entry& entry);
  // Those nobody has asked for.
  [[nodiscard]] std::vector<std::string> not_asked_for() const;

 private:
  struct Kept {
    Outcome outcome;
    bool asked_for = false;
  };
  std::map<std::string, Kept> kept_;              // by source
  std::map<std::string, std::string> same_file_;  // of now: then
};

}  // namespace tally::report
