// What the page of a record says of questions: what was let pass, what led to a finding.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

std::string page_in_english(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "annotate");
  arguments.insert(arguments.end(), {"-o", "-", "--lang", "en"});
  return tally(std::move(arguments)).out;
}

TEST(AskedPage, AFindingSaysWhatLedThere) {
  const std::string page = page_in_english({"corpus/faults/reward-not-paid.jsonl"});
  for (const char* const part :
       {"<b>what led there:</b> <a href=\"#e231\">seat 2 uses ♠10 Slash on seat 3</a> "
        "4 legal answers</p>",
        "<b>asked there:</b> <a href=\"#e232\">seat 3 may respond (Slash)</a> passes; could have: "
        "seat 3 answers with ♥2 Dodge</p>"})
    EXPECT_NE(page.find(part), std::string::npos) << part;
}

TEST(AskedPage, WhatWasLetPassStandsBeforeItsEvent) {
  const std::string page = page_in_english({"corpus/faults/second-slash.jsonl"});
  const std::size_t event = page.find("<li id=e36");
  const std::size_t asked =
      page.find("<p class=k>seat 2 may respond (Slash) — passes; had ♥9 Dodge</p>", event);
  EXPECT_LT(event, asked);
  EXPECT_LT(asked, page.find("<li id=e37", event));
}

// Of others it depends on cards that the seat does not see.
TEST(AskedPage, ASeatsViewHasItsOwnQuestionsAlone) {
  const std::string record = "corpus/faults/second-slash.jsonl";
  const std::string own = page_in_english({record, "--seat", "2"});
  EXPECT_NE(own.find("<p class=k>seat 2 may respond (Slash)"), std::string::npos);
  EXPECT_EQ(own.find("<p class=k>seat 1 "), std::string::npos);
  const std::string other = page_in_english({record, "--seat", "1"});
  EXPECT_EQ(other.find("<p class=k>seat 2 "), std::string::npos);
  EXPECT_NE(other.find("<p class=k>seat 1 "), std::string::npos);
}

}  // namespace
}  // namespace tally::cli::testing
