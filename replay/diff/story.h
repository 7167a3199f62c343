#pragma once
// A checked game kept for looking at: every event, and the state at the end of every turn.
#include <cstddef>
#include <span>
#include <vector>

#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/record.h"

namespace tally::diff {

struct Turn {
  int number = 0;         // 0: what came before the first turn
  Seat seat = nobody;     // whose turn it is
  std::size_t begin = 0;  // its events are [begin, end)
  std::size_t end = 0;
};

// Give it to Checker::check, then call finish().
class Story final : public EventSink {
 public:
  void event(const Event& e, const Match& match, std::uint32_t source_at) override;
  void finish();

  // The i-th native event, its rule included. Valid as long as the story.
  [[nodiscard]] Event event(std::size_t i) const { return events_.event(i); }
  [[nodiscard]] std::uint32_t source_at(std::size_t i) const { return events_.seen[i].source_at; }
  [[nodiscard]] std::size_t size() const { return events_.size(); }

  // In order; the first is what came before the first turn. Never empty after finish().
  [[nodiscard]] std::span<const Turn> turns() const { return turns_; }
  // nullptr when there is no turn of that number.
  [[nodiscard]] const Turn* turn(int number) const;
  // The state at the end of a turn, for Match::restore; empty when there was no event at all.
  [[nodiscard]] std::span<const std::byte> state_after(const Turn& turn) const;

 private:
  void close_turn(std::size_t end);

  Record events_;
  std::vector<Turn> turns_;
  Turn open_;                       // the turn that is going on
  std::vector<std::byte> last_;     // the state after the last event that is surely of this turn
  std::vector<std::byte> latest_;   // the state after the last event
  std::vector<std::byte> states_;   // one after each turn
};

// The same event, whatever rule brought it about.
bool same(const Event& a, const Event& b);

}  // namespace tally::diff
