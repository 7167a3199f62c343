#pragma once
// What a game brings to be explored (verify/games/).
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/message.h"
#include "replay/record.h"

namespace tally::verify {

// A table as somebody describes it. Whoever sits first is to move.
struct Described {
  std::vector<std::vector<Card>> hands;  // one a seat
  std::vector<Card> pile;                // top first
  std::vector<std::string> roles;        // one a seat, by their keys; none: the usual ones
  std::vector<std::string> generals;     // the same; none: without
  std::optional<int> hp;                 // of everybody; none: as the game begins
  bool any_order = false;                // nobody knows how the pile lies
};

// One that is small enough to be looked at whole; cards as a log names them.
struct SmallTable {
  std::array<std::string_view, 4> hands;  // empty: no more seats
  std::string_view pile = {};
  int hp = 0;  // 0: this game has none
};

struct ExploreKit {
  // Puts the table so: a bookmark to `out`. An empty message, or what is wrong with it.
  Message (*set_up)(const Described& table, const Ruleset& rules,
                    std::vector<std::byte>& out) = nullptr;
  // Begins a record with it: who sits where, and events that tell how it stands. nullptr: no record
  // of this game can begin so.
  void (*tell)(const Described& table, const Ruleset& rules, Record& out) = nullptr;
  // Makes bookmarks alike that have the same future: a turn's number, say, changes nothing.
  void (*same_future)(std::span<std::byte> bookmark, const Ruleset& rules) = nullptr;
  // From the inside of Table::answer: whether all that comes behind this question hangs on how the
  // game stands there, whatever led to it. `out` gets bytes that are equal where all of that is.
  // `from` is the position the way began in; what the rules keep of it and the state does not is
  // in `out` as well.
  bool (*same_within)(const Question& q, const Match& match, std::span<const std::byte> from,
                      const Ruleset& rules, std::vector<std::byte>& out) = nullptr;
  // Seats with the same number win together.
  int (*side)(std::span<const std::byte> bookmark, Seat seat) = nullptr;
  // What `tally audit` looks at; those that a ruleset does not play are refused by `set_up`.
  std::span<const SmallTable> small = {};
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const ExploreKit& explore_kit_of(const Game& game);

}  // namespace tally::verify
