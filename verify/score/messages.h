#pragma once
// Words of points and series.
#include "engine/core/message.h"

#define TALLY_TABLE "series"
namespace tally::verify::say {

TALLY_SAY(points_of_games, (Number), "Points of {0} {0:game|games}", "{0}局的积分")
TALLY_SAY(ranks, (), "Ranks of the series", "系列赛名次")
TALLY_SAY(player_of_series, (Number), "player {0}", "玩家{0}")

TALLY_SAY(not_by_the_rules, (),
          "not played by the rules: the points are those of the game as it is recorded",
          "有违规：积分按记录计算")

// --- heads of columns
TALLY_SAY(player, (), "Player", "玩家")
TALLY_SAY(side, (), "Side", "身份")
TALLY_SAY(points, (), "Points", "积分")
TALLY_SAY(made_of, (), "Made of", "构成")
TALLY_SAY(rank, (), "Rank", "名次")
TALLY_SAY(by_game, (), "Game by game", "各局")

TALLY_SAY(series_of_many, (Number, Number),
          "a series has as many games as players: {0} {0:game|games}, {1} {1:player|players}",
          "系列赛的局数应等于人数：{0}局，{1}人")
TALLY_SAY(series_other_players, (Number), "game {0} has other players than the first",
          "第{0}局的玩家与第一局不同")
TALLY_SAY(series_no_leader, (Number), "game {0}: who is lord is not shown", "第{0}局未显示谁是主公")
TALLY_SAY(series_no_points, (Number), "game {0} has no points", "第{0}局没有积分")
TALLY_SAY(series_led_twice, (Number, Message), "{1} is lord again in game {0}",
          "第{0}局又由{1}担任主公")
TALLY_SAY(series_spares, (Number, Message),
          "{1} was the first to die in the game before, and game {0} does not say so",
          "{1}是上一局首先阵亡的玩家，第{0}局却未如此记录")
TALLY_SAY(series_out_of_order, (Number, Message, Message),
          "in game {0} {1} is lord; it is the turn of {2}, next to the one before",
          "第{0}局由{1}担任主公，应轮到上一局主公的下家{2}")

}  // namespace tally::verify::say
#undef TALLY_TABLE
