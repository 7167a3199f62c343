#pragma once
// What the rules say throughout a game, each as one number: if it moves, what they say has moved.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "replay/check.h"
#include "replay/record.h"

namespace tally::outputs {

enum class Column : std::uint8_t {
  events,    // what happens, by which rule, and the state after each turn
  asked,     // the questions, and the legal answers to them
  refused,   // answers with one thing changed: legal, or the rule they break
  worded,    // events, and fields of the state, in both languages
  sums,      // how events come to their numbers, and which other rules bear on them
  cited,     // the rule against an event with one thing changed
  findings,  // what is found in a record with one thing changed, left out or not shown
  taken,     // the state after an event with one thing changed, by the record's word
  count
};
inline constexpr std::string_view column_names[] = {"events", "asked", "refused",  "worded",
                                                    "sums",   "cited", "findings", "taken"};

class Figures {
 public:
  Signature& operator[](Column c) { return of_[static_cast<std::size_t>(c)]; }
  void mix_text(Column c, std::string_view text);
  void mix_event(Column c, const Event& e);
  // Eight hexadecimal digits a column, a tab between.
  [[nodiscard]] std::string row() const;

 private:
  std::array<Signature, static_cast<std::size_t>(Column::count)> of_;
};

// A verdict and all findings.
void mix_report(const Report& report, Figures& out);

// Plays a random game to its end, looking at all of it; and looks for faults, so many, in a record
// of it. False: no table for so many players.
bool tell_game(const Game& game, const Ruleset& rules, int players, std::uint64_t seed, int faults,
               Figures& out);

// Holds a record against the rules, looking at all of it, and looks for faults in it. The record is
// afterwards as it was.
void tell_record(Record& record, const Ruleset& rules, int faults, Figures& out);

}  // namespace tally::outputs
