#pragma once
// What is said of FreeKill's recordings.
#include "engine/core/message.h"

#define TALLY_TABLE "freekill"
namespace tally::freekill::say {

// --- two statements that exclude each other
TALLY_SAY(card_stays_in_hand, (), "the card used never leaves the hand", "所用的牌未离开手牌")
TALLY_SAY(move_to_table, (), "a move of the card from the hand to the table",
          "该牌从手牌移至处理区")
TALLY_SAY(said_twice, (), "the recording says this twice, and not the same",
          "录像两次说到此事，前后不一")
TALLY_SAY(role, (Verbatim), "role {0}", "身份{0}")
TALLY_SAY(general, (Verbatim), "general {0}", "武将{0}")
TALLY_SAY(kingdom, (Verbatim), "kingdom {0}", "势力{0}")
TALLY_SAY(deputy_general, (Verbatim), "deputyGeneral {0}", "副将{0}")
TALLY_SAY(gender, (Verbatim), "gender {0}", "性别{0}")
TALLY_SAY(gender_male, (), "gender \"male\"", "性别“男”")
TALLY_SAY(gender_female, (), "gender \"female\"", "性别“女”")
TALLY_SAY(wines_drunk, (Number), "drank \"{0}\"", "【酒】{0}次")
TALLY_SAY(cards_in_pile, (Number), "{0} {0:card|cards} in the draw pile", "牌堆剩{0}张牌")
TALLY_SAY(cards_given, (Number), "{0} {0:card|cards} given", "给出{0}张牌")
TALLY_SAY(nothing_of_the_kind, (), "nothing of the kind", "不应有此事")
TALLY_SAY(move_unexplained, (), "a move of cards that nothing explains", "牌的移动没有缘由")
TALLY_SAY(move_explained, (), "a move by a card or a rule", "由牌或规则引起的移动")
TALLY_SAY(not_the_card_turned, (), "the judgement card named is not the one turned",
          "所述判定牌并非翻开的那张")
TALLY_SAY(card_turned, (Message), "the card turned: {0}", "翻开的牌：{0}")
TALLY_SAY(card_named, (Message), "named: {0}", "所述的牌：{0}")
TALLY_SAY(leaves_pile, (), "cards leave the draw pile for no reason of the rules",
          "牌离开牌堆没有规则上的缘由")
TALLY_SAY(reasons_to_leave_pile, (), "a draw, a judgement or a Bountiful Harvest",
          "摸牌、判定或【五谷丰登】")
TALLY_SAY(leaves_table, (), "cards leave the table for no reason of the rules",
          "牌离开处理区没有规则上的缘由")
TALLY_SAY(places_from_table, (), "the discard pile, a hand, an equipment or judgement area",
          "弃牌堆、手牌、装备区或判定区")
TALLY_SAY(changes_hands, (), "cards change hands for no reason of the rules",
          "牌的易手在规则中没有缘由")
TALLY_SAY(laid_unannounced, (), "cards are laid on the table unannounced", "牌未经声明置于处理区")
TALLY_SAY(card_used, (), "a card used or played", "使用或打出的牌")
TALLY_SAY(cards_laid, (Number), "{0} {0:card|cards} laid down", "置出{0}张牌")
TALLY_SAY(not_the_card_laid, (), "the card announced is not the card laid on the table",
          "所声明的牌并非置于处理区的牌")
TALLY_SAY(way_of_cards, (Message, Message, Number), "from {0} to {1}: {2} {2:card|cards}",
          "从{0}到{1}：{2}张牌")

// --- places of cards, by Area
TALLY_SAY(hand, (), "a hand", "手牌")
TALLY_SAY(equipment, (), "an equipment area", "装备区")
TALLY_SAY(judgements, (), "a judgement area", "判定区")
TALLY_SAY(own_pile, (), "a player's own pile", "武将牌上")
TALLY_SAY(table, (), "the table", "处理区")
TALLY_SAY(draw_pile, (), "the draw pile", "牌堆")
TALLY_SAY(discard_pile, (), "the discard pile", "弃牌堆")
TALLY_SAY(out_of_game, (), "out of the game", "游戏外")
TALLY_SAY(unknown_place, (), "a place that is not told", "未知之处")

// --- what cannot be read
TALLY_SAY(malformed_cbor, (Number, Message), "malformed CBOR at byte {0:,}: {1}",
          "字节{0:,}处的CBOR格式错误：{1}")
TALLY_SAY(ends_before_value, (), "the data ends where a value should stand", "数据在应有值处结束")
TALLY_SAY(indefinite_length, (), "indefinite lengths are not used by FreeKill",
          "新月杀不用不定长度")
TALLY_SAY(reserved_code, (), "a reserved code", "保留的编码")
TALLY_SAY(ends_in_number, (), "the data ends inside a number", "数据在一个数中间结束")
TALLY_SAY(string_too_long, (), "a string is longer than the data", "字符串长于数据")
TALLY_SAY(array_too_long, (), "an array has more elements than the data can hold",
          "数组的元素多于数据所能容纳")
TALLY_SAY(map_too_long, (), "a map has more pairs than the data can hold",
          "映射的项多于数据所能容纳")
TALLY_SAY(nested_too_deep, (), "values are nested deeper than 32", "值的嵌套超过32层")
TALLY_SAY(more_behind_value, (), "more bytes follow the value", "值之后还有字节")
TALLY_SAY(malformed_json, (Message), "malformed JSON in the recording: {0}",
          "录像中的JSON格式错误：{0}")
TALLY_SAY(as_parser_says, (Verbatim), "{0}", "{0}")
TALLY_SAY(too_many_values, (), "too many values", "值太多")
TALLY_SAY(expected_one_array, (), "expected one array", "应为一个数组")
TALLY_SAY(json_too_big, (Message),
          "the recording holds more than {0} of JSON; a game never takes so much",
          "录像中的JSON超过{0}；一局不会有这么多")
TALLY_SAY(malformed_recording, (Message), "malformed recording: {0}", "录像格式错误：{0}")
TALLY_SAY(expected_elements, (Number), "expected at least 10 elements, found {0:,}",
          "应至少有10个元素，实有{0:,}个")
TALLY_SAY(more_behind_last, (), "more bytes follow the last packet", "最后一个数据包之后还有字节")
TALLY_SAY(too_many_packets, (Number, Number),
          "the recording holds {0:,} packets, more than {1:,}; a game never takes so many",
          "录像有{0:,}个数据包，超过{1:,}个；一局不会有这么多")
TALLY_SAY(packet_wrong, (Number, Message), "packet {0:,} {1}", "数据包{0:,}{1}")
TALLY_SAY(packet_holds, (Verbatim, Message), "({0}) has {1}", "（{0}）有错：{1}")
TALLY_SAY(packet_shape, (), "should be [time, request, command, data]",
          "应为[时间、请求、命令、数据]")
TALLY_SAY(packet_time, (), "should begin with a time in milliseconds", "应以毫秒时间开头")
TALLY_SAY(packet_request, (), "should tell whether it is a request", "应说明是否为请求")
TALLY_SAY(packet_command, (), "should have a string as its command", "命令应为字符串")
TALLY_SAY(packet_data, (), "should have a string as its data", "数据应为字符串")
TALLY_SAY(element_wrong, (Number, Message), "element {0} of the recording {1}",
          "录像的第{0}个元素{1}")
TALLY_SAY(element_holds, (Message), "holds {0}", "有错：{0}")
TALLY_SAY(element_string, (), "should be a string", "应为字符串")
TALLY_SAY(element_kind, (Verbatim), "should be \"normal\" or \"reconnect\", but is {0}",
          "应为\"normal\"或\"reconnect\"，实为{0}")
TALLY_SAY(element_version, (Verbatim), "should be FreeKill's version, such as 0.5.22, but is {0}",
          "应为新月杀的版本，如0.5.22，实为{0}")
TALLY_SAY(element_viewer, (), "should be [id, name, avatar] of the player who recorded",
          "应为录像者的[编号、名称、头像]")
TALLY_SAY(more_behind_zlib, (Number), "{0:,} bytes follow the end of the recording's zlib stream",
          "录像的zlib数据之后还有{0:,}字节")
TALLY_SAY(a_pile, (), "a pile", "牌堆")
TALLY_SAY(an_area, (), "an area", "区域")
TALLY_SAY(a_judgement_area, (), "a judgement area", "判定区")
TALLY_SAY(a_draw_pile, (), "a draw pile", "牌堆")
TALLY_SAY(a_list, (), "a list", "列表")
TALLY_SAY(a_move, (), "a move", "一次移动")
TALLY_SAY(longer_than_deck, (Number, Message, Number), "packet {0}: {1} of more than {2} cards",
          "数据包{0}：{1}超过{2}张牌")
TALLY_SAY(no_seats, (), "no ArrangeSeats packet: the players' seats are not known",
          "没有ArrangeSeats数据包：不知道玩家的座位")
TALLY_SAY(begins_twice, (Number), "packet {0}: a second beginning of the game",
          "数据包{0}：对局再次开始")
TALLY_SAY(player_twice, (Number), "packet {0}: ArrangeSeats names a player twice",
          "数据包{0}：ArrangeSeats两次列出同一玩家")
TALLY_SAY(too_many_players, (Number, Number), "packet {0}: ArrangeSeats has more than {1} players",
          "数据包{0}：ArrangeSeats超过{1}名玩家")

// --- what is not covered yet
TALLY_SAY(game_mode, (Verbatim), "game mode {0}", "游戏模式{0}")
TALLY_SAY(card_number, (Number), "card {0} of FreeKill", "新月杀的第{0}号牌")
TALLY_SAY(skill_of_general, (Verbatim, Verbatim), "skill {0} of general {1}", "技能{0}（武将{1}）")
TALLY_SAY(skill_of_unknown, (Verbatim), "skill {0} of general (unknown)", "技能{0}（武将未知）")

}  // namespace tally::freekill::say
#undef TALLY_TABLE
