#pragma once
// How causes are told that only Dou Dizhu has.
#include "engine/core/message.h"

#define TALLY_TABLE "why_dou_dizhu"
namespace tally::why::say {

TALLY_SAY(bid_before, (Message, Message), "the bid before: {1}{0:-}", "此前叫分：{1}{0:-}")
TALLY_SAY(bids_first, (Message, Message), "who bids first was drawn: {1}{0:-}",
          "明牌决定由谁先叫：{1}{0:-}")
TALLY_SAY(no_higher_bid, (Message, Message), "no bid was higher: {1}{0:-}",
          "无人叫得更高：{1}{0:-}")
TALLY_SAY(not_beaten, (Message, Message), "nobody beat this: {1}{0:-}", "无人压过：{1}{0:-}")
TALLY_SAY(to_beat, (Message, Message), "this was to be beaten: {1}{0:-}", "须压：{1}{0:-}")
TALLY_SAY(had_the_lead, (Message, Message), "free to play anything, because {1}{0:-}",
          "可任意出牌：{1}{0:-}")
TALLY_SAY(of_stock, (Message, Message), "{0} came with the last cards: {1}", "{0}来自底牌：{1}")
TALLY_SAY(last_card, (Message, Message), "no card was left after this: {1}{0:-}",
          "打完最后的牌：{1}{0:-}")
TALLY_SAY(other_side, (Message, Message), "who stands against whom: {1}{0:-}", "双方：{1}{0:-}")
TALLY_SAY(stake, (Message, Message), "what is at stake: {1}{0:-}", "底分：{1}{0:-}")
TALLY_SAY(doubled_by, (Message, Message), "doubled by a bomb or a rocket: {1}{0:-}",
          "炸弹或火箭加倍：{1}{0:-}")

TALLY_SAY(nothing_beats, (Message), "{0} had nothing that beats it", "{0}没有能压过的牌")
TALLY_SAY(could_beat, (Message, Message), "{0} could have beaten it, with {1} for example",
          "{0}有牌可压，例如{1}")
TALLY_SAY(spring, (), "one side never played after the first lead: a spring",
          "一方始终未能再出牌：春天")

}  // namespace tally::why::say
#undef TALLY_TABLE
