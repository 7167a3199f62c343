// One language at a time: under a Chinese locale no English words are left, and the other way
// round.
#include <algorithm>
#include <cctype>
#include <set>

#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/cli/usage.h"

namespace tally::cli::testing {
namespace {

constexpr const char* chinese = "LANG=zh_CN.UTF-8";

Outcome run_in(const char* language, std::vector<std::string> arguments) {
  return run(cli::testing::Run{.arguments = std::move(arguments), .environment = {language}});
}

// What a program, a file or a game is called is the same in every language.
const std::set<std::string> names = {
    "tally",    "check",    "show",      "annotate", "diff",       "rules",       "import",
    "play",     "legal",    "hide",      "deduce",   "format",     "fuzz",        "shrink",
    "prove",    "compare",  "fork",      "regress",  "graph",      "help",        "why",
    "text",     "jsonl",    "JSON",      "zh",       "en",         "both",        "phases",
    "seats",    "states",   "pass",      "random",   "stop",       "LC_ALL",      "LANG",
    "classic",  "corpus",   "sanguosha", "dou",      "dizhu",      "LC_MESSAGES", "toml",
    "slash",    "UTF",      "Boost",     "Graph",    "SMT",        "Graphviz",    "DOT",
    "SVG",      "svg",      "dot",       "html",     "index",      "TOML",        "graphviz",
    "generals", "junzheng", "botzone",   "douzero",  "openspiel",  "pagat",       "rlcard",
    "seed",     "sarif",    "junit",     "table",    "counts",     "completion",  "man",
    "bash",     "zsh",      "fish",      "shell",    "auto",       "always",      "never",
    "color",    "pager",    "less",      "merge",    "expansions", "explore",     "score",
    "audit",    "guozhan",  "noname"};

// The words of a text that are neither names nor ids, options, paths or what was given.
std::vector<std::string> english_in(const std::string& text,
                                    const std::vector<std::string>& given) {
  std::vector<std::string> out;
  std::string word;
  const auto end = [&] {
    const bool plain = word.find_first_of("-./=_\"0123456789") == std::string::npos;
    const bool upper =
        std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isupper(c) != 0; });
    const bool is_given = std::any_of(given.begin(), given.end(), [&](const std::string& g) {
      return g.find(word) != std::string::npos;
    });
    if (word.size() > 2 && plain && !upper && !is_given && !names.contains(word))
      out.push_back(word);
    word.clear();
  };
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0 || std::string_view("-./=_\"").find(c) != std::string_view::npos)
      word += c;
    else
      end();
  }
  end();
  return out;
}

bool has_chinese(const std::string& text) {
  for (const char c : text)
    if (const auto byte = static_cast<unsigned char>(c); byte >= 0xE3 && byte <= 0xE9) return true;
  return false;
}

std::vector<std::string> all_commands() {
  std::vector<std::string> out;
  const std::string all = run({"--help"}).out;
  const std::size_t from = all.find("Commands:");
  for (const std::string& line : lines_of(all.substr(from, all.find("Exit codes") - from)))
    if (line.starts_with("  ") && line.size() > 2 && line[2] != ' ')
      out.push_back(line.substr(2, line.find(' ', 2) - 2));
  return out;
}

// They are typed the same everywhere.
std::string without_examples(const std::string& help) {
  std::string out;
  for (const std::string& line : lines_of(help))
    if (!line.starts_with("  tally ")) out += line + "\n";
  return out;
}

TEST(Language, HelpIsInOne) {
  const std::vector<std::string> all = all_commands();
  EXPECT_GT(all.size(), 15U);
  for (const std::string& command : all) {
    const std::string zh = run_in(chinese, {command, "--help"}).out;
    EXPECT_TRUE(has_chinese(zh)) << command;
    for (const std::string& word : english_in(without_examples(zh), {}))
      ADD_FAILURE() << command << ": " << word;
    const std::string en = run_in("LANG=C", {command, "--help"}).out;
    EXPECT_FALSE(has_chinese(without_examples(en))) << en;
  }
}

TEST(Language, MistakesAreToldInOne) {
  const Folder folder;
  for (const Wrong& wrong : mistakes(folder.write("a", random_log(4, 1)))) {
    if (std::ranges::find(wrong.arguments, "--lang") != wrong.arguments.end()) continue;
    const Outcome zh = run_in(chinese, wrong.arguments);
    EXPECT_EQ(zh.code, 2) << zh.err;
    EXPECT_TRUE(has_chinese(zh.err)) << zh.err;
    for (const std::string& word : english_in(zh.err, wrong.arguments))
      ADD_FAILURE() << zh.err << word;
    EXPECT_FALSE(has_chinese(run_in("LANG=C", wrong.arguments).err));
  }
}

TEST(Language, TheOptionWinsOverTheLocale) {
  const auto says = [](std::vector<std::string> environment, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "rules");
    arguments.emplace_back("SGS-CARD-SLASH");
    return has_chinese(
        run(cli::testing::Run{.arguments = arguments, .environment = std::move(environment)}).out);
  };
  EXPECT_FALSE(says({}, {}));
  EXPECT_TRUE(says({"LANG=zh_TW"}, {}));
  EXPECT_TRUE(says({"LANG=en_US.UTF-8", "LC_MESSAGES=zh_CN.UTF-8"}, {}));
  EXPECT_FALSE(says({"LC_ALL=de_DE", "LANG=zh_CN"}, {}));
  EXPECT_FALSE(says({chinese}, {"--lang", "en"}));
  EXPECT_TRUE(says({"LANG=en_US"}, {"--lang=zh"}));
  EXPECT_FALSE(says({"LANG=zhx"}, {}));
}

// The rules of all games: their sources as well.
TEST(Language, RulesAreInOne) {
  for (const std::string& line : lines_of(run({"rules"}).out)) {
    const std::string id = line.substr(0, line.find(' '));
    if (!id.starts_with("SGS-") && !id.starts_with("DDZ-") && !id.starts_with("OPT-")) continue;
    const std::string zh = run_in(chinese, {"rules", id}).out;
    const std::size_t at = zh.find("出处：");
    if (at == std::string::npos) continue;
    // Quoted are the headings of the sources, in their own language.
    std::string source;
    bool quoted = false;
    for (const char c : zh.substr(at, zh.find("\n\n", at) - at)) {
      if (c == '"') quoted = !quoted;
      if (!quoted && c != '"') source += c;
    }
    for (const std::string& word :
         english_in(source, {"FreeKill", "QSanguosha", "Para", "Sheauhaw", "Thiên Hạ", "RLCard",
                             "OpenSpiel", "DouZero", "Botzone", "FightTheLandlord2",
                             "FightTheLandlord", "pagat.com", "Dou Dizhu"}))
      ADD_FAILURE() << id << ": " << word;
  }
}

}  // namespace
}  // namespace tally::cli::testing
