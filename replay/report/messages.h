#pragma once
// What stands around events and rules when a game or a rulebook is told to people.
#include "engine/core/message.h"

#define TALLY_TABLE "report"
namespace tally::say {

// --- a game turn by turn
TALLY_SAY(of_ruleset, (Verbatim), "ruleset {0}", "规则集{0}")
TALLY_SAY(Before_first_turn, (), "Before the first turn", "第一回合之前")
TALLY_SAY(turn_of_seat, (Number, Message), "Turn {0} — {1}", "第{0}回合 — {1}")
TALLY_SAY(not_in_record, (Verbatim), "{0} (not in the record)", "{0}（记录中没有）")

// --- what has changed
TALLY_SAY(none, (), "none", "无")
TALLY_SAY(field, (Verbatim, Verbatim), "{0}: {1}", "{0}：{1}")
TALLY_SAY(another_order, (), "the same cards in another order", "牌相同，顺序不同")
TALLY_SAY(in_one_only, (Verbatim, Verbatim), "only in A: {0}; only in B: {1}", "仅A有{0}；仅B有{1}")
TALLY_SAY(now_so_many, (Verbatim, Number), "{0} (now {1})", "{0}（现{1}张）")
TALLY_SAY(in_both, (Verbatim, Verbatim), "A {0}, B {1}", "A {0}，B {1}")
TALLY_SAY(changed_in_turn, (), "what changed in this turn:", "本回合的变化：")

// --- outcomes kept
TALLY_SAY(a_text, (), "a text", "文字")
TALLY_SAY(a_number, (), "a whole number, 0 or more", "不小于0的整数")
TALLY_SAY(not_an_outcome, (),
          "expected a line of `tally check --format jsonl`, with \"source\" and \"verdict\"",
          "应为 tally check --format jsonl 的一行，其中有\"source\"与\"verdict\"")

// --- rulebooks
TALLY_SAY(Options, (), "Options", "选项")
TALLY_SAY(source, (Texts), "source: {0}", "出处：{0}")
TALLY_SAY(options, (), "options:", "选项：")
TALLY_SAY(in_ruleset_file, (Verbatim), "in a ruleset file: {0}", "规则集文件中的键：{0}")
TALLY_SAY(no_difference, (Texts), "no game shows a difference: {0}", "对局中没有区别：{0}")
TALLY_SAY(rulesets, (), "rulesets:", "规则集：")
TALLY_SAY(is_default, (), " (default)", "（默认）")

}  // namespace tally::say
#undef TALLY_TABLE
