#pragma once
// What reports for other programs say beside findings.
#include "engine/core/message.h"

#define TALLY_TABLE "formats"
namespace tally::report::say {

// --- the rule that a record as a whole is held against
TALLY_SAY(record_title, (), "The record can be judged to its end", "记录可以核对到底")
TALLY_SAY(
    record_text, (),
    "A record has to be readable, tell its game to the end, and show what decides whether the "
    "rules were kept. A record that is clean passes this rule.",
    "记录须能读取，把对局讲到结束，并显示判定是否合规所需的内容。合规的记录即通过此条。")
TALLY_SAY(see_rulebook, (Verbatim, Verbatim), "{0}\n\nAlso printed by: tally rules {1}",
          "{0}\n\n亦可由此查看：tally rules {1}")

// --- SARIF
TALLY_SAY(no_more, (), "found in the baseline, and no longer", "基线中有，这次没有")
TALLY_SAY(as_recorded, (Message, Number), "event {1}: {0}", "事件{1}：{0}")
TALLY_SAY(not_recorded, (Message, Number), "event {1}, not in the record: {0}",
          "事件{1}（记录中没有）：{0}")

}  // namespace tally::report::say
#undef TALLY_TABLE
