#pragma once
// The headings of the manual's page, as other pages of the manual have them.
#include "engine/core/message.h"

#define TALLY_TABLE "manual"
namespace tally::cli::shell::say {

TALLY_SAY(name, (), "NAME", "名称")
TALLY_SAY(synopsis, (), "SYNOPSIS", "概述")
TALLY_SAY(options_of_all, (), "OPTIONS", "选项")
TALLY_SAY(commands, (), "COMMANDS", "命令")
TALLY_SAY(sentence, (Verbatim), "{0}.", "{0}。")

}  // namespace tally::cli::shell::say
#undef TALLY_TABLE
