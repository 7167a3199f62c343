// Which of yesterday's files is which of today's.
#include <gtest/gtest.h>

#include "replay/report/regress/match.h"

namespace tally::report {
namespace {

using Pairs = std::map<std::string, std::string>;

TEST(SameFiles, ThePathItself) {
  EXPECT_EQ(same_files({{"a/x", "x"}, {"b/x", "x"}}, {"b/x", "a/x"}),
            (Pairs{{"a/x", "a/x"}, {"b/x", "b/x"}}));
}

TEST(SameFiles, InAnotherPlaceByThePathBelowTheFolder) {
  EXPECT_EQ(same_files({{"/new/c/a/x", "a/x"}, {"/new/c/b/x", "b/x"}}, {"old/c/b/x", "old/c/a/x"}),
            (Pairs{{"/new/c/a/x", "old/c/a/x"}, {"/new/c/b/x", "old/c/b/x"}}));
  EXPECT_EQ(same_files({{"c/a/x", "a/x"}}, {"b/x"}), Pairs{}) << "another folder of the same";
  EXPECT_EQ(same_files({{"./a/x", "x"}}, {"a/x"}), (Pairs{{"./a/x", "a/x"}}));
}

TEST(SameFiles, OfSeveralTheOneWithMoreInCommon) {
  EXPECT_EQ(same_files({{"/n/a/x", "x"}, {"/n/b/x", "x"}}, {"/o/a/x", "/o/b/x"}),
            (Pairs{{"/n/a/x", "/o/a/x"}, {"/n/b/x", "/o/b/x"}}));
}

TEST(SameFiles, InDoubtNone) {
  EXPECT_EQ(same_files({{"/n/x", "x"}}, {"/o/a/x", "/o/b/x"}), Pairs{});
  EXPECT_EQ(same_files({{"/n/c/x", "x"}, {"/n/d/x", "x"}}, {"/o/x"}), Pairs{});
}

TEST(SameFiles, APathThatIsTheSameIsNobodyElses) {
  EXPECT_EQ(same_files({{"/n/x", "x"}, {"/o/x", "x"}}, {"/o/x"}), (Pairs{{"/o/x", "/o/x"}}));
}

}  // namespace
}  // namespace tally::report
