// What a piece of work took of the processor and of memory, and what an input may take.
#pragma once

#include <ctime>

#include <sys/resource.h>

namespace tally::fuzz {

#if defined(__SANITIZE_ADDRESS__)  // keeps what was freed, and is slow
inline constexpr double most_seconds = 10;
inline constexpr long most_kib = 2048L << 10;
#else
inline constexpr double most_seconds = 1;
inline constexpr long most_kib = 256L << 10;
#endif

class Spent {
 public:
  [[nodiscard]] double seconds() const { return processor_seconds() - seconds_; }
  [[nodiscard]] long kib() const { return highest_kib() - kib_; }  // above the most there was

 private:
  static double processor_seconds() {
    timespec t{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) / 1e9;
  }
  static long highest_kib() {
    rusage use{};
    ::getrusage(RUSAGE_SELF, &use);
    return use.ru_maxrss;
  }

  double seconds_ = processor_seconds();
  long kib_ = highest_kib();
};

}  // namespace tally::fuzz
