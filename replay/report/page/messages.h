#pragma once
// What a page says around the events.
#include "engine/core/message.h"

#define TALLY_TABLE "page"
namespace tally::report::say {

TALLY_SAY(contents, (), "Turns", "各回合")
TALLY_SAY(cited_rules, (), "The rules cited", "引用的规则")
TALLY_SAY(source_of_rule, (Texts), "source: {0}", "出处：{0}")
TALLY_SAY(as_seat_saw, (Message), "as {0} saw it", "{0}所见")
TALLY_SAY(as_onlooker_saw, (), "as somebody who only looked on saw it", "旁观者所见")
TALLY_SAY(and_more, (Number), "and {0} more", "另{0}项")

}  // namespace tally::report::say
#undef TALLY_TABLE
