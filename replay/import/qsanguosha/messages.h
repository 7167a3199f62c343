#pragma once
// What is said of QSanguosha's recordings.
#include "engine/core/message.h"

#define TALLY_TABLE "qsanguosha"
namespace tally::qsanguosha::say {

// --- the picture
TALLY_SAY(png_cut, (Number), "the picture is cut off at byte {0:,}", "图片在字节{0:,}处被截断")
TALLY_SAY(png_not_rgba, (), "the picture holds no recording: it is not of 8-bit colours with alpha",
          "图片中没有录像：并非8位带透明度的颜色")
TALLY_SAY(
    png_size, (Number, Number, Message),
    "the picture is {0:,} by {1:,} pixels, more than {2} of memory; a recording never takes so "
    "much",
    "图片为{0:,}×{1:,}像素，超过{2}；录像不会有这么多")
TALLY_SAY(png_damaged, (Number),
          "the picture is damaged: the part at byte {0:,} does not fit its "
          "checksum",
          "图片已损坏：字节{0:,}处的部分与校验和不符")
TALLY_SAY(png_filter, (Number), "the picture is damaged: row {0:,} has an unknown filter",
          "图片已损坏：第{0:,}行的过滤方式未知")
TALLY_SAY(png_holds_none, (Number, Number),
          "the picture holds no recording: it says that {0:,} bytes are hidden in it, and has room "
          "for {1:,}",
          "图片中没有录像：所说藏有{0:,}字节，而仅能容纳{1:,}字节")
// --- lines
TALLY_SAY(line_shape, (),
          "should be a time in milliseconds and [number, number, kind, command, what it says]",
          "应为毫秒时间与[编号、编号、种类、命令、内容]")
TALLY_SAY(ends_in_line, (Number), "the recording ends in the middle of line {0:,}",
          "录像在第{0:,}行中间结束")
TALLY_SAY(too_many_lines, (Number),
          "the recording has more than {0:,} lines; a game never takes so "
          "many",
          "录像超过{0:,}行；一局不会有这么多")
TALLY_SAY(too_many_cards, (), "the recording names more cards than any game moves",
          "录像中牌的移动多于任何一局")
TALLY_SAY(no_seats, (), "nothing tells where the players sit", "没有说明玩家的座位")
TALLY_SAY(seats_wrong, (), "should seat each of 2 to 10 players once",
          "应为2至10名玩家各排一个座位")
TALLY_SAY(begins_twice, (), "begins another game", "又开始了一局")
// --- two statements that exclude each other
TALLY_SAY(said_twice, (), "the recording says this twice, and not the same",
          "录像两次说到此事，前后不一")
TALLY_SAY(card_stays_in_hand, (), "the card used never leaves the hand", "所用的牌未离开手牌")
TALLY_SAY(move_to_table, (), "a move of the card from the hand to the table",
          "该牌从手牌移至处理区")
TALLY_SAY(stays_on_table, (), "what was thrown away never leaves the table", "弃置的牌未离开处理区")
TALLY_SAY(move_to_discards, (), "a move of the card from the table to the discard pile",
          "该牌从处理区移至弃牌堆")
TALLY_SAY(move_unexplained, (), "a move of cards that nothing explains", "牌的移动没有缘由")
TALLY_SAY(move_explained, (), "a move by a card or a rule", "由牌或规则引起的移动")
TALLY_SAY(way_of_cards, (Message, Message, Number), "from {0} to {1}: {2} {2:card|cards}",
          "从{0}到{1}：{2}张牌")
TALLY_SAY(lost_and_got, (), "the cards lost are not the cards got", "失去的牌与得到的牌不同")
TALLY_SAY(cards_lost, (Number), "{0} {0:card|cards} lost", "失去{0}张牌")
TALLY_SAY(cards_got, (Number), "{0} {0:card|cards} got", "得到{0}张牌")
TALLY_SAY(hp_change, (Number), "hit points change by {0}", "体力变化{0}")
TALLY_SAY(role, (Verbatim), "role {0}", "身份{0}")
TALLY_SAY(of_kingdom, (Verbatim), "of kingdom {0}", "势力{0}")
TALLY_SAY(cards_in_pile, (Number), "{0} {0:card|cards} in the draw pile", "牌堆剩{0}张牌")
// --- places of cards, by Place
TALLY_SAY(hand, (), "a hand", "手牌")
TALLY_SAY(equipment, (), "an equipment area", "装备区")
TALLY_SAY(judgements, (), "a judgement area", "判定区")
TALLY_SAY(judgement, (), "the judgement", "判定")
TALLY_SAY(own_pile, (), "a player's own pile", "武将牌上")
TALLY_SAY(discard_pile, (), "the discard pile", "弃牌堆")
TALLY_SAY(draw_pile, (), "the draw pile", "牌堆")
TALLY_SAY(table, (), "the table", "处理区")
TALLY_SAY(unknown_place, (), "a place that is not told", "未知之处")
// --- what is not covered yet
TALLY_SAY(numbering, (Number), "QSanguosha of this version (its first command is {0})",
          "此版本的太阳神三国杀（首个命令为{0}）")
TALLY_SAY(format, (Verbatim), "recordings of QSanguosha in the form {0}",
          "太阳神三国杀{0}格式的录像")
TALLY_SAY(game_mode, (Verbatim), "game mode {0}", "游戏模式{0}")
TALLY_SAY(skill_of_general, (Verbatim, Verbatim), "skill {0} of general {1}", "技能{0}（武将{1}）")
TALLY_SAY(card_named, (Verbatim, Verbatim, Number), "{0} {1} (card {2} of QSanguosha)",
          "{0} {1}（太阳神三国杀的第{2}号牌）")
TALLY_SAY(card_number, (Number), "card {0} of QSanguosha", "太阳神三国杀的第{0}号牌")

}  // namespace tally::qsanguosha::say
#undef TALLY_TABLE
