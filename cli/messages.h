#pragma once
// What the commands say, besides what is said of records.
#include "engine/core/message.h"

#define TALLY_TABLE "command"
namespace tally::cli::say {

TALLY_SAY(ruleset_unknown, (Verbatim, Verbatim),
          "the record's ruleset {0} is not known here; choose one with --ruleset: {1}, or a .toml "
          "file",
          "不知道记录所用的规则集{0}；请用--ruleset选择：{1}，或一个.toml文件")
TALLY_SAY(expected_count, (Number, Verbatim),
          "line {0}: expected a rule, a tab and a number, found {1}",
          "第{0}行：应为规则、制表符与数，实为{1}")

}  // namespace tally::cli::say
#undef TALLY_TABLE
