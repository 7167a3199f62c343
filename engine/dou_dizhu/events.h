#pragma once
// The events of Dou Dizhu. Which fields each uses: schema.cpp; printed in docs/log-format.md.
#include <cstdint>

#include "engine/core/event.h"

namespace tally::dou_dizhu {

// clang-format off
#define TALLY_DDZ_KINDS(X)                                                                        \
  X(deal)      /* chance: the cards one player is dealt, seat by seat */                          \
  X(face_up)   /* chance: the card that was turned up before the deal, and who drew it */         \
  X(bid)       /* choice: a bid; 0 is none */                                                     \
  X(landlord)  /* who is the landlord, and the bid that counts */                                 \
  X(stock)     /* the last cards go to the landlord */                                            \
  X(trick)     /* somebody leads: nothing is to be beaten */                                      \
  X(play)      /* choice: a combination */                                                        \
  X(pass)      /* choice: no card */                                                              \
  X(score)     /* points of one player */                                                         \
  X(over)      /* the game is over; who has won */
// clang-format on

namespace kind {
enum Id : Kind::Number {
  none = nothing,
#define TALLY_X(name) name,
  TALLY_DDZ_KINDS(TALLY_X)
#undef TALLY_X
      count
};
Kind named(Id);
}  // namespace kind

// What a Question asks.
enum class Ask : std::uint8_t {
  none,
  deal,     // chance: the cards of `who`, `value` of them
  face_up,  // chance: the card turned up
  bid,      // a bid above `value`, or 0
  play,     // a combination or a pass
};

}  // namespace tally::dou_dizhu
