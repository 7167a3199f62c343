// The cards used, shown, taken and laid last, as packets say it again.
#pragma once

#include <bitset>

#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/written.h"

namespace tally::freekill {

class CardsAgain {
 public:
  explicit CardsAgain(Written& w) : w_(w) {}

  // --- facts: where a card goes
  void moved(Card c, Area to, Seat owner);
  // Whether an equipment of this name lies before him; with `lost`, or lay there last.
  [[nodiscard]] bool wears(Seat s, sanguosha::Name equipment, bool lost) const;
  // --- what is said of them
  void footnote(cbor::Value v);
  void counted(cbor::Value v);
  void called(cbor::Value v);
  void virtual_card(cbor::Value v);
  void virtual_equipment(cbor::Value v);
  void virtual_gone(cbor::Value v);
  void shown(cbor::Value v);
  void on_offer(cbor::Value v);
  void about_to_take(cbor::Value v);
  void taken(const Event& pick);

 private:
  void noted(cbor::Value note, const Event* laid, Said said);

  Written& w_;
  std::array<Seat, sanguosha::deck_size> worn_ = nobodys();  // whose equipment each was last
  std::array<Seat, sanguosha::deck_size> worn_before_ = nobodys();
  std::array<Seat, sanguosha::deck_size> before_ =
      nobodys();                               // in whose judgement area it lay last
  std::bitset<sanguosha::deck_size> wearing_;  // which lie there as equipment
  std::size_t used_again_ = 0;                 // see Written::unrepeated
  Event taking_;                               // said to be taken from those on offer
  Card taking_card_ = unknown_card;

  static constexpr std::array<Seat, sanguosha::deck_size> nobodys() {
    std::array<Seat, sanguosha::deck_size> all{};
    all.fill(nobody);
    return all;
  }
};

}  // namespace tally::freekill
