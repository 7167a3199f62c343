// docs/log-format.md holds the tables that the program prints.
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "replay/log/describe.h"
#include "support.h"

namespace tally {
namespace {

std::string read_doc() {
  std::ifstream file(TALLY_SOURCE_DIR "/docs/log-format.md", std::ios::binary);
  EXPECT_TRUE(file);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(log_format_doc, has_the_tables_of_every_game) {
  const std::string doc = read_doc();
  for (const Game* game : games()) {
    EXPECT_NE(doc.find(describe_schema(*game)), std::string::npos)
        << "docs/log-format.md: replace the tables of " << game->name()
        << " with the output of: tally format " << game->name();
  }
}

TEST(log_format_doc, begins_with_lines_that_can_be_read) {
  std::istringstream doc(read_doc());
  std::string log;
  std::size_t events = 0;
  for (std::string line; std::getline(doc, line);) {
    if (!line.starts_with('{')) continue;
    log += line + "\n";
    ++events;
  }
  const auto parts = log::testing::read_all(log);
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].error, "");
  EXPECT_GE(events, 5U);
  EXPECT_EQ(parts[0].events.size() + 1, events);
}

}  // namespace
}  // namespace tally
