// What a file is called, and what it says, does not come to a terminal as it is.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "replay/report/utf8.h"
#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

const std::string evil = "a\x1b]0;b\x1b[2J\x07\n\xE2\x80\xAE\xC2\x9B";

// What no terminal should get: all that moves its cursor, names its window, turns or hides text.
std::vector<unsigned> raw_marks(std::string_view text) {
  std::vector<unsigned> found;
  while (!text.empty()) {
    const report::Utf8 c = report::first_character(text);
    const auto code = static_cast<unsigned>(c.code);
    if ((code < 0x20 && code != '\n') || (code >= 0x7F && code < 0xA0) || code == 0x202E ||
        c.code == report::not_utf8)
      found.push_back(code);
    text.remove_prefix(c.bytes);
  }
  return found;
}

// A game whose program, note, and first player are called so, in JSON's escapes.
std::string evil_log() {
  std::string log = random_log(4, 1);
  const std::string name = R"("a\u001b]0;b\u001b[2J\u0007\n\u202e\u009b")";
  for (const std::string old : {R"("tally 0.1.0")", R"("random game, seed 1")"})
    log.replace(log.find(old), old.size(), name);
  const std::size_t seat = log.find("\"seats\":[{") + 10;
  return log.insert(seat, "\"name\":" + name + ",");
}

// Every command that says something of a record or of a file.
std::vector<std::vector<std::string>> commands() {
  return {{"check"},
          {"check", "--strict", "--lang", "zh"},
          {"check", "--format", "jsonl"},
          {"check", "--format", "sarif"},
          {"check", "--format", "junit"},
          {"check", "--format", "table"},
          {"show"},
          {"show", "--why", "--lang", "zh"},
          {"diff", "--from", "1", "--to", "2"},
          {"legal"},
          {"legal", "--at", "99999"},
          {"why"},
          {"why", "--format", "jsonl"},
          {"deduce", "--format", "jsonl"},
          {"deduce"},
          {"fork", "--at", "99999"},
          {"graph", "seats"},
          {"graph", "seats", "--format", "dot"},
          {"regress", "--from", "classic", "--to", "classic"},
          {"shrink", "-o", "/dev/null"},
          {"import", "-o", "/dev/null"},
          {"hide", "--seat", "1", "-o", "/dev/null"},
          {"rules", "--coverage"},
          {"prove", "--game"},
          {"rules"},
          {"help"},
          {"check", "--ruleset"}};
}

void expect_harmless(const std::string& file, const std::string& kind) {
  bool named = false;
  for (std::vector<std::string> command : commands()) {
    command.push_back(file);
    const Outcome o = run(command);
    EXPECT_GE(o.code, 0) << kind << ": " << command[0];
    EXPECT_NE(o.code, 5) << kind << ": " << command[0] << o.err;
    std::string said = o.out + o.err;
    if (std::ranges::find(command, "table") != command.end())
      std::ranges::replace(said, '\t', ' ');  // between its columns
    EXPECT_EQ(raw_marks(said), std::vector<unsigned>())
        << kind << ": " << command[0] << " prints raw\n"
        << o.out << o.err;
    named = named || (o.out + o.err).find("\\u001b[2J") != std::string::npos;
  }
  EXPECT_TRUE(named) << kind << ": nothing shows the escape";
}

TEST(Harmless, WhatARecordSays) {
  const Folder folder;
  expect_harmless(folder.write("evil.jsonl", evil_log()), "a name in the record");
}

TEST(Harmless, WhatAFileIsCalled) {
  const Folder folder;
  expect_harmless(folder.write(evil + ".jsonl", random_log(4, 1)), "the name of a sound file");
  expect_harmless(folder.write(evil, "no record"), "the name of a file that is no record");
  expect_harmless(folder.path(evil + "is not there"), "the name of a file that is not there");
}

// A row of a table is a line, and its columns are five, whatever a file is called.
TEST(Harmless, NamesInATable) {
  const Folder folder;
  const std::string file = folder.write("a\n\tb\\n" + evil + ".jsonl", random_log(4, 1));
  const std::string table = folder.path("table.tsv");
  EXPECT_EQ(run({"check", "--format", "table:" + table, file}).code, 0);
  const Outcome o = run({"check", "--expect", table, file});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_NE(o.out.find("1 game, all as expected"), std::string::npos) << o.out;
}

TEST(Harmless, WhatARulesetAndNotesSay) {
  const Folder folder;
  const std::string log = folder.write("a.jsonl", random_log(4, 1));
  const std::string escaped = R"(a\u001b[2J\u0007\n\u202e\u009b)";
  const std::string rules =
      folder.write(evil + ".toml", "name = \"" + escaped + "\"\n[options]\n\"" + escaped +
                                       "\" = \"" + escaped + "\"\n");
  const std::string notes =
      folder.write(evil + "-notes.toml", "[[note]]\n\"" + escaped + "\" = 1\n");
  const std::vector<std::vector<std::string>> all = {
      {"check", "--ruleset", rules, log},
      {"annotate", log, "--notes", notes, "-o", folder.path("a.html")}};
  for (const auto& arguments : all) {
    const Outcome o = run(arguments);
    EXPECT_NE(o.code, 0) << arguments[0];
    EXPECT_EQ(raw_marks(o.out + o.err), std::vector<unsigned>()) << o.out << o.err;
    EXPECT_NE((o.out + o.err).find("\\u001b"), std::string::npos) << o.out << o.err;
  }
}

}  // namespace
}  // namespace tally::cli::testing
