// The JSON lines of `tally check --format jsonl`.
#include <gtest/gtest.h>
#include <simdjson.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

using Keys = std::vector<std::string>;
namespace dom = simdjson::dom;

Keys keys_of(const dom::object& object) {
  Keys keys;
  for (const auto& [key, value] : object) keys.emplace_back(key);
  return keys;
}

const Keys game_keys = {"source",    "format",  "program",  "game",     "ruleset",
                        "players",   "turns",   "events",   "verdict",  "reason",
                        "reason_id", "winners", "findings", "signature"};
const Keys finding_keys = {"rule",      "kind",     "turn",       "seat",     "at",
                           "source_at", "message",  "message_id", "expected", "expected_id",
                           "found",     "found_id", "id"};
// Of a record that is not judged to its end.
const Keys known_again = [] {
  Keys keys = game_keys;
  keys.emplace_back("id");
  return keys;
}();

Outcome check(const std::string& path) { return run({"check", "--format", "jsonl", path}); }

TEST(Jsonl, AGameHasTheseKeysInThisOrder) {
  const Folder folder;
  const std::string path = folder.write("a \"b\".jsonl", random_log(5, 1));
  const Outcome o = check(path);
  EXPECT_EQ(o.code, 0);
  dom::parser parser;
  const dom::object game = parser.parse(o.out).get_object();
  EXPECT_EQ(keys_of(game), game_keys);
  EXPECT_EQ(std::string_view(game["source"]), path);
  EXPECT_EQ(std::string_view(game["format"]), "native");
  EXPECT_EQ(std::string_view(game["game"]), "sanguosha");
  EXPECT_EQ(std::string_view(game["ruleset"]), "classic");
  EXPECT_EQ(std::int64_t(game["players"]), 5);
  EXPECT_EQ(std::string_view(game["verdict"]), "clean");
  EXPECT_GT(std::int64_t(game["turns"]), 0);
  EXPECT_EQ(std::size_t(std::int64_t(game["events"])), lines_of(random_log(5, 1)).size() - 1);
  EXPECT_EQ(game["findings"].get_array().size(), 0U);
  EXPECT_TRUE(game["reason"].is_null());
  EXPECT_GE(std::int64_t(game["winners"].at(0)), 1);
  const std::string_view signature = game["signature"];
  EXPECT_EQ(signature.size(), 16U);
  EXPECT_EQ(signature.find_first_not_of("0123456789abcdef"), std::string_view::npos);
  // The summary is no game: it stands on standard error.
  EXPECT_TRUE(o.err.starts_with("1 game: 1 clean — signature ")) << o.err;
}

TEST(Jsonl, AFindingHasTheseKeysInThisOrder) {
  const Folder folder;
  const Outcome o = check(folder.write("a", faulty_log(5, 1)));
  EXPECT_EQ(o.code, 1);
  dom::parser parser;
  const dom::object game = parser.parse(o.out).get_object();
  EXPECT_EQ(keys_of(game), game_keys);
  EXPECT_EQ(std::string_view(game["verdict"]), "violations");
  const dom::object finding = game["findings"].at(0).get_object();
  EXPECT_EQ(keys_of(finding), finding_keys);
  EXPECT_EQ(std::string_view(finding["rule"]), "SGS-SETUP-HP");
  EXPECT_EQ(std::string_view(finding["kind"]), "wrong");
  EXPECT_EQ(std::int64_t(finding["turn"]), 0);
  EXPECT_EQ(std::int64_t(finding["seat"]), 2);
  EXPECT_EQ(std::int64_t(finding["at"]), 1);
  EXPECT_EQ(std::int64_t(finding["source_at"]), 2);
  EXPECT_EQ(std::string_view(finding["message_id"]), "replay.otherwise");
  EXPECT_EQ(std::string_view(finding["expected_id"]), "replay.event");
  EXPECT_EQ(std::string_view(finding["expected"]), "seat 2 has 4/4 hit points");
  EXPECT_EQ(std::string_view(finding["found"]), "seat 2 has 3/4 hit points");
}

TEST(Jsonl, AKnownDefectHasItsId) {
  const Outcome o =
      check(std::string(TALLY_SOURCE_DIR) + "/corpus/defects/v0510-g006002_p6_v3.fk.rep");
  EXPECT_EQ(o.code, 1);
  dom::parser parser;
  const dom::object game = parser.parse(o.out).get_object();
  const dom::object finding = game["findings"].at(0).get_object();
  EXPECT_EQ(std::string_view(finding["defect"]), "FK-ZHIHENG-FREE");
  EXPECT_NE(o.err.find("1 of them a known defect of FreeKill 0.5.10"), std::string::npos) << o.err;
}

