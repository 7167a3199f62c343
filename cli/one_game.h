#pragma once
// One game of a file, read and checked, for the commands that look at a single game.
#include <memory>
#include <string>

#include "engine/core/types.h"
#include "replay/diff/story.h"
#include "replay/record.h"
#include "replay/report/entry.h"
#include "verify/record_checker.h"

namespace tally::cli {

struct OneGame {
  Record record;
  report::Entry entry;
  std::unique_ptr<diff::Story> story;
  bool more = false;     // the file holds another game after this one
  Message no_more = {};  // why what comes after it cannot be read; mostly empty
};

// The `number`-th game of the file (from 1), checked, its story complete. Throws Failure:
// unreadable when it cannot be read or judged, usage when the file has fewer games, undecided when
// the rules do not cover it yet.
OneGame read_game(const std::string& path, int number, RecordChecker& checker);

// The game as a seat saw it, or nobody in particular (`nobody`): its view, read and checked like
// any record. Complains where the record does not show all that this seat saw. Throws the same.
OneGame as_seen_by(Seat viewer, const OneGame& game, RecordChecker& checker);

// Where only the first of several was looked at: how to get at the next, by this option.
void tell_of_more(const OneGame& game, const std::string& path, int number,
                  const char* option = "--game");

}  // namespace tally::cli
