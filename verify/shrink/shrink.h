#pragma once
// Makes a record small that has something somebody looks for: a finding, or that it comes out
// otherwise by another ruleset. Turns, choices of the players and seats are left out, and the deck
// is stacked anew, so that the cards which the rest needs are there. Every candidate is a game that
// the rules play, legal but for what is looked for.
#include <cstdint>
#include <functional>
#include <string>

#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/record.h"

namespace tally::verify {

// How large a record is: turns count first, then choices, and so on.
struct Size {
  int turns = 0;
  int choices = 0;
  int cards = 0;   // named in choices and dealt
  int events = 0;  // lines of a log, without its header
  friend auto operator<=>(const Size&, const Size&) = default;  // NOLINT(modernize-use-nullptr)
};
[[nodiscard]] Size size_of(const Record& record);

// Whether a candidate, a native record, still has what is looked for. May be called thousands of
// times.
using Predicate = std::function<bool(const Record&)>;

struct ShrinkOptions {
  std::uint64_t most_tries = 20'000;
  // Events, of all candidates, that are played, checked or copied: so much is a matter of seconds.
  std::uint64_t most_work = 10'000'000;
  std::function<bool()> stop;  // asked now and then; true: what was reached by then is the result
  bool fewer_players = true;
};

// As a native log.
[[nodiscard]] std::string log_of(const Record& record);

// Why there is no smaller log.
enum class NoLog : std::uint8_t {
  none,                // there is one
  two_statements,      // of a source exclude each other; a native log makes only one of them
  contradicts_itself,  // a line does; in a log made anew none can
  too_much_work,       // none was found with as much work as was allowed
  with_others,         // none was found that does not break other rules before, as the record does
  not_there,           // no such finding
  not_found,
};

// What was left out. Of the smallest record none of these can be left out by itself, unless the
// search was left off.
enum class LeftOut : std::uint8_t {
  choices,  // turns, choices and seats: it is played again without
  lines,    // lines, and nothing is played again
};

struct Shrunk {
  bool found = false;  // at least one candidate had it; else `record` is empty
  Record record;       // the smallest, native
  std::string log;     // `record` as a log
  Size before;         // of the record that was given, as a native log
  Size after;
  std::uint64_t tries = 0;
  std::uint64_t work = 0;  // as ShrinkOptions::most_work counts it
  bool left_off = false;   // for most_tries or most_work: there may be a smaller one
  bool another = false;    // of another game, with the same finding at its end
  LeftOut tried = LeftOut::choices;
  NoLog why = NoLog::not_found;  // where there is none
};

// `rules` are those the game is played by, all of it legal. The end of the record counts as well:
// what is looked for should show at its last events, or candidates are played on for nothing.
Shrunk shrink(const Record& record, const Ruleset& rules, const Predicate& still,
              const ShrinkOptions& options = {});

// The same for a finding, one of those WholeCheck::all has of the record: same kind, same rule,
// same kind of event, and no other, but for what its set-up breaks. Of a wrong result hardly
// anything can be left out: short random games are given one too, and the smallest counts. What
// hidden cards or roles exclude is played with a deal of them that explains what comes before, and
// has to say the same of the same cards as somebody sees it. Where there is none, and of what a
// set-up breaks, lines are left out.
Shrunk shrink_finding(const Record& record, const Ruleset& rules, const Finding& finding,
                      const ShrinkOptions& options = {});

}  // namespace tally::verify
