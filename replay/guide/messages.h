#pragma once
// What findings say of questions and of prices.
#include "engine/core/message.h"

#define TALLY_TABLE "guide"
namespace tally::say {

// --- an answer that is due: who, what
TALLY_SAY(has_to, (Message, Message), "{0} has to {1}", "{0}须{1}")
TALLY_SAY(may, (Message, Message), "{0} may {1}", "{0}可{1}")
TALLY_SAY(somebody, (), "somebody", "有人")
TALLY_SAY(so_many, (Message, Message), "{0} {1}", "{0}{1}")
TALLY_SAY(cards_due, (Number), "{0} {0:card|cards}", "{0}张")
TALLY_SAY(names_due, (Number, Message), "{0} {1}", "{0}个{1:-}")

// --- a price that nobody paid
TALLY_SAY(price_of_one_unpaid, (Message, Texts),
          "{0} uses {1} without discarding a card; it takes at least one",
          "{0}发动【{1}】却没有弃牌；至少须弃一张")
TALLY_SAY(price_unpaid, (Message, Texts, Number),
          "{0} uses {1} without discarding a card; it takes {2}",
          "{0}发动【{1}】却没有弃牌；须弃{2}张")
TALLY_SAY(price_of_some_unpaid, (Message, Texts, Number),
          "{0} uses {1} without discarding a card; it takes at least {2}",
          "{0}发动【{1}】却没有弃牌；至少须弃{2}张")

}  // namespace tally::say
#undef TALLY_TABLE
