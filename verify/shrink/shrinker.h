#pragma once
// The search for the smallest script, by delta debugging: turns, choices and seats are left out, in
// ever smaller stretches, as long as the game that is played of the rest has what is looked for.
#include <cstdint>
#include <functional>
#include <vector>

#include "verify/shrink/script.h"
#include "verify/shrink/shrink.h"
#include "verify/shrink/staging.h"

namespace tally::verify {

class Shrinker {
 public:
  // Whether a candidate still has it, and the script it is the game of.
  using Still = std::function<bool(const Record&, const Script&)>;

  // All but `still` must live as long.
  Shrinker(const Game& game, const Ruleset& rules, Still still, const ShrinkOptions& options,
           Shrunk& out);

  // Finds the smallest, as long as work is left; perhaps no candidate has it.
  void run(const Script& script);
  // That of `out.record`.
  [[nodiscard]] const Script& best() const { return best_; }

 private:
  bool begin(const Script& script);
  bool begin_late(const Script& script, const std::vector<char>& needed);
  void begin_small();
  void begin_early();
  void leave_out();
  [[nodiscard]] bool over() const;
  bool try_out(const Script& script, const Directions& how);
  bool try_out(const Script& script) { return try_out(script, how_); }
  bool stack_the_deck();
  bool lines_at_the_end();
  bool turns();
  bool turns_in_one();
  bool steps();
  bool seats();
  template <class Without>
  bool stretches(std::size_t fixed_front, std::size_t fixed_back,
                 std::size_t (*count)(const Script&), Without without);

  const Game& game_;
  const Ruleset& rules_;
  Still still_;
  const ShrinkOptions& options_;
  Shrunk& out_;
  Staging staging_;
  std::uint64_t most_work_ = 0;
  Script best_;
  Directions how_;  // it was played so
  Record candidate_;
};

}  // namespace tally::verify
