#pragma once
// What `tally explore` says.
#include "engine/core/message.h"

#define TALLY_TABLE "explore"
namespace tally::cli::say {

TALLY_SAY(
    explored, (Number, Number, Number),
    "{0} {0:position|positions}, {1} {1:place|places} where somebody is asked or chance decides, "
    "{2} {2:way|ways} played",
    "{0}个局面，{1}处有人被询问或由运气决定，试行{2}条路")
TALLY_SAY(explored_end, (Message, Number), "{0}: {1} {1:way|ways}", "{0}：{1}条路")
TALLY_SAY(explored_cut, (Message), "not everything was looked at: {0}", "未能看完：{0}")
TALLY_SAY(more_positions, (Number), "there are more than {0} positions (--most)",
          "局面多于{0}个（--most）")
TALLY_SAY(more_ways, (Number),
          "there are more than {0} ways (a hundred for each position of --most)",
          "路多于{0}条（--most的每个局面一百条）")
TALLY_SAY(memory_spent, (Number), "{0} megabytes are spent (--memory)",
          "已用满{0}兆字节（--memory）")
TALLY_SAY(more_answers, (), "a question has too many answers", "有一次询问的回答太多")

// --- what is wrong
TALLY_SAY(fault, (Message), "{0}:", "{0}：")
TALLY_SAY(no_end_ahead, (Number), "from {0} {0:position|positions} no end can be reached",
          "有{0}个局面无法到达任何结局")

// --- rounds
TALLY_SAY(
    need_not_end, (Number, Number),
    "a game need not end: {0} {0:circle|circles} of positions; the shortest way round has {1} "
    "{1:step|steps}:",
    "对局可以没完没了：{0}处循环；最短的一圈有{1}步：")
TALLY_SAY(need_not_end_found, (Number, Number),
          "a game need not end: {0} {0:circle|circles} of positions; the shortest way round that "
          "was found has {1} {1:step|steps}:",
          "对局可以没完没了：{0}处循环；找到的最短一圈有{1}步：")
TALLY_SAY(ends_where, (Message, Message), "it ends soonest where instead: {0}; then {1}",
          "最快结束的办法是改为：{0}；之后{1}")
TALLY_SAY(never_left, (), "nothing leads from there to an end", "由此无法到达任何结局")

// --- who can force what
TALLY_SAY(first_choice, (Message), "{0} can:", "{0}可以：")
TALLY_SAY(choice_is, (Message, Message), "{0} — {1}", "{0}——{1}")
TALLY_SAY(passes, (), "pass", "放弃")
TALLY_SAY(then_wins, (), "wins", "必胜")
TALLY_SAY(then_loses, (Message), "loses: {0} can force a win", "必败：{0}可强制取胜")
TALLY_SAY(then_open, (), "nobody can force a win", "无人能强制取胜")
TALLY_SAY(more_choices, (Number), "… {0} more", "……另有{0}种")
TALLY_SAY(can_force, (Message), "{0} can force a win", "{0}可强制取胜")
TALLY_SAY(nobody_can_force, (), "nobody can force a win", "无人能强制取胜")

// --- the last line
TALLY_SAY(
    all_sound, (Message),
    "every question has an answer, no card is lost, every invariant holds, every game can end; {0}",
    "每次询问都有回答，没有牌丢失，不变量都成立，每局都能结束；{0}")
TALLY_SAY(faults_found, (Number), "{0} {0:fault|faults} of the rules", "规则有{0}处错误")
TALLY_SAY(so_far_sound, (), "no fault in what was looked at", "已看的部分没有错误")

// --- logs
TALLY_SAY(witnesses_written, (Verbatim), "written to {0}: a game for each fault and for the circle",
          "已写入{0}：每处错误及循环各一局")
TALLY_SAY(nothing_to_write, (Verbatim), "{0} is not written: no fault and no circle was found",
          "未写出{0}：没有错误，也没有循环")
TALLY_SAY(circle_in_note, (Number), "a game need not end: the last {0} {0:step|steps} lead round",
          "对局可以没完没了：最后{0}步为一圈")

}  // namespace tally::cli::say
#undef TALLY_TABLE
