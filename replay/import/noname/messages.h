#pragma once
// What is said of noname's recordings.
#include "engine/core/message.h"

#define TALLY_TABLE "noname"
namespace tally::noname::say {

// --- the file
TALLY_SAY(not_base64, (Number), "the recording is damaged: byte {0:,} is none of base64",
          "录像已损坏：字节{0:,}不是base64")
TALLY_SAY(not_a_recording, (),
          "should be an object of JSON with the keys \"mode\" and \"video\", in base64 or not",
          "应为含“mode”与“video”两键的JSON对象，可经base64编码")
TALLY_SAY(ends_early, (), "the recording is cut off before its first event",
          "录像在第一个事件之前被截断")
TALLY_SAY(ends_in_event, (Number), "the recording ends in the middle of event {0:,}",
          "录像在第{0:,}个事件中间结束")
TALLY_SAY(ends_behind_events, (), "the recording is cut off behind its last event",
          "录像在最后一个事件之后被截断")
TALLY_SAY(event_shape, (Number),
          "event {0:,} of the recording should be an object with the key \"type\"",
          "录像的第{0:,}个事件应为含“type”键的对象")
TALLY_SAY(too_many_events, (Number),
          "the recording has more than {0:,} events; a game never takes so many",
          "录像超过{0:,}个事件；一局不会有这么多")
TALLY_SAY(too_many_cards, (), "the recording names more cards than any game moves",
          "录像中牌的移动多于任何一局")
TALLY_SAY(no_seats, (), "nothing tells where the players sit", "没有说明玩家的座位")
TALLY_SAY(seats_wrong, (), "the first event should seat 2 to 10 players",
          "第一个事件应为2至10名玩家排座位")
TALLY_SAY(begins_twice, (), "begins another game", "又开始了一局")
TALLY_SAY(unknown_events, (Number, Verbatim),
          "events of kinds that are not known: {0:,}, the first of them {1}",
          "未知种类的事件：{0:,}个，其中第一个为{1}")
// --- two statements that exclude each other
TALLY_SAY(said_twice, (), "the recording says this twice, and not the same",
          "录像两次说到此事，前后不一")
TALLY_SAY(card_stays_in_hand, (), "the card used never leaves the hand", "所用的牌未离开手牌")
TALLY_SAY(loses_it, (), "an event \"lose\" of the card", "失去该牌的事件")
TALLY_SAY(judgement_without_card, (), "no card is shown for this judgement", "此次判定未显示判定牌")
TALLY_SAY(shows_card, (), "an event \"judge1\" with the card", "显示该牌的事件“judge1”")
TALLY_SAY(move_unexplained, (), "a move of cards that nothing explains", "牌的移动没有缘由")
TALLY_SAY(move_explained, (), "a move by a card or a rule", "由牌或规则引起的移动")
TALLY_SAY(hand_cards, (Number), "{0} hand {0:card|cards}", "{0}张手牌")
TALLY_SAY(cards_lost, (Number), "{0} {0:card|cards} lost", "失去{0}张牌")
TALLY_SAY(cards_thrown, (Number), "{0} {0:card|cards} shown", "显示{0}张牌")
TALLY_SAY(points_of_damage, (Number), "{0} damage", "{0}点伤害")
TALLY_SAY(cards_named, (Number), "{0} {0:card|cards} named", "所述为{0}张牌")
TALLY_SAY(no_such_card, (), "a card that is not in the deck", "牌堆中没有的牌")
TALLY_SAY(viewer_wins, (), "the viewer has won", "录像者胜利")
TALLY_SAY(viewer_loses, (), "the viewer has lost", "录像者失败")
TALLY_SAY(lost_and_left, (), "the viewer has lost, and by who has died his camp has won",
          "录像者失败，而按阵亡情况其阵营获胜")
TALLY_SAY(role, (Verbatim), "role {0}", "身份{0}")
// --- what is not covered yet
TALLY_SAY(versus, (), "a battle of sides of noname (versus)", "无名杀的对决")
TALLY_SAY(two_v_two_reserves, (), "2v2 with a general in reserve for everybody", "2v2的替补模式")
TALLY_SAY(dou_dizhu, (), "1v2 of another kind (doudizhu)",
          "其他斗地主玩法（开黑、兵临城下、智斗三国）")
TALLY_SAY(game_mode, (Verbatim), "game mode {0}", "游戏模式{0}")
TALLY_SAY(two_generals, (), "two generals each", "双将")
TALLY_SAY(identity, (Verbatim), "identity {0}", "身份{0}")
TALLY_SAY(pile_runs_out, (Number), "the draw pile runs out, and {0} of its cards are not here",
          "牌堆将尽，其中{0}张牌未收录")
TALLY_SAY(card, (Verbatim), "card {0} of noname", "无名杀的牌{0}")

}  // namespace tally::noname::say
#undef TALLY_TABLE
