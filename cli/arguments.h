#pragma once
// The command line, understood. CLI11 is seen by arguments.cpp alone.
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "replay/words.h"

namespace tally::cli {

struct CheckArguments {
  std::vector<std::string> paths;
  std::string ruleset;  // "": each record's own
  bool jsonl = false;
  bool strict = false;
  bool only_findings = false;  // games that are clean are only counted
  int jobs = 0;                // 0: one for each core
  Lang lang = Lang::en;
};

struct ShowArguments {
  std::string record;
  int game = 1;  // among the games of the file, from 1
  std::optional<int> turn;
  std::string ruleset;
  Lang lang = Lang::en;
  bool why = false;
};

struct DiffArguments {
  std::vector<std::string> records;  // one with from and to, else two
  std::optional<int> from;
  std::optional<int> to;
  int game = 1;
  int after = 1;  // turns to show after the first one that differs
  std::string ruleset;
  Lang lang = Lang::en;
};

struct RulesArguments {
  std::vector<std::string> ids;  // or titles, or names of cards; paths when coverage is asked for
  bool coverage = false;
  bool rulesets = false;
  Lang lang = Lang::en;
};

struct ImportArguments {
  std::vector<std::string> records;
  std::string output;
};

struct PlayArguments {
  int players = 8;
  std::uint64_t seed = 1;
  std::uint64_t games = 1;
  std::string ruleset;
  std::string output;
};

struct FormatArguments {
  std::string game;
};

using Command = std::variant<CheckArguments, ShowArguments, DiffArguments, RulesArguments,
                             ImportArguments, PlayArguments, FormatArguments>;

// A text asked for (help, version): to be printed on standard output.
struct Answer {
  std::string text;
};

// Throws Failure with ExitCode::usage.
std::variant<Command, Answer> parse(int argc, const char* const* argv);

}  // namespace tally::cli
