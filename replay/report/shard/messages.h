#pragma once
// What is wrong with the file of a part of a run.
#include "engine/core/message.h"

#define TALLY_TABLE "shard"
namespace tally::report::say {

TALLY_SAY(no_shard, (),
          "is no part of a run; expected a file that a command with --shard has written",
          "不是一次运行的分片；应为带 --shard 的命令写出的文件")
TALLY_SAY(other_version, (Verbatim, Verbatim),
          "was written by tally {0}; expected {1}, which is to merge it",
          "由tally {0}写出；应为{1}，即用来合并的版本")
TALLY_SAY(line_damaged, (), "the line is damaged; expected one whose checksum is that at its end",
          "此行已损坏；应为与行末校验和相符的一行")
TALLY_SAY(line_unknown, (), "expected a line that this version of tally writes",
          "应为此版本tally写出的行")
TALLY_SAY(line_too_long, (Message), "the line is longer than {0}", "此行超过{0}")
TALLY_SAY(ends_too_soon, (),
          "the file ends here; expected more lines, the last of which says `end`: the part was not "
          "finished, or the file is cut",
          "文件到此为止；应有后续各行，最后一行为end：此分片没有完成，或文件不完整")
TALLY_SAY(goes_on, (), "expected nothing behind the line that says `end`",
          "end一行之后不应再有内容")

}  // namespace tally::report::say
#undef TALLY_TABLE
