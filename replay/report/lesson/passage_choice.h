#pragma once
// The best passages of many games, a few for each rule: as different from each other as there are.
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "replay/report/lesson/passages.h"

namespace tally::report {

struct FoundPassage {
  std::string path;
  std::uint32_t number = 0;  // among the games of the file, from 1; 0: it is the only one
  Passage passage;
};

class PassageChoice {
 public:
  static constexpr std::size_t most = 3;  // of a rule

  explicit PassageChoice(std::size_t rules) : kept_(rules) {}

  // What a game shows of each rule; games come in the order in which they are to be preferred.
  void add(const std::string& path, std::uint32_t number,
           const std::vector<std::vector<Passage>>& passages);
  // Of one rule, the best first: another situation rather than the same again.
  [[nodiscard]] std::vector<FoundPassage> of(std::size_t rule) const;
  [[nodiscard]] std::size_t situations(std::size_t rule) const { return kept_[rule].size(); }

 private:
  // Of each situation the best, each of another game. Of many situations those with the best
  // passages are kept: far more than a page shows.
  using Situations = std::map<std::uint64_t, std::vector<FoundPassage>>;
  static constexpr std::size_t most_situations = 64;
  static void drop_worst(Situations& all);
  std::vector<Situations> kept_;
};

}  // namespace tally::report
