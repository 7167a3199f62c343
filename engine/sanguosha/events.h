#pragma once
// The events of the identity game. Which fields each uses: schema.cpp; printed in
// docs/log-format.md.
#include <cstdint>

#include "engine/core/event.h"

namespace tally::sanguosha {

// clang-format off
#define TALLY_SGS_KINDS(X)                                                                        \
  X(shuffle)   /* chance: the draw pile from now on, top first */                                 \
  X(deal)      /* the first hands, seat by seat */                                                \
  X(round)     /* a round begins */                                                               \
  X(turn)      /* a turn begins */                                                                \
  X(phase)     /* a phase begins */                                                               \
  X(skip)      /* a phase is skipped */                                                           \
  X(draw)      /* cards from the top of the draw pile into a hand */                              \
  X(use)       /* choice: a card is used on targets */                                            \
  X(respond)   /* choice: a card is used or played in answer */                                   \
  X(nullify)   /* choice: Nullification against a trick's effect on one target */                 \
  X(recast)    /* choice: a card put away to draw another */                                      \
  X(discard)   /* choice: own cards discarded, as a duty or a price */                            \
  X(remove)    /* choice: another's card discarded */                                             \
  X(snatch)    /* choice: another's card taken into one's hand */                                 \
  X(pick)      /* choice: a card of the Bountiful Harvest */                                      \
  X(show)      /* choice: a hand card shown */                                                    \
  X(invoke)    /* choice: the effect of one's equipment is used */                                \
  X(put)       /* cards on the table go to the discard pile */                                    \
  X(equip)     /* a card enters an equipment slot */                                              \
  X(replace)   /* the card that was in the slot goes to the discard pile */                       \
  X(place)     /* a delayed trick is laid in a judgement area */                                  \
  X(due)       /* a delayed trick is taken up */                                                  \
  X(reveal)    /* cards from the top of the draw pile, face up on the table */                    \
  X(give)      /* an equipped weapon is handed over */                                            \
  X(flip)      /* a judgement card is turned */                                                   \
  X(judged)    /* the judgement stands */                                                         \
  X(blocked)   /* armour makes a card void for its wearer */                                      \
  X(nullified) /* a trick has no effect on this target */                                         \
  X(damage)    /* damage is dealt */                                                              \
  X(prevented) /* damage is prevented */                                                          \
  X(heal)      /* hit points are recovered */                                                     \
  X(hp)        /* hit points now, of how many */                                                  \
  X(chain)     /* chained or not any more */                                                      \
  X(dying)     /* hit points are gone: who saves? */                                              \
  X(death)     /* somebody is dead, the role open */                                              \
  X(forfeit)   /* cards discarded by rule: the dead's, or a lord's punishment */                  \
  X(over)      /* the game is over; who has won */
// clang-format on

namespace kind {
enum Id : Kind {
  none = nothing,
#define TALLY_X(name) name,
  TALLY_SGS_KINDS(TALLY_X)
#undef TALLY_X
      count
};
}  // namespace kind

[[nodiscard]] constexpr std::uint64_t bit(Kind k) { return std::uint64_t{1} << k; }

enum class Phase : std::uint8_t { none, prepare, judge, draw, play, discard, finish };
enum class Role : std::uint8_t { hidden, lord, loyalist, rebel, spy };
enum class Gender : std::uint8_t { none, male, female };

// What a Question asks.
enum class Ask : std::uint8_t {
  none,
  shuffle,       // chance: order of `value` cards
  deal,          // chance: the first hands, when not from the top
  draw,          // chance: `value` cards from a pile of unknown order
  flip,          // chance: a judgement card from a pile of unknown order
  reveal,        // chance: `value` cards turned up from a pile of unknown order
  play,          // play phase: use, recast, or stop
  slash_at,      // use a Slash on `other` (Borrowed Sword, Green Dragon Blade), or not
  dodge,         // use a Dodge against a Slash of `other`
  play_dodge,    // play a Dodge (Archery Attack)
  play_slash,    // play a Slash (Barbarian Invasion, Duel)
  nullify,       // anyone of `seats`: nullify `what` on `other`
  rescue,        // use a Peach (or one's own Wine) on the dying `other`
  hand_limit,    // discard exactly `value` hand cards
  cost_axe,      // discard two of one's cards
  cost_suit,     // discard a hand card of the suit of `card` (Fire Attack)
  cost_hand,     // discard a hand card or let `other` draw (Twin Swords)
  remove_any,    // discard a card of `other` (Dismantle: hand, equipment, judgement area)
  remove_own,    // discard a card of `other` (Frost Sword: hand, equipment)
  remove_horse,  // discard a horse of `other` (Qilin Bow)
  snatch,        // take a card of `other`
  pick,          // take one of the revealed cards
  show,          // show a hand card
  invoke,        // use the effect of equipment `what`
};

}  // namespace tally::sanguosha
