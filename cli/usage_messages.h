#pragma once
// What is said of a command line that is wrong, before any file is read.
#include "engine/core/message.h"

#define TALLY_TABLE "usage"
namespace tally::cli::say {

// --- around a mistake
TALLY_SAY(see_help, (Message, Verbatim), "{0}; see `{1} --help`", "{0}；参见 {1} --help")
TALLY_SAY(of_option, (Verbatim, Verbatim), "{0} {1}", "{0} {1}")

// --- commands
TALLY_SAY(no_command_given, (), "no command", "没有给出命令")
TALLY_SAY(no_such_command, (Verbatim), "there is no command {0}", "没有{0}这个命令")
TALLY_SAY(one_of_commands, (Message, Message), "{0}; expected one of {1}", "{0}；应为以下之一：{1}")

// --- options and arguments
TALLY_SAY(follow_one, (), "--follow judges one record", "--follow只判定一个记录")
TALLY_SAY(follow_without, (Verbatim), "--follow goes without {0}", "--follow不能与{0}一起用")
TALLY_SAY(no_such_option, (Verbatim, Verbatim), "{0} has no option {1}", "{0}没有选项{1}")
TALLY_SAY(one_too_many, (Verbatim, Verbatim), "{0}: {1} is one argument too many",
          "{0}：参数{1}是多余的")
TALLY_SAY(too_many_for, (Verbatim, Verbatim), "{0}: too many arguments for {1}",
          "{0}：给出的{1}过多")
TALLY_SAY(is_required, (Verbatim, Verbatim), "{0}: {1} is required", "{0}：缺少{1}")
TALLY_SAY(needs, (Verbatim, Verbatim), "{0}: needs {1}", "{0}：需要{1}")
TALLY_SAY(needs_value, (Verbatim), "{0} needs a value", "{0} 需要一个值")
TALLY_SAY(needs_value_not_empty, (Verbatim), "{0} needs a value, found none", "{0} 的值是空的")
TALLY_SAY(given_twice, (Verbatim), "{0} is given twice", "{0} 给了两次")
TALLY_SAY(given_times, (Verbatim, Number), "{0} is given {1} times", "{0} 给了{1}次")
TALLY_SAY(needs_number, (Verbatim, Verbatim, Verbatim),
          "needs a whole number from {0} to {1}, found {2}", "应为{0}到{1}的整数，实为{2}")
TALLY_SAY(needs_share, (Verbatim), "needs K/N, as 2/7: part K, from 1 to N, of N parts; found {0}",
          "应为K/N，如2/7：N份中的第K份，K从1到N；实为{0}")
TALLY_SAY(shard_without, (Verbatim), "--shard goes without {0}", "--shard不能与{0}一起用")
TALLY_SAY(needs_one_of, (Message, Verbatim), "needs {0}, found {1}", "应为{0}，实为{1}")

// --- options that need or exclude each other
TALLY_SAY(strict_setup_alone, (), "--strict-setup needs --ruleset",
          "--strict-setup 要与 --ruleset 同用")
TALLY_SAY(json_in_english, (Verbatim),
          "{0}: --lang is for --format text; JSON lines are in English",
          "{0}：--lang 只用于 --format text；JSON行一律用英文")
TALLY_SAY(one_report_on_out, (Verbatim, Verbatim),
          "check: {0} and {1} both go to standard output; write one to a file: --format {1}:FILE",
          "check：{0}与{1}都写到标准输出；请把其中一种写到文件：--format {1}:文件")
TALLY_SAY(two_reports_one_file, (Verbatim), "check: two reports go to {0}",
          "check：两份报告都写到{0}")
TALLY_SAY(diff_turns_of_one, (), "diff: --from and --to are for one record, two are given",
          "diff：--from 与 --to 只用于一份记录，却给了两份")
TALLY_SAY(diff_needs_two, (), "diff: give two records, or one with --from and --to",
          "diff：请给出两份记录，或一份记录加 --from 与 --to")
TALLY_SAY(diff_input_twice, (), "diff: standard input can be read only once",
          "diff：标准输入只能读一次")
TALLY_SAY(diff_after_of_two, (), "diff: --after is for two records, one is given",
          "diff：--after 用于两份记录，却只给了一份")
TALLY_SAY(compare_needs_two, (), "compare: give two rulesets, names or files",
          "compare：请给出两个规则集，名称或文件")
TALLY_SAY(fork_needs_choose, (), "fork: --games, --then and -o need --choose",
          "fork：--games、--then 与 -o 要与 --choose 同用")
TALLY_SAY(fork_games_write_none, (),
          "fork: --games tells how many games end and writes none; leave out --then stop and -o",
          "fork：--games 只统计各局如何结束，不写日志；请去掉 --then stop 与 -o")
TALLY_SAY(fork_page_needs_games, (), "fork: --page shows how many games end; it needs --games",
          "fork：--page 显示许多局如何结束，要与 --games 同用")
TALLY_SAY(why_two_events, (), "why: give --at or --death, not both",
          "why：--at 与 --death 只能给一个")
TALLY_SAY(graph_two_forms, (), "graph: give one of --dot and --svg",
          "graph：--dot、--svg 只能给一个")
TALLY_SAY(why_two_forms, (), "why: give one of --dot, --svg and --format jsonl",
          "why：--dot、--svg、--format jsonl 只能给一个")
TALLY_SAY(regress_two_befores, (),
          "regress: --from and --baseline both say how it was before; give one",
          "regress：--from 与 --baseline 都表示以前的结果，只能给一个")
TALLY_SAY(regress_page_needs, (), "regress: --page needs --to, --from or --baseline",
          "regress：--page 要与 --to、--from 或 --baseline 同用")
TALLY_SAY(regress_needs_one, (),
          "regress: give --to, --from or --baseline: what to compare; or --save",
          "regress：请给出 --to、--from 或 --baseline，说明比较什么；或给出 --save")
TALLY_SAY(strict_setup_of_none, (), "--strict-setup needs --from or --to",
          "--strict-setup 要与 --from 或 --to 同用")
TALLY_SAY(stands_alone, (Verbatim), "rules: {0} stands alone", "rules：{0} 不能与其他项同用")
TALLY_SAY(why_not_needs_at, (), "legal: --why-not needs --at", "legal：--why-not 要与 --at 同用")
TALLY_SAY(legal_lists_or_shows, (),
          "legal: --seat and --turn narrow the list; --at shows one of it",
          "legal：--seat 与 --turn 缩小列表，--at 只看其中一处，不能同用")
TALLY_SAY(of_kind, (Verbatim, Verbatim), "{0} (of {1})", "{0}（属于{1}）")
TALLY_SAY(graph_takes_no, (Verbatim, Message), "graph {0}: takes no {1}", "graph {0}：不接受{1}")

}  // namespace tally::cli::say
#undef TALLY_TABLE
