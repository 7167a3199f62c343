#pragma once
// The cards that lie face up: which of them certainly lie where, and which may.
//
// A card that nobody named comes to lie on the discard pile, say, out of a hand with ♠7 and ♥6: one
// card more lies there, and both may be it. When the ♠7 is seen elsewhere only the ♥6 is left.
#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <vector>

#include "verify/hidden/trace.h"

namespace tally::hidden {

class OpenCards {
 public:
  struct Lying {
    std::bitset<card_ids> sure;   // by what is said
    std::bitset<card_ids> maybe;  // others that may lie there, if there are more than these
    int count = 0;
    bool loose = false;  // how many there are is not known
  };

  // No card lies open; of a record that begins in the middle any may lie anywhere.
  void start(bool midway);

  // What lies at a site; in_the_open counts as on_the_table.
  [[nodiscard]] Lying& at_site(Site p) { return sites_[index(p)]; }
  // Cards that lie open by what is said, wherever.
  [[nodiscard]] const std::bitset<card_ids>& all() const { return all_; }
  [[nodiscard]] bool has(Card c) const { return all_[c]; }
  // Cards that are hidden from now on: where they lay they may have stayed.
  void hide(const std::bitset<card_ids>& cards) { all_ &= ~cards; }
  void hide(Card c) { all_.reset(c); }

  // All that may lie there.
  [[nodiscard]] std::bitset<card_ids> may_lie_at(Site p) const;
  // The cards that lie there; nothing where they are not all known.
  [[nodiscard]] std::optional<std::vector<Card>> known_at(Site p) const;
  // The only card that lies there, where that is known; else unknown_card.
  [[nodiscard]] Card only_one_at(Site at) const;
  // For in_the_open, what is in use or what is turned up, where only one of the two has any cards.
  [[nodiscard]] Site narrowed(Site from) const;

  // This card lies there now.
  void lay(Card c, Site at);
  // One of these lies there now.
  void lay_some(const std::bitset<card_ids>& cards, Site at);
  // This card is seen, and lies nowhere now.
  void pick_up(Card c);
  // Which of the cards there have stayed is not known any more.
  void blur(Site at);
  // Where as many cards lie as may lie there, and all of these lie face up, they are those.
  void settle(Site at);
  // One card less is in use or turned up. When none is left both are empty, whichever of the two
  // those before it came from.
  void one_less_on_the_table();

 private:
  [[nodiscard]] static std::size_t index(Site p);

  std::bitset<card_ids> all_;
  std::bitset<card_ids> may_lie_;  // is in some Lying::maybe
  std::array<Lying, 4 + 2 * std::size_t{max_seats}> sites_;
  std::array<Site, card_ids> lies_at_{};  // of those in some Lying::sure
  int on_table_ = 0;                      // how many are in use or turned up
  bool any_may_lie_ = false;  // … beside those that lay there before the record begins
};

}  // namespace tally::hidden
