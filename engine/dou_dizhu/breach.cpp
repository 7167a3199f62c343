#include "engine/dou_dizhu/breach.h"

#include "engine/dou_dizhu/rules.h"

namespace tally::dou_dizhu {

#define TALLY_TABLE "dou_dizhu"
namespace breach {

TALLY_SAY(not_there, (Message), "{0}: a card is dealt that is not there any more",
          "{0}：发出的牌已不在牌堆")
TALLY_SAY(not_dealt_now, (Message), "{0}: this is not what this player is dealt now",
          "{0}：这不是此时发给该玩家的牌")
TALLY_SAY(in_another_hand, (Message), "{0}: another player has this card",
          "{0}：此牌在另一名玩家手里")
TALLY_SAY(no_bid, (Message), "{0}: a bid is 0, or higher than the bid before it, and 3 at most",
          "{0}：叫分为0，或高于之前的叫分，至多为3")
TALLY_SAY(not_his_bid, (Message), "{0}: it is not this player's turn to bid",
          "{0}：还没轮到该玩家叫分")
TALLY_SAY(leads_and_passes, (Message), "{0}: whoever leads must play", "{0}：领出者必须出牌")
TALLY_SAY(not_his_turn, (Message), "{0}: it is not this player's turn", "{0}：还没轮到该玩家")
TALLY_SAY(not_in_hand, (Message), "{0}: the cards are not all in this player's hand",
          "{0}：牌不全在该角色的手牌里")
TALLY_SAY(no_combination, (Message), "{0}: these cards are no combination", "{0}：这些牌不成牌型")
TALLY_SAY(another_type, (Message), "{0}: these cards are not of the type the record names",
          "{0}：这些牌不是记录所称的牌型")
TALLY_SAY(not_the_type, (Message), "{0}: this is not the type of combination that is to be beaten",
          "{0}：牌型与所要压的不同")
TALLY_SAY(not_the_length, (Message), "{0}: this is not the number of cards that is to be beaten",
          "{0}：张数与所要压的不同")
TALLY_SAY(not_higher, (Message), "{0}: this is not higher than what is to be beaten",
          "{0}：不大于所要压的牌")
TALLY_SAY(not_one_card, (Message), "{0}: a triplet takes one other card", "{0}：三张可带另一张牌")
TALLY_SAY(not_a_card_or_pair, (Message), "{0}: a triplet takes one card or one pair",
          "{0}：三张可带一张或一对")
TALLY_SAY(no_sequence, (Message), "{0}: a sequence has at least five cards, of ranks side by side",
          "{0}：顺子至少五张，点数相连")
TALLY_SAY(no_pairs_in_row, (Message),
          "{0}: a sequence of pairs has at least three, of ranks side by side",
          "{0}：连对至少三对，点数相连")
TALLY_SAY(triplets_not_in_row, (Message),
          "{0}: triplets go together only when their ranks are side by side",
          "{0}：三张点数相连才能同出")
TALLY_SAY(rank_in_sequence, (Message), "{0}: 2 and jokers cannot be part of a sequence",
          "{0}：2和王不能在顺子里")
TALLY_SAY(no_cards_to_attach, (Message),
          "{0}: these are not cards that may be attached to the triplets", "{0}：飞机不能带这些牌")
TALLY_SAY(no_pairs_to_attach, (Message),
          "{0}: these are not pairs that may be attached to the triplets",
          "{0}：飞机不能带这些对子")
TALLY_SAY(attached_unlike, (Message), "{0}: each triplet takes one card, or each takes one pair",
          "{0}：每组三张都带一张，或都带一对")
TALLY_SAY(not_over_bomb, (Message), "{0}: a bomb is beaten only by a higher bomb or the rocket",
          "{0}：炸弹只能被更大的炸弹或火箭压过")
TALLY_SAY(not_over_rocket, (Message), "{0}: nothing beats the rocket", "{0}：没有牌能压过火箭")
TALLY_SAY(no_cards_with_quad, (Message), "{0}: these cards may not be attached to four of a kind",
          "{0}：四张不能带这些牌")
TALLY_SAY(no_pairs_with_quad, (Message),
          "{0}: two pairs may not be attached to four of a kind like this",
          "{0}：四张不能这样带两对")
TALLY_SAY(no_quads_in_row, (Message), "{0}: sequences of quads are not played here",
          "{0}：本规则集没有航天飞机")

}  // namespace breach
#undef TALLY_TABLE

const Breach* breach_of(Rule broken) {
  switch (broken) {
    case rule::deck: return &breach::not_there;
    case rule::deal: return &breach::not_dealt_now;
    case rule::face_up: return &breach::in_another_hand;
    case rule::bid: return &breach::no_bid;
    case rule::bid_order: return &breach::not_his_bid;
    case rule::lead_pass: return &breach::leads_and_passes;
    case rule::turn: return &breach::not_his_turn;
    case rule::hold: return &breach::not_in_hand;
    case rule::type: return &breach::no_combination;
    case rule::type_named: return &breach::another_type;
    case rule::same_type: return &breach::not_the_type;
    case rule::same_length: return &breach::not_the_length;
    case rule::higher: return &breach::not_higher;
    case rule::triplet_single: return &breach::not_one_card;
    case rule::triplet_pair: return &breach::not_a_card_or_pair;
    case rule::sequence: return &breach::no_sequence;
    case rule::pairs: return &breach::no_pairs_in_row;
    case rule::triplets: return &breach::triplets_not_in_row;
    case rule::chain_ranks: return &breach::rank_in_sequence;
    case rule::triplets_singles: return &breach::no_cards_to_attach;
    case rule::triplets_pairs: return &breach::no_pairs_to_attach;
    case rule::kickers_mixed: return &breach::attached_unlike;
    case rule::bomb: return &breach::not_over_bomb;
    case rule::rocket: return &breach::not_over_rocket;
    case rule::quad_singles: return &breach::no_cards_with_quad;
    case rule::quad_pairs: return &breach::no_pairs_with_quad;
    case rule::quads: return &breach::no_quads_in_row;
    default: return nullptr;
  }
}

}  // namespace tally::dou_dizhu
