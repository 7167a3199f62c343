#pragma once
// What `tally score` says.
#include "engine/core/message.h"

#define TALLY_TABLE "score"
namespace tally::cli::say {

TALLY_SAY(game_of, (Verbatim, Message), "{0}: {1}", "{0}：{1}")
TALLY_SAY(no_points_of, (Verbatim, Message), "{0}: no points: {1}", "{0}：没有积分：{1}")
TALLY_SAY(not_over, (), "the game is not over", "对局尚未结束")
TALLY_SAY(of_other_game, (), "this game is not scored", "此游戏不计分")
TALLY_SAY(against_the_rules, (Verbatim),
          "{0} was not played by the rules: its points are those of the game as it is recorded",
          "{0}有违规：积分按记录计算")
TALLY_SAY(seat_and_role, (Message, Message), "{0}, {1}", "{0}（{1}）")
TALLY_SAY(seat_total, (Message, Number), "{0}: {1} {1:point|points}", "{0}：{1}分")
TALLY_SAY(a_series, (Number, Number),
          "series of {0} {0:game|games}, {1} {1:player|players}:", "系列赛，{0}局，{1}人：")
TALLY_SAY(ranked, (Number, Message, Number, Verbatim), "{0}. {1}: {2} {2:point|points} = {3}",
          "{0}. {1}：{2}分 = {3}")
TALLY_SAY(no_series, (Message, Verbatim), "no series: {0} ({1})", "不成系列赛：{0}（{1}）")
TALLY_SAY(without_series, (Verbatim, Verbatim),
          "{0}: no rule of {1} speaks of a series of games; leave --tournament out",
          "{0}：{1}的规则没有系列赛；请去掉--tournament")
TALLY_SAY(playoff_due, (), "the first are tied: a further game has to decide",
          "第一名总分相同：须加赛一局")
TALLY_SAY(scored, (Number, Number), "{0} of {1} {1:game|games} scored", "{1}局中{0}局已计分")
TALLY_SAY(winner_of_series, (Message), "won by {0}", "{0}获胜")

}  // namespace tally::cli::say
#undef TALLY_TABLE
