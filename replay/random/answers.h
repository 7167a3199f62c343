#pragma once
// Random answers to any question of any game.
#include <array>
#include <cstdint>
#include <span>

#include "engine/core/game.h"
#include "replay/random/random.h"

namespace tally {

// An answer's cards live here until the next one.
class RandomAnswers {
 public:
  explicit RandomAnswers(std::uint64_t seed) : random_(seed) {}

  [[nodiscard]] Random& random() { return random_; }
  // Room for the cards of an answer.
  [[nodiscard]] std::array<Card, max_cards>& room() { return cards_; }
  // The answer with these cards, copied.
  Event keep(Event e, std::span<const Card> cards);
  // One of the first `most` legal answers, each as likely (a list may be very long); `nothing` when
  // there is none.
  Event one_of_first(const Question& q, int most);
  // What chance answers.
  Event by_chance(const Match& match, const Question& q);
  // Whether the question is put to chance.
  [[nodiscard]] static bool of_chance(const Schema& schema, const Question& q);

 private:
  class Choice;
  Random random_;
  std::array<Card, max_cards> cards_{};
};

}  // namespace tally
