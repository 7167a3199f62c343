#pragma once
// What is said of records of Dou Dizhu, whatever program they come from.
#include "engine/core/message.h"

#define TALLY_TABLE "dou_dizhu_records"
namespace tally::dou_dizhu::say {

// --- two statements that exclude each other
TALLY_SAY(disagree, (Message, Message), "{0} does not agree with {1}", "{0}与{1}不一致")
TALLY_SAY(key, (Verbatim), "{0}", "{0}")
TALLY_SAY(the_actions, (), "the actions", "动作")
TALLY_SAY(the_trace, (), "the trace", "出牌记录")
TALLY_SAY(the_deal, (), "the deal", "发牌")
TALLY_SAY(the_bids, (), "the bids", "叫分")
TALLY_SAY(cards_in_hist, (), "the cards dealt in \"hist\"", "\"hist\"中所发的牌")
TALLY_SAY(the_display, (), "the judge's display", "裁判的显示")
TALLY_SAY(the_finish, (), "the judge's \"finish\"", "裁判的\"finish\"")
TALLY_SAY(not_of_landlord, (Verbatim), "{0} are not three of the landlord's hand",
          "{0}并非地主手牌中的三张")
TALLY_SAY(not_three_of_landlord, (Verbatim), "{0} is not three cards of the landlord's hand",
          "{0}并非地主手牌中的三张")
TALLY_SAY(another_landlord, (), "the judge names another landlord than before",
          "裁判所称的地主与之前不同")
TALLY_SAY(move_of_another, (),
          "the judge shows the move of another player than the one who answered",
          "裁判显示的出牌者并非作出回应的玩家")
TALLY_SAY(ended_scores, (), "a game that the judge ended scores -1 each",
          "被裁判终止的对局每人得-1分")
TALLY_SAY(no_card, (), "no card", "没有牌")
TALLY_SAY(cards, (Verbatim), "{0}", "{0}")
TALLY_SAY(value, (Number), "{0}", "{0}")
TALLY_SAY(scores, (Number, Number, Number), "{0}, {1}, {2}", "{0}、{1}、{2}")
TALLY_SAY(player, (Number), "player {0}", "玩家{0}")
TALLY_SAY(act_of, (Number, Verbatim), "player {0}: {1}", "玩家{0}：{1}")
TALLY_SAY(a_play, (), "a play", "出牌")
TALLY_SAY(a_pass, (), "a pass", "不出")
TALLY_SAY(number_of_pass, (), "27471, a pass", "27471，即不出")
TALLY_SAY(number_of_play, (), "the number of a play", "出牌的编号")

}  // namespace tally::dou_dizhu::say
#undef TALLY_TABLE
