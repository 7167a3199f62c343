#pragma once
// What the commands say, besides what is said of records.
#include "engine/core/message.h"

#define TALLY_TABLE "command"
namespace tally::cli::say {

TALLY_SAY(expected_count, (Number, Verbatim),
          "line {0}: expected a rule, a tab and a number, found {1}",
          "第{0}行：应为规则、制表符与数，实为{1}")

TALLY_SAY(was_interrupted, (), "interrupted", "已中断")
TALLY_SAY(out_of_memory, (), "out of memory", "内存不足")
TALLY_SAY(internal_error, (Verbatim), "internal error: {0}", "内部错误：{0}")

TALLY_SAY(in_brackets, (Message, Message), "{0} ({1})", "{0}（{1}）")
TALLY_SAY(behind, (Message, Message), "{0}{1}", "{0}{1}")

// --- check --follow: the place, the event
TALLY_SAY(event_in_order, (Message, Verbatim), "{0}: {1}", "{0}：{1}")
TALLY_SAY(event_in_trouble, (Message, Verbatim), "{0}: {1} — trouble", "{0}：{1}——有问题")
TALLY_SAY(event_open, (Message, Verbatim), "{0}: {1} — not decided yet", "{0}：{1}——尚未判定")

// --- legal
TALLY_SAY(decision, (Number, Number, Message), "event {0}, turn {1}: {2}",
          "事件{0}，第{1}回合：{2}")
TALLY_SAY(no_decision, (), "nobody decides anything in this record", "这份记录中没有任何选择")
TALLY_SAY(no_decision_of_these, (), "no decision of that seat or in that turn",
          "该座位或该回合没有任何选择")
TALLY_SAY(no_answer, (), "nothing", "放弃")
TALLY_SAY(is_legal, (Verbatim), "{0}: legal", "{0}：合法")
TALLY_SAY(hidden_decides, (Verbatim), "{0}: a card the record does not show decides",
          "{0}：取决于记录未显示的牌")
TALLY_SAY(not_legal, (Verbatim), "{0}: not legal", "{0}：不合法")
TALLY_SAY(or_nothing, (), "or nothing", "或放弃")
TALLY_SAY(no_decision_but, (Number),
          "event {0} is nobody's choice; what led there:", "事件{0}不是角色的选择；此前的选择：")
TALLY_SAY(nothing_decided_before, (Number), "before event {0} nobody has decided anything",
          "事件{0}之前没有任何选择")
TALLY_SAY(legal_answers_passed, (Number),
          "{0} legal {0:answer|answers}; in the record: none, a pass",
          "{0}种合法的选择；记录中：放弃")
TALLY_SAY(legal_answers_later, (Number),
          "{0} legal {0:answer|answers}; in the record: something else, before any of these",
          "{0}种合法的选择；记录中：在此之前另有他事")
TALLY_SAY(legal_answers_left_out, (Number),
          "{0} legal {0:answer|answers}; in the record: none, though one is due",
          "{0}种合法的选择；记录中：应有而没有")
TALLY_SAY(legal_answers_shown, (Number, Message),
          "{0} legal {0:answer|answers}; the record does not say which; by what comes next: {1}",
          "{0}种合法的选择；记录未写明，由后文可知：{1}")
TALLY_SAY(legal_answers_unseen, (Message),
          "the cards for it are not shown, so no answer can be listed; in the record: {0}",
          "记录未显示可用的牌，无法列出合法的选择；记录中：{0}")
TALLY_SAY(legal_answers_seen, (Number, Message),
          "{0} legal {0:answer|answers} by the cards that are shown; in the record: {1}",
          "按已显示的牌有{0}种合法的选择；记录中：{1}")
TALLY_SAY(legal_answers, (Number, Message), "{0} legal {0:answer|answers}; in the record: {1}",
          "{0}种合法的选择；记录中：{1}")

// --- fuzz
TALLY_SAY(held_in, (Number), "held in {0} {0:game|games}", "{0}局成立")
TALLY_SAY(not_applied_in, (Number), "did not apply in {0} {0:game|games}", "{0}局不适用")
TALLY_SAY(held_and_not, (Number, Number), "held in {0} {0:game|games}, did not apply in {1}",
          "{0}局成立，{1}局不适用")
TALLY_SAY(untried, (), "", "")
TALLY_SAY(of_relation, (Verbatim, Verbatim, Message), "  {0}: {2}{1:-}", "  {1}（{0}）：{2}")
TALLY_SAY(players, (Number), "{0} players", "{0}人")
TALLY_SAY(players_from_to, (Number, Number), "{0} to {1} players", "{0}至{1}人")
TALLY_SAY(players_of, (Message), "{0} players", "{0}人")
TALLY_SAY(number, (Number), "{0}", "{0}")
TALLY_SAY(games_a_second, (Number), "{0:,} games/s", "每秒{0:,}局")
TALLY_SAY(game_and_ruleset, (Verbatim, Verbatim, Verbatim), "{0}, ruleset {1}{2:-}",
          "规则集{2}{0:-}{1:-}")
TALLY_SAY(averages, (Message, Message, Number, Number, Verbatim),
          "{0}, {1}, from seed {2}: {3} events, {4} turns a game",
          "{0}，{1}，种子{2}起：平均每局{3}个事件、{4}回合")
TALLY_SAY(invariants_and_relations, (Number, Number),
          "{0} invariants in every game; in every {1}th these relations:",
          "每局{0}条不变式；每{1}局试一次以下关系：")
TALLY_SAY(all_holds, (Number, Verbatim), "{0:,} {0:game|games}: all of it holds — signature {1}",
          "{0:,}局：全部成立 — 签名{1}")
TALLY_SAY(interrupted, (Message), "interrupted; {0}", "已中断；{0}")
TALLY_SAY(time_is_up, (Message), "time is up; {0}", "时间已到；{0}")
TALLY_SAY(by_rule, (Verbatim), "  rule: {0}", "  规则 {0}")
TALLY_SAY(how_it_was_played, (Number, Number, Texts, Number, Number),
          "seed {0}, {1} players, leaning: {2}, turn {3}, event {4}",
          "种子{0}，{1}人，倾向：{2}，第{3}回合，事件{4}")
TALLY_SAY(log_not_there, (Verbatim), "the log is not there: {0}", "日志没有写成：{0}")
TALLY_SAY(of_size, (Number, Number, Number), "{0} turns, {1} choices, {2} events",
          "{0}回合、{1}次选择、{2}个事件")
TALLY_SAY(before_size, (Number, Number, Number), "before: {0}, {1}, {2}", "原有{0}、{1}、{2}")
TALLY_SAY(smallest_log, (Verbatim, Message, Message), "smallest log: {0} ({1}; {2})",
          "最小的日志：{0}（{1}；{2}）")
TALLY_SAY(whole_log, (Verbatim, Number),
          "log: {0} (the whole game, {1} events: no smaller one was found that still fails so)",
          "日志：{0}（整局，{1}个事件：没有更小的局仍然如此）")
TALLY_SAY(again, (Verbatim), "again: {0}", "重现：{0}")

// --- shrink
TALLY_SAY(none_in_so_many, (Number, Number),
          "no such log was found in {0:,} games tried with {1:,} events, and no more are tried",
          "试了{0:,}局、{1:,}个事件，没有找到这样的日志，到此为止")
TALLY_SAY(
    two_statements, (),
    "two statements of the source exclude each other; a native log makes only one of them, so "
    "none has this finding",
    "来源中的两处说法相互排斥；原生日志只有其中一处，因此没有这样的日志")
TALLY_SAY(only_with_others, (),
          "what the record does wrong before this finding leads to it; no log was found that has "
          "this one alone",
          "此前的记录还违反其他规则，没有那些，对局就到不了这一处：没有只含此项的日志")
TALLY_SAY(line_contradicts, (),
          "the line contradicts itself; a log made anew has no such line, so none has this finding",
          "这一行与自身矛盾；重新生成的日志里不会有这样的行，因此没有这样的日志")
TALLY_SAY(no_native_log, (), "no native log that is legal but for this finding was found",
          "没有找到除此之外都合规的日志")
TALLY_SAY(size, (Number, Number, Number),
          "{0} {0:turn|turns}, {1} {1:choice|choices}, {2} {2:event|events}",
          "{0}回合、{1}次选择、{2}个事件")
TALLY_SAY(from_to, (Message, Message), "{0} -> {1}", "{0} -> {1}")
TALLY_SAY(with_ruleset, (Verbatim), "; check it with --ruleset {0}", "；请加上 --ruleset {0}")
TALLY_SAY(header_does_not_show, (Verbatim, Message),
          "its header names the ruleset {0}, by which `tally check` does not show this{1}",
          "日志头所写的规则集是{0}：不加选项的 tally check 不会报告此项{1}")
TALLY_SAY(header_shows_more, (Verbatim, Message),
          "its header names the ruleset {0}, by which `tally check` shows more than this{1}",
          "日志头所写的规则集是{0}：不加选项的 tally check 还会报告其他不符{1}")
TALLY_SAY(lines, (), "lines", "各行")
TALLY_SAY(turns_choices_seats, (), "turns, choices and seats", "各回合、选择和座位")
TALLY_SAY(none_left_out_yet, (), "; no turn and no choice could be left out yet",
          "；回合和选择还一个都没能去掉")
TALLY_SAY(interrupted_leaving_out, (Message, Message),
          "interrupted, leaving out {0}: there may be a smaller one{1}",
          "已中断（此前逐步去掉{0}）：未必是最小的{1}")
TALLY_SAY(left_off, (Message, Number, Message),
          "left off, leaving out {0}, after {1:,} events: there may be a smaller one{2}",
          "去掉{0}，试了{1:,}个事件，到此为止：未必是最小的{2}")
TALLY_SAY(nothing_left_out, (), "no turn and no choice could be left out",
          "回合和选择一个都没能去掉")
TALLY_SAY(nothing_left_in, (), "no turn and no choice is left in it", "其中已没有回合和选择")
TALLY_SAY(none_by_itself, (Message), "of its {0} none can be left out by itself",
          "{0}都逐一试过，没有一个还能去掉")
TALLY_SAY(the_result, (), "the result", "结果")
TALLY_SAY(made_from, (Verbatim, Number, Number), "from {0}, finding {1}, after {2} games tried",
          "由{0}的第{1}项不符缩小而成，试了{2}局")
TALLY_SAY(another_game, (), "this is another, shorter game with the same finding",
          "这是另一局更短的对局，不符相同")

// --- deduce
TALLY_SAY(before_first_turn, (), "before the first turn", "第一回合之前")
TALLY_SAY(during_turn, (Number), "during turn {0}", "第{0}回合中")
TALLY_SAY(after_turn, (Number), "after turn {0}", "第{0}回合之后")
TALLY_SAY(identities, (Number), "  identities: {0} {0:assignment|assignments} possible",
          "  身份：{0}种可能")
TALLY_SAY(seat_line, (Message, Message), "  {0}: {1}", "  {0}：{1}")
TALLY_SAY(role_in_so_many, (Message, Number), "{0} ({1})", "{0}（{1}）")
TALLY_SAY(hand_of, (Number), "{0} {0:card|cards}", "手牌{0}张")
TALLY_SAY(surely, (Message, Message), "{0}: {1}", "{0}：{1}")
TALLY_SAY(and_open, (Message, Number), "{0} and {1} more", "{0}，另{1}张")
TALLY_SAY(out_of, (Message, Number), "{0}, out of {1} it can be", "{0}，出自可能的{1}张")
TALLY_SAY(one_of_so_many, (Message, Number), "{0}: one of {1}", "{0}：{1}种可能")
TALLY_SAY(record_breaks_rules, (),
          "from here on the record breaks the rules:", "此后记录不合规则，不再推断：")
TALLY_SAY(as_onlooker, (), "as somebody who looks on sees it; --seat N adds what seat N knows",
          "旁观者所见；--seat N则加上N号位所知")
TALLY_SAY(ends_here, (), "the record ends here, and the game is not over",
          "记录到此为止，对局尚未结束")

// --- diff
TALLY_SAY(turn, (Number), "turn {0}", "第{0}回合")
TALLY_SAY(the_start, (), "the start", "第一回合之前")
TALLY_SAY(differences, (Number, Message, Message),
          "{0} {0:difference|differences} between {1} and {2}", "{1}与{2}之间有{0}处不同")
TALLY_SAY(the_deal, (), "the deal", "发牌")
TALLY_SAY(same_up_to, (Message), "the same events up to the end of {0}", "到{0}结束为止，事件相同")
TALLY_SAY(other_players, (Number, Number), "players: A {0}, B {1}", "人数：A {0}，B {1}")
TALLY_SAY(other_seat, (Message, Message, Message, Message), "{0} / {1}: A {2}, B {3}",
          "{0} / {1}：A {2}，B {3}")
TALLY_SAY(other_ruleset, (Verbatim, Verbatim), "ruleset: A {0}, B {1}", "规则集：A {0}，B {1}")
TALLY_SAY(same_events, (), "  the same events in both", "  两者事件相同")
TALLY_SAY(same_by_the_rules, (), "  by the rules the same events in both; what is found differs:",
          "  按规则两者事件相同；所发现的问题不同：")
TALLY_SAY(has_ended, (Verbatim), "  {0} has ended", "  {0}已结束")
TALLY_SAY(same_state, (), "no difference in the state after this turn", "本回合后局面相同")
TALLY_SAY(other_state, (), "differences in the state after this turn:", "本回合后局面的不同：")
TALLY_SAY(events_the_same, (Number), "    ({0} {0:event|events} the same)", "    （{0}个事件相同）")
TALLY_SAY(breaks_no_rule, (Verbatim), "  {0} breaks no rule in this turn", "  {0}在本回合没有违规")
TALLY_SAY(breaks_rules, (Verbatim), "  {0} breaks the rules in this turn:", "  {0}在本回合违规：")
TALLY_SAY(first_differ_before, (Message), "A and B first differ {0}", "A与B首次不同于{0}")
TALLY_SAY(first_differ_in, (Message), "A and B first differ in {0}", "A与B首次不同于{0}")
TALLY_SAY(same_but_setup, (), "A and B have the same events, but not the same set-up",
          "A与B事件相同，但开局不同")
TALLY_SAY(are_the_same, (Number, Number),
          "A and B are the same: {0} {0:event|events}, {1} {1:turn|turns}",
          "A与B相同：{0}个事件，{1}个回合")

// --- annotate: a folder of pages
TALLY_SAY(one_record_only, (),
          "annotate: --seat, --game and --notes are for the page of one record",
          "annotate：--seat、--game与--notes只用于单份记录的网页")
TALLY_SAY(no_folder, (Verbatim),
          "annotate: {0} is no folder; pages of several records need one, folder/",
          "annotate：{0}不是文件夹；多份记录的网页要放进文件夹，如folder/")
TALLY_SAY(not_our_folder, (Verbatim, Verbatim),
          "annotate: {0} holds other things ({1}); pages go into an empty folder, or over pages "
          "made before",
          "annotate：{0}中有其他文件（{1}）；网页只写入空文件夹，或覆盖以前生成的网页")
TALLY_SAY(read_folder, (Verbatim, Verbatim),
          "annotate: {0} lies in {1}, which is read: pages go somewhere else",
          "annotate：{0}在要读取的{1}之中：请把网页写到别处")
TALLY_SAY(pages_in, (Verbatim, Number), "{0}: {1:,} {1:page|pages}", "{0}：{1:,}个网页")

// --- regress
TALLY_SAY(saved, (Number, Verbatim), "{0:,} {0:record|records} kept in {1}",
          "{0:,}份记录的结果已写入{1}")

// --- fork
TALLY_SAY(at_event, (Number, Message), "event {0}: {1}; it could have been", "事件{0}：{1}；本可以")
TALLY_SAY(to_pass, (), "pass", "放弃")
TALLY_SAY(is_recorded, (), "as recorded", "照记录")
TALLY_SAY(nothing_else, (), "nobody who was asked here could have done anything else",
          "此处被询问者都没有其他选择")
TALLY_SAY(typed_so, (), "--choose takes the number in front, or the words behind in quotes",
          "--choose 可用行首的编号，或行末引号内的写法")
TALLY_SAY(instead_of, (Message, Message), "{0}; in the record: {1}", "{0}；记录中：{1}")
TALLY_SAY(chosen_as_recorded, (Message), "{0}, as recorded", "{0}（与记录相同）")
TALLY_SAY(no_deal, (Verbatim, Message), "{0}: hides cards, and no deal of them is known: {1}",
          "{0}：有未知牌，且没有已知的分布：{1}")
TALLY_SAY(breaks_off, (Verbatim, Message, Message),
          "{0}: hides cards, and no deal of them is known: {1}; it breaks off at {2}",
          "{0}：有未知牌，且没有已知的分布：{1}；在{2}处中断")
TALLY_SAY(at_event_rule, (Number, Verbatim), "event {0}, by {1}", "事件{0}（{1}）")
TALLY_SAY(
    one_deal, (),
    "the record hides cards: what follows is of one deal that explains it, not of the game itself",
    "记录有未知牌：以下按其中一种可能的分布，并非原局")
TALLY_SAY(passed_here, (Message, Verbatim), "  before it {0} was asked by {1}, and did nothing",
          "  此前按{1}询问{0}，没有响应")
TALLY_SAY(all_passed_here, (Verbatim), "  before it all were asked by {0}, and nobody did anything",
          "  此前按{0}询问所有角色，无人响应")
TALLY_SAY(chosen_at, (Number, Message), "event {0}: {1}", "事件{0}：{1}")
TALLY_SAY(stops_there, (Number), "the game ends there, with {0} events", "到此为止，共{0}个事件")
TALLY_SAY(played_on, (Number, Number, Number),
          "played on at random from seed {0}: {1} turns, {2} events",
          "随机打完（种子{0}）：{1}回合，{2}个事件")
TALLY_SAY(too_long, (), "not over, and too long to be played out", "过长，没有打完")
TALLY_SAY(as_chosen, (), "wins so", "如此选择的胜率")
TALLY_SAY(as_recorded, (), "wins as recorded", "按记录的胜率")
TALLY_SAY(won_by_nobody, (), "nobody", "无人获胜")
TALLY_SAY(not_played_out, (), "not played out", "没有打完")
TALLY_SAY(cards_as_there, (),
          "one deal of many: cards lie as in this one; what nobody can know of it, and reshuffles, "
          "come by chance",
          "只是众多牌局之一：各局的手牌与牌堆都照此局，只有记录无从得知的牌与洗牌是随机的")
TALLY_SAY(
    cards_as_dealt, (),
    "one deal of many: hidden cards lie as in a deal that explains the record, the draw pile in "
    "the same order in every game; only reshuffles come by chance",
    "只是众多牌局之一：未知牌都按同一种能解释记录的分布，每局牌堆次序相同，只有洗牌是随机的")
TALLY_SAY(
    spread_of_one, (Number, Number),
    "{0:,} {0:game|games}, played on at random from seed {1}; within the brackets in 19 of 20 "
    "cases",
    "{0:,}局，种子{1}起随机打完；括号内为95%置信区间")
TALLY_SAY(spread_of, (Number, Number),
          "{0:,} {0:game|games} each, played on at random from seed {1}; within the brackets in 19 "
          "of 20 cases",
          "各{0:,}局，种子{1}起随机打完；括号内为95%置信区间")

// --- rules
TALLY_SAY(column_rule, (), "rule", "规则")
TALLY_SAY(column_tests, (), "tests citing", "引用的测试")
TALLY_SAY(column_games, (), "games citing", "引用的对局")
TALLY_SAY(exercised_by_nothing, (), "exercised by nothing:", "无一处引用：")
TALLY_SAY(rules_exercised, (Number, Number, Message), "{0} of {1} rules exercised ({2})",
          "{1}条规则中有{0}条被引用（{2}）")
TALLY_SAY(games_of, (Number, Verbatim), "{0:,} {0:game|games} of {1}", "{1}的{0:,}局")
TALLY_SAY(own_ruleset, (),
          "Each line can stand below [options] in a ruleset file of your own. docs/sources.md says "
          "what\nthe short names of sources (000, 002, …) are.",
          "每一行都可写进自己的规则集文件，放在[options]之下。出处简称见docs/sources.md。")

}  // namespace tally::cli::say
#undef TALLY_TABLE
