#pragma once
// A card that the record tells wrong: "seat 2 uses ♠7" and a ♥2 goes from the table to the discard
// pile. What happened is what the record says, with another card. The functions that find one leave
// the answer's cards, with it, in cards().
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

  // Whether an illegal answer is legal with another card, or an unseen one, in place of one of its
  // cards, or with unseen ones in place of all.
  bool amend(const Question& q, const Event& a);
  // After amend(), for one card of another player's: how many cards it can have been, the one that
  // amend() found first and then each that lay open; and takes the n-th.
  std::size_t list_others(const Question& q, const Event& a);
  void take_other(std::size_t n) { mended_[0] = others_[n]; }
  // Whether the record goes on with another card than it laid on the table, or later moves a card
  // from there that was taken. `legal`: by the rules it can have been the card that is named.
  bool called_otherwise(const Question& q, const Event& a, bool legal);
  // After called_otherwise(): the observation that shows it.
  [[nodiscard]] const Event& shown_by() const { return cursor_.record->event(shown_by_); }

  // Whether both throw away equally many cards of a hand, but not the same.
  [[nodiscard]] bool differ_in_a_card(const Event& told, const Event& shown) const;
  // Cards that only `told` names may have been others: they are unseen ones from now on.
  void forget_differing(Event& told, const Event& shown);

  // Whether by the rules another card of the hand may have gone in place of the answer's only one.
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
