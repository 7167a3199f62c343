// Completions and the manual's page, as shells and `man` take them.
#include <cstdio>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

// What a shell says, both streams.
std::string said_by(const std::string& command) {
  std::FILE* const pipe = ::popen((command + " 2>&1").c_str(), "r");
  std::string said;
  for (int c = 0; (c = std::fgetc(pipe)) != EOF;) said += static_cast<char>(c);
  ::pclose(pipe);
  return said;
}

bool is_there(const std::string& program) { return !said_by("command -v " + program).empty(); }

// What the completion offers behind these words, the last of which is begun; in a folder of its
// own.
class Bash {
 public:
  Bash() {
    script_ = folder_.write("tally", run({"completion", "bash"}).out);
    folder_.write("game.jsonl", "");
    folder_.write("mine.toml", "");
  }
  [[nodiscard]] std::set<std::string> behind(const std::vector<std::string>& words) {
    std::string all = "tally";
    for (const std::string& word : words) all += " '" + word + "'";
    const std::string program =
        folder_.write("try", fmt::format("source {}\nCOMP_WORDS=({})\nCOMP_CWORD={}\n_tally\n"
                                         "printf '%s\\n' \"${{COMPREPLY[@]}}\"\n",
                                         script_, all, words.size()));
    std::set<std::string> out;
    for (const std::string& line :
         lines_of(said_by(fmt::format("cd {} && bash {}", folder_.path(), program))))
      if (!line.empty()) out.insert(line);
    return out;
  }

 private:
  Folder folder_;
  std::string script_;
};

using Words = std::set<std::string>;

TEST(Completion, OffersCommandsOptionsAndValuesInBash) {
  Bash bash;
  EXPECT_EQ(bash.behind({"che"}), Words{"check"});
  EXPECT_EQ(bash.behind({"--lang", "zh", "che"}), Words{"check"});
  EXPECT_TRUE(bash.behind({""}).contains("regress"));
  EXPECT_EQ(bash.behind({"check", "--str"}), (Words{"--strict", "--strict-setup"}));
  EXPECT_EQ(bash.behind({"check", "--lang", ""}), (Words{"en", "vi", "zh"}));
  EXPECT_EQ(bash.behind({"check", "--lang", "=", "z"}), Words{"zh"});
  EXPECT_EQ(bash.behind({"check", "--lang", "="}), (Words{"en", "vi", "zh"}));
  EXPECT_EQ(bash.behind({"graph", "s"}), (Words{"seats", "states"}));
  EXPECT_EQ(bash.behind({"graph", "--lang", "en", "s"}), (Words{"seats", "states"}));
  EXPECT_EQ(bash.behind({"help", "reg"}), Words{"regress"});
  EXPECT_EQ(bash.behind({"completion", ""}), (Words{"bash", "fish", "zsh"}));
  EXPECT_EQ(bash.behind({"check", "--jobs", ""}), Words{});
  EXPECT_EQ(bash.behind({"frobnicate", ""}), Words{});
}

TEST(Completion, OffersNamesAndFilesInBash) {
  Bash bash;
  EXPECT_EQ(bash.behind({"rules", "SGS-CARD-SLA"}), Words{"SGS-CARD-SLASH"});
  EXPECT_EQ(bash.behind({"rules", "SGS-CARD-SLASH", "AMB-SGS-03"}).count("AMB-SGS-030"), 1U);
  EXPECT_EQ(bash.behind({"check", "--ruleset", "cl"}).count("classic"), 1U);
  EXPECT_EQ(bash.behind({"check", "--ruleset", "mi"}), Words{"mine.toml"});
  EXPECT_EQ(bash.behind({"compare", "classic", "mi"}), Words{"mine.toml"});
  EXPECT_EQ(bash.behind({"show", "ga"}), Words{"game.jsonl"});
  EXPECT_EQ(bash.behind({"graph", "seats", "ga"}), Words{"game.jsonl"});
  EXPECT_EQ(bash.behind({"play", "--game", "dou"}), Words{"dou_dizhu"});
}

// The help page is the other reading of the same description.
TEST(Completion, HasEveryOptionOfTheHelp) {
  const std::string bash = run({"completion", "bash"}).out;
  const std::string man = run({"man"}).out;
  for (const std::string command : {"check", "rules", "annotate", "graph", "completion"}) {
    std::size_t options = 0;
    for (const std::string& line : lines_of(run({command, "--help"}).out)) {
      const std::size_t at = line.find("--");
      if (!line.starts_with("  -") || at == std::string::npos) continue;
      const std::string option = line.substr(at, line.find(' ', at) - at);
      EXPECT_NE(bash.find(option), std::string::npos) << command << option;
      std::string roff = option;
      for (std::size_t i = 0; (i = roff.find('-', i)) != std::string::npos; i += 2)
        roff.insert(i, "\\");
      EXPECT_NE(man.find("\\fB" + roff + "\\fR"), std::string::npos) << command << roff;
      ++options;
    }
    EXPECT_GE(options, 2U) << command;
  }
}

