// `tally audit` as somebody calls it.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

bool shown(const Outcome& o, std::string_view part) {
  return o.out.find(part) != std::string::npos;
}

std::string house_rule(const Folder& folder, const std::string& options,
                       const std::string& base = "classic") {
  return folder.write("house.toml", "name = \"house\"\ngame = \"sanguosha\"\nbase = \"" + base +
                                        "\"\n[options]\n" + options + "\n");
}

Outcome audit(const Folder& folder, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "audit");
  arguments.insert(arguments.end(), {"--time", "1", "--jobs", "1"});
  Run what{.arguments = std::move(arguments)};
  what.folder = folder.path();
  return run(what);
}

TEST(Audit, SaysOneLineOfSoundRules) {
  const Folder folder;
  for (const char* name : {"classic", "pagat"}) {
    const Outcome o = audit(folder, {name});
    EXPECT_EQ(o.code, 0) << o.out << o.err;
    EXPECT_TRUE(shown(o, "nothing wrong was found")) << o.out;
    EXPECT_EQ(lines_of(o.out).size(), 1U) << o.out;
  }
}

TEST(Audit, ShowsTheTheoremThatFails) {
  const Folder folder;
  const Outcome o = audit(folder, {house_rule(folder, "end_rebels = \"rebel_alive\"")});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_TRUE(o.out.starts_with("THM-SGS-END-TOTAL\n")) << o.out;
  EXPECT_TRUE(shown(o, "end_rebels = \"rebel_alive\""));
  EXPECT_FALSE(shown(o, "proved: house"));
  EXPECT_TRUE(o.last_line().starts_with("house: ")) << o.out;
  EXPECT_TRUE(shown(o, "2 things are wrong"));
}

// No table can be dealt: proved false, and no game is played.
TEST(Audit, SaysThatNoTableCanBeDealt) {
  const Folder folder;
  std::string rows;
  for (int n = 2; n <= 10; ++n)
    rows += "roles_" + std::to_string(n) + " = { lord = 1, loyalist = 9, rebel = 9, spy = 9 }\n";
  const Outcome o = audit(folder, {house_rule(folder, rows)});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_TRUE(shown(o, "THM-SGS-TABLES")) << o.out;
  EXPECT_TRUE(shown(o, "0 random games"));
}

// Without fire and chains their rules never act; those of the base do.
TEST(Audit, SaysWhichRulesNeverAct) {
  const Folder folder;
  const Outcome o = audit(folder, {house_rule(folder, "maneuvering = false")});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_TRUE(shown(o, "SGS-CHAIN")) << o.out;
}

TEST(Audit, TellsProgramsTheSame) {
  const Folder folder;
  const std::string path = house_rule(folder, "end_rebels = \"rebel_alive\"");
  const Outcome o = audit(folder, {path, "--format", "jsonl"});
  EXPECT_EQ(o.code, 1);
  EXPECT_TRUE(shown(o, R"("theorem":"THM-SGS-END-TOTAL","status":"refuted")")) << o.out;
  EXPECT_TRUE(shown(o, R"({"ruleset":"house","wrong":2,"open":0,)")) << o.out;
}

TEST(Audit, RefusesWhatIsNoRuleset) {
  EXPECT_EQ(run({"audit"}).code, 2);
  EXPECT_EQ(run({"audit", "clasic"}).code, 2);
  EXPECT_EQ(run({"audit", "classic", "--time", "0"}).code, 2);
}

}  // namespace
}  // namespace tally::cli::testing
