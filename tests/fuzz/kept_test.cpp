// Every kept input again: those fuzzing began with, hostile ones, and what once stopped a reader.
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "tests/fuzz/spent.h"
#include "tests/fuzz/targets.h"

namespace tally::fuzz {
namespace {

namespace fs = std::filesystem;

const fs::path kept = fs::path(TALLY_SOURCE_DIR) / "tests/fuzz/corpus";

class Kept : public ::testing::TestWithParam<Target> {};

TEST_P(Kept, EndsSoonAndStaysSmall) {
  const Target& target = GetParam();
  int inputs = 0;
  for (const auto& entry : fs::directory_iterator(kept / target.name)) {
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    EXPECT_LT(bytes.size(), 20'000U) << entry.path();
    const Spent spent;
    EXPECT_NO_THROW(target.run(bytes)) << entry.path();
    EXPECT_LT(spent.seconds(), most_seconds) << entry.path();
    EXPECT_LT(spent.kib(), most_kib) << entry.path();
    ++inputs;
  }
  EXPECT_GE(inputs, 2) << target.name;
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
