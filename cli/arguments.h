#pragma once
// The command line, understood. CLI11 is seen by arguments.cpp alone.
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "replay/books/wanted_rules.h"
#include "replay/io/globs.h"
#include "replay/words.h"

namespace tally::cli {

inline constexpr int most_threads = 256;

// One report: in which form, and where to; "": standard output.
struct ReportTo {
  std::string format;
  std::string file;
};

// Which part of the work is done here, where several machines do it.
struct Share {
  std::uint64_t part = 1;            // from 1
  std::uint64_t of = 0;              // 0: all is done here
  std::vector<std::string> command;  // the command line, but for which part it is

  [[nodiscard]] bool any() const { return of > 0; }
  [[nodiscard]] bool has(std::uint64_t unit) const { return of == 0 || unit % of == part - 1; }
};

struct CheckArguments {
  std::vector<std::string> paths;
  io::Globs globs;  // of what folders hold
  WantedRules rules;
  std::vector<ReportTo> reports = {{"text", ""}};
  bool strict = false;
  bool only_findings = false;  // games that are clean, or let pass, are only counted
  bool known_ok = false;       // known defects of programs are let pass
  std::string baseline;        // what it has is let pass; "": nothing
  std::string save_baseline;   // where to write one; "": nowhere
  std::string expect;          // a table of how each is to come out; "": none
  bool follow = false;         // the only path is being written: judge it event by event
  std::string witness;         // where to write games with their hidden cards dealt; "": nowhere
  int jobs = 0;                // 0: one for each core
  Share share;
  Lang lang = Lang::en;
};

struct ShowArguments {
  std::string record;
  int game = 1;  // among the games of the file, from 1
  std::optional<int> turn;
  WantedRules rules;
  Lang lang = Lang::en;
  bool why = false;
  bool asked = false;    // every question to a player, answered or not
  bool numbers = false;  // of events, as --at of other commands takes them
};

struct DiffArguments {
  std::vector<std::string> records;  // one with from and to, else two
  std::optional<int> from;
  std::optional<int> to;
  int game = 1;
  int after = 1;  // turns to show after the first one that differs
  WantedRules rules;
  Lang lang = Lang::en;
};

struct RulesArguments {
  std::vector<std::string> ids;  // or titles, or names of cards; paths when coverage is asked for
  std::string game;              // "": all
  bool coverage = false;
  bool rulesets = false;
  bool invariants = false;
  Lang lang = Lang::en;
};

struct ImportArguments {
  std::vector<std::string> records;
  std::string output;
  Lang lang = Lang::en;
};

struct PlayArguments {
  std::string game;  // "": the first that has the ruleset
  int players = 0;   // 0: eight, or as many as the game has seats
  std::uint64_t seed = 1;
  std::uint64_t games = 1;
  std::string ruleset;
  std::string output;
  Lang lang = Lang::en;
};

struct FormatArguments {
  std::string game;
  Lang lang = Lang::en;
};

struct LegalArguments {
  std::string record;
  int game = 1;             // among the games of the file, from 1
  std::optional<int> at;    // a native event; none: the decisions are listed
  std::optional<int> seat;  // only those of this one, from 1
  std::optional<int> turn;  // only those in this one
  std::string why_not;      // an answer in words, or a line of a log
  WantedRules rules;
  Lang lang = Lang::en;
};

struct FuzzArguments {
  std::string game;  // "": the one of the ruleset
  std::string ruleset;
  int players = 0;          // 0: every number there is a table for
  std::uint64_t games = 0;  // 0: 10,000, or as many as the time allows
  std::uint64_t seed = 1;
  double seconds = 0;  // 0: no limit
  int jobs = 0;        // 0: one for each core
  std::string output;  // where a failing game goes; "": by its seed, in the current folder
  bool jsonl = false;
  Share share;
  Lang lang = Lang::en;
};

struct ShrinkArguments {
  std::string record;
  int game = 1;        // among the games of the file, from 1
  int finding = 1;     // among those of the game, from 1
  std::string output;  // "": standard output
  WantedRules rules;
  Lang lang = Lang::en;
};

// The page of one record, or a folder of pages of many.
struct AnnotateArguments {
  std::vector<std::string> records;
  std::string output;
  int game = 1;  // among the games of the file, from 1
  std::vector<Lang> langs = {Lang::en, Lang::zh};
  std::optional<int> seat;  // as this one saw it, from 1; 0: somebody who only looks on
  bool problems = false;
  std::string notes;                // a file of notes on the game; "": none
  std::vector<std::string> lesson;  // rules, then paths: passages that show them; empty: no lesson
  WantedRules rules;
  int jobs = 0;  // 0: one for each core
};

struct HideArguments {
  std::string record;
  int seat = 0;  // from 1; 0: somebody who only looks on
  WantedRules rules;
  std::string output = "-";
  Lang lang = Lang::en;
};

struct DeduceArguments {
  std::string record;
  int seat = 0;  // from 1; 0: somebody who only looks on
  int game = 1;  // among the games of the file, from 1
  bool all = false;
  bool jsonl = false;
  WantedRules rules;
  Lang lang = Lang::en;
};

struct ProveArguments {
  std::string game;     // "": all
  std::string ruleset;  // "": all of this program's
  std::string rule;     // "": all theorems; else those that cite it, or the one of this id
  std::string smt2;     // a folder for a file a theorem
  bool jsonl = false;
  Lang lang = Lang::en;
};

struct CompareArguments {
  std::vector<std::string> rulesets;  // two
  std::string game;                   // "": the one of the rulesets
  std::uint64_t games = 20000;        // looked through for each option
  std::uint64_t seed = 1;
  std::string output;  // where the witness game goes; "": nowhere
  Lang lang = Lang::en;
};

struct AuditArguments {
  std::string ruleset;
  std::string game;     // "": the one of the ruleset
  double seconds = 30;  // for all of it
  std::uint64_t seed = 1;
  int jobs = 0;        // 0: one for each core
  std::string output;  // where games that show what is wrong go; "": by the ruleset's name
  bool jsonl = false;
  Lang lang = Lang::en;
};

struct RegressArguments {
  std::vector<std::string> paths;
  WantedRules from;
  WantedRules to;
  std::string baseline;  // what `--save` or `check --format jsonl` wrote; "": the rules of `from`
  std::string page;      // where a page of it goes; "": nowhere
  std::string save;      // where to write how it came out by `to`; "": nowhere
  bool jsonl = false;
  int jobs = 0;  // 0: one for each core
  Share share;
  Lang lang = Lang::en;
};

struct MergeArguments {
  std::vector<std::string> parts;    // files
  std::vector<std::string> formats;  // instead of those of the parts; empty: those
  std::string lang;                  // "": that of the parts
};

struct ForkArguments {
  std::string record;
  int game = 1;             // among the games of the file, from 1
  int at = 0;               // a native event
  std::string choose;       // an answer in words, or its number in the list; "": list them
  bool stop = false;        // the game ends with the choice
  std::uint64_t seed = 1;   // of the players who play on
  std::uint64_t games = 0;  // played on to see how they end; 0: one game
  std::string output;       // where it is written; "": nowhere
  std::string page;         // of the record, with how the games end; "": none
  WantedRules rules;
  Lang lang = Lang::en;
};

struct WhyArguments {
  std::string record;
  int game = 1;              // among the games of the file, from 1
  std::optional<int> at;     // a native event
  std::optional<int> death;  // of this seat, from 1; neither: the last event
  int depth = 5;             // so many causes in a row
  bool jsonl = false;
  bool dot = false;
  bool svg = false;
  WantedRules rules;
  Lang lang = Lang::en;
};

struct GraphArguments {
  std::string what;  // phases, seats or states
  std::string record;
  std::string game;
  int game_number = 1;        // among the games of the file, from 1
  std::optional<int> turn;    // none: the last
  std::uint64_t games = 500;  // to be seen for the phases
  // Of the endgame: cards as a log names them; none: those of the game's own example.
  std::optional<std::string> first_hand;
  std::optional<std::string> second_hand;
  std::optional<std::string> pile;
  std::uint64_t most = 20000;
  WantedRules rules;
  bool dot = false;
  bool svg = false;
  Lang lang = Lang::en;
};

struct ExploreArguments {
  std::string record;  // "": the table is told by what follows
  int game_number = 1;
  std::optional<int> at;    // before this event
  std::optional<int> turn;  // as this turn begins
  std::string game;
  std::vector<std::string> hands;  // of each seat
  std::string pile;
  bool any_order = false;
  std::string roles;     // with commas
  std::string generals;  // the same
  std::optional<int> hp;
  std::uint64_t most = 1'000'000;  // positions
  int megabytes = 4096;
  std::string output;  // a log for each finding
  bool jsonl = false;
  WantedRules rules;
  Lang lang = Lang::en;
};

struct ScoreArguments {
  std::vector<std::string> records;
  bool series = false;
  bool jsonl = false;
  std::string page;
  WantedRules rules;
  Lang lang = Lang::en;
};

using Command =
    std::variant<CheckArguments, ShowArguments, DiffArguments, RulesArguments, ImportArguments,
                 PlayArguments, FormatArguments, LegalArguments, FuzzArguments, ShrinkArguments,
                 ProveArguments, CompareArguments, HideArguments, DeduceArguments, GraphArguments,
                 AnnotateArguments, RegressArguments, ForkArguments, WhyArguments, MergeArguments,
                 ExploreArguments, ScoreArguments, AuditArguments>;

// A text asked for (help, version): to be printed on standard output.
struct Answer {
  std::string text;
  bool for_person = true;  // not for a shell, or for `man`
};

// Throws Failure with ExitCode::usage.
std::variant<Command, Answer> parse(int argc, const char* const* argv);

}  // namespace tally::cli
