#pragma once
// Checks every game of many files, on several threads.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/ordered.h"
#include "engine/core/game.h"
#include "replay/record.h"
#include "replay/words.h"
#include "verify/record_checker.h"

namespace tally::cli {

struct CheckAll {
  WantedRules rules;
  int jobs = 0;                // 0: one for each core
  bool witness = false;        // fill Entry::witness
  bool collect_rules = false;  // fill Checked::rules
  // Fill Checked::passages, for these rules of each game.
  const std::map<const Game*, std::vector<Rule>>* passages_of = nullptr;
  std::optional<WantedRules> before = {};  // hold each record against these first: Checked::before
  // Fills Checked::made; called on several threads. The record is as before when it returns.
  std::function<void(Record&, RecordChecker&, Checked&)> make = {};
  // What waits to be given on: jobs for each thread, games of one job.
  std::size_t jobs_ahead = 32;
  std::size_t games_waiting = 1024;
  // The paths of the command line: what is no record, and stands in a folder of theirs only, is
  // skipped (Entry::skipped). nullptr: nothing is.
  const std::vector<std::string>* given = nullptr;
  // Called now and then with the bytes of the files that were read; never two at once with visit.
  std::function<void(std::uint64_t)> progress = {};
  Share share = {};  // which part of them all
};

// The units that were walked over, with those of other shares, and the bytes of their files.
struct Walked {
  std::uint64_t units = 0;
  std::uint64_t bytes = 0;
};

// `visit` gets every game in the order of the paths, whatever `jobs` is. Memory does not grow with
// the number of games. Returns early when interrupted: what was begun is visited.
void check_all(const std::vector<std::string>& paths, const CheckAll& options, const Visit& visit);
// The same for who wants them unit by unit.
Walked check_units(const std::vector<std::string>& paths, const CheckAll& options, Taker& taker);

// What gives a command its games: check_all(), or the parts of a run.
using EachGame = std::function<void(const std::vector<std::string>& paths, const CheckAll& options,
                                    const Visit& visit)>;

}  // namespace tally::cli
