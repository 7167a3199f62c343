#pragma once
// What `tally compare` says.
#include "engine/core/message.h"

#define TALLY_TABLE "compare"
namespace tally::cli::say {

// --- one option
TALLY_SAY(with_option, (Message, Verbatim, Verbatim), "{0} with {1} = {2}", "{0}，其中{1} = {2}")
TALLY_SAY(has_value, (Verbatim, Verbatim, Verbatim, Texts), "{0}: {1} = {2}  {3}",
          "{0}：{1} = {2}  {3}")
TALLY_SAY(others_as_b, (), "with the other options as B has them:", "其他选项与B相同时：")
TALLY_SAY(so_with_others_as_b, (), "and so with the other options as B has them",
          "其他选项与B相同时也是如此")
TALLY_SAY(proved_same, (), "proved the same in every state a game comes to",
          "已证明：在对局可能出现的任何局面下都相同")
TALLY_SAY(argued_same, (Texts), "the same, by an argument: {0}", "相同（据论证）：{0}")
TALLY_SAY(no_formula, (), "not a formula: decided by games", "不是公式，由对局判定")
TALLY_SAY(none_in_games, (Number), "no difference found in {0} {0:game|games}",
          "{0}局中没有发现不同")

// --- several options
TALLY_SAY(all_together, (), "All of it together", "合在一起")
TALLY_SAY(same_partly_argued, (),
          "the same: proved of what formulas have, by an argument of the rest",
          "相同：公式所及已证明，其余据论证")
TALLY_SAY(goes_another_way, (Verbatim), "but the game of {0} goes another way",
          "但{0}的对局走向不同")
TALLY_SAY(as_of_option, (Verbatim, Verbatim, Number), "as of {0}: {1} has no table of {2} players",
          "与{0}相同：{1}没有{2}人的桌")
TALLY_SAY(same_game_as_of, (Verbatim), "the same game as that of {0}", "与{0}的对局相同")

// --- a game
TALLY_SAY(deal_otherwise, (Number, Verbatim), "a game of {0} players: they do not deal alike ({1})",
          "一局{0}人对局：两者的分配不同（{1}）")
TALLY_SAY(same_with_same_choices, (Number),
          "with the same choices the same before event {0}:", "选择相同时，前{0}个事件相同：")
TALLY_SAY(same_before, (Number, Number),
          "a game of {0} players, the same before event {1}:", "一局{0}人对局，前{1}个事件相同：")
TALLY_SAY(no_such_table, (Verbatim, Message), "{0}: {1} has no such table", "{0}：{1}没有这种人数")
TALLY_SAY(seat_has, (Message, Message), "{0} {1}", "{0} {1}")
TALLY_SAY(so_many_events, (Number), "… {0} events", "… {0}个事件")
TALLY_SAY(other_order, (Number, Message, Message),
          "in another order: card {0} is {1} in A, {2} in B",
          "次序不同：第{0}张在A中是{1}，在B中是{2}")
TALLY_SAY(game_has_ended, (), "(has ended)", "（已结束）")
TALLY_SAY(so_by_rule, (Verbatim, Verbatim, Texts), "in {0} by {1}  {2}", "在{0}中依据{1}  {2}")
TALLY_SAY(choice_not_legal, (Verbatim, Verbatim, Texts),
          "in {0} the other's choice is not legal: {1}  {2}", "在{0}中另一方的选择不合法：{1}  {2}")
TALLY_SAY(cannot_come_so, (Verbatim, Verbatim, Texts), "in {0} it cannot come so: {1}  {2}",
          "在{0}中不可能如此：{1}  {2}")
TALLY_SAY(result, (Verbatim, Message, Texts, Number, Message), "{0} ({1}): {2} after {3} events{4}",
          "{0}（{1}）：{2}，共{3}个事件{4}")
TALLY_SAY(with_points, (Message), "; {0}", "；{0}")
TALLY_SAY(end_alike, (Number, Texts), "the two part at event {0}; both end alike: {1}",
          "两者在事件{0}分开，结局相同：{1}")

// --- files
TALLY_SAY(written, (Message), "written: {0}", "已写入：{0}")
TALLY_SAY(no_game_of, (Message, Verbatim, Number),
          "{0}; no game of {1}, which has no table of {2} players",
          "{0}；{1}没有{2}人的桌，因此没有它的对局")
TALLY_SAY(needs_strict, (Message),
          "only with --strict-setup does `tally check --ruleset` judge a record by {0}",
          "`tally check --ruleset`须加--strict-setup，才按{0}判断记录")
TALLY_SAY(nothing_written, (), "nothing is written: there is no game to be shown",
          "没有可展示的对局，未写文件")

// --- the last line
TALLY_SAY(no_option_differs, (), "A and B are the same rules: no option differs",
          "A与B是相同的规则：没有选项不同")
TALLY_SAY(
    are_argued_the_same, (Number, Message),
    "A and B are the same, by an argument and no proof: {0} {0:option differs|options differ}, "
    "but nothing follows from it{1}",
    "A与B相同（据论证，未经证明）：{0}个选项不同，但没有任何影响{1}")
TALLY_SAY(are_proved_equal, (Number, Message),
          "A and B are proved equal: {0} {0:option differs|options differ}, but nothing follows "
          "from it{1}",
          "已证明A与B相同：{0}个选项不同，但没有任何影响{1}")
TALLY_SAY(undone, (Number), " ({0} would change something alone; together they undo it)",
          "（其中{0}个单独有影响，合在一起抵消）")
TALLY_SAY(only_alone, (Number, Number, Number, Message),
          "not decided: A and B differ in {0} {0:option|options}: {1} with a difference shown "
          "alone, {2} without one found{3}; no difference of all of it together was found, and "
          "that proves nothing",
          "未能判定：A与B有{0}个选项不同，其中{1}个已找到单独的差别，{2}个未发现差别{3}；"
          "没有发现合在一起的差别，这不证明两者相同")
TALLY_SAY(not_decided, (Number, Message),
          "not decided: A and B differ in {0} {0:option|options}, and no difference in play was "
          "found{1}; that proves nothing",
          "未能判定：A与B有{0}个选项不同，没有发现对局中的差别{1}；这不证明两者相同")
TALLY_SAY(they_differ, (Number, Number, Number, Message),
          "A and B differ in {0} {0:option|options}: {1} with a difference shown, {2} without one "
          "found{3}",
          "A与B不同：{0}个选项不同，其中{1}个已找到差别，{2}个未发现差别{3}")
TALLY_SAY(cut_short, (Number, Number, Number, Number, Message),
          "interrupted: {0} of {1} {1:option|options} looked at; {2} with a difference shown, {3} "
          "without one found{4}",
          "已中断：{1}个不同选项中已检查{0}个；{2}个已找到差别，{3}个未发现差别{4}")
TALLY_SAY(and_only_stated, (Number), ", {0} with a state but no game found",
          "，{0}个只有局面而没有找到对局")
TALLY_SAY(and_without_effect, (Number), ", {0} that {0:changes|change} nothing", "，{0}个没有影响")
TALLY_SAY(but_together, (), "; together they make a difference", "；合在一起有差别")

}  // namespace tally::cli::say
#undef TALLY_TABLE
