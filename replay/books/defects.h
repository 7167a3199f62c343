// Known defects of recording programs (defects.toml), as embedded in the program: findings that are
// one of them are named so. docs/recorders.md tells of them at length.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "replay/books/text.h"
#include "replay/check.h"

namespace tally {

// "0.5.15"; what is not said is 0.
using ProgramVersion = std::array<int, 3>;

// What one finding is. Empty parts say nothing; names are those of logs.
struct DefectShape {
  std::string rule;  // its id
  FindingKind kind = FindingKind::illegal;
  std::string why;     // of Game::why_keys
  std::string event;   // Matter::kind …
  std::string with;    // … its name …
  std::string card;    // … and the name of its first card
  std::string asks;    // the rule that asks for it
  std::string due;     // the kind that is due
  std::string next;    // what the record goes on with where it lacks that
  std::string behind;  // what the record has just before it
  std::string also;    // a rule that bears on it besides
};

struct Defect {
  std::string id;
  std::string program;  // without its version
  ProgramVersion first{};
  ProgramVersion last{};  // all 0: there is none
  std::string general;    // as the program spells it, or several, of whom one sits at the table
  std::vector<DefectShape> is;
  std::vector<DefectShape> then;  // what comes of it, later in the same game
  Text text;
};

// All of them, read when they are first asked for. Throws BookError.
std::span<const Defect> known_defects();

// `file` is named in errors. Throws BookError.
std::vector<Defect> parse_defects(std::string_view content, const std::string& file);

// The defect of `program` ("FreeKill 0.5.15", as a record has it) that this finding is at a table
// of these players, nullptr when it is none.
const Defect* defect_of(const Game& game, std::string_view program, const Finding& f,
                        std::span<const SeatLabel> players = {});

// Names those of one game, in their order: each defect, and behind it what comes of it.
void name_defects(const Game& game, std::string_view program, std::span<const SeatLabel> players,
                  std::span<Finding> findings);

}  // namespace tally
