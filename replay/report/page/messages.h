#pragma once
// What a page says around the events.
#include "engine/core/message.h"

#define TALLY_TABLE "page"
namespace tally::report::say {

TALLY_SAY(event_number, (Number), "event {0}", "事件{0}")
TALLY_SAY(contents, (), "Turns", "各回合")
TALLY_SAY(what_happens, (), "What happens", "经过")
TALLY_SAY(cited_rules, (), "The rules cited", "引用的规则")
TALLY_SAY(source_of_rule, (Verbatim), "source: {0}", "出处：{0}")
TALLY_SAY(seat_who, (Message, Verbatim), "{0} ({1})", "{0}（{1}）")
TALLY_SAY(as_seat_saw, (Message), "as {0} saw it", "{0}所见")
TALLY_SAY(as_onlooker_saw, (), "as somebody who only looked on saw it", "旁观者所见")
TALLY_SAY(and_more, (Number), "and {0} more", "另{0}项")
TALLY_SAY(problems, (Number), "{0} {0:problem|problems}", "{0}处不符")
TALLY_SAY(no_problems, (), "no problems", "没有不符")
TALLY_SAY(without_script, (),
          "This page can be read as it stands; with JavaScript it shows the board as well.",
          "本页可直接阅读；启用JavaScript后还会显示牌桌。")

}  // namespace tally::report::say
#undef TALLY_TABLE
