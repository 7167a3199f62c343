#pragma once
// A Table that answers every question by chance, and always legally: for tests and examples.
#include <cstdint>

#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/random/answers.h"

namespace tally {

class RandomTable final : public Table {
 public:
  // Plays into `match`. Same seed, same game. `sink`, if any, sees every event in the order of a
  // log, before it takes effect; its source_at is the event's line in a log of this game alone.
  RandomTable(const Schema& schema, Match& match, std::uint64_t seed, EventSink* sink = nullptr)
      : schema_(schema), match_(match), answers_(seed), sink_(sink) {}

  Event answer(const Question& q) override;
  bool tell(Event& e) override;

 private:
  [[nodiscard]] int pass_percent(const Question& q) const;
  void happened(const Event& e);

  const Schema& schema_;
  Match& match_;
  RandomAnswers answers_;
  EventSink* sink_;
  std::uint32_t events_ = 0;
};

}  // namespace tally
