#pragma once
// How causes are told that only the identity game has.
#include "engine/core/message.h"

#define TALLY_TABLE "why_sanguosha"
namespace tally::why::say {

TALLY_SAY(effect_of, (Message, Message), "by this: {1}{0:-}", "起因：{1}{0:-}")
TALLY_SAY(in_answer, (Message, Message), "in answer to this: {1}{0:-}", "响应：{1}{0:-}")
TALLY_SAY(hp_left, (Message, Message), "{0} hit points were left after this: {1}",
          "此后体力为{0}：{1}")
TALLY_SAY(more_damage, (Message, Message), "with more damage: {1}{0:-}", "伤害增加：{1}{0:-}")
TALLY_SAY(in_reach, (Message, Message), "near enough: {1}{0:-}", "距离足够：{1}{0:-}")
TALLY_SAY(no_limit, (Message, Message), "not the first Slash of the phase, but: {1}{0:-}",
          "并非本阶段第一张【杀】，但：{1}{0:-}")
TALLY_SAY(more_targets, (Message, Message), "so it may have one more target: {1}{0:-}",
          "因此可多选一个目标：{1}{0:-}")
TALLY_SAY(answered_before, (Message, Message), "before that: {1}{0:-}", "此前：{1}{0:-}")
TALLY_SAY(moved_on, (Message, Message), "it had moved on: {1}{0:-}", "自此移来：{1}{0:-}")
TALLY_SAY(chained_by, (Message, Message), "chained since: {1}{0:-}", "处于连环状态：{1}{0:-}")
TALLY_SAY(other_death, (Message, Message), "and {1}{0:-}", "而且{1}{0:-}")

// A pindian: the points of the card.
TALLY_SAY(higher_card, (Message, Message), "the higher card ({0}): {1}", "点数较大（{0}）：{1}")
TALLY_SAY(lower_card, (Message, Message), "the lower card ({0}): {1}", "点数较小（{0}）：{1}")
TALLY_SAY(equal_card, (Message, Message), "a card of the same rank ({0}), which does not win: {1}",
          "点数相同（{0}），不算赢：{1}")
TALLY_SAY(rank, (Verbatim), "{0}", "{0}")

// A card said to be another ({0}: which).
TALLY_SAY(in_truth, (Message, Message), "it was {0} indeed: {1}", "确为{0}：{1}")
TALLY_SAY(in_falsehood, (Message, Message), "it was not {0}: {1}", "并非{0}：{1}")
TALLY_SAY(unquestioned, (Message, Message), "nobody questioned it: {1}{0:-}", "无人质疑：{1}{0:-}")
TALLY_SAY(true_heart, (Message, Message), "questioned, but {0} indeed, and a heart: {1}",
          "遭质疑，但确为{0}且为红桃：{1}")
TALLY_SAY(true_no_heart, (Message, Message), "questioned; {0} indeed, but no heart: {1}",
          "遭质疑；确为{0}但不是红桃：{1}")
TALLY_SAY(proved_false, (Message, Message), "questioned, and not {0}: {1}",
          "遭质疑，且并非{0}：{1}")
TALLY_SAY(card_name, (Texts), "{0}", "【{0}】")

// The ranks ({0}) of the cards on somebody's pile.
TALLY_SAY(all_differ, (Message, Message), "no two of {0} are the same rank, so he lives on: {1}",
          "{0}点数均不同，不会死亡：{1}")
TALLY_SAY(two_alike, (Message, Message), "two of {0} are the same rank: {1}",
          "{0}中有相同点数：{1}")

TALLY_SAY(number_of, (Number, Number), "{0} of {1}", "{0}/{1}")
TALLY_SAY(had_no, (Message, Texts), "{0} had no {1}", "{0}没有【{1}】")
TALLY_SAY(gave_no, (Message, Texts), "{0} gave no {1}", "{0}没有使用或打出【{1}】")
TALLY_SAY(held_back, (Message, Texts), "{0} had a {1} and did not give it",
          "{0}有【{1}】而没有使用或打出")
TALLY_SAY(did_not_use, (Message, Texts), "{0} did not use {1}", "{0}没有发动【{1}】")
TALLY_SAY(could_not_save, (Message, Message), "{0} had nothing to save {1} with",
          "{0}没有可救{1}的牌")
TALLY_SAY(did_not_save, (Message, Message), "{0} did not save {1}", "{0}没有救{1}")
TALLY_SAY(would_not_save, (Message, Message), "{0} could have saved {1} and did not",
          "{0}可以救{1}而没有救")

}  // namespace tally::why::say
#undef TALLY_TABLE
