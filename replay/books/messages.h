#pragma once
// What is said of rulesets that cannot be read.
#include "engine/core/message.h"

#define TALLY_TABLE "book"
namespace tally::books::say {

TALLY_SAY(next_line, (Message, Message), "{0}\n{1}", "{0}\n{1}")
TALLY_SAY(in_file, (Verbatim, Message), "{0}: {1}", "{0}：{1}")
TALLY_SAY(of_base, (Message), "base: {0}", "base：{0}")

// --- the one a record names
TALLY_SAY(ruleset_unknown, (Verbatim, Verbatim),
          "the record's ruleset {0} is not known here; choose one with --ruleset: {1}, or a .toml "
          "file",
          "不知道记录所用的规则集{0}；请用--ruleset选择：{1}，或一个.toml文件")

// --- the file
TALLY_SAY(no_toml, (Verbatim, Number), "is not TOML: {0} (column {1})",
          "第{1}列不合TOML写法（解析器原文：{0}）")
TALLY_SAY(too_long, (Message), "expected a ruleset of at most {0}", "应为至多{0}的规则集")
TALLY_SAY(too_deep, (), "expected a ruleset, found deeper nesting", "应为规则集，实为过深的嵌套")
TALLY_SAY(no_ruleset, (Verbatim, Verbatim),
          "there is no ruleset {0}; expected one of {1}, or the path of a .toml file",
          "没有规则集{0}；应为以下之一：{1}，或.toml文件的路径")
TALLY_SAY(of_other_game, (Verbatim, Verbatim, Verbatim, Verbatim),
          "{0} is a ruleset of {1}, not of {2}; expected one of {3}, or the path of a .toml file",
          "{0}是{1}的规则集，不是{2}的；应为以下之一：{3}，或.toml文件的路径")
TALLY_SAY(of_other_mode, (Verbatim, Verbatim, Verbatim, Verbatim, Verbatim),
          "{0} is a ruleset of {1} {2}, the record is of {1} {3}; expected one of {4}, or a .toml "
          "file based on one of them",
          "{0}是{1}为{2}的规则集，而这是{1}为{3}的记录；应为以下之一：{4}，或以其为base的.toml文件")
TALLY_SAY(no_toml_name, (Verbatim), "the name of a ruleset file ends in .toml, found {0}",
          "规则集文件名应以.toml结尾，实为{0}")
TALLY_SAY(
    bases_in_circle, (Number),
    "base: expected at most {0} rulesets upon each other; do they name each other in a circle?",
    "base：规则集至多相叠{0}层；是否互相引用？")

// --- its keys
TALLY_SAY(key_missing, (Verbatim), "expected the key {0} = \"…\" before any [table]",
          "应有键{0} = \"…\"，写在所有[表]之前")
TALLY_SAY(expected, (Verbatim, Message, Message), "{0}: expected {1}, found {2}",
          "{0}：应为{1}，实为{2}")
TALLY_SAY(unknown_key, (Verbatim, Message), "unknown key {0}; {1}", "未知的键{0}；{1}")
TALLY_SAY(expected_one_of, (Verbatim), "expected one of {0}", "应为以下之一：{0}")
TALLY_SAY(too_many_to_list, (Number), "there are {0} to choose from; `tally rules` lists them",
          "可选的有{0}个，见`tally rules`")
TALLY_SAY(is_option, (Verbatim), "{0} is an option: put it below [options]",
          "{0}是规则选项：应写在[options]之下")
TALLY_SAY(another_game, (Message, Verbatim), "game: expected {0}, found {1}",
          "game：应为{0}，实为{1}")
TALLY_SAY(name_taken, (Verbatim),
          "name: {0} is a ruleset of this program; expected a name of your own",
          "name：{0}是本程序的规则集；应另取名字")

// --- what is expected, and what is found
TALLY_SAY(either, (Message, Message), "{0} or {1}", "{0}或{1}")
TALLY_SAY(a_text, (), "a text", "文本")
TALLY_SAY(a_table, (), "a table", "表")
TALLY_SAY(an_array, (), "an array", "数组")
TALLY_SAY(other_type, (), "a value of another type", "其他类型的值")
TALLY_SAY(true_or_false, (), "true or false", "true或false")
TALLY_SAY(visible_characters, (), "characters that can be seen", "可见字符")
TALLY_SAY(a_row, (Verbatim, Number), "a row such as {0}, up to {1} of each",
          "一行，如{0}，每项至多{1}")
TALLY_SAY(a_set, (Verbatim), "a list of one or more of {0}", "{0}中一个或多个组成的列表")
TALLY_SAY(whole_number, (Number, Number), "a whole number from {0} to {1}", "{0}到{1}的整数")

}  // namespace tally::books::say
#undef TALLY_TABLE
