#pragma once
// What is said of a record and of its findings, in every language (engine/core/message.h).
#include "engine/core/message.h"

#define TALLY_TABLE "replay"
namespace tally::say {

// --- parts of a sentence
TALLY_SAY(list_comma, (), ", ", "、")
TALLY_SAY(list_then, (), ", ", "，")
TALLY_SAY(comma, (Message, Message), "{0}, {1}", "{0}、{1}")
TALLY_SAY(and_, (Message, Message), "{0} and {1}", "{0}、{1}")
TALLY_SAY(or_, (Message, Message), "{0} or {1}", "{0}或{1}")
TALLY_SAY(semicolon, (Message, Message), "{0}; {1}", "{0}；{1}")
TALLY_SAY(colon, (Message, Message), "{0}: {1}", "{0}：{1}")
TALLY_SAY(then, (Message, Message), "{0}, {1}", "{0}，{1}")
TALLY_SAY(word, (Texts), "{0}", "{0}")
TALLY_SAY(cards, (Texts), "{0}", "{0}")
TALLY_SAY(event, (EventArg), "{0}", "{0}")
// Words that no row tells of: a log's own.
TALLY_SAY(verbatim, (Verbatim), "{0}", "{0}")
TALLY_SAY(as_logged, (Texts), "{0}", "{0}")
TALLY_SAY(quoted, (Verbatim), "\"{0}\"", "\"{0}\"")

TALLY_SAY(nobody_, (), "nobody", "无人")
TALLY_SAY(seat, (Number), "seat {0}", "{0}号位")
TALLY_SAY(named_seat, (Number, Message), "seat {0} ({1})", "{0}号位（{1}）")
TALLY_SAY(listed_seat, (Number), "{0}", "{0}号位")
TALLY_SAY(seats, (Message), "seats {0}", "{0}")

TALLY_SAY(hidden_card, (), "a hidden card", "一张未知牌")
TALLY_SAY(hidden_cards, (Number), "{0} hidden cards", "{0}张未知牌")
TALLY_SAY(copy_of, (Verbatim, Message), "copy {0} of {1}", "{1}（第{0}张）")
TALLY_SAY(no_card, (), "no card", "无实体牌")
TALLY_SAY(not_shown, (), "(not shown)", "（未知）")
TALLY_SAY(yes, (), "yes", "是")
TALLY_SAY(no, (), "no", "否")
TALLY_SAY(no_winner, (), "nobody", "无")
TALLY_SAY(won_by, (Message), "won by {0}", "胜者：{0}")

TALLY_SAY(number_of_cards, (Number), "{0} {0:card|cards}", "{0}张牌")
TALLY_SAY(number_of_names, (Number, Message), "{0} {1}", "{0}个{1}")
TALLY_SAY(number_of_players, (Number), "{0} players", "{0}人")
TALLY_SAY(and_more, (Message, Number), "{0} and {1} more", "{0}，另有{1}张")

// --- a finding: what the rules call for
TALLY_SAY(due, (Message), "{0}", "{0}")
TALLY_SAY(by_seat, (Message, Message), "{0} by {1}", "{1}：{0}")
TALLY_SAY(of_number, (Message, Message), "{0} of {1}", "{0}{1}")
TALLY_SAY(or_nothing, (Message), "{0}, or nothing", "{0}，或放弃")
TALLY_SAY(for_example, (Message), "for example: {0}", "例如：{0}")
TALLY_SAY(for_example_or_nothing, (Message), "for example: {0}; or nothing", "例如：{0}；或放弃")
TALLY_SAY(or_example, (Message, Message), "{0}; or {1}", "{0}；或{1}")
TALLY_SAY(nothing_of_the_kind, (), "nothing of the kind", "不应有此事")
TALLY_SAY(something_else, (), "something else of the kind", "同类的其他事")
TALLY_SAY(nothing_here, (), "nothing of the kind here", "此处不应有此事")
TALLY_SAY(nothing_but, (Message), "nothing of the kind here; next would be: {0}",
          "此处不应有此事；接下来应为：{0}")
TALLY_SAY(identity_of_card, (), "the identity of the hidden card", "该暗牌的牌面")
TALLY_SAY(what_is_left_out, (), "what the record leaves out", "记录未写出的内容")
TALLY_SAY(value_of, (Message), "the value of {0}", "{0}的值")
TALLY_SAY(nothing_after_end, (), "nothing: the game is already over", "无：游戏已经结束")
TALLY_SAY(if_what_follows, (Message, Message), "{0}, if what follows is right: {1}",
          "若后文无误，应为：{0}；后文：{1}")
TALLY_SAY(as_many_cards, (), "as many cards as it says", "与所说张数相同的牌")
TALLY_SAY(as_many_names, (), "as many names as it says", "与所说数目相同的名称")
TALLY_SAY(another_number_of_players, (), "another number of players", "其他人数")
TALLY_SAY(no_such_table, (Message), "another number of players; there is no table of {0}",
          "其他人数；没有{0}的对局")
// Cards that chance can have answered with.
TALLY_SAY(fitting, (Message), "{0}", "{0}")
TALLY_SAY(that_can_be_there, (Message), "{0} that can be there by what is known",
          "按已知情况可能在该处的{0}")
TALLY_SAY(for_seat, (Message, Message), "{0}, for {1}", "{0}，给{1}")
TALLY_SAY(record_has, (Message, Number), "{0}; the record has {1}", "{0}；记录有{1}")
TALLY_SAY(twice, (Message, Message), "{0}; twice: {1}", "{0}；重复：{1}")
TALLY_SAY(not_among_them, (Message, Message), "{0}; not among them: {1}", "{0}；不在其中：{1}")
TALLY_SAY(absent, (Message, Message), "{0}; missing: {1}", "{0}；缺少：{1}")
TALLY_SAY(hands, (Message), "{0}", "{0}")

// --- what the record has
TALLY_SAY(next_comes, (Message), "not there; next comes: {0}", "没有；下一事件：{0}")
TALLY_SAY(and_events_more, (Message, Number), "{0}, and {1} {1:event|events} more",
          "{0}，另有{1}个事件")
TALLY_SAY(roles, (Message, Message), "{0}: {1}", "{0}：{1}")
TALLY_SAY(role_count, (Message, Number), "{0} {1}", "{0}{1}")
TALLY_SAY(roles_and_first, (Message, Message, Number), "{0}, the {1} in seat {2}",
          "{0}，{2}号位为{1}")
TALLY_SAY(roles_by_seat, (Message, Message), "{0}, from seat 1 on: {1}",
          "{0}，从1号位起依次为：{1}")

// --- a finding in one sentence
TALLY_SAY(not_allowed, (Message), "{0}, which is not allowed here", "{0}，此时不允许")
TALLY_SAY(not_so_many, (Message, Number, Number), "{0}: {1}, not {2}", "{0}：{1}张，而非{2}张")
TALLY_SAY(hidden_card_decides, (), "a card this record does not show decides whether this is legal",
          "是否合规取决于记录未显示的一张牌")
TALLY_SAY(hidden_value_decides, (), "what this record does not show decides whether this is legal",
          "是否合规取决于记录未显示的内容")
TALLY_SAY(blind_from_here, (),
          "too much before this is not shown: nothing from here on is held against the rules",
          "此前未显示的内容太多：从这里起不再对照规则")
TALLY_SAY(chance_left_out, (Message), "the record leaves out what chance brings about here: {0}",
          "记录缺少此处应有的随机结果：{0}")
TALLY_SAY(decision_lacking, (Message), "the record lacks a decision that is due here: {0}",
          "记录缺少此处应有的决定：{0}")
TALLY_SAY(left_out, (Message), "the record leaves out what the rules bring about here: {0}",
          "记录缺少按规则此处应发生的事：{0}")
TALLY_SAY(otherwise, (Message, Message), "the record says: {0}; by the rules: {1}",
          "记录：{0}；按规则：{1}")
TALLY_SAY(unfounded, (Message), "nothing in the rules brings this about here: {0}",
          "按规则，此处不会发生：{0}")
TALLY_SAY(after_end, (Message), "the game is already over: {0}", "游戏已经结束：{0}")
TALLY_SAY(another_card, (Message), "by what follows this was another card: {0}",
          "据后文，此处是另一张牌：{0}")
TALLY_SAY(names_not_as_said, (Number, Number),
          "one statement contradicts itself: it says {0} and names {1}",
          "同一陈述自相矛盾：说有{0}个，列出{1}个")
TALLY_SAY(cards_not_as_said, (Number, Number),
          "one statement contradicts itself: it says {0} cards and names {1}",
          "同一陈述自相矛盾：说{0}张牌，列出{1}张")
TALLY_SAY(hands_not_as_said, (Number, Number),
          "one statement contradicts itself: it says {0} cards each and names {1} in all",
          "同一陈述自相矛盾：说每人{0}张牌，共列出{1}张")
TALLY_SAY(no_table_of_rules, (Message), "this table is not one of the rules: {0}",
          "规则中没有这样的对局：{0}")
TALLY_SAY(both_are, (Number, Number, Message), "seats {0} and {1} are both {2}",
          "{0}号位与{1}号位都是{2}")
TALLY_SAY(one_of_them_alone, (), "one of them alone", "只能有一个")
TALLY_SAY(roles_not_of_rules, (Message), "the roles of this table are not those of the rules: {0}",
          "本局的身份配置不合规则：{0}")

// --- why a game is undecided, incomplete or unreadable
TALLY_SAY(not_covered, (Message), "not covered yet: {0}", "尚未支持：{0}")
TALLY_SAY(not_covered_from, (Message, Message), "not covered yet from {0} on: {1}",
          "自{0}起尚未支持：{1}")
TALLY_SAY(general_of, (Verbatim), "general {0}", "武将{0}")
TALLY_SAY(general_named, (Verbatim, Verbatim), "general {0} ({1})", "武将{0}（{1}）")
TALLY_SAY(players_of_game, (Number), "this game has 1 to {0} players", "此游戏为1至{0}人")
TALLY_SAY(too_much_disagrees, (), "so much disagrees with the rules that the rest was not read",
          "与规则不符之处太多，其余未再读")
TALLY_SAY(begins_in_the_middle, (),
          "the record begins in the middle and ends before its own game goes on",
          "记录从中途开始，在其自身的对局继续之前就结束了")
TALLY_SAY(ends_early, (), "the record ends before the game is over", "记录在游戏结束前中止")
TALLY_SAY(too_much_hidden, (), "too much is not shown", "未显示的内容太多")
TALLY_SAY(card_decides, (), "a card this record does not show decides",
          "结果取决于记录未显示的一张牌")
TALLY_SAY(more_in_file, (Number), "and {0:,} more in this file", "此文件另有{0:,}处同样无法读取")
TALLY_SAY(more_not_read, (Number), "and {0:,} more in this file; it was not read any further",
          "此文件另有{0:,}处同样无法读取，其余未再读")

// --- reports
TALLY_SAY(of_source, (Verbatim), "{0}: ", "{0}：")
TALLY_SAY(clean, (), "clean", "合规")
TALLY_SAY(violations, (), "violations", "违规")
TALLY_SAY(undecided, (), "undecided", "未定")
TALLY_SAY(incomplete, (), "incomplete", "不完整")
TALLY_SAY(unreadable, (), "unreadable", "无法读取")
TALLY_SAY(of_players, (Number), ", {0:,} {0:player|players}", "，{0}人")
TALLY_SAY(of_turns, (Number), ", {0:,} {0:turn|turns}", "，{0}回合")
TALLY_SAY(hidden_explained, (), ", hidden cards explained", "，暗牌可以解释")
TALLY_SAY(hidden_not_asked, (), ", hidden cards not looked at", "，暗牌未检查")
TALLY_SAY(hidden_behind_violation, (), ", hidden cards not looked at behind the violation",
          "，违规之后的暗牌未检查")
TALLY_SAY(line_of, (Number), "line {0}", "第{0}行")
TALLY_SAY(packet_of, (Number), "packet {0}", "数据包{0}")
TALLY_SAY(move_of, (Number), "move {0}", "第{0}步")
TALLY_SAY(turn_of, (Number), "turn {0}", "第{0}回合")
TALLY_SAY(before_first_turn, (), "before the first turn", "第一回合之前")
TALLY_SAY(event_of, (Number), "event {0}", "事件{0}")
TALLY_SAY(known_defect, (Verbatim, Texts, Verbatim), "{0}: {1} ({2})", "{0}：{1}（{2}）")
TALLY_SAY(perhaps_not_all, (), "perhaps not all of these are needed", "以上各事也许并非都是必要的")
TALLY_SAY(perhaps_follows, (), "possibly only a consequence of the contradiction before it",
          "也许只是前面那处矛盾的后果")
// The heads of lines.
TALLY_SAY(head_record, (), "record: ", "记录：")
TALLY_SAY(head_rules, (), "rules:  ", "规则：")
TALLY_SAY(head_known, (), "known:  ", "已知：")
TALLY_SAY(head_because, (), "because ", "因为：")

// --- of many games
TALLY_SAY(games, (Number), "{0:,} {0:game|games}", "{0:,}局")
TALLY_SAY(interrupted_games, (Number), "interrupted after {0:,} {0:game|games}",
          "已中断，共{0:,}局")
TALLY_SAY(games_clean, (Number), "{0:,} clean", "合规{0:,}局")
TALLY_SAY(games_with_violations, (Number, Message), "{0:,} with violations {1}", "违规{0:,}局{1}")
TALLY_SAY(games_undecided, (Number), "{0:,} undecided", "未定{0:,}局")
TALLY_SAY(games_incomplete, (Number), "{0:,} incomplete", "不完整{0:,}局")
TALLY_SAY(games_unreadable, (Number), "{0:,} unreadable", "无法读取{0:,}局")
TALLY_SAY(findings, (Number), "({0:,} {0:finding|findings})", "（{0:,}处）")
TALLY_SAY(findings_known, (Number, Number, Message),
          "({0:,} {0:finding|findings}, {1:,} of them {1:a known defect|known defects} of {2})",
          "（{0:,}处，其中{1:,}处是{2}的已知缺陷）")
TALLY_SAY(their_programs, (), "their programs", "各自程序")
TALLY_SAY(all_signed, (Message, Verbatim), "{0} — signature {1}", "{0} — 签名 {1}")
TALLY_SAY(by_rule, (Message), "by rule: {0}", "按规则：{0}")
TALLY_SAY(list_of_rules, (Message, Message), "{0}, {1}", "{0}, {1}")
TALLY_SAY(rule_count, (Verbatim, Number), "{0} {1:,}", "{0} {1:,}")

}  // namespace tally::say
#undef TALLY_TABLE
