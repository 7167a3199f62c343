#pragma once
// What `tally rules` says of words it looks for.
#include "engine/core/message.h"

#define TALLY_TABLE "rules"
namespace tally::cli::say {

TALLY_SAY(found_with, (Verbatim, Number), "{0}: {1} rules and options", "{0}：{1}条规则与选项")
TALLY_SAY(no_such_word, (Verbatim), "no rule and no option has the word {0}",
          "没有含“{0}”的规则或选项")

}  // namespace tally::cli::say
#undef TALLY_TABLE
