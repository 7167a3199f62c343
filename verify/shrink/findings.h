#pragma once
// Whether the finding of a candidate is the one that is looked for.
#include <cstdint>
#include <optional>
#include <vector>

#include "replay/check.h"
#include "replay/record.h"
#include "verify/shrink/otherwise.h"
#include "verify/shrink/script.h"
#include "verify/shrink/shrink.h"

namespace tally::verify {

// The findings of a report, without what its set-up breaks.
[[nodiscard]] std::vector<const Finding*> of_the_game(const Report& report);

// Checks records, and gives the meaning of each finding in which record and rules disagree.
class Meanings final : public EventSink {
 public:
  explicit Meanings(const Game& game) : schema_(game.schema()), checker_(game) {}

  const Report& check(const Record& record, const Ruleset& rules);
  // As ShrinkOptions::most_work counts it, of the last record.
  [[nodiscard]] std::uint64_t work() const;
  // Of one that the last report has.
  [[nodiscard]] std::optional<Meaning> of(const Finding& f) const;

  void event(const Event& /*e*/, const Match& /*match*/, std::uint32_t /*source_at*/) override {}
  void disputed(const Finding& f, const Question* q, const Event* told,
                const Event* shown) override;

 private:
  const Schema& schema_;
  Checker checker_;
  Report report_;
  std::vector<std::optional<Meaning>> of_;
};

// Where the event at fault would be legal in the record with another card, it has to be in each
// candidate, too: a Slash that somebody does not have, say, and not one out of his turn.
class ButForTheCard {
 public:
  ButForTheCard(const Record& native, const Ruleset& rules, const Finding& wanted);

  // Of a candidate with the finding at this event.
  bool legal(const Record& candidate, std::size_t at, Shrunk& out);
  // The card that its player does not have.
  [[nodiscard]] std::optional<Card> lacks() const { return lacks_; }

 private:
  Otherwise otherwise_;
  std::optional<Card> lacks_;
};

}  // namespace tally::verify
