#pragma once
// Which card a judgement must bring for what is judged to take effect, in words.
#include "engine/core/message.h"

#define TALLY_TABLE "sanguosha_needs"
namespace tally::sanguosha::needs {

TALLY_SAY(any_card, (), "any card", "任意牌")
TALLY_SAY(red, (), "a red card", "红色")
TALLY_SAY(black, (), "a black card", "黑色")
TALLY_SAY(spade, (), "a spade", "黑桃")
TALLY_SAY(no_heart, (), "any suit but heart", "红桃以外的花色")
TALLY_SAY(no_club, (), "any suit but club", "梅花以外的花色")
TALLY_SAY(spade_2_to_9, (), "spade 2 to 9", "黑桃2至9")

}  // namespace tally::sanguosha::needs
#undef TALLY_TABLE
