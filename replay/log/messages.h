#pragma once
// What is said of JSON, and of logs that are not as docs/log-format.md has them.
#include "engine/core/message.h"

#define TALLY_TABLE "log"
namespace tally::log::say {

// --- JSON
TALLY_SAY(expected, (Verbatim, Message, Message), "{0}: expected {1}, found {2}",
          "{0}：应为{1}，实为{2}")
TALLY_SAY(word, (Verbatim), "{0}", "{0}")
TALLY_SAY(a_fraction, (), "a number that is not whole or too big", "非整数或过大的数")
TALLY_SAY(a_list, (), "a list", "列表")
TALLY_SAY(an_object, (), "an object", "对象")
TALLY_SAY(a_text, (), "a text", "文本")
TALLY_SAY(a_name, (), "a name", "名称")
TALLY_SAY(true_or_false, (), "true or false", "true或false")
TALLY_SAY(a_number_from, (Number, Number), "a number from {0} to {1}", "{0}到{1}的数")
TALLY_SAY(number_from, (Message, Number, Number), "{0} from {1} to {2}", "{0}（{1}到{2}）")
TALLY_SAY(too_many_values, (Number), "more than {0:,} values in one piece of JSON",
          "一段JSON中的值超过{0:,}个")
TALLY_SAY(expected_object, (), "expected a JSON object on a line of its own",
          "应为单独一行的JSON对象")
TALLY_SAY(expected_json, (), "expected JSON", "应为JSON")
TALLY_SAY(not_utf8, (), "the line is not UTF-8", "此行不是UTF-8")
TALLY_SAY(no_json_number, (), "a number is not one of JSON, or too big", "有数字不合JSON，或过大")
TALLY_SAY(bad_text, (), "a text holds a control character or an unknown escape",
          "文本中有控制字符或未知的转义")
// Where it stops being JSON.
TALLY_SAY(at_column, (Number, Message, Message), "column {0:,}: expected {1}, found {2}",
          "第{0:,}列：应为{1}，实为{2}")
TALLY_SAY(end_of_line, (), "the end of the line", "行尾")
TALLY_SAY(less_nesting, (), "less nesting", "较少的嵌套")
TALLY_SAY(a_value, (), "a value", "值")
TALLY_SAY(a_key, (), "a key in double quotes", "双引号中的键")
TALLY_SAY(closing_quote, (), "a closing double quote", "右双引号")
TALLY_SAY(a_digit, (), "a digit", "数字")
TALLY_SAY(either, (Verbatim, Verbatim), "{0} or {1}", "{0}或{1}")
TALLY_SAY(byte_order_mark, (),
          "a byte order mark stands here; it may stand before the first line only",
          "这里有字节顺序标记；它只能在首行之前")
TALLY_SAY(single_quotes, (), "JSON texts stand in double quotes, not in single ones",
          "JSON文本用双引号，不用单引号")
TALLY_SAY(second_object, (), "a second object begins here; each stands on its own line",
          "这里开始了第二个对象；每个对象各占一行")
TALLY_SAY(comma_too_many, (), "is there a comma too many?", "是否多了逗号？")
TALLY_SAY(pretty_printed, (), "each object stands whole on one line; is this log pretty-printed?",
          "每个对象都完整地在一行里；此日志是否被排版过？")
TALLY_SAY(whole_on_line, (), "each object stands whole on one line", "每个对象都完整地在一行里")
TALLY_SAY(bracket_missing, (), "a closing bracket is missing", "缺少右括号")
TALLY_SAY(names_in_quotes, (), "names and keys stand in double quotes", "名称与键在双引号中")

// --- names that do not exist
TALLY_SAY(did_you_mean, (Message), "did you mean {0}?", "是否想写{0}？")
TALLY_SAY(can_be, (Message), "it can be {0}", "可以是{0}")
TALLY_SAY(can_be_and_more, (Message), "it can be {0} …", "可以是{0}……")
TALLY_SAY(no_event, (Message), "there is no event {0}", "没有{0}事件")
TALLY_SAY(no_game, (Message), "there is no game {0}", "没有{0}这个游戏")
TALLY_SAY(no_card, (Verbatim, Message), "{0}: there is no card {1}", "{0}：没有{1}这张牌")
TALLY_SAY(no_name, (Verbatim, Message), "{0}: there is no {1}", "{0}：没有{1}")
TALLY_SAY(no_rule, (Message), "\"rule\": there is no rule {0}", "\"rule\"：没有规则{0}")
TALLY_SAY(no_kind_to_omit, (Message), "\"omits\": there is no event {0}", "\"omits\"：没有{0}事件")
TALLY_SAY(no_key, (Verbatim, Verbatim), "{0} has no key {1}", "{0}没有键{1}")
TALLY_SAY(no_header_key, (Verbatim), "a header line has no key {0}", "首行没有键{0}")
TALLY_SAY(no_seat_key, (Verbatim), "\"seats\": a seat has no key {0}", "\"seats\"：座位没有键{0}")

// --- lines
TALLY_SAY(twice_in_line, (Verbatim), "{0} stands twice in one line", "{0}在一行里出现两次")
TALLY_SAY(twice_in_seat, (Verbatim), "{0} stands twice in one seat", "{0}在一个座位里出现两次")
TALLY_SAY(needs_key_or_null, (Verbatim, Verbatim),
          "{0} needs the key {1} (null if it is not shown)", "{0}需要键{1}（未显示时为null）")
TALLY_SAY(needs_key, (Verbatim, Verbatim), "{0} needs the key {1}", "{0}需要键{1}")
TALLY_SAY(header_needs_key, (Verbatim), "the header line needs the key {0}", "首行需要键{0}")
TALLY_SAY(expected_event_line, (Verbatim),
          "expected an event line, such as {0}; it needs the key \"e\"",
          "应为事件行，如{0}；需要键\"e\"")
TALLY_SAY(expected_header, (Verbatim),
          "expected the header line of a game, such as {0}, before anything else",
          "首先应为对局的首行，如{0}")
TALLY_SAY(empty_input, (), "the input is empty; expected the header line of a game",
          "输入为空；应为对局的首行")
TALLY_SAY(more_cards_than, (Verbatim, Number), "{0}: more than {1} cards", "{0}：超过{1}张牌")
TALLY_SAY(more_seats_than, (Verbatim, Number), "{0}: more than {1} seats", "{0}：超过{1}个座位")
TALLY_SAY(another_version, (Number, Number),
          "this is log version {0}; this program reads version {1}",
          "日志版本为{0}，本程序只读版本{1}")
TALLY_SAY(seats_for_players, (Number, Number),
          "\"seats\": expected one for each of {0} players, found {1}",
          "\"seats\"：{0}名玩家应各有一项，实有{1}项")
// What was expected.
TALLY_SAY(name_of_event, (), "the name of an event", "事件的名称")
TALLY_SAY(a_seat, (), "a seat", "座位")
TALLY_SAY(a_whole_number, (), "a whole number", "整数")
TALLY_SAY(a_number_of_cards, (), "a number of cards", "牌的张数")
TALLY_SAY(a_card, (), "a card such as \"S7.slash\", or \"?\"", "\"S7.slash\"这样的牌，或\"?\"")
TALLY_SAY(list_of_seats, (), "a list of seats", "座位的列表")
TALLY_SAY(list_of_names, (), "a list of names", "名称的列表")
TALLY_SAY(list_of_kinds, (), "a list of kinds of events", "事件种类的列表")
TALLY_SAY(kind_of_event, (), "a kind of event", "事件种类")
TALLY_SAY(version_number, (), "the version of the log, a number", "日志的版本，一个数")
TALLY_SAY(name_of_game, (), "the name of a game", "游戏的名称")
TALLY_SAY(object_for_seat, (), "an object for each seat", "每个座位一个对象")
TALLY_SAY(id_of_rule, (), "the id of a rule", "规则的编号")

// --- an answer somebody types
TALLY_SAY(expected_answer, (), "expected an answer, such as cards or \"pass\"",
          "应为回答，如几张牌或\"pass\"")
TALLY_SAY(no_such_seat, (Number, Number), "there is no seat {0}; this game has {1} seats",
          "没有{0}号位；此局有{1}个座位")
TALLY_SAY(no_card_named, (Verbatim), "{0} names no card", "{0}没有说出哪张牌")
TALLY_SAY(answer_without_as, (), "this answer has no \"as\"", "此回答没有\"as\"")
TALLY_SAY(no_such_name, (Verbatim), "there is no {0}", "没有{0}")
TALLY_SAY(no_such_card, (Verbatim), "there is no card {0}", "没有{0}这张牌")
TALLY_SAY(no_such_card_in, (Verbatim, Verbatim), "there is no card {0} in {1}",
          "{1}中没有{0}这张牌")
TALLY_SAY(more_cards_than_fit, (), "these are too many cards", "牌太多")

}  // namespace tally::log::say
#undef TALLY_TABLE
