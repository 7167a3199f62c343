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
TALLY_SAY(cards_laid, (Number), "{0} cards laid down", "置出{0}张牌")
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

}  // namespace tally::freekill::say
#undef TALLY_TABLE
