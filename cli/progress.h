#pragma once
// One line on standard error that says how far a long piece of work is. Only on a terminal.
#include <chrono>
#include <cstdint>

#include "engine/core/message.h"

namespace tally::cli {

class Progress {
 public:
  // `row` says how many are done, and how many a second.
  explicit Progress(const Says<Number, Number>& row);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  [[nodiscard]] bool wanted() const { return wanted_; }
  // Says so at most five times a second, and nothing in the first second. `part` of `whole`, in
  // any unit, is the share done; whole = 0 when it is not known.
  void tick(std::uint64_t count, std::uint64_t part, std::uint64_t whole);
  // Takes the line away, so that something else can be written there.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  const Says<Number, Number>& row_;
  bool wanted_;
  bool shown_ = false;
  Clock::time_point start_;
  Clock::time_point next_;
};

}  // namespace tally::cli
