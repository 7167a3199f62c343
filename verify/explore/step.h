#pragma once
// One question on a way, with all that can be answered, and which answer is taken this time.
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/core/game.h"
#include "verify/explore/bytes.h"
#include "verify/explore/ways.h"

namespace tally::explore {

using Places = std::unordered_map<Key, Node, KeyHash>;

struct Step {
  struct Kept {
    Event event;
    std::vector<Card> cards;
  };
  // A hand of 16 cards of which half are discarded has 12,870.
  static constexpr std::size_t most_answers = 20'000;

  Place place = Place::asked;
  Seat who = nobody;
  std::vector<Kept> answers;
  bool cut = false;       // there are more
  std::size_t taken = 0;  // of the answers
  std::vector<Way> ways;  // what those before it have led to
  // By what the question is known again, with all that comes behind it; none: it is not.
  std::optional<Key> known_by;

  // Its cards live as long as the step.
  [[nodiscard]] Event answer() const;
  // Who gives it: who is asked, where he passes.
  [[nodiscard]] Seat by() const;
  // Where there is only one answer nothing is chosen.
  [[nodiscard]] bool is_choice() const { return answers.size() > 1; }
};

// To pass comes first where it is legal. Of chance: every set of cards that can come; how a
// shuffled pile lies is left open until somebody draws.
[[nodiscard]] Step step_of(const Schema& schema, const Match& match, const Question& q);

// Which answers are taken, of the steps that are choices.
[[nodiscard]] std::vector<std::uint32_t> choices_of(const std::vector<Step>& steps);

// Puts `reached` behind the last step and takes its next answer. Steps without one become places of
// the graph, and are put into `known`; false when none is left: the first of these is then in
// `reached`.
bool go_on(std::vector<Step>& steps, Ways& ways, Places& known, Node& reached);

}  // namespace tally::explore
