#pragma once
// What `tally graph` says.
#include "engine/core/message.h"

#define TALLY_TABLE "graph"
namespace tally::cli::say {

// --- phases
TALLY_SAY(way_seen, (Texts, Texts, Number), "{0} → {1}  ({2} {2:time|times})",
          "{0} → {1}  （{2}次）")
TALLY_SAY(no_game_came_to, (Texts), "no game came to: {0}", "没有对局到达：{0}")
TALLY_SAY(never_reached, (Texts), "never reached: {0}", "{0}：不可到达")
TALLY_SAY(nothing_after, (Texts), "nothing comes after: {0}", "{0}：其后没有出路")
TALLY_SAY(no_end_after, (Texts), "the game cannot end after: {0}", "{0}：其后对局无法结束")
TALLY_SAY(circle_in_turn, (Message), "a way round within one turn: {0}", "一个回合内的循环：{0}")
TALLY_SAY(circle_of_events, (Message), "a way round, an event at each step: {0}",
          "循环（每步都有事件）：{0}")
TALLY_SAY(drawn_by, (Verbatim, Texts, Number, Message), "drawn by {0} {1}: {2} {2:game|games}{3}",
          "依{0}（{1}）以平局结束：{2}局{3}")
TALLY_SAY(option_is, (Verbatim, Verbatim), " ({0} = {1})", "（{0} = {1}）")
TALLY_SAY(phases_line, (Verbatim, Number, Number, Number, Message),
          "{0}, {1} {1:game|games}: {2} {2:node|nodes}, {3} {3:way|ways} from one to another; {4}",
          "{0}，{1}局：{2}个节点，{3}条由此及彼的路；{4}")
TALLY_SAY(phases_missing, (Number), "{0} {0:phase|phases} no game came to", "{0}个阶段没有对局到达")
TALLY_SAY(nodes_unreached, (Number), "{0} {0:node|nodes} never reached", "{0}个节点不可到达")
TALLY_SAY(dead_ends, (Number), "{0} dead {0:end|ends}", "{0}处死路")
TALLY_SAY(nodes_without_end, (Number), "{0} {0:node|nodes} after which the game cannot end",
          "{0}个节点其后对局无法结束")
TALLY_SAY(circles_in_turn, (Number), "{0} {0:way|ways} round within one turn",
          "一个回合内有{0}处循环")
TALLY_SAY(phases_sound, (), "all reached, no dead end, no way round without an event",
          "全部可到达，没有死路，没有不经事件的循环")

// --- seats
TALLY_SAY(who_reaches_whom, (Message),
          "who has whom in attack range {0}; in brackets a number is the distance, a name the "
          "weapon",
          "{0}各人攻击范围内有谁；括号中数字为距离，牌名为武器")
TALLY_SAY(after_last_turn, (Number), "after turn {0}, the last", "第{0}回合（最后一回合）之后")
TALLY_SAY(reaches, (Texts, Message), "{0} reaches {1}", "{0}可及{1}")
TALLY_SAY(at_distance, (Texts, Number), "{0} ({1})", "{0}（{1}）")
TALLY_SAY(seats_line, (Number, Number, Message),
          "{0} living {0:seat|seats}; {1} {1:time|times} one reaches another; {2}",
          "{0}人存活；{1}处一人可及另一人；{2}")
TALLY_SAY(all_reach_all, (), "everybody reaches everybody, at least through others",
          "人人可及，或经他人可及")
TALLY_SAY(not_all_reach_all, (), "not everybody reaches everybody, even through others",
          "有人即使经他人也不可及")

// --- states
TALLY_SAY(table_of_two, (Verbatim), "a table of two, without generals, whatever tables {0} has",
          "二人一桌，不用武将，不论{0}有哪些人数的桌")
TALLY_SAY(endgame_of, (Texts, Number), "{0}, with {1} {1:hit point|hit points} each",
          "{0}；各有{1}点体力")
TALLY_SAY(end_from, (Texts, Number), "{0}: from {1} {1:turn|turns}", "{0}：{1}个回合可到")
TALLY_SAY(states_looked_at, (Number, Number, Number),
          "{0} {0:state|states}, {1} {1:way|ways} from one to the next by a turn, {2} "
          "{2:turn|turns} played",
          "{0}个局面，一个回合可走的{1}条路，试行{2}个回合")
TALLY_SAY(states_cut_short, (Message, Message), "{0}; cut short: {1}, so nothing is said of sinks",
          "{0}；未全部检查：{1}，因此不判断汇点")
TALLY_SAY(more_states, (Number), "there are more than {0} states", "超过{0}个局面")
TALLY_SAY(more_turns, (Number), "there are more than {0} turns to play", "要试行的回合超过{0}个")
TALLY_SAY(too_many_answers, (), "somebody could choose between too many cards",
          "有人可选的牌组合过多")
TALLY_SAY(sink, (Texts), "a sink that is no end: {0}", "不是终局的汇点：{0}")
TALLY_SAY(cannot_end_from, (Texts), "the game cannot end from: {0}", "由此无法结束：{0}")
TALLY_SAY(states_line, (Message, Number, Number),
          "{0}; {1} strong {1:component|components}, {2} with a way back",
          "{0}；{1}个强连通分量，其中{2}个有回路")
TALLY_SAY(no_state_again, (), "no state comes again: every game of these cards ends",
          "没有局面会再次出现：用这些牌的对局必然结束")
TALLY_SAY(states_again, (),
          "with a way back, the players can bring the same state about again and again: such a "
          "game need not end",
          "有回路，即玩家可使同一局面一再出现：这样的对局不一定会结束")
TALLY_SAY(sinks_are_ends, (), "every sink is an ended game", "每个汇点都是已结束的对局")
TALLY_SAY(can_get_stuck, (), "a game can get stuck", "对局可能无法结束")
TALLY_SAY(
    needs_graphviz, (Number, Number),
    "a picture of {0:,} nodes and {1:,} ways is drawn by graphviz, which is not here: install "
    "the package graphviz",
    "{0:,}个节点、{1:,}条路的图要由graphviz来画，这里没有：请安装软件包graphviz")
TALLY_SAY(graphviz_failed, (Number), "graphviz ended with exit code {0} and drew no picture",
          "graphviz以退出码{0}结束，没有画出图片")
TALLY_SAY(dot_takes_long, (Number, Number),
          "{0} nodes and {1} edges: graphviz takes long over so many",
          "{0}个节点、{1}条边，graphviz绘制会很慢")

}  // namespace tally::cli::say
#undef TALLY_TABLE
