#pragma once
// What `tally audit` says.
#include "engine/core/message.h"

#define TALLY_TABLE "audit"
namespace tally::cli::say {

TALLY_SAY(audit_fault, (Message), "WRONG: {0}", "错误：{0}")
TALLY_SAY(audit_in_table, (Verbatim), "at the table {0}:", "牌局{0}：")
TALLY_SAY(audit_in_game, (Number, Number),
          "in the game of seed {0}, from turn {1} on:", "种子{0}的对局，自第{1}回合起：")
TALLY_SAY(audit_log, (Verbatim), "the game: {0}", "该局：{0}")
TALLY_SAY(audit_earlier, (Number), "… {0} {0:event|events} before", "……此前{0}个事件")
TALLY_SAY(audit_no_end, (Number), "from {0} {0:position|positions} no end can be reached",
          "有{0}个局面无法到达任何结局")
TALLY_SAY(audit_idle, (), "the rules of these cards never acted, though the cards were in play:",
          "以下牌曾在场，其规则却从未起作用：")
TALLY_SAY(audit_lost, (Verbatim),
          "these rules act in games by {0}, from which it starts, and never in these:",
          "以下规则在其基础规则集{0}的对局中起作用，在这些对局中却从未起作用：")
TALLY_SAY(audit_rule, (Verbatim, Texts), "{0}  {1}", "{0}  {1}")
TALLY_SAY(audit_more, (Number), "… {0} more", "……另有{0}条")

// --- the last line
TALLY_SAY(audit_theorems, (Number), "{0} {0:theorem|theorems} proved", "{0}条定理已证明")
TALLY_SAY(audit_games, (Number, Number), "{0:,} random {0:game|games}, {1} {1:failure|failures}",
          "随机对局{0:,}局，{1}局出错")
TALLY_SAY(audit_tables, (Number, Number, Number, Number, Number),
          "{0} of {1} small {1:table|tables} looked at whole and the ends of {2} {2:game|games} "
          "({3:,} positions), {4} {4:fault|faults}",
          "小牌局{1}桌中穷尽{0}桌，另有{2}局的残局（{3:,}个局面），{4}处错误")
TALLY_SAY(audit_reach, (Number), "{0} {0:rule|rules} acted", "{0}条规则起过作用")
TALLY_SAY(audit_sound, (), "nothing wrong was found", "没有发现错误")
TALLY_SAY(audit_wrong, (Number), "{0} {0:thing is|things are} wrong", "有{0}处错误")
TALLY_SAY(audit_open, (Number), "{0} open", "{0}处未决")
TALLY_SAY(audit_summary, (Verbatim, Message, Message, Verbatim), "{0}: {1} — {2} ({3} s)",
          "{0}：{1}——{2}（{3}秒）")
TALLY_SAY(audit_cut, (Message), "interrupted; {0}", "已中断；{0}")

}  // namespace tally::cli::say
#undef TALLY_TABLE