TEST(Completion, OtherShellsReadTheirs) {
  const Folder folder;
  const std::string fish = folder.write("tally.fish", run({"completion", "fish"}).out);
  const std::string zsh = folder.write("_tally", run({"completion", "zsh"}).out);
  EXPECT_NE(run({"completion", "zsh"}).out.find("'--lang=[English or Chinese"), std::string::npos);
  if (is_there("zsh")) {
    EXPECT_EQ(said_by("zsh -n " + zsh), "");
  }
  if (is_there("fish")) {
    EXPECT_EQ(said_by("fish -n " + fish), "");
  }
}

// A shell with a keyboard: what is typed, and what must then be on its screen.
constexpr const char* zsh_keyboard = R"zsh(
zmodload zsh/zpty
TERM=dumb
zpty -b shell 'zsh -f -i'
screen_with() {
  local all= out=
  repeat 200; do
    while zpty -r -t shell out; do all+=$out; done
    [[ $all == *$1* ]] && break
    sleep 0.05
  done
  print -r -- "$all"
}
zpty -w shell "PS1='> '; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; print ready-\$((1+1))"
screen_with ready-2 >/dev/null
zpty -n -w shell "$2"$'\t\t'
screen_with "$3"
zpty -d shell
)zsh";

TEST(Completion, OffersCommandsAndOptionsInZsh) {
  if (!is_there("zsh")) GTEST_SKIP() << "no zsh here";
  const Folder folder;
  folder.write("_tally", run({"completion", "zsh"}).out);
  const std::string keyboard = folder.write("keyboard", zsh_keyboard);
  const auto screen = [&](const std::string& typed, const std::string& wanted) {
    return said_by(fmt::format("zsh -f {} {} '{}' '{}'", keyboard, folder.path(), typed, wanted));
  };
  for (const auto& [typed, wanted] : std::vector<std::pair<std::string, std::string>>{
           {"tally che", "tally check "},
           {"tally check --str", "--strict-setup"},
           {"tally graph sea", "tally graph seats "}}) {
    const std::string said = screen(typed, wanted);
    EXPECT_NE(said.find(wanted), std::string::npos) << typed << "\n" << said;
  }
}

TEST(Completion, OffersCommandsAndOptionsInFish) {
  if (!is_there("fish")) GTEST_SKIP() << "no fish here";
  const Folder folder;
  const std::string script = folder.write("tally.fish", run({"completion", "fish"}).out);
  const auto offered = [&](const std::string& typed) {
    Words words;
    for (const std::string& line : lines_of(said_by(
             fmt::format("fish --no-config -c 'source {}; complete -C \"{}\"'", script, typed))))
      words.insert(line.substr(0, line.find('\t')));
    return words;
  };
  EXPECT_EQ(offered("tally che"), Words{"check"});
  EXPECT_EQ(offered("tally check --str"), (Words{"--strict", "--strict-setup"}));
  EXPECT_EQ(offered("tally check --lang "), (Words{"en", "vi", "zh"}));
  EXPECT_EQ(offered("tally graph s"), (Words{"seats", "states"}));
  EXPECT_EQ(offered("tally rules SGS-CARD-SLA"), Words{"SGS-CARD-SLASH"});
}

TEST(Manual, IsOneThatManReads) {
  for (const std::string lang : {"en", "zh"}) {
    const Folder folder;
    const Outcome o = run({"man", "--lang", lang});
    EXPECT_EQ(o.code, 0);
    const std::string page = folder.write("tally.1", o.out);
    EXPECT_NE(o.out.find(".TH TALLY 1 "), std::string::npos);
    for (const std::string& line : lines_of(o.out)) {
      if (!line.starts_with(".")) continue;
      const std::string macro = line.substr(1, line.find(' ') - 1);
      EXPECT_TRUE((std::set<std::string>{"\\\"", "TH", "SH", "SS", "PP", "TP", "B", "EX", "EE"})
                      .contains(macro))
          << line;
    }
    EXPECT_EQ(count(o.out, "\n.EX\n"), count(o.out, "\n.EE\n"));
    if (is_there("groff")) {
      const std::string said = said_by("groff -man -Kutf8 -Tutf8 -wmac -Wbreak -z " + page);
      EXPECT_EQ(said, "") << lang;
      const std::string read = said_by("groff -man -Kutf8 -Tutf8 -P-c -rLL=100n " + page);
      EXPECT_NE(read.find("--ruleset"), std::string::npos) << read.substr(0, 2000);
    }
    if (is_there("mandoc")) {
      EXPECT_EQ(said_by("mandoc -Tlint -Wwarning " + page + " | grep -v 'missing date'"), "");
    }
  }
}

}  // namespace
}  // namespace tally::cli::testing
