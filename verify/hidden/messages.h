#pragma once
// What is said of hidden cards and identities that no deal explains.
#include "engine/core/message.h"

#define TALLY_TABLE "hidden"
namespace tally::hidden::say {

// --- statements
TALLY_SAY(when, (Message), "{0}", "{0}")
TALLY_SAY(event_at, (Message, Message), "{0}: {1}", "{0}：{1}")
TALLY_SAY(game_went_on, (Message, Message), "{0} (the game goes on with {1})",
          "{0}（游戏还在继续，{1}）")
TALLY_SAY(game_ended, (Message, Message), "{0} (with {1})", "{0}（{1}）")
TALLY_SAY(rewarded, (Message, Message, Message, Number),
          "{0} (the reward for killing {2}, event {3}){1:-}", "{0}（{1}杀死{2}（事件{3}）的奖励）")
TALLY_SAY(not_rewarded, (Message, Message, Message, Number),
          "{0} (no reward for killing {2}, event {3}){1:-}",
          "{0}（{1}杀死{2}（事件{3}），没有奖励）")
TALLY_SAY(punished, (Message, Message, Message, Number),
          "{0} (the punishment for killing {2}, event {3}){1:-}",
          "{0}（{1}杀死{2}（事件{3}）的惩罚）")
TALLY_SAY(not_punished, (Message, Message, Message, Number),
          "{0} (no punishment for killing {2}, event {3}){1:-}",
          "{0}（{1}杀死{2}（事件{3}），没有惩罚）")
TALLY_SAY(role_at_start, (Message, Message), "before the game: {0} is a {1}", "开局：{0}是{1}")
TALLY_SAY(alive, (Message), "{0} alive", "存活：{0}")
TALLY_SAY(first_dead, (Message, Message, Number), "{0}, {1} dead by event {2}",
          "{0}；{1}已阵亡（事件{2}）")
TALLY_SAY(next_dead, (Message, Message, Number), "{0}, {1} by event {2}",
          "{0}；{1}已阵亡（事件{2}）")

// --- what cannot be
TALLY_SAY(other_role, (Message, Message), "by what follows {0} was a {1}", "由其后的事可知{0}是{1}")
TALLY_SAY(no_identities, (), "no identities of the players explain this",
          "没有任何身份分配能解释这些事")
TALLY_SAY(other_winners, (), "by the rules these are not the winners", "按规则，胜者不是他们")
TALLY_SAY(winners, (Message), "winners: {0}", "胜者：{0}")
TALLY_SAY(no_deal_for_this, (), "no deal of the hidden cards explains this",
          "没有任何暗牌的分布能解释此事")
TALLY_SAY(no_deal_for_these, (), "no deal of the hidden cards explains these events together",
          "没有任何暗牌的分布能解释以下各事同时发生")
TALLY_SAY(undecided_within, (Number),
          "whether a deal of the hidden cards explains it could not be decided within {0} steps of "
          "the solver",
          "求解器在{0}步之内未能判定是否有暗牌分布能解释")

// A card, where it is said to come from, and why it cannot.
TALLY_SAY(cannot_come, (Message, Message, Message), "{0} cannot come {1}: {2}", "{0}不可能{1}：{2}")
TALLY_SAY(empty_hand, (Message), "{0} has no card in hand then", "{0}此时没有手牌")
TALLY_SAY(known_hand, (Message, Number, Message), "{0} then has {1} {1:card|cards} in hand, {2}",
          "此时{0}有{1}张手牌，为{2}")
TALLY_SAY(nothing_there, (), "no card lies there then", "此时那里没有牌")
TALLY_SAY(known_there, (Message), "what lies there then is {0}", "此时那里是{0}")
TALLY_SAY(never_left_hand, (Message, Message),
          "since {0} it had been in {1}'s hand, and it never left it",
          "自{0}起它在{1}的手牌里，从未离开")
TALLY_SAY(left_hand_as_none, (Message, Message, Message),
          "since {0} it had been in {1}'s hand, and no card that left it unseen since ({2}) can be "
          "this one",
          "自{0}起它在{1}的手牌里，此后未亮明而离开的牌（{2}）都不可能是这一张")
TALLY_SAY(lay, (Message, Message), "since {0} it lay {1}", "自{0}起它{1}")
TALLY_SAY(shuffled_in, (Message, Message),
          "at {0} it lay face up, at {1} it was shuffled into the pile, and no card that could be "
          "it came there since",
          "{0}它还明置在外，{1}才洗入牌堆，此后该处没有得到可能是它的牌")
TALLY_SAY(was_elsewhere, (Message, Message),
          "at {0} it was {1}, and no card that could be it came there since",
          "{0}它{1}，此后该处没有得到可能是它的牌")
TALLY_SAY(events, (Message), "{0}", "{0}")
TALLY_SAY(first_events, (Message, Number, Number), "{0}; and {1} more{2:-}", "{0}；等{2}次{1:-}")

// --- places
TALLY_SAY(in_pile, (), "in the pile", "在牌堆里")
TALLY_SAY(among_looked_at, (), "among the cards looked at", "在被观看的牌里")
TALLY_SAY(face_up, (), "face up", "明置在外")
TALLY_SAY(on_discard_pile, (), "on the discard pile", "在弃牌堆里")
TALLY_SAY(on_table, (), "on the table", "在场上")
TALLY_SAY(among_turned_up, (), "among the cards turned up", "在亮出的牌里")
TALLY_SAY(in_front_of, (Message), "in front of {0}", "在{0}面前")
TALLY_SAY(out_of_pile, (), "out of the pile", "来自牌堆")
TALLY_SAY(from_turned_up, (), "from the cards turned up", "来自亮出的牌")
TALLY_SAY(from_front_of, (Message), "from in front of {0}", "来自{0}面前")
TALLY_SAY(from_table, (), "from the table", "来自场上")
TALLY_SAY(from_looked_at, (), "from the cards looked at", "来自观看的牌")
TALLY_SAY(out_of_hand, (Message), "out of {0}'s hand", "来自{0}的手牌")

// --- why no deal is written down
TALLY_SAY(none_explains, (), "none explains it", "没有一种能解释它")
TALLY_SAY(not_decided_whether, (), "whether one explains it is not decided",
          "是否有一种能解释它，未能判定")
TALLY_SAY(breaks_a_rule, (), "the record breaks a rule", "记录违规")
TALLY_SAY(too_much_for_a_deal, (),
          "the game is too long, or its cards cannot be told apart, or where one went",
          "此局太长，或无法分辨其中的牌或牌的去向")
TALLY_SAY(none_with_all_names, (),
          "the hidden cards can be explained, but no whole game was found to write down",
          "暗牌可以解释，但没有找到可以写出的完整对局")

}  // namespace tally::hidden::say
#undef TALLY_TABLE
