#pragma once
// What `tally why` says.
#include "engine/core/message.h"

#define TALLY_TABLE "cli_why"
namespace tally::cli::say {

TALLY_SAY(why_heading, (Number, Number, Message), "Event {0}, turn {1}: {2}",
          "事件{0}，第{1}回合：{2}")
TALLY_SAY(why_rule, (Message, Verbatim), "{0} [{1}]", "{0} [{1}]")
TALLY_SAY(why_had_to, (Message), "{0} (on every chain)", "{0}（每条链都经过）")
TALLY_SAY(why_above, (Message), "{0} (see above)", "{0}（见上）")
TALLY_SAY(why_below, (Message), "{0} (see below)", "{0}（见下）")
TALLY_SAY(why_earlier, (Number, Number), "… and {0} earlier; --at {1} tells them",
          "……另有{0}项更早的起因，可用 --at {1} 查看")
TALLY_SAY(why_no_cause, (), "nothing in this record led to it", "记录中没有它的起因")
TALLY_SAY(why_cut, (Message), "{0} …", "{0}……")
TALLY_SAY(why_step, (Message, Number), "{0} ({1})", "{0}（{1}）")
TALLY_SAY(why_steps, (Message, Message), "{0} → {1}", "{0} → {1}")
TALLY_SAY(why_shortest, (Message), "In short: {0}", "简言之：{0}")
TALLY_SAY(why_shortest_end, (Message, Number), "In short, after {1} {1:event|events}: … → {0}",
          "简言之（此前{1}个事件从略）：… → {0}")
TALLY_SAY(why_summary, (Number, Number),
          "{0} {0:cause|causes}; every chain of causes goes through {1} of them, marked “on every "
          "chain”",
          "共{0}项起因；其中{1}项是每条因果链都经过的，已标出")
TALLY_SAY(why_broken, (Verbatim, Verbatim, Number),
          "{0} breaks {1} at event {2}; from there on this goes by the record's word",
          "{0}在事件{2}违反{1}；此后以记录所述为准")

}  // namespace tally::cli::say
#undef TALLY_TABLE
