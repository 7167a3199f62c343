#pragma once
// A contradiction in words.
#include <optional>
#include <vector>

#include "replay/record.h"
#include "replay/words.h"
#include "verify/hidden/roles.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {

class Phrasing {
 public:
  Phrasing(const Trace& trace, const Record& record);

  // From now on cards that are printed alike are told apart, where the events of `core` name two of
  // them, or one of them twice: "copy 2 of ♠8 Slash".
  void tell_apart(const std::vector<std::size_t>& core);

  // "turn 4, event 61, line 63: seat 3 uses ♠7 Slash on seat 2"
  [[nodiscard]] Message statement(std::size_t i) const;
  // A statement of identities as well: who lived when the game went on, say.
  [[nodiscard]] Message statement(const RoleStatement& s) const;
  // The same without when and where.
  [[nodiscard]] Message event(std::size_t i) const;
  // Of a death: the identity it would have to tell.
  [[nodiscard]] Message other_role(std::size_t death, What role) const;
  // Of hidden cards: what the events of `core` say that cannot be.
  [[nodiscard]] Message message(const std::vector<std::size_t>& core) const;
  // "winners: seats 1 and 2".
  [[nodiscard]] Message winners(const SeatSet& seats) const;

 private:
  [[nodiscard]] const Schema& schema() const {
    return copies_ ? copies_->schema() : trace_.schema();
  }
  [[nodiscard]] Message when(std::size_t i) const;
  [[nodiscard]] Message card(Card c) const;
  [[nodiscard]] Message seat(Site p) const;
  [[nodiscard]] Message living(const RoleStatement& s) const;
  [[nodiscard]] Message brought(const RoleStatement& s) const;
  [[nodiscard]] Message of_two(std::size_t first, std::size_t last) const;
  [[nodiscard]] Message of_a_hand(std::size_t last) const;
  [[nodiscard]] Message of_the_table(std::size_t last) const;
  [[nodiscard]] Message lying(Site p) const;
  [[nodiscard]] Site lay_at(Card c, std::size_t first, std::size_t last) const;
  [[nodiscard]] Message was(std::size_t first, std::size_t last, Site at) const;
  [[nodiscard]] bool named_between(Card c, std::size_t first, std::size_t last) const;
  [[nodiscard]] std::vector<std::size_t> unseen_from(Site at, std::size_t first,
                                                     std::size_t last) const;
  [[nodiscard]] Message listed(const std::vector<std::size_t>& steps) const;
  [[nodiscard]] Message from(Site p) const;

  const Trace& trace_;
  const Record& record_;
  std::optional<Copies> copies_;
};

}  // namespace tally::hidden
