#pragma once
// What stands around events and rules when a game or a rulebook is told to people.
#include "engine/core/message.h"

#define TALLY_TABLE "report"
namespace tally::say {

// --- a game turn by turn
TALLY_SAY(of_ruleset, (Verbatim), "ruleset {0}", "规则集{0}")
TALLY_SAY(Before_first_turn, (), "Before the first turn", "第一回合之前")
TALLY_SAY(turn_of_seat, (Number, Message), "Turn {0} — {1}", "第{0}回合 — {1}")
TALLY_SAY(not_in_record, (Verbatim), "{0} (not in the record)", "{0}（记录中没有）")

// --- what has changed
TALLY_SAY(none, (), "none", "无")
TALLY_SAY(field, (Verbatim, Verbatim), "{0}: {1}", "{0}：{1}")
TALLY_SAY(another_order, (), "the same cards in another order", "牌相同，顺序不同")
TALLY_SAY(in_one_only, (Verbatim, Verbatim), "only in A: {0}; only in B: {1}", "仅A有{0}；仅B有{1}")
TALLY_SAY(now_so_many, (Verbatim, Number), "{0} (now {1})", "{0}（现{1}张）")
TALLY_SAY(in_both, (Verbatim, Verbatim), "A {0}, B {1}", "A {0}，B {1}")
TALLY_SAY(changed_in_turn, (), "what changed in this turn:", "本回合的变化：")

// --- outcomes kept
TALLY_SAY(a_text, (), "a text", "文字")
TALLY_SAY(a_number, (), "a whole number, 0 or more", "不小于0的整数")
TALLY_SAY(not_an_outcome, (),
          "expected a line of `tally check --format jsonl`, with \"source\" and \"verdict\"",
          "应为 tally check --format jsonl 的一行，其中有\"source\"与\"verdict\"")
TALLY_SAY(of_line, (Verbatim, Number, Message), "{0}:{1}: {2}", "{0}:{1}：{2}")
TALLY_SAY(no_id, (),
          "says of a finding no id, by which it could be known again; write the baseline anew",
          "其中的不符没有id，无法再次认出；请重新写出基线")

// --- what is let pass
TALLY_SAY(in_baseline, (), "in the baseline", "基线中已有")
TALLY_SAY(let_pass, (Message, Number), "let pass: {0}; {1:,} {1:finding counts|findings count}",
          "放行：{0}；其余{1:,}处计入")
TALLY_SAY(passed_defects, (Number), "{0:,} known {0:defect|defects}", "已知缺陷{0:,}处")
TALLY_SAY(passed_findings, (Number), "{0:,} {0:finding|findings} of the baseline",
          "基线中已有的不符{0:,}处")
TALLY_SAY(passed_records, (Number), "{0:,} {0:record|records} of the baseline",
          "基线中已有的未定、不完整或无法读取的记录{0:,}份")
TALLY_SAY(skipped, (), "skipped: not a record", "跳过：不是记录")
TALLY_SAY(skipped_files, (Number),
          "skipped: {0:,} {0:file that is no record|files that are no records}",
          "跳过：{0:,}个文件不是记录")

// --- a table of what is expected
TALLY_SAY(no_row, (Number), "expected {0} columns with tabs between them",
          "应为以制表符分隔的{0}列")
TALLY_SAY(not_as_expected, (Message), "not as expected: {0}", "与预期不同：{0}")
TALLY_SAY(other_column, (Verbatim, Verbatim, Verbatim), "{0} {1}, expected {2}",
          "{0}为{1}，应为{2}")
TALLY_SAY(not_in_table, (), "not in the table", "表中没有")
TALLY_SAY(only_in_table, (), "in the table, but not looked at now", "表中有，这次没有")
TALLY_SAY(all_as_expected, (Number), "{0:,} {0:game|games}, all as expected",
          "{0:,}局，均与预期相同")
TALLY_SAY(some_not_as_expected, (Number, Number, Number, Number),
          "{0:,} of {1:,} {1:game|games} as expected; {2:,} otherwise, {3:,} gone",
          "{1:,}局中{0:,}局与预期相同，{2:,}局不同；另有{3:,}局这次没有")

// --- rulebooks
TALLY_SAY(Options, (), "Options", "选项")
TALLY_SAY(source, (Texts), "source: {0}", "出处：{0}")
TALLY_SAY(options, (), "options:", "选项：")
TALLY_SAY(named_in_files, (Verbatim, Verbatim), "({0} in files; package {1})",
          "（文件中的名称：{0}；武将包：{1}）")
TALLY_SAY(skills, (Message), "skills: {0}", "技能：{0}")
TALLY_SAY(in_ruleset_file, (Verbatim), "in a ruleset file: {0}", "规则集文件中的键：{0}")
TALLY_SAY(no_difference, (Texts), "no game shows a difference: {0}", "对局中没有区别：{0}")
TALLY_SAY(rulesets, (), "rulesets:", "规则集：")
TALLY_SAY(all_others, (), "all others", "其余各规则集")
TALLY_SAY(every_one, (), "all", "全部")
TALLY_SAY(is_default, (), " (default)", "（默认）")

}  // namespace tally::say
#undef TALLY_TABLE
