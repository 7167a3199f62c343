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
  X(invoke)    /* choice: the effect of a skill or of one's equipment is used */                  \
  X(gift)      /* choice: cards are given to another player */                                    \
  X(peek)      /* the top cards of the draw pile are looked at; they lie aside until dealt with */ \
  X(gain)      /* cards on the table go into a hand */                                            \
  X(retrial)   /* choice: another card takes the place of the judgement card */                   \
  X(arrange)   /* choice: the top cards of the draw pile, put back on top or at the bottom */     \
  X(declare)   /* choice: a suit is named */                                                      \
  X(expose)    /* choice: an unseen card of another's hand is shown */                            \
  X(lose)      /* hit points are lost, not by damage */                                           \
  X(offer)     /* chance: generals to choose from */                                              \
  X(general)   /* choice: a general is chosen */                                                  \
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
  X(resume)    /* chance: a record that begins in the middle has told how the game stood */        \
  X(over)      /* the game is over; who has won */
// clang-format on

namespace kind {
enum Id : Kind::Number {
  none = nothing,
#define TALLY_X(name) name,
  TALLY_SGS_KINDS(TALLY_X)
#undef TALLY_X
      count
};
}  // namespace kind

static_assert(kind::count <= max_kinds);

enum class Phase : std::uint8_t { none, prepare, judge, draw, play, discard, finish };
inline constexpr std::size_t phases = static_cast<std::size_t>(Phase::finish) + 1;
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
  invoke,        // use the effect of equipment `what`, or of the skill
  invoke_on,     // use the effect of the skill `what` on players of one's choice
  pay_hand,      // discard `value` hand cards (`what` = 1: or more)
  pay_any,       // discard `value` cards (`what` = 1: or more)
  pay_keep,      // discard a card and still reach `other` (Shirk)
  gift_hand,     // give hand cards to another player
  gift_pile,     // give some of the `value` top cards of the draw pile to anyone
  retrial_hand,  // a hand card takes the place of the judgement card
  retrial_any,   // any card of one's own does
  peek,          // chance: `value` cards from a pile of unknown order
  arrange,       // put the `value` top cards of the draw pile back
  declare,       // name a suit
  expose,        // show a hand card of `other`, unseen
  snatch_own,    // take a card of `other`: hand, equipment
  snatch_hand,   // take a hand card of `other`
  offer,         // chance: `value` generals
  choose,        // one of the generals offered
  turn_slash,    // a Slash another gave, as it is or, with the Fan, as a Fire Slash
  stands,        // chance: how the game stands where its record begins in the middle
  over,          // whether a death whose role is hidden ended the game
  punish,        // whether it made its killer lose his `value` cards
};

}  // namespace tally::sanguosha
