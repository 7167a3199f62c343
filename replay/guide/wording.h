#pragma once
// What findings say beyond one event: cards that do not fit, hands, answers that are due, roles.
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/message.h"
#include "replay/guide/cursor.h"
#include "replay/words.h"

namespace tally::guide {

// Words one finding after the other.
class Wording {
 public:
  explicit Wording(const Cursor& cursor) : cursor_(cursor) {}
  // The next finding, about this seat, which is called by what it is as well (a role), as far as
  // the record shows it; all cards are called what they are again.
  void begin(Seat about);
  // Cards of the one side that look like some of the other side are told apart in this finding.
  void tell_apart(std::span<const Card> one, std::span<const Card> other);

  [[nodiscard]] Message event(const Event& e) const;
  [[nodiscard]] Message seat(Seat s) const;
  // "seat 1 has to discard 2 cards", "seat 1 may use, recast or invoke"
  [[nodiscard]] Message wanted(const Question& q) const;
  // That somebody did not discard what a skill takes; empty where it is no skill's price.
  [[nodiscard]] Message price_unpaid(const Question& q) const;
  // How many cards chance should have answered with; which of those in `a` cannot be there, and
  // which should.
  [[nodiscard]] Message fitting_cards(const Question& q, const Event& a);
  // Of cards dealt seat by seat those of the seats where the two differ; empty where the two cannot
  // be held against each other.
  [[nodiscard]] Message differing_hands(const Event& e, const Event& other) const;
  // "\"to\", \"cards\"": the names of fields in a log, a bit each.
  [[nodiscard]] Message keys(const Event& e, std::uint8_t fields) const;

 private:
  [[nodiscard]] const Schema& schema() const {
    return copies_ ? copies_->schema() : cursor_.schema;
  }

  const Cursor& cursor_;
  std::vector<SeatLabel> labels_;
  std::optional<Copies> copies_;
};

// What a set-up that breaks a rule has, and what its rules would deal to as many players.
struct SetupWords {
  Message found;
  Message expected;
  Message sentence;
};
[[nodiscard]] SetupWords words_of_setup(const Cursor& cursor);

}  // namespace tally::guide
