#pragma once
// The page of one game, for the commands that make one.
#include <optional>
#include <string>

#include "cli/one_game.h"
#include "engine/core/types.h"
#include "replay/report/page/page.h"
#include "verify/record_checker.h"

namespace tally::cli {

struct PageWishes {
  report::Langs langs = {Lang::en, Lang::zh};
  std::optional<Seat> viewer = {};  // whose view the game is, as as_seen_by() made it
  bool problems = false;
  std::optional<report::PageSpread> spread = {};
  report::PagePlace place = {};
  std::string notes = {};            // a file; "": none
  std::string ruleset = {};          // that was asked for; "": the record's own
  std::optional<Report> whole = {};  // with a viewer: what a check of the record itself came to
};

std::string page_of(const OneGame& game, RecordChecker& checker, PageWishes wishes);

}  // namespace tally::cli
