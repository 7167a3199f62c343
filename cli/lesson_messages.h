#pragma once
// What `tally annotate --lesson` says.
#include "engine/core/message.h"

#define TALLY_TABLE "lesson_command"
namespace tally::cli::say {

TALLY_SAY(no_path, (), "--lesson: expected files or folders of records after the rules",
          "--lesson：规则之后应有记录的文件或文件夹")
TALLY_SAY(not_from_input, (),
          "--lesson reads records twice; expected files or folders, found standard input",
          "--lesson要读两遍记录；应为文件或文件夹，实为标准输入")
TALLY_SAY(not_with_lesson, (Verbatim), "--lesson takes no {0}", "--lesson不能与{0}同用")
TALLY_SAY(rule_in_games, (Verbatim, Number, Number),
          "{0}: {1} {1:passage|passages} ({2} {2:game shows|games show} it)",
          "{0}：{1}段（{2}局有此例）")
TALLY_SAY(rule_in_none, (Verbatim, Number, Verbatim),
          "{0}: none of the {1} games searched shows it ({2})", "{0}：所查{1}局都没有（{2}）")
TALLY_SAY(lesson_written, (Verbatim, Number, Number, Number),
          "{0}: {1} {1:rule|rules}, {2} {2:passage|passages} out of {3} {3:game|games}",
          "{0}：{1}条规则，选自{3}局的{2}段记录")

}  // namespace tally::cli::say
#undef TALLY_TABLE
