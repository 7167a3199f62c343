#pragma once
// What a game brings to be scored (verify/games/).
#include <vector>

#include "engine/core/game.h"
#include "engine/core/message.h"
#include "replay/diff/story.h"

namespace tally::verify {

// `each` points, `times` over; both stand there, so that the sum can be worked out again.
struct ScorePart {
  Message what;
  int each = 0;
  int times = 1;
  Rule why = no_rule;

  [[nodiscard]] int sum() const { return each * times; }
};

// The points of one game, by seat; or why it has none.
struct Sheet {
  std::vector<std::vector<ScorePart>> seats;
  Message none;
  Seat leader = nobody;  // whose turn it is to be in a series: the lord
  // Where whoever died first in the game before is not to do so again: who is said to be that, and
  // who died first in this one.
  bool spares = false;
  Seat spared = nobody;
  Seat first_out = nobody;

  [[nodiscard]] int total(Seat seat) const;
};

struct ScoreKit {
  // Of a game that is over: `story` has its events, `match` stands at its end.
  Sheet (*score)(const diff::Story& story, const Match& match, const SeatList& winners,
                 const Ruleset& rules) = nullptr;
  // The rule of a series in which everybody leads once, and of whether equal totals share a rank;
  // no_rule: this game has no such series.
  Rule series = no_rule;
  bool (*ties_share)(const Ruleset& rules) = nullptr;
};

// That of a game, by the list in verify/games/kits.cpp; an empty one where it brings none.
[[nodiscard]] const ScoreKit& score_kit_of(const Game& game);

}  // namespace tally::verify
