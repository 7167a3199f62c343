#pragma once
// The command line as data: what CLI11 was told of it, for whoever writes it down in another way.
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11 calls itself so
class App;
}

namespace tally::cli::shell {

// What a value can be: words typed as they are, lists of names, files.
struct Values {
  std::vector<std::string> words;
  std::vector<std::string> lists;  // names of some of the lists
  bool files = false;
  [[nodiscard]] bool none() const { return words.empty() && lists.empty() && !files; }
};

// An option, or an argument without one.
struct Option {
  std::vector<std::string> names;  // "-o", "--output"; of an argument one, "record"
  std::string value;               // what stands for its value, "FILE"; "" of a flag
  std::string what;                // what is said of it
  Values values;
  bool required = false;
  bool several = false;  // more than one value
};

struct CommandLine {
  std::string name;
  std::string what;
  std::string footer;
  std::vector<Option> options;
  std::vector<Option> arguments;
  std::vector<CommandLine> commands;
};

// Names that this program knows, too many to stand wherever they can be given.
struct List {
  std::string name;
  std::vector<std::string> words;
};
// Of rules and options, rulesets, games, commands.
[[nodiscard]] std::vector<List> lists(const CommandLine& line);

[[nodiscard]] CommandLine line_of(const CLI::App& app);

// All of a list, with spaces between them.
[[nodiscard]] std::string with_spaces(const std::vector<std::string>& words);

}  // namespace tally::cli::shell
