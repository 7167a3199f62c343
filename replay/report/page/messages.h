#pragma once
// What a page says around the events.
#include "engine/core/message.h"

#define TALLY_TABLE "page"
namespace tally::report::say {

TALLY_SAY(all_records, (), "All records", "全部记录")
TALLY_SAY(page_title, (Verbatim, Message), "{0} — {1}", "{0} — {1}")
TALLY_SAY(cards_as, (Verbatim, Verbatim), "{0} as {1}", "{0}当【{1}】")
TALLY_SAY(contents, (), "Turns", "各回合")
TALLY_SAY(cited_rules, (), "The rules cited", "引用的规则")
TALLY_SAY(source_of_rule, (Texts), "source: {0}", "出处：{0}")
TALLY_SAY(as_seat_saw, (Message), "as {0} saw it", "{0}所见")
TALLY_SAY(as_onlooker_saw, (), "as somebody who only looked on saw it", "旁观者所见")
TALLY_SAY(record_says, (), "the record says:", "记录：")
TALLY_SAY(rules_allow, (), "the rules allow:", "规则：")
TALLY_SAY(led_there, (), "what led there:", "由此而来：")
TALLY_SAY(was_asked, (), "asked there:", "询问：")
TALLY_SAY(because, (), "because:", "理由：")
TALLY_SAY(spread_title, (), "How games end from here", "由此而来的胜率")
TALLY_SAY(if_chosen, (), "chosen instead", "另作选择")
TALLY_SAY(if_recorded, (), "as recorded", "照记录")
TALLY_SAY(and_more, (Number), "and {0} more", "另{0}项")

}  // namespace tally::report::say
#undef TALLY_TABLE
