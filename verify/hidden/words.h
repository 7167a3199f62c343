#pragma once
// A contradiction in words.
#include <optional>
#include <string>
#include <vector>

#include "replay/record.h"
#include "replay/words.h"
#include "verify/hidden/roles.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {

class Words {
 public:
  Words(const Trace& trace, const Record& record, Lang lang);

  // From now on cards that are printed alike are told apart, where the events of `core` name two of
  // them, or one of them twice: "copy 2 of ♠8 Slash".
  void tell_apart(const std::vector<std::size_t>& core);

  // "turn 4, event 61, line 63: seat 3 uses ♠7 Slash on seat 2"
  [[nodiscard]] std::string statement(std::size_t i) const;
  // The same, with what it says of identities: who lived when the game went on, say.
  [[nodiscard]] std::string statement(const RoleStatement& s) const;
  // The same without when and where.
  [[nodiscard]] std::string event(std::size_t i) const;
  // Of a death: the identity it would have to tell.
  [[nodiscard]] std::string other_role(std::size_t death, std::uint8_t role) const;
  // Of hidden cards: what the events of `core` say that cannot be.
  [[nodiscard]] std::string message(const std::vector<std::size_t>& core) const;
  [[nodiscard]] std::string identities() const;
  [[nodiscard]] std::string other_winners() const;
  // "winners: seats 1 and 2", by the bits.
  [[nodiscard]] std::string winners(std::uint16_t seats) const;

 private:
  [[nodiscard]] const Schema& schema() const {
    return copies_ ? copies_->schema() : trace_.schema();
  }
  [[nodiscard]] std::string when(std::size_t i) const;
  [[nodiscard]] std::string card(Card c) const;
  [[nodiscard]] std::string seat(Place p) const;
  [[nodiscard]] std::string living(const RoleStatement& s) const;
  [[nodiscard]] std::string brought(const RoleStatement& s) const;
  [[nodiscard]] std::string of_two(std::size_t first, std::size_t last) const;
  [[nodiscard]] std::string of_a_hand(std::size_t last) const;
  [[nodiscard]] std::string of_the_table(std::size_t last) const;
  [[nodiscard]] std::string lying(Place p) const;
  [[nodiscard]] Place lay_at(Card c, std::size_t first, std::size_t last) const;
  [[nodiscard]] std::string was(std::size_t first, std::size_t last, Place at) const;
  [[nodiscard]] bool named_between(Card c, std::size_t first, std::size_t last) const;
  [[nodiscard]] std::vector<std::size_t> unseen_from(Place at, std::size_t first,
                                                     std::size_t last) const;
  [[nodiscard]] std::string listed(const std::vector<std::size_t>& steps) const;
  [[nodiscard]] std::string from(Place p) const;

  const Trace& trace_;
  const Record& record_;
  bool zh_;
  Lang lang_;
  std::optional<Copies> copies_;
};

}  // namespace tally::hidden