TEST(Jsonl, WhatCannotBeReadSaysWhy) {
  const Folder folder;
  const Outcome o = check(folder.write("a", "no record\n"));
  EXPECT_EQ(o.code, 3);
  dom::parser parser;
  const dom::object game = parser.parse(o.out).get_object();
  Keys keys = game_keys;
  keys.emplace_back("error");
  keys.emplace_back("id");
  EXPECT_EQ(keys_of(game), keys);
  EXPECT_EQ(std::string_view(game["verdict"]), "unreadable");
  for (const char* const unknown : {"format", "program", "game", "ruleset", "players", "turns",
                                    "events", "winners", "signature"})
    EXPECT_TRUE(game[unknown].is_null()) << unknown;
  EXPECT_NE(std::string_view(game["error"]).find("expected a tally log"), std::string_view::npos);
  EXPECT_EQ(std::string_view(game["reason"]), std::string_view(game["error"]));
  EXPECT_EQ(std::string_view(game["reason_id"]), "shapes.no_shape");
}

TEST(Jsonl, WhatIsKnownOfAGameThatCannotBeJudgedIsKept) {
  const Folder folder;
  std::string log = random_log(4, 1);
  const std::string named = "\"ruleset\":\"classic\"";
  log.replace(log.find(named), named.size(), "\"ruleset\":\"house\"");
  const Outcome o = check(folder.write("a", log));
  EXPECT_EQ(o.code, 3);
  dom::parser parser;
  const dom::object game = parser.parse(o.out).get_object();
  EXPECT_EQ(std::string_view(game["format"]), "native");
  EXPECT_EQ(std::string_view(game["ruleset"]), "house");
  EXPECT_EQ(std::int64_t(game["players"]), 4);
}

TEST(Jsonl, WhyAGameIsIncompleteOrUndecided) {
  const Folder folder;
  const std::string log = random_log(4, 1);
  dom::parser parser;
  const Outcome cut = check(folder.write("cut", log.substr(0, log.rfind("{\"e\":\"over\""))));
  const dom::object incomplete = parser.parse(cut.out).get_object();
  EXPECT_EQ(keys_of(incomplete), known_again);
  EXPECT_EQ(std::string_view(incomplete["verdict"]), "incomplete");
  EXPECT_EQ(std::string_view(incomplete["reason"]), "the record ends before the game is over");
  EXPECT_EQ(std::string_view(incomplete["reason_id"]), "replay.ends_early");
  EXPECT_TRUE(incomplete["winners"].is_null());
  EXPECT_FALSE(incomplete["events"].is_null());

  std::string not_covered = log;
  not_covered.insert(log.find("\"players\""), "\"not_covered\":\"a general\",");
  const Outcome other = check(folder.write("other", not_covered));
  const dom::object undecided = parser.parse(other.out).get_object();
  EXPECT_EQ(keys_of(undecided), known_again);
  EXPECT_EQ(std::string_view(undecided["verdict"]), "undecided");
  EXPECT_EQ(std::string_view(undecided["reason"]), "not covered yet: a general");
  for (const char* const unknown : {"turns", "events", "winners", "signature"})
    EXPECT_TRUE(undecided[unknown].is_null()) << unknown;
}

TEST(Jsonl, SeveralGamesOfAFileAreNumbered) {
  const Folder folder;
  const std::string path = folder.write("a", random_log(4, 1, 3));
  const auto lines = lines_of(check(path).out);
  ASSERT_EQ(lines.size(), 3U);
  dom::parser parser;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const dom::object game = parser.parse(lines[i]).get_object();
    EXPECT_EQ(std::string_view(game["source"]), path + "#" + std::to_string(i + 1));
  }
}

TEST(Jsonl, BytesThatAreNoTextStillGiveJson) {
  const Outcome o = check("/no\xff/\x01");
  dom::parser parser;
  const dom::object game = parser.parse(o.out).get_object();
  EXPECT_EQ(std::string_view(game["source"]), "/no\xEF\xBF\xBD/\x01");
}

}  // namespace
}  // namespace tally::cli::testing
