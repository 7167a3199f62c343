#pragma once
// A game of OpenSpiel's dou_dizhu: the row of its actions, and what may be told beside it.
#include <array>
#include <climits>
#include <cstdint>
#include <span>
#include <string_view>

#include "replay/import/dou_dizhu/record_writer.h"

namespace tally::openspiel {

inline constexpr int hand = 17;
inline constexpr int dealt = 3 * hand;
inline constexpr int first_bid = 1 + dealt;  // index of the first action after the deal
inline constexpr int first_card = 51;        // action of the first card dealt
inline constexpr int last_card = 104;
inline constexpr int last_position = 50;  // of the card turned up, among those dealt

// A card's number: 0 … 51 are 3 … 2 of clubs, diamonds, hearts, spades, 52 and 53 the jokers.
inline constexpr std::array<Card, dou_dizhu::deck_size> cards_by_number = [] {
  constexpr std::array<int, dou_dizhu::suits> suit = {3, 1, 0, 2};  // ours of theirs
  std::array<Card, dou_dizhu::deck_size> out{};
  for (int c = 0; c < dou_dizhu::deck_size; ++c)
    out[static_cast<std::size_t>(c)] =
        c < dou_dizhu::black_joker
            ? dou_dizhu::card_of(c % 13, suit[static_cast<std::size_t>(c / 13)])
            : static_cast<Card>(c);
  return out;
}();

struct CommonAct;

struct Act {
  int player = 0;
  std::string_view text;
};

// What is told beside the actions.
struct Told {
  static constexpr int unsaid = INT_MIN;

  std::size_t size = 0;  // of the actions
  int face_up_pos = unsaid;
  int first_bidder = unsaid;
  int n_bids = unsaid;
  int bid = unsaid;
  int landlord = unsaid;        // -1: nobody
  bool deal_in_bounds = false;  // the cards are known to be cards
  bool looked_up = false;       // `common` is filled in
  bool has_deal = false;
  bool has_bottom = false;
  bool has_returns = false;
  bool has_acts = false;  // … that are not known to be right
  std::span<const Act> acts;
};

struct History : Told {
  static constexpr std::size_t most_actions = 1024;

  std::array<std::uint16_t, most_actions> actions;  // NOLINT: filled as far as size says
  // Of each action behind the deal: what CommonActs::find() has.
  std::array<const CommonAct*, most_actions> common;  // NOLINT: only if looked_up
  std::array<std::uint8_t, dealt> deal;               // player by player; NOLINT: only if has_deal
  std::array<std::uint8_t, 3> bottom;                 // NOLINT
  std::array<int, 3> returns;                         // NOLINT

  History() {}  // NOLINT: the arrays are left as they are
  // As new.
  void start() { static_cast<Told&>(*this) = {}; }
};

// What the actions after the deal are: OpenSpiel goes from bids to plays on a bid of 3, on two
// passes after a bid, and ends on three passes before any. Seats follow one another from the first
// bidder, then from the landlord.
struct Auction {
  std::size_t bids = 0;
  int first = 0;      // who bids first
  int landlord = -1;  // the highest bidder; -1 while there is none or nobody wanted to
  bool settled = false;

  explicit Auction(const History& h);
};

// Nothing can follow: all three passed before any bid, or a player has played all his cards.
bool over(const History& h);

// Throws io::InputError, "hist[60]: …".
void write(const History& h, Record& out);

}  // namespace tally::openspiel
