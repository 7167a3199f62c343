// The examples in the pages of docs/ are what the program really says. In a block that begins with
// "$ tally" (in the README "$ ./run"), a line ending in "…" stands for any line that begins so, and
// "…" alone for any lines. Words in double quotes are one argument.
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <utility>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

struct Example {
  std::vector<std::string> arguments;
  std::vector<std::string> expected;
};

std::vector<Example> examples_in(const std::string& path) {
  std::vector<Example> all;
  std::ifstream in(path);
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("```")) {
      inside = line == "```console";
    } else if (inside && line == "$ ./test") {
      inside = false;
    } else if (inside && (line.starts_with("$ tally ") || line.starts_with("$ ./run "))) {
      std::istringstream words(line.substr(8));
      Example& example = all.emplace_back();
      for (std::string word; words >> std::quoted(word);) example.arguments.push_back(word);
    } else if (inside && !all.empty()) {
      all.back().expected.push_back(line);
    }
  }
  return all;
}

constexpr std::string_view any = "…";

bool fits(const std::string& line, const std::string& expected) {
  if (!expected.ends_with(any)) return line == expected;
  return line.starts_with(expected.substr(0, expected.size() - any.size()));
}

TEST(Docs, ExamplesAreReal) {
  std::vector<Example> examples;
  for (const auto& page : std::filesystem::directory_iterator(TALLY_SOURCE_DIR "/docs"))
    for (Example& e : examples_in(page.path().string())) examples.push_back(std::move(e));
  for (Example& e : examples_in(TALLY_SOURCE_DIR "/README.md")) examples.push_back(std::move(e));
  ASSERT_GE(examples.size(), 8U);
  for (const Example& example : examples) {
    const Outcome o = run({.arguments = example.arguments, .folder = TALLY_SOURCE_DIR});
    const std::vector<std::string> lines = lines_of(o.out);
    std::size_t at = 0;
    bool open = false;  // lines may come before the next expected one
    for (const std::string& expected : example.expected) {
      if (expected == any) {
        open = true;
        continue;
      }
      while (open && at < lines.size() && !fits(lines[at], expected)) ++at;
      open = false;
      ASSERT_LT(at, lines.size()) << "expected: " << expected << "\nin\n" << o.out << o.err;
      EXPECT_TRUE(fits(lines[at], expected))
          << "said:     " << lines[at] << "\nexpected: " << expected;
      ++at;
    }
    EXPECT_TRUE(open || at == lines.size()) << "more is said than in the example: " << lines[at];
  }
}

}  // namespace
}  // namespace tally::cli::testing
