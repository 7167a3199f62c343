#pragma once
// What is said of games that do not hold what has to hold, and of how that was found out.
#include "engine/core/message.h"

#define TALLY_TABLE "verify"
namespace tally::verify::say {

// --- invariants
TALLY_SAY(invariant_broken, (Verbatim, Texts), "{0} does not hold: {1}", "{0} 不成立：{1}")
TALLY_SAY(by_events, (Message), "by what has happened: {0}", "按此前的事件：{0}")
TALLY_SAY(by_state, (Message), "but: {0}", "实际：{0}")

// --- random games
TALLY_SAY(no_answer, (), "a question that has to be answered has no legal answer",
          "必须回答的问题没有合规的回答")
TALLY_SAY(an_answer, (), "an answer", "有一种回答")
TALLY_SAY(none, (), "none", "没有")
TALLY_SAY(relation_broken, (Verbatim, Texts, Texts), "{0} does not hold: {2}{1:-}",
          "{1}（{0}）不成立：{2}")
TALLY_SAY(the_same, (), "the same verdict, winners and events", "判定、胜者与事件都相同")

// --- relations: how it is otherwise
TALLY_SAY(at_event, (Message, Number), "{0} at event {1}", "{0}，事件{1}")
TALLY_SAY(and_record, (Message, Message), "{0}; record: {1}", "{0}；记录：{1}")
TALLY_SAY(and_rules, (Message, Message), "{0}; rules: {1}", "{0}；规则：{1}")
TALLY_SAY(other_winners, (), "other winners", "胜者不同")
TALLY_SAY(other_events, (), "other events", "事件不同")
TALLY_SAY(other_number_of_events, (), "another number of events", "事件数不同")
TALLY_SAY(other_number_of_turns, (), "another number of turns", "回合数不同")
TALLY_SAY(other_signature, (), "another signature", "签名不同")
TALLY_SAY(other_outcome, (), "another end", "结局不同")
TALLY_SAY(other_end, (Message), "another end: {0}", "结束时的局面不同：{0}")
TALLY_SAY(other_unseen_end, (), "another end: in what it does not show",
          "结束时的局面不同：不显示的部分")
TALLY_SAY(log_unreadable, (), "the log cannot be read", "日志无法读取")
TALLY_SAY(at_line, (Number, Message), "line {0}: {1}", "第{0}行：{1}")
TALLY_SAY(goes_another_way, (Number), "the game takes another way after event {0}",
          "事件{0}之后走向不同")
TALLY_SAY(goes_another_way_before, (Number, Message),
          "the game takes another way before event {0}, {1}", "事件{0}（{1}）之前走向不同")
TALLY_SAY(sees, (Message, Message), "{0} sees: {1}", "{0}所见：{1}")
TALLY_SAY(onlooker, (), "somebody who looks on", "旁观者")
TALLY_SAY(moved_by, (Number, Message), "seat 1 as seat {0}: {1}", "1号位改为{0}号位：{1}")

}  // namespace tally::verify::say
#undef TALLY_TABLE
