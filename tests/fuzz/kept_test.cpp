// Every kept input again: the inputs fuzzing began with, hostile ones, and what once stopped a
// reader.
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/fuzz/targets.h"

namespace tally::fuzz {
namespace {

namespace fs = std::filesystem;

const fs::path kept = fs::path(TALLY_SOURCE_DIR) / "tests/fuzz/corpus";

double processor_seconds() {
  timespec t{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) / 1e9;
}

long most_memory_kib() {
  rusage use{};
  ::getrusage(RUSAGE_SELF, &use);
  return use.ru_maxrss;
}

class Kept : public ::testing::TestWithParam<Target> {};

TEST_P(Kept, EndsSoonAndStaysSmall) {
#if defined(__SANITIZE_ADDRESS__)
  constexpr double slower = 10;
#else
  constexpr double slower = 1;
  const long before = most_memory_kib();
#endif
  const Target& target = GetParam();
  int inputs = 0;
  for (const auto& entry : fs::directory_iterator(kept / target.name)) {
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    EXPECT_LT(bytes.size(), 20'000U) << entry.path();
    const double start = processor_seconds();
    EXPECT_NO_THROW(target.run(bytes)) << entry.path();
    EXPECT_LT(processor_seconds() - start, 1.0 * slower) << entry.path();
    ++inputs;
  }
  EXPECT_GE(inputs, 2) << target.name;
#if !defined(__SANITIZE_ADDRESS__)
  EXPECT_LT(most_memory_kib() - before, 256L << 10) << target.name;
#endif
}

INSTANTIATE_TEST_SUITE_P(Inputs, Kept, ::testing::ValuesIn(targets().begin(), targets().end()),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(KeptInputs, EveryFolderIsThatOfATarget) {
  std::uintmax_t bytes = 0;
  for (const auto& entry : fs::directory_iterator(kept))
    EXPECT_NE(target_named(entry.path().filename().string()), nullptr) << entry.path();
  for (const auto& entry : fs::recursive_directory_iterator(kept))
    if (entry.is_regular_file()) bytes += entry.file_size();
  EXPECT_LT(bytes, std::uintmax_t{1} << 20U);
}

}  // namespace
}  // namespace tally::fuzz
