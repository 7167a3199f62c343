#pragma once
// A Table that answers every question by chance, and always legally: for tests and examples.
#include <array>
#include <cstdint>

#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/random/random.h"

namespace tally {

class RandomTable final : public Table {
 public:
  // Plays into `match`. Same seed, same game. `sink`, if any, sees every event in the order of a
  // log, before it takes effect; its source_at is the event's line in a log of this game alone.
  RandomTable(const Schema& schema, Match& match, std::uint64_t seed, EventSink* sink = nullptr)
      : schema_(schema), match_(match), random_(seed), sink_(sink) {}

  Event answer(const Question& q) override;
  bool tell(Event& e) override;

 private:
  class Choice;

  [[nodiscard]] int pass_percent(const Question& q) const;
  Event by_chance(const Question& q);
  void happened(const Event& e);

  const Schema& schema_;
  Match& match_;
  Random random_;
  EventSink* sink_;
  std::array<Card, max_cards> cards_{};  // of the last answer
  std::uint32_t events_ = 0;
};

}  // namespace tally
