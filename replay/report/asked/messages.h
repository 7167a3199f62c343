#pragma once
// What is said of questions to players, and of what could have been answered.
#include "engine/core/message.h"

#define TALLY_TABLE "asked"
namespace tally::say {

// --- a question: who, what, by which rule
TALLY_SAY(may_answer, (Message, Message, Texts), "{0} may {1} ({2})", "{0}可{1}（{2}）")
TALLY_SAY(has_to_answer, (Message, Message, Texts), "{0} has to {1} ({2})", "{0}须{1}（{2}）")
TALLY_SAY(any_player, (), "any player", "任何角色")

// --- legal answers, by card
TALLY_SAY(or_at, (Message, Message), "{0} (or {1})", "{0}（或{1}）")
TALLY_SAY(one_of_these, (Message), "{0} (one of these)", "{0}（其中一张）")
TALLY_SAY(any_of_these, (Message, Number), "{0} (any {1} of these)", "{0}（其中任意{1}张）")
TALLY_SAY(some_of_these, (Message, Number, Number), "{0} (any {1} to {2} of these)",
          "{0}（其中任意{1}至{2}张）")
TALLY_SAY(groups_more, (Number), "{0:,} more", "另有{0:,}种")

// --- what became of it
TALLY_SAY(could_have, (Message), "could have: {0}", "本可以：{0}")
TALLY_SAY(had, (Message), "had {0}", "有{0}")
TALLY_SAY(had_nothing, (), "no legal answer", "没有合法的选择")
TALLY_SAY(had_nothing_shown, (), "no legal answer is shown", "未显示有合法的选择")
TALLY_SAY(nobody_does, (Message), "nobody does; {0}", "无人响应；{0}")
TALLY_SAY(passes, (Message), "passes; {0}", "放弃；{0}")
TALLY_SAY(no_answer_there, (Message), "the record has no answer; {0}", "记录中没有回答；{0}")
TALLY_SAY(shown_by_next, (Message), "the record does not say; by what comes next: {0}",
          "记录未写明；由后文可知：{0}")
TALLY_SAY(asked_became, (Message, Message), "{0} — {1}", "{0}：{1}")
TALLY_SAY(answers_in_all, (Number), "{0:,} legal {0:answer|answers}", "{0:,}种合法的选择")
TALLY_SAY(answers_shown, (Number), "{0:,} legal {0:answer|answers} by the cards that are shown",
          "按已显示的牌有{0:,}种合法的选择")
TALLY_SAY(cards_unseen, (), "the cards for it are not shown", "未显示可用的牌")

}  // namespace tally::say
#undef TALLY_TABLE
