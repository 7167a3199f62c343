#pragma once
// Verdicts of many threads, given on in the order of the input and in bounded memory.
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "replay/report/entry.h"
#include "replay/report/lesson/passages.h"
#include "verify/standings/standings.h"

namespace tally::cli {

// More of a game than its verdict.
struct Made {
  std::string page;           // without its head
  verify::SeatTraits traits;  // what its seats were
};

struct Checked {
  report::Entry entry;
  report::Entry before;        // the same by CheckAll::before; only where asked for
  std::unique_ptr<Made> made;  // by CheckAll::make; only where asked for
  std::vector<bool> rules;     // by Rule: what happened or was found cites it; only where asked for
  std::vector<std::vector<report::Passage>> passages = {};  // by wanted rule; only where asked for
};

// Takes the games one by one, in order, never two at once.
using Visit = std::function<void(Checked&)>;

// Is given the games of one unit (a file, a stretch of one) after the other, in the order of the
// input, never two at once.
class Taker {
 public:
  virtual ~Taker() = default;
  virtual void game(std::size_t file, Checked& game) = 0;
  // Those were all of a unit; `last`: the file has no more units.
  virtual void end_of_unit(std::size_t file, bool last) = 0;
  // Whether nothing more of this file, the last that was given, is wanted.
  [[nodiscard]] virtual bool enough(std::size_t file) const = 0;
  // After the last unit, or when nothing more is to come.
  virtual void close() = 0;
};

class Ordered {
 public:
  // At most `window` jobs are begun and not yet given on. A job that has found `most_waiting`
  // games, or made pages of more than some megabytes, waits for its turn to give them on.
  Ordered(Taker& taker, std::size_t window, std::size_t most_waiting);

  // Begins the job of that number (0, 1, 2 … without gaps), whoever does it. Waits until the window
  // has room; the oldest job never waits. False when stop() was called.
  bool begin(std::uint64_t number, std::size_t path, bool last);
  // Room for the next game of a job.
  Checked& add(std::uint64_t number);
  // Whether the rest of this path is not worth reading: nothing of it is given on any more.
  [[nodiscard]] bool given_up(std::size_t path) const { return given_up_ == path; }
  // The job is done: what is in order is given on.
  void finish(std::uint64_t number);
  // Lets everybody who waits go.
  void stop();

 private:
  struct Slot {
    std::size_t path = 0;
    bool last = true;
    bool done = false;
    std::size_t used = 0;
    std::size_t bytes = 0;       // of their pages
    std::vector<Checked> games;  // `used` of them; the others keep their memory
  };
  Slot& slot(std::uint64_t number) { return slots_[number % slots_.size()]; }
  void give_early(std::uint64_t number);
  void give(Slot& slot);

  Taker& taker_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t most_waiting_;
  std::vector<Slot> slots_;
  std::uint64_t oldest_ = 0;  // job that is given on next
  bool giving_ = false;       // somebody is giving games on, outside the lock
  bool stopped_ = false;
  std::atomic<std::size_t> given_up_ = ~std::size_t{0};
};

}  // namespace tally::cli
