#pragma once
// A game as a script: its choices, each with the question it answers, and what is wrong with it.
// Choices can be left out of it, whole turns and seats too; what is left is played again.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/record.h"

namespace tally::verify {

// An event with its cards.
struct Line {
  Event event;
  std::vector<Card> cards;
  Line() = default;
  explicit Line(const Event& e) : event(e), cards(e.cards.begin(), e.cards.end()) {
    event.cards = {};
  }
  [[nodiscard]] Event get() const {
    Event e = event;
    e.cards = cards;
    return e;
  }
};

// Which question it was.
struct Key {
  std::uint8_t ask = 0;
  What what = 0;
  Seat who = nobody;
  Seat other = nobody;
  friend bool operator==(const Key&, const Key&) = default;
};
[[nodiscard]] Key key_of(const Question& q);

struct Step {
  Line line;
  Key key;
  int turn = 0;       // index into Script::turns
  int phase = 0;      // number of the last event of a fixed sequence in it, from 1; 0 before it
  bool main = false;  // of a question that is asked again until it is passed
  bool chance = false;
  Seat holder = nobody;  // whose cards it takes
};

// The fields in which the event of a record differs from that of the rules, a bit per Field; all of
// them for an event of another kind. A field that one of the two does not show does not differ.
[[nodiscard]] std::uint8_t differing(const Schema& schema, const Event& told, const Event& shown);
[[nodiscard]] constexpr bool has(std::uint8_t fields, Field f) {
  return ((fields >> static_cast<unsigned>(f)) & 1U) != 0;
}

// What a finding says, without whom and where: two findings mean the same when these are equal.
struct Meaning {
  FindingKind kind = FindingKind::illegal;
  Rule rule = no_rule;
  std::uint8_t why = 0;      // which of the rule's conditions (Verdict::why)
  std::uint8_t asked = 0;    // for an answer or a missing one: the question's Question::ask
  Kind told = nothing;       // what the rules tell there, or miss
  Kind shown = nothing;      // what the record has there that should not be so
  std::uint8_t differs = 0;  // the fields in which the two do, where it has both
  bool over = false;         // the event comes when the game has ended
  friend bool operator==(const Meaning&, const Meaning&) = default;
};
// Of what EventSink::disputed is told.
[[nodiscard]] Meaning meaning_of(const Schema& schema, const Finding& f, const Question* q,
                                 const Event* told, const Event* shown);

// What is wrong, and where: behind the steps, in the last turn.
struct Fault {
  FindingKind kind = FindingKind::illegal;
  Rule rule = no_rule;
  Meaning meaning;
  std::optional<Key> key;     // of the question, if it is about one
  std::optional<Line> told;   // what the rules tell there
  std::optional<Line> shown;  // what the record has, or has next
  std::optional<Card>
      lacks;                 // the card of `shown` that its player does not have, if it is only one
  std::uint8_t differs = 0;  // the fields in which they do, where it has both
  int phase = 0;
  // So many lines behind an event told wrong show that it is: any unseen card may be flipped for a
  // judgement, until the next lines name another one that takes effect and is discarded.
  int shown_by = 0;
};

struct Script {
  const Game* game = nullptr;
  Setup setup;
  std::vector<Seat> turns;  // whose they are; [0] is what comes before the first
  std::vector<Step> steps;
  std::optional<Fault> fault;
  int tail = 0;          // events behind the last choice of a player, where there is no fault
  Seat viewer = nobody;  // of a game with hidden cards: who saw it
};

// The script of a record up to its finding of that index; up to its end without one. False when the
// record is not one that can be played: the rules do not cover it, or have no such finding.
bool script_of(const Record& record, const Ruleset& rules, std::optional<std::size_t> finding,
               Script& out);

}  // namespace tally::verify
