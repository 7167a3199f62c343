#pragma once
// Players who play by chance, quickly: they try a few answers and give the first that is legal,
// where listing all of them would cost more than the game. Some have a leaning, so that what is
// rare in plain games is common in theirs.
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "engine/core/game.h"
#include "replay/random/random.h"

namespace tally::verify {

class Player {
 public:
  virtual ~Player() = default;
  // A new game: it leans as `leaning` says, a number below leanings().size().
  virtual void start(const Match& match, const Setup& setup, std::uint64_t random,
                     std::size_t leaning) = 0;
  // A legal answer, chance's too; `nothing` to pass. Its cards live until the next call.
  virtual Event answer(const Question& q) = 0;
  // In a few words, for people; the first is none.
  [[nodiscard]] virtual std::span<const std::string_view> leanings() const = 0;
};

// Of any game: lists the answers, and takes one of the first few.
class ListingPlayer : public Player {
 public:
  explicit ListingPlayer(const Game& game) : schema_(game.schema()) {}
  void start(const Match& match, const Setup& setup, std::uint64_t random,
             std::size_t leaning) override;
  Event answer(const Question& q) override;
  [[nodiscard]] std::span<const std::string_view> leanings() const override;

 protected:
  // One of the first `most` legal answers, each as likely; `nothing` when there is none.
  Event one_of_first(const Question& q, int most);
  virtual Event by_chance(const Question& q);
  // Holds an answer with cards of its own.
  Event with_cards(Event e, std::span<const Card> cards);
  Random& random() { return random_; }
  [[nodiscard]] const Match& match() const { return *match_; }
  std::array<Card, max_cards>& room() { return cards_; }

 private:
  class Choice;
  const Schema& schema_;
  const Match* match_ = nullptr;
  Random random_{0};
  std::array<Card, max_cards> cards_{};  // of the last answer
};

std::unique_ptr<Player> player_of(const Game& game);

}  // namespace tally::verify
