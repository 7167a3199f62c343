// docs/log-format.md holds the tables that the program prints.
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "replay/log/describe.h"

namespace tally {
namespace {

TEST(log_format_doc, has_the_tables_of_every_game) {
  std::ifstream file(TALLY_SOURCE_DIR "/docs/log-format.md", std::ios::binary);
  ASSERT_TRUE(file);
  const std::string doc((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  for (const Game* game : games()) {
    EXPECT_NE(doc.find(describe_schema(*game)), std::string::npos)
        << "docs/log-format.md: replace the tables of " << game->name()
        << " with the output of: tally format " << game->name();
  }
}

}  // namespace
}  // namespace tally
