#pragma once
// Why a command cannot do what it is asked, and what it could not see on the way.
#include "engine/core/message.h"

#define TALLY_TABLE "failure"
namespace tally::cli::say {

TALLY_SAY(of_file, (Verbatim, Message), "{0}: {1}", "{0}：{1}")

// --- files
TALLY_SAY(no_record_in, (Verbatim), "no record in {0}", "{0}中没有记录")
TALLY_SAY(fits_no_file, (Verbatim, Verbatim), "no file of the folders is like {0} {1}",
          "文件夹中没有符合{0} {1}的文件")
TALLY_SAY(input_once, (), "-: standard input can be read only once", "-：标准输入只能读一次")
TALLY_SAY(cannot_write, (Verbatim, Verbatim), "cannot write {0}: {1}", "无法写入{0}：{1}")
TALLY_SAY(is_read, (Verbatim), "{0} is read: nothing is written over it",
          "{0}正被读取：不能写入其中")
TALLY_SAY(cannot_print, (Verbatim), "cannot write to standard output: {0}", "无法写到标准输出：{0}")
TALLY_SAY(no_deal_written, (Verbatim, Message), "{0}: no deal to write down: {1}",
          "{0}：没有可写下的牌：{1}")
TALLY_SAY(no_witness_known, (Verbatim),
          "{0}: not written; there is no game with a deal to write down",
          "{0}：没有写出；没有可写下牌的对局")
TALLY_SAY(no_witness_needed, (Verbatim), "{0}: not written; no game hides a card",
          "{0}：没有写出；没有对局有暗牌")

// --- parts of a run
TALLY_SAY(part_on_terminal, (),
          "--shard writes a part for `tally merge`: send standard output to a file, as > part-1",
          "--shard 写出供 tally merge 合并的分片：请把标准输出写到文件，例如 > part-1")
TALLY_SAY(part_twice, (Number, Number, Verbatim, Verbatim),
          "part {0}/{1} is there twice: {2} and {3}", "分片{0}/{1}给了两次：{2}与{3}")
TALLY_SAY(parts_missing, (Number, Verbatim), "{0:,} {0:part is|parts are} missing: {1}",
          "缺少{0:,}个分片：{1}")
TALLY_SAY(parts_of_other_counts, (Verbatim, Number, Verbatim, Number),
          "parts of two runs: {0} is one of {1}, {2} one of {3}",
          "来自两次运行的分片：{0}是{1}个之一，{2}是{3}个之一")
TALLY_SAY(parts_of_other_commands, (Verbatim, Verbatim, Verbatim, Verbatim),
          "parts of two runs: {0} is of `{1}`, {2} of `{3}`",
          "来自两次运行的分片：{0}出自 {1}，{2}出自 {3}")
TALLY_SAY(parts_of_other_files, (Verbatim, Verbatim),
          "parts of two runs: {0} and {1} did not find the same records, or not as they were",
          "来自两次运行的分片：{0}与{1}找到的记录不同，或记录已有改动")
TALLY_SAY(part_read_other, (Verbatim, Verbatim, Verbatim),
          "parts of two runs: {0} was not the same file for {1} and {2}",
          "来自两次运行的分片：{1}与{2}读到的{0}不同")
TALLY_SAY(parts_without, (Verbatim),
          "the parts do not have what --format {0} tells; make them with --format {0}",
          "分片中没有 --format {0} 所需的内容；请用 --format {0} 生成分片")
TALLY_SAY(no_run_to_merge, (Verbatim), "tally {0} has no parts that could be merged",
          "tally {0} 没有可以合并的分片")

// --- games of a file, their turns and events
TALLY_SAY(no_such_game, (Verbatim, Number, Number),
          "{0} holds {1} {1:game|games}, so there is no game {2}", "{0}中有{1}局，没有第{2}局")
TALLY_SAY(more_games, (Verbatim, Verbatim), "{0} holds more games; {1} 2 shows the next one",
          "{0}中还有其他局；用 {1} 2 看下一局")
TALLY_SAY(no_such_turn, (Verbatim, Number, Number), "{0} has no turn {1}; its last is turn {2}",
          "{0}没有第{1}回合；最后是第{2}回合")
TALLY_SAY(no_such_seat, (Verbatim, Number, Number),
          "{0}: there is no seat {1}; this game has {2} seats", "{0}：没有{1}号位；此局有{2}个座位")
TALLY_SAY(no_decision_at, (Number, Verbatim, Number),
          "event {0} of {1} is no decision; `tally legal {1}` lists those that are, among {2} "
          "events",
          "{1}的事件{0}不是选择；tally legal {1} 列出{2}个事件中的选择")
TALLY_SAY(no_event, (Number, Number), "--at {0}: the game has {1} events, counted from 0",
          "--at {0}：此局有{1}个事件，从0数起")
TALLY_SAY(
    begins_midway, (Verbatim),
    "{0}: begins in the middle of a game, so what was dealt is not known; it cannot be played "
    "on",
    "{0}：从一局中途开始，不知道发了哪些牌；无法继续打下去")
TALLY_SAY(
    broken_before, (Verbatim, Verbatim, Number, Number),
    "{0}: breaks {1} at event {2}, so nothing behind that can be played on; --at can be up to "
    "{3}",
    "{0}：在事件{2}处违反{1}，其后无法继续打下去；--at 最多为{3}")
TALLY_SAY(broken_at_once, (Verbatim, Verbatim),
          "{0}: breaks {1} at event 0, so nothing of it can be played on",
          "{0}：在事件0处违反{1}，全局都无法继续打下去")
TALLY_SAY(deal_unreadable, (), "the deal of the hidden cards cannot be read", "无法读取暗牌的分配")
TALLY_SAY(nobody_asked, (Number, Verbatim),
          "nobody is asked anything at event {0} of {1}; `tally legal {1}` lists the decisions",
          "{1}的事件{0}处无人作选择；tally legal {1} 列出各处选择")
TALLY_SAY(no_such_choice, (Number, Number, Number),
          "--choose {0}: there are {1} choices at event {2}, counted from 1",
          "--choose {0}：事件{2}处有{1}种选择，从1数起")
TALLY_SAY(chosen_not_legal, (Verbatim, Verbatim),
          "--choose \"{0}\": not legal, by {1}; `tally legal --why-not` says more",
          "--choose \"{0}\"：依{1}不合法；tally legal --why-not 会详细说明")
TALLY_SAY(unseen_decides, (), "a card nobody has seen decides whether it is legal",
          "是否合法取决于无人见过的牌")
TALLY_SAY(no_events, (Verbatim), "{0} has no events", "{0}中没有事件")
TALLY_SAY(no_causes, (Verbatim), "why: {0} does not say what leads to what",
          "why：{0}没有说明事件之间的因果")
TALLY_SAY(no_event_of, (Number, Verbatim, Number, Number),
          "--at {0}: {1} has {2} events, counted from 0; the last is {3}",
          "--at {0}：{1}有{2}个事件，从0数起，最后是{3}")
TALLY_SAY(nobody_dies, (Verbatim),
          "--death: nobody dies in {0}; without it `tally why` tells how the game ended",
          "--death：{0}中无人阵亡；不加此项时，tally why 说明对局如何结束")
TALLY_SAY(no_such_dead_seat, (Number, Verbatim, Number), "--death {0}: {1} has {2} seats",
          "--death {0}：{1}有{2}个座位")
TALLY_SAY(does_not_die, (Number, Verbatim, Message), "seat {0} does not die in {1}{2}",
          "{0}号位在{1}中没有阵亡{2}")
TALLY_SAY(nor_anybody, (), ", nor does anybody else", "，其他人也没有")
TALLY_SAY(these_die, (Message), "; these do: {0}", "；阵亡的有：{0}")
TALLY_SAY(seat_at_event, (Number, Number), "seat {0} (event {1})", "{0}号位（事件{1}）")
TALLY_SAY(no_such_finding, (Verbatim, Number, Number),
          "{0} has {1} {1:finding|findings}, so there is no finding {2}",
          "{0}有{1}处不符，没有第{2}处")
TALLY_SAY(nothing_to_keep, (Verbatim, Message), "{0}: there is no finding to keep: {1}",
          "{0}：没有可保留的不符：{1}")
TALLY_SAY(two_games, (Verbatim, Verbatim), "A is a game of {0}, B of {1}: nothing to compare",
          "A是{0}的对局，B是{1}的：无法比较")
TALLY_SAY(not_all_seen, (Verbatim, Number),
          "{0} does not show all that seat {1} saw; what it hides stays hidden",
          "{0}没有显示{1}号位所见的全部；未显示的仍然未知")
TALLY_SAY(follows_from_less, (Verbatim, Number),
          "{0} does not show all that seat {1} saw; this is what follows from it",
          "{0}没有显示{1}号位所见的全部；以下只由已显示的推出")
TALLY_SAY(
    card_lost_sight_of, (Verbatim, Number),
    "{0} does not say enough of where a card went: what follows from event {1} on is not told",
    "{0}没有说清一张牌的去向：事件{1}之后的推断不再列出")
TALLY_SAY(many_unreadable, (Number), "{0} of the games cannot be read; `tally check` says why",
          "有{0}局无法读取；tally check 会说明原因")

// --- how far a long piece of work is
TALLY_SAY(share_done, (Number, Message), "{0} %, {1}", "{0} %，{1}")
TALLY_SAY(games_done, (Number, Number), "{0:,} games, {1:,}/s", "{0:,}局，每秒{1:,}局")
TALLY_SAY(records_done, (Number, Number), "{0:,} records, {1:,}/s", "{0:,}份记录，每秒{1:,}份")
TALLY_SAY(rulesets_done, (Number, Number), "{0:,} rulesets, {1:,}/s", "{0:,}套规则集，每秒{1:,}套")

// --- names
TALLY_SAY(no_such_game_name, (Verbatim, Message), "no game is called {0}; there is: {1}",
          "没有叫{0}的游戏；有：{1}")
TALLY_SAY(no_such_ruleset, (Verbatim, Message), "there is no ruleset {0}{1}", "没有规则集{0}{1}")
TALLY_SAY(rulesets_there_are, (Message), "; expected one of {0}, or the path of a .toml file",
          "；应为以下之一：{0}，或.toml文件的路径")
TALLY_SAY(close_name, (Message), "; {0}", "；{0}")
TALLY_SAY(rulesets_of, (Message, Verbatim), "{0} ({1})", "{0}（{1}）")
TALLY_SAY(of_another_game, (Verbatim, Verbatim, Verbatim), "{0} is a ruleset of {1}, not of {2}",
          "{0}是{1}的规则集，不是{2}的")
TALLY_SAY(of_two_games, (Verbatim, Verbatim, Verbatim, Verbatim),
          "compare: {0} is a ruleset of {1}, {2} of {3}; expected two of one game",
          "compare：{0}是{1}的规则集，{2}是{3}的；应为同一游戏的两个")
TALLY_SAY(unknown_here, (Verbatim, Verbatim),
          "the games name the ruleset {0}, which this program does not know; check them with "
          "--ruleset {1}",
          "这些局所用的规则集{0}不是本程序自带的；核对时请用 --ruleset {1}")
TALLY_SAY(no_table_for, (Number, Verbatim, Message), "--players {0}: the ruleset {1} has {2}",
          "--players {0}：规则集{1}{2}")
TALLY_SAY(no_tables_at_all, (Verbatim), "the ruleset {0} has no tables", "规则集{0}没有人数表")
TALLY_SAY(no_tables, (), "no tables", "没有人数表")
TALLY_SAY(tables_from_to, (Number, Number), "tables for {0} to {1} players", "用于{0}至{1}人")
TALLY_SAY(tables_for, (Verbatim), "tables for {0} players", "用于{0}人")
TALLY_SAY(no_such_entry, (Verbatim, Message),
          "no rule, option, card, general or ruleset is called {0}{1}; "
          "`tally rules` lists all",
          "没有叫{0}的规则、选项、牌、武将或规则集{1}；tally rules 列出全部")
TALLY_SAY(empty_rule_name, (), "the name of a rule is empty; `tally rules` lists all",
          "规则的名称是空的；tally rules 列出全部")
TALLY_SAY(similar, (Verbatim), "; similar: {0}", "；相近的有：{0}")
TALLY_SAY(no_theorem_called, (Verbatim, Message),
          "--rule: no rule, card or theorem is called {0}{1}; `tally rules` lists the rules, "
          "`tally prove` all theorems",
          "--rule：没有叫{0}的规则、牌或定理{1}；tally rules 列出规则，tally prove 列出全部定理")
TALLY_SAY(no_rule_or_file, (Verbatim, Message),
          "--lesson: no rule, card or general is called {0}{1}, and there is no such file; `tally "
          "rules` lists all",
          "--lesson：没有叫{0}的规则、牌或武将{1}，也没有这个文件；tally rules 列出全部")
TALLY_SAY(taken_as, (Verbatim, Verbatim, Message), "{0}: taken as {1}{2}", "{0}：理解为{1}{2}")
TALLY_SAY(
    no_theorem_of, (Verbatim),
    "--rule: there is such a rule, {0}, but no theorem speaks of it; `tally prove` prints all",
    "--rule：有{0}这条规则，但没有定理涉及它；tally prove 列出全部")
TALLY_SAY(game_without_theorems, (), "this game has no theorems", "这个游戏没有定理")
TALLY_SAY(rule_of_another_game, (Verbatim), "--rule: {0} is of another game than the ruleset",
          "--rule：{0}与规则集不属于同一游戏")
TALLY_SAY(
    rule_for_a_path, (Verbatim),
    "rules --coverage takes the paths of records; {0} is a rule or an option: tally rules {0}",
    "rules --coverage 需要记录的路径；{0}是规则或选项：tally rules {0}")
TALLY_SAY(no_corpus, (Verbatim, Verbatim), "there is no folder {0} in {1}", "{1}中没有文件夹{0}")
TALLY_SAY(name_the_records, (Message), "{0}; name the records to count", "{0}；请给出要统计的记录")
TALLY_SAY(only_tests, (Message), "{0}: only tests are counted", "{0}：只统计测试")

// --- graph
TALLY_SAY(seats_of_a_record, (), "graph seats: needs a record", "graph seats：需要一份记录")
TALLY_SAY(no_distances, (Verbatim), "{0} has no distances between seats", "{0}的座位之间没有距离")
TALLY_SAY(no_endgames, (Verbatim, Verbatim, Verbatim),
          "graph states: {0} is a ruleset of {1}; such a graph there is only of rulesets of {2}",
          "graph states：{0}是{1}的规则集；只有{2}的规则集有这种图")

// --- explore
TALLY_SAY(explore_needs_table, (), "explore: give a record, or a hand for each seat with --hand",
          "explore：请给出记录，或用 --hand 给出每个座次的手牌")
TALLY_SAY(explore_record_or_table, (), "explore: a record has its own hands, pile, roles",
          "explore：记录已有手牌、牌堆、身份")
TALLY_SAY(explore_no_log, (Verbatim),
          "no log of {0} can begin with a table that was described: leave --output out",
          "{0}的记录不能从所描述的牌局开始：请去掉--output")
TALLY_SAY(explore_no_kit, (Verbatim), "{0} cannot be explored", "{0}无法穷举")
TALLY_SAY(
    explore_no_position, (Number),
    "event {0} is none where all that follows hangs on the state: give --turn N, or --at with "
    "a move of Dou Dizhu",
    "事件{0}之后的发展不只取决于当时的局面：请用 --turn N，或用 --at 指定斗地主的一次出牌")
TALLY_SAY(explore_no_turn, (Number, Number), "there is no turn {0}: the last is {1}",
          "没有第{0}回合：最后是第{1}回合")
TALLY_SAY(explore_dealt, (), "explore: the record hides cards; one deal of them would be no answer",
          "explore：记录隐藏了牌；按某一种发牌穷举没有意义")

TALLY_SAY(card_too_often, (Verbatim), "{0} is named more often than there are such cards",
          "{0}的张数超过了牌堆中有的")
TALLY_SAY(no_such_card, (Verbatim), "no card is called {0}; `tally format` lists them",
          "没有叫{0}的牌；tally format 列出全部")

}  // namespace tally::cli::say
#undef TALLY_TABLE
