#pragma once
// The search for the smallest script: leaves out turns, choices and seats as long as the game that
// is played of it has what is looked for.
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "verify/shrink/replay.h"
#include "verify/shrink/script.h"
#include "verify/shrink/shrink.h"

namespace tally::verify {

class Shrinker {
 public:
  // Whether a candidate still has it, and the script it is the game of.
  using Still = std::function<bool(const Record&, const Script&)>;

  // All but `still` must live as long.
  Shrinker(const Game& game, const Ruleset& rules, Still still, const ShrinkOptions& options,
           Shrunk& out);

  // The smallest there is of the script, as long as work is left; none of it may have it.
  void run(const Script& script);
  // That of `out.record`.
  [[nodiscard]] const Script& best() const { return best_; }

 private:
  bool begin(const Script& script);
  bool begin_late(const Script& script);
  bool begin_late(const Script& script, const std::vector<char>& needed);
  void begin_small();
  void begin_early();
  bool anyhow(const Script& script);
  void make_smaller();
  [[nodiscard]] bool over() const;
  bool try_out(const Script& script);
  bool simpler_manner();
  bool cut();
  bool without_turns();
  bool turns_in_one();
  bool without_steps();
  bool with_fewer_seats();
  template <class Make>
  bool leave_out(std::size_t n, std::size_t fixed_front, std::size_t fixed_back, Make make,
                 std::size_t (*count)(const Script&));

  const Game& game_;
  const Ruleset& rules_;
  Still still_;
  const ShrinkOptions& options_;
  Shrunk& out_;
  Replay replay_;
  std::uint64_t most_work_ = 0;
  Manner manner_;
  Script best_;
  Record candidate_;
};

}  // namespace tally::verify
