#pragma once
// What is said of records of Dou Dizhu, whatever program they come from.
#include "engine/core/message.h"

#define TALLY_TABLE "dou_dizhu_records"
namespace tally::dou_dizhu::say {

// --- two statements that exclude each other
TALLY_SAY(disagree, (Message, Message), "{0} does not agree with {1}", "{0}与{1}不一致")
TALLY_SAY(key, (Verbatim), "{0}", "{0}")
TALLY_SAY(the_actions, (), "the actions", "动作")
TALLY_SAY(the_trace, (), "the trace", "出牌记录")
TALLY_SAY(the_deal, (), "the deal", "发牌")
TALLY_SAY(the_bids, (), "the bids", "叫分")
TALLY_SAY(cards_in_hist, (), "the cards dealt in \"hist\"", "\"hist\"中所发的牌")
TALLY_SAY(the_display, (), "the judge's display", "裁判的显示")
TALLY_SAY(the_finish, (), "the judge's \"finish\"", "裁判的\"finish\"")
TALLY_SAY(not_of_landlord, (Verbatim), "{0} are not three of the landlord's hand",
          "{0}并非地主手牌中的三张")
TALLY_SAY(not_three_of_landlord, (Verbatim), "{0} is not three cards of the landlord's hand",
          "{0}并非地主手牌中的三张")
TALLY_SAY(another_landlord, (), "the judge names another landlord than before",
          "裁判所称的地主与之前不同")
TALLY_SAY(move_of_another, (),
          "the judge shows the move of another player than the one who answered",
          "裁判显示的出牌者并非作出回应的玩家")
TALLY_SAY(ended_scores, (), "a game that the judge ended scores -1 each",
          "被裁判终止的对局每人得-1分")
TALLY_SAY(no_card, (), "no card", "没有牌")
TALLY_SAY(cards, (Verbatim), "{0}", "{0}")
TALLY_SAY(value, (Number), "{0}", "{0}")
TALLY_SAY(scores, (Number, Number, Number), "{0}, {1}, {2}", "{0}、{1}、{2}")
// By the source's own number, from 0, and the seat that is.
TALLY_SAY(player, (Number, Number), "seat {1} (player {0})", "{1}号位（玩家{0}）")
TALLY_SAY(no_player, (), "nobody", "无人")
TALLY_SAY(act_of, (Message, Verbatim), "{0}: {1}", "{0}：{1}")
TALLY_SAY(a_play, (), "a play", "出牌")
TALLY_SAY(a_pass, (), "a pass", "不出")
TALLY_SAY(number_of_pass, (), "27471, a pass", "27471，即不出")
TALLY_SAY(number_of_play, (), "the number of a play", "出牌的编号")

// --- what was expected in a record, besides log::say::expected
TALLY_SAY(expected_key, (Verbatim, Verbatim), "{0}: expected the key {1}", "{0}：应有键{1}")
TALLY_SAY(a_list, (), "a list", "列表")
TALLY_SAY(an_object, (), "an object", "对象")
TALLY_SAY(a_text, (), "a text", "文本")
TALLY_SAY(a_whole_number, (), "a whole number", "整数")
TALLY_SAY(a_number_from, (Number, Number), "a number from {0} to {1}", "{0}到{1}的数")
TALLY_SAY(cards_of_player, (), "the cards of one player", "一名玩家的牌")
TALLY_SAY(more_than_pack, (), "more than a pack", "超过一副牌")
TALLY_SAY(cards_by_suit, (), "cards such as \"H3 ST BJ\"", "\"H3 ST BJ\"这样的牌")
TALLY_SAY(ranks_of_cards, (), "ranks of 3456789TJQKA2BR", "3456789TJQKA2BR中的点数")
TALLY_SAY(game_as_text, (), "a game as text", "以文本写成的对局")
TALLY_SAY(number_of_cards, (Number), "{0} {0:card|cards}", "{0}张牌")
TALLY_SAY(player_and_text, (), "a player and a text", "玩家与文本")
TALLY_SAY(player_and_move, (), "a player and a move", "玩家与出牌")
TALLY_SAY(three_hands, (), "three hands", "三家手牌")
TALLY_SAY(three_numbers, (), "three numbers", "三个数")
TALLY_SAY(numbers_for_moves, (Number), "{0} numbers, one for each move", "{0}个数，每次出牌一个")
TALLY_SAY(one_of_three_players, (), "one of three players", "三名玩家之一")
TALLY_SAY(either, (Verbatim, Verbatim), "{0} or {1}", "{0}或{1}")
TALLY_SAY(rest_of_game, (), "expected the rest of a game: its JSON does not end",
          "应有对局的其余部分：JSON没有结束")
TALLY_SAY(game_too_big, (Message), "a game of more than {0} is not read", "不读超过{0}的对局")
TALLY_SAY(expected_game, (Verbatim),
          "expected a game with the key \"hist\" (OpenSpiel), \"trace\" or \"moveHistory\" "
          "(RLCard), \"actions\" (DouZero) or \"log\" (Botzone), found {0}",
          "应为带有键\"hist\"（OpenSpiel）、\"trace\"或\"moveHistory\"（RLCard）、\"actions\""
          "（DouZero）或\"log\"（Botzone）的对局，实为{0}")
TALLY_SAY(expected_game_no_key, (),
          "expected a game with the key \"hist\" (OpenSpiel), \"trace\" or \"moveHistory\" "
          "(RLCard), \"actions\" (DouZero) or \"log\" (Botzone), found none of them",
          "应为带有键\"hist\"（OpenSpiel）、\"trace\"或\"moveHistory\"（RLCard）、\"actions\""
          "（DouZero）或\"log\"（Botzone）的对局，一个也没有")

// --- Botzone
TALLY_SAY(card_of_botzone, (), "a card from 0 to 53", "0到53的牌")
TALLY_SAY(expected_deal, (), "log: expected the deal (\"allocation\"), found none",
          "log：应有发牌（\"allocation\"），没有")
TALLY_SAY(ends_before_finish, (), "the log ends before the judge's \"finish\"",
          "日志在裁判的\"finish\"之前中止")
TALLY_SAY(judge_ended, (), "the judge ended the game: all three players were suspended",
          "裁判终止了对局：三名玩家都被停赛")

// --- DouZero
TALLY_SAY(card_of_douzero, (), "a card: 3 to 14, 17, 20 or 30", "牌：3到14、17、20或30")
TALLY_SAY(deal_without_game, (), "a deal without a game: nobody has played yet",
          "只有发牌，没有对局：还没有人出牌")
TALLY_SAY(no_deal_in_pickle, (), "a pickle without a deal; expected a list of deals",
          "pickle中没有发牌；应为发牌的列表")
TALLY_SAY(at_byte, (Number, Message), "byte {0:,}: {1}", "字节{0:,}：{1}")
TALLY_SAY(ends_in_operation, (), "the pickle ends inside an operation", "pickle在一个操作中间结束")
TALLY_SAY(nested_too_deep, (), "more nested values than a list of deals has",
          "嵌套的值多于发牌列表所有")
TALLY_SAY(ends_before_stop, (), "the pickle ends before its STOP", "pickle在STOP之前结束")
TALLY_SAY(expected_start, (), "expected the start of a pickle", "应为pickle的开头")
TALLY_SAY(list_in_list, (), "a list within a list of cards", "牌的列表中又有列表")
TALLY_SAY(
    unknown_operation, (Verbatim),
    "the operation {0} is none that a list of DouZero's deals needs; nothing else of a pickle "
    "is read",
    "操作{0}不是DouZero发牌列表所需；pickle的其他内容不读")
TALLY_SAY(pickle_in_pickle, (), "a pickle within a pickle", "pickle中又有pickle")
TALLY_SAY(expected_protocol, (Number, Number, Number),
          "expected a pickle of protocol {0} or {1}, found {2}",
          "应为协议{0}或{1}的pickle，实为{2}")
TALLY_SAY(nothing_to_remember, (), "nothing to be remembered", "没有可记住的值")
TALLY_SAY(remembered_no_text, (Number), "number {0} of what is remembered is no text",
          "所记住的第{0}项不是文本")
TALLY_SAY(expected_hand_key, (Verbatim),
          "expected landlord, landlord_up, landlord_down or three_landlord_cards, found {0}",
          "应为landlord、landlord_up、landlord_down或three_landlord_cards，实为{0}")
TALLY_SAY(no_mark, (), "values without a mark before them", "值之前没有标记")
TALLY_SAY(value_no_deal, (), "one value for a list, and it is no deal", "列表的一个值，而不是发牌")
TALLY_SAY(no_list_for_values, (), "values for a list that is not there", "值所属的列表不存在")
TALLY_SAY(expected_deals, (), "expected a list of deals", "应为发牌的列表")
TALLY_SAY(expected_card, (Number), "expected a card: 3 to 14, 17, 20 or 30, found {0}",
          "应为牌：3到14、17、20或30，实为{0}")
TALLY_SAY(expected_card_no_number, (),
          "expected a card: 3 to 14, 17, 20 or 30, found something else",
          "应为牌：3到14、17、20或30，实为别的值")
TALLY_SAY(more_than_hand, (), "more cards than a hand has", "多于一手牌的张数")
TALLY_SAY(cards_without_name, (), "cards without a name", "牌没有名称")
TALLY_SAY(no_deal_for_entries, (), "entries of a deal that is not there", "条目所属的发牌不存在")
TALLY_SAY(names_and_cards, (), "expected names and cards", "应为名称与牌")
TALLY_SAY(expected_four_keys, (),
          "expected a deal of landlord, landlord_up, landlord_down and three_landlord_cards",
          "应为含landlord、landlord_up、landlord_down与three_landlord_cards的发牌")
TALLY_SAY(deal_outside, (), "a deal outside of the list of deals", "发牌在发牌列表之外")
TALLY_SAY(stop_too_early, (), "STOP before the list of deals is complete", "发牌列表尚未完整就STOP")

// --- OpenSpiel
TALLY_SAY(ends_in_deal, (), "the actions end in the deal", "动作在发牌中结束")
TALLY_SAY(no_last_returns, (), "the playthrough ends before the Returns() of its last state",
          "对局记录在最后局面的Returns()之前中止")
TALLY_SAY(ends_in_number, (), "the file ends in a number, which is left out",
          "文件在一个数中间结束，此数不计")
TALLY_SAY(ends_between_actions, (), "the file ends between two actions", "文件在两个动作之间结束")
TALLY_SAY(expected_actions, (), "expected the actions of a game, found none",
          "应有对局的动作，没有")
TALLY_SAY(hist_expected_actions, (), "hist: expected the actions of a game, found none",
          "hist：应有对局的动作，没有")
TALLY_SAY(expected_playthrough, (Verbatim, Verbatim),
          "expected a playthrough of {0}, found the game {1}", "应为{0}的对局记录，实为游戏{1}")
TALLY_SAY(expected_version_one, (Verbatim),
          "expected version 1 of OpenSpiel's serialized games, found {0}",
          "应为OpenSpiel序列化对局的版本1，实为{0}")
TALLY_SAY(expected_game_name, (Verbatim, Verbatim), "expected the game {0}, found {1}",
          "应为游戏{0}，实为{1}")
TALLY_SAY(expected_action, (Verbatim, Verbatim),
          "expected an action of {0}, a number, or a row of them; found {1}",
          "应为{0}的动作、一个数或一行数；实为{1}")
TALLY_SAY(too_many_actions, (Number), "a game of more than {0} actions is not read",
          "不读超过{0}个动作的对局")
TALLY_SAY(hist_too_many_actions, (Number), "hist: a game of more than {0} actions is not read",
          "hist：不读超过{0}个动作的对局")
TALLY_SAY(expected_action_from, (Number, Number, Verbatim),
          "hist[{0}]: expected an action from 0 to {1}, found {2}",
          "hist[{0}]：应为0到{1}的动作，实为{2}")
TALLY_SAY(history_ends_in, (), "History(): expected a list that ends in ]",
          "History()：应为以]结尾的列表")
TALLY_SAY(three_returns, (Verbatim), "Returns(): expected three whole numbers, found {0}",
          "Returns()：应为三个整数，实为{0}")
TALLY_SAY(position_in_deal, (), "a position in the deal from 0 to 50", "发牌中的位置，0到50")
TALLY_SAY(card_dealt, (), "a card that is dealt, from 51 to 104", "所发的牌，51到104")
TALLY_SAY(play_or_pass, (), "0 or a play from 4 to 26,056", "0或出牌，4到26,056")

// --- RLCard
TALLY_SAY(expected_in_python, (Message, Number), "expected {0} at byte {1:,} of the Python text",
          "Python文本的字节{1:,}处应为{0}")
TALLY_SAY(hex_digits, (), "hexadecimal digits", "十六进制数字")
TALLY_SAY(known_escape, (), "a known escape", "已知的转义")
TALLY_SAY(python_value, (), "a list, a dict, a string, a number, None, True or False",
          "列表、字典、字符串、数字、None、True或False")
TALLY_SAY(string_that_ends, (), "a string that ends", "有结尾的字符串")

}  // namespace tally::dou_dizhu::say
#undef TALLY_TABLE
