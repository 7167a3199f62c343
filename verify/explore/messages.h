#pragma once
// What is wrong with a table that is to be explored, and what was found wrong in it.
#include "engine/core/message.h"

#define TALLY_TABLE "explore_table"
namespace tally::explore::say {

TALLY_SAY(hands_between, (Number, Number), "give {0} to {1} hands, one a seat",
          "请给出{0}至{1}手牌，每个座次一手")
TALLY_SAY(so_many_hands, (Number), "give {0} hands, one a seat", "请给出{0}手牌，每个座次一手")
TALLY_SAY(no_such_role, (Verbatim), "there is no role {0}", "没有身份{0}")
TALLY_SAY(no_such_general, (Verbatim), "there is no general {0}", "没有武将{0}")
TALLY_SAY(only_identity, (), "a table can be described for the identity game alone",
          "只有身份局可以描述牌局")
TALLY_SAY(no_pile, (), "this game has no draw pile", "此游戏没有牌堆")
TALLY_SAY(only_hands, (), "this game takes hands alone: no roles, no generals, no hit points",
          "此游戏只有手牌：没有身份、武将、体力")
TALLY_SAY(empty_hand, (Number), "seat {0} has no card", "{0}号位没有牌")
TALLY_SAY(cannot_be, (Verbatim), "such a table cannot be: {0}", "不可能有这样的牌局：{0}")

TALLY_SAY(nothing_to_answer, (Verbatim), "somebody has to answer and nothing is legal ({0})",
          "有人必须回答，却没有合规的回答（{0}）")

}  // namespace tally::explore::say
#undef TALLY_TABLE
