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
  explicit Story(const Game& game) : schema_(game.schema()) {}

  // Of a part of a game: before its first event.
  void begin_with(const Event& e, const Match& match);
  void event(const Event& e, const Match& match, std::uint32_t source_at) override;
  void finish(const Match& match);

  // The i-th native event, its rule included. Valid as long as the story.
  [[nodiscard]] Event event(std::size_t i) const { return events_.event(i); }
  // False when the rules bring it about and the record leaves it out.
  [[nodiscard]] bool in_record(std::size_t i) const {
    return events_.seen()[i].source_at != not_in_record;
  }
  [[nodiscard]] std::size_t size() const { return events_.size(); }

  // In order; the first is what came before the first turn. Never empty after finish().
  [[nodiscard]] std::span<const Turn> turns() const { return turns_; }
  // nullptr when there is no turn of that number.
  [[nodiscard]] const Turn* turn(int number) const;
  // The state at the end of the n-th of turns(), for Match::restore.
  [[nodiscard]] std::span<const std::byte> state_after(std::size_t n) const;

  // The first event, and each behind one that may have changed what somebody is called
  // (replay/called.h), with the state before it, for Match::restore.
  struct Naming {
    std::size_t event;
    std::vector<std::byte> state;
  };
  [[nodiscard]] std::span<const Naming> namings() const { return namings_; }

 private:
  void close_turn(const Match& match);

  const Schema& schema_;
  Record events_;
  std::vector<Turn> turns_;
  Turn open_;                      // the turn that is going on
  bool at_boundary_ = false;       // it has only begun
  std::vector<std::byte> states_;  // one after each turn
  std::vector<Naming> namings_;
  bool renamed_ = true;  // by the event before
};

// The same event, whatever rule brought it about and whether the record showed all of it.
bool same(const Event& a, const Event& b);

}  // namespace tally::diff
