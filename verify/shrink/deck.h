#pragma once
// A deck in which cards lie so that they come to those who need them in a script. Who draws when
// shows in a game: it is played with the deck as it was shuffled, stacked by how that went, played
// again, and so on until the deck stays as it is.
#include <array>
#include <span>
#include <vector>

#include "engine/core/game.h"
#include "verify/shrink/script.h"

namespace tally::verify {

class StackedDeck {
 public:
  explicit StackedDeck(const Schema& schema) : schema_(schema) {}

  // Before the first game of a script.
  void forget() { piles_.clear(); }
  // Before each game.
  void start(const Script& script);
  // A pile comes to lie as it is stacked, if it is one of the set-up.
  void shuffled(std::span<Card> pile);
  // Of `open`, which chance deals to `seat` or in equal shares to `seats`, the first `wanted` are
  // those they need, as far as they are among them.
  void dealt(std::span<Card> open, std::size_t wanted, Seat seat, std::size_t seats);
  // Cards have come from the pile in an event that was told.
  void drawn(const Event& e);
  // After a game: stacks the last pile by how it went. False where it stays as it was.
  bool stack();

  // Cards that somebody needs, by card.
  [[nodiscard]] const std::array<bool, card_ids>& needed() const { return needed_; }

 private:
  void ask_what_is_needed();
  void need(Seat holder, std::span<const Card> cards);
  Card next_for(Seat seat, const std::array<bool, card_ids>& there);

  const Schema& schema_;
  const Script* script_ = nullptr;
  std::vector<std::vector<Card>> wishes_;  // by seat, in the order of need
  std::vector<std::size_t> granted_;       // by seat: so many of these
  std::array<bool, card_ids> needed_{};
  std::array<bool, card_ids> placed_{};    // a place in the pile or a hand is found for it
  std::array<bool, card_ids> in_hands_{};  // dealt to whom it was needed by
  std::vector<Seat> taken_by_;  // for whom the cards of the pile came, the top first; or nobody
  std::vector<std::vector<Card>> piles_;  // those of the set-up, the top first; the last is stacked
  std::size_t shuffles_ = 0;
};

}  // namespace tally::verify
