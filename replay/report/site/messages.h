#pragma once
// What the pages over many records say.
#include "engine/core/message.h"

#define TALLY_TABLE "site"
namespace tally::report::say {

// --- columns of the records' table
TALLY_SAY(many_records, (Number), "{0:,} {0:record|records}", "{0:,}份记录")
TALLY_SAY(head_source, (), "Record", "记录")
TALLY_SAY(head_verdict, (), "Verdict", "结论")
TALLY_SAY(head_players, (), "Players", "人数")
TALLY_SAY(head_turns, (), "Turns", "回合")
TALLY_SAY(head_winner, (), "Won by", "胜者")
TALLY_SAY(head_findings, (), "Findings", "不符")
TALLY_SAY(sides_and_seats, (Message, Message), "{0} ({1})", "{0}（{1}）")

// --- figures
TALLY_SAY(who_wins, (), "Who wins", "胜负统计")
TALLY_SAY(wins_in, (Message), "Who wins: {0}", "胜负统计：{0}")
TALLY_SAY(findings_by_rule, (), "Findings by rule", "各规则的不符")
TALLY_SAY(found_in, (Number, Number), "{0:,} in {1:,} {1:record|records}", "{1:,}份记录中{0:,}处")
TALLY_SAY(wins_of_seats, (), "Wins by seat", "各座位的胜率")
TALLY_SAY(wins_of, (Texts), "Wins by {0}", "各{0}的胜率")
TALLY_SAY(col_share, (), "wins", "胜率")
TALLY_SAY(col_games, (), "of games", "胜/局")
TALLY_SAY(col_bounds, (), "19 times in 20", "95%区间")
TALLY_SAY(how_counted, (Number, Number),
          "{0:,} games played to an end. The bar reaches as far as the share may lie by chance in "
          "19 of 20 cases (Wilson); the line is at {1} %, that of all seats together.",
          "共{0:,}局打完。横条为95%置信区间（Wilson）；竖线为全体平均{1}%。")
TALLY_SAY(lengths, (), "Lengths", "对局长度")
TALLY_SAY(lengths_in_words, (Number, Number, Number),
          "turns: half of the games take {0} to {1}, the longest {2}",
          "回合数：半数对局在{0}至{1}之间，最长{2}")

}  // namespace tally::report::say
#undef TALLY_TABLE
