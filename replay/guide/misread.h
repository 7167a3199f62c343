#pragma once
// A card that the record tells wrong: what happened is what the rules wait for, with another card.
// Each question here puts the answer's cards, as they were then, into cards().
#include <array>
#include <cstddef>
#include <span>

#include "replay/guide/cursor.h"

namespace tally::guide {

class Misread {
 public:
  explicit Misread(Cursor& cursor) : cursor_(cursor) {}

  // The first `n` of the cards that were found.
  [[nodiscard]] std::span<const Card> cards(std::size_t n) const { return {mended_.data(), n}; }

  // Of an illegal answer: whether it is legal with what can have been in the place of one of its
  // cards, or of all.
  bool amend(const Question& q, const Event& a);
  // After that, of one card of another player's: how many cards it can have been, beside what
  // amend() found each that lay open; and takes the n-th of them.
  std::size_t list_others(const Question& q, const Event& a);
  void take_other(std::size_t n) { mended_[0] = others_[n]; }
  // Whether the record goes on with another card than it laid on the table, or what was taken from
  // there is still there. `legal`: by the rules it can have been the card that is named.
  bool called_otherwise(const Question& q, const Event& a, bool legal);
  // After that: the observation that says so.
  [[nodiscard]] const Event& shown_by() const { return cursor_.record->event(shown_by_); }

  // Whether the two name equally many cards of a hand that is thrown away, and not the same.
  [[nodiscard]] bool differ_in_a_card(const Event& told, const Event& shown) const;
  // Those that only `told` names may be others: they have no name from now on.
  void forget_differing(Event& told, const Event& shown);

  // Whether by the rules another card of his hand may have gone in place of an answer's only one.
  [[nodiscard]] bool another_may_go(const Question& q, const Event& a) const;

 private:
  bool fits_in_place(const Question& q, const Event& a, std::size_t i);
  [[nodiscard]] Card likeliest(const Question& q, const Event& a, std::size_t i);
  [[nodiscard]] Card called_next(const Question& q, const Event& a, std::size_t i, bool may_be);
  [[nodiscard]] bool moves_again(Card c);
  [[nodiscard]] bool lays_open(const Event& a) const { return on_table(cursor_.schema.of(a).to); }
  [[nodiscard]] Event mended(const Event& a) const {
    Event other = a;
    other.cards = cards(a.cards.size());
    return other;
  }

  Cursor& cursor_;
  std::array<Card, max_cards> mended_{};
  std::size_t shown_by_ = 0;
  std::array<Card, 8> others_{};
};

}  // namespace tally::guide
