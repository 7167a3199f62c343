#pragma once
// What one seat sees of a game: every event, with the cards and names left out that its kind keeps
// from this seat (KindInfo::sight) and the roles nobody has shown yet (SeatFieldInfo::secret).
#include <array>
#include <cstdint>

#include "engine/core/game.h"

namespace tally::hidden {

class View {
 public:
  // Of a game with so many seats; `viewer` nobody is somebody who only looks on.
  View(const Schema& schema, int players, Seat viewer);

  // What was settled before the game, as far as this seat knows it.
  Setup see(const Setup& setup);
  // One event after the other. The cards of the answer live until the next call.
  Event see(const Event& e);
  // Whether something that the viewer saw was hidden already: another has recorded the game.
  [[nodiscard]] bool blind() const { return blind_; }

 private:
  [[nodiscard]] bool looks_on(const Event& e, Sight sight, std::size_t card) const;

  void moved(const Event& e, const KindInfo& kind);

  const Schema& schema_;
  int players_;
  Seat viewer_;
  bool blind_ = false;
  std::array<Card, max_cards> cards_{};
  std::array<Spot, 256> where_{};   // where each card was last put
  std::array<Seat, 256> holder_{};  // in whose hand
};

// Lies there for everybody to see.
[[nodiscard]] constexpr bool is_open(Spot s) {
  return on_table(s) || in_front(s) || s == Spot::discard;
}

}  // namespace tally::hidden
