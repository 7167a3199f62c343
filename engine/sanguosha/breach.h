#pragma once
// What is wrong with a choice that breaks a rule, in a few words.
#include <cstdint>
#include <string_view>

#include "engine/core/types.h"

namespace tally::sanguosha {

// Which of its conditions is broken, where a rule has several (Verdict::why).
namespace why {
enum Id : std::uint8_t {
  plain,
  number,
  no_card,
  no_hand_card,
  oneself,
  victim,
  fixed,  // not on the one it must be used on
  // of skills
  not_his,   // he does not have it
  once,      // used already in this play phase
  seats,     // another number of players
  target,    // not on this player
  no_price,  // not the cards it costs
  immune,    // it keeps its owner from being a target
  kingdom,   // not of the kingdom called on
  no_ally,   // nobody of the kingdom to call on
  answer,    // not what it asks for
  trick,     // against another trick, or for another player
  who,       // another player's to do
  offered,   // generals that cannot be offered
  lords,     // offered to the lord without those he always has
  count
};
}  // namespace why

// "" where the rule's own text says it best.
std::string_view breach_of(Rule broken, std::uint8_t why = why::plain);

}  // namespace tally::sanguosha
