#pragma once
// What one seat sees of a game: every event, with the cards and names left out that its kind keeps
// from this seat (KindInfo::sight), the roles nobody has shown yet (SeatFieldInfo::secret), and
// what is still face down where its record ends (KindInfo::face_down_with).
#include <array>
#include <cstdint>

#include "engine/core/game.h"
#include "replay/record.h"

namespace tally::hidden {

class View {
 public:
  // `viewer` nobody is somebody who only looks on.
  View(const Record& record, Seat viewer);

  // What was settled before the game, as far as this seat knows it.
  Setup see(const Setup& setup);
  // One event after the other. The cards of the answer live until the next call.
  Event see(const Event& e);
  // Whether something that the viewer saw was hidden already: another has recorded the game.
  [[nodiscard]] bool blind() const { return blind_; }

 private:
  void find_face_down(const Record& record);
  [[nodiscard]] bool looks_on(const Event& e, Sight sight, std::size_t card) const;

  void moved(const Event& e, const KindInfo& kind);

  const Schema& schema_;
  int players_;
  Seat viewer_;
  bool blind_ = false;
  unsigned face_down_ = 0;  // bit per seat
  std::array<Card, max_cards> cards_{};
  std::array<Spot, card_ids> where_{};   // where each card was last put
  std::array<Seat, card_ids> holder_{};  // in whose hand
};

// Lies there for everybody to see.
[[nodiscard]] constexpr bool is_open(Spot s) {
  return on_table(s) || in_front(s) || s == Spot::discard;
}

}  // namespace tally::hidden
