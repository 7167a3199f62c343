#pragma once
// What there is to say about one game of one file: the input of every kind of report.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "replay/check.h"

namespace tally::report {

// An event on the way to a finding.
struct Step {
  std::uint32_t at = 0;         // position among the native events, 0-based
  std::uint32_t source_at = 0;  // as Finding::source_at, or not_in_record
  Message words;
};

struct Entry {
  std::string path;
  std::uint32_t number = 0;  // 1-based among the games of the file; 0 when it is the only one
  std::string format;        // "" when not known, as the next two
  std::string program;
  std::string ruleset;         // the one it was held against
  const Game* game = nullptr;  // nullptr when not known
  int players = 0;             // 0 when not known
  Report report;
  std::string witness;  // a log of the game with its hidden cards dealt, where that was asked for
  Message no_witness;   // why there is none
  Message error;        // why the game cannot be read or judged; empty when it can
  std::uint64_t line = 0;  // of the file, 1-based, which the error is about; 0 when of none
  bool internal = false;   // the error is a fault of this program
  bool stray = false;      // the error is that it does not look like a record at all …
  bool skipped = false;    // … and it is passed over
  // By which it is known again that the record is undecided, incomplete or unreadable, and why; 0
  // where it is not (replay/finding_id.h).
  std::uint64_t id = 0;
  Standing standing = Standing::counts;  // of that
  // The events that led to each finding, in order; only where asked for.
  std::vector<std::vector<Step>> led_by;
  std::uint64_t more = 0;  // stands for so many errors of the file, which are not told one by one

  // Keeps the memory.
  void clear();

  [[nodiscard]] VerdictKind verdict() const {
    return error.empty() ? report.verdict : VerdictKind::unreadable;
  }
  // The error, or why it is undecided or incomplete.
  [[nodiscard]] const Message& reason() const { return error.empty() ? report.reason : error; }
  // Not clean, but all that is wrong is let pass.
  [[nodiscard]] bool let_pass() const;
};

// Of one file after another: the first errors are told, the others are counted.
class Errors {
 public:
  // Whether to tell this game of the file.
  bool tells(const Entry& entry);
  // Behind the last game of the file: fills `entry` with what was not told; false when all was.
  bool rest(const std::string& path, Entry& entry);
  // So many that the file is not worth reading any further.
  [[nodiscard]] bool enough() const;

 private:
  std::uint64_t errors_ = 0;
  bool internal_ = false;
};

// "path", or "path#3" for the third game of several.
std::string source_of(const Entry& entry);
// The path of such a source, and the number of the game; 0 where it has none.
std::pair<std::string, std::uint64_t> file_and_game(const std::string& source);

}  // namespace tally::report
