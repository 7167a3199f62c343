#pragma once
// Where a recorded game can take another way: the questions put to players at one of its events.
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/core/game.h"
#include "replay/record.h"

namespace tally::crossing {

// An answer, kept beyond its question.
struct Answer {
  Event event;  // of kind `nothing`: to pass
  std::vector<Card> cards;

  Answer() = default;
  explicit Answer(const Event& e);
  [[nodiscard]] Event get() const;  // its cards live as long as this
};

// A question put to players just before an event.
struct Asked {
  Seat who = nobody;        // nobody: whoever wants to
  Rule rule = no_rule;      // that asks
  bool may_pass = false;    // to pass is legal
  bool passed = false;      // … and was done
  std::vector<Answer> can;  // the legal answers but that one; at most `most_answers`
  int taken = -1;           // the one of them that was given; -1: none
  bool more = false;        // there are more of them
};

inline constexpr std::size_t most_answers = 10'000;

// Whether both are the same choice, in whatever order its cards and targets are told; `told` may
// leave out what tells a card from others of its name.
bool same_answer(const Schema& schema, const Event& told, const Event& e);

// Sees a question while it stands, with its number among those at the event.
using Look = std::function<void(std::size_t number, const Question& q)>;

// The questions put to players at event `at` (0-based) of a game, in order. `game` holds every
// event as the rules bring it about. Empty where nobody was asked, or the game cannot be followed
// so far.
std::vector<Asked> questions_at(const Record& game, const Ruleset& rules, std::size_t at,
                                const Look& look = {});

}  // namespace tally::crossing
