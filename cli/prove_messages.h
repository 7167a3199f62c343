#pragma once
// What `tally prove` says.
#include "engine/core/message.h"

#define TALLY_TABLE "prove"
namespace tally::cli::say {

// --- of one theorem; how it is with it, in the order of proofs::Status
TALLY_SAY(is_proved, (), "proved", "已证明")
TALLY_SAY(is_refuted, (), "REFUTED", "被推翻")
TALLY_SAY(is_listed, (), "proved, but for what is listed", "除所列情形外已证明")
TALLY_SAY(is_absent, (), "nothing to prove", "无可证明")
TALLY_SAY(is_unknown, (), "undecided", "未能判定")
TALLY_SAY(cites, (Number, Message), "{0:rule|rules}: {1}", "规则：{0:-}{1}")
TALLY_SAY(as_an_example, (Texts), "for example: {0}", "例如：{0}")
TALLY_SAY(reason, (Texts), "{0}", "{0}")
TALLY_SAY(nothing_to_prove_of, (Texts), "nothing to prove of {0}", "无可证明：{0}")
TALLY_SAY(nothing_to_prove, (Number, Message, Message),
          "nothing to prove in {0} {0:theorem|theorems} ({1}): {2}",
          "无可证明的定理{0}条（{1}）：{2}")
TALLY_SAY(undecided_claim, (Texts), "undecided: {0}", "未能判定：{0}")

// --- the last line
TALLY_SAY(theorems_proved, (Number, Number),
          "{0} {0:ruleset|rulesets}: {1} {1:theorem|theorems} proved",
          "{0}个规则集：{1}条定理已证明")
TALLY_SAY(and_listed, (Number), ", {0} proved but for what is listed", "，{0}条除所列情形外已证明")
TALLY_SAY(and_refuted, (Number), ", {0} refuted", "，{0}条被推翻")
TALLY_SAY(and_undecided, (Number), ", {0} undecided", "，{0}条未能判定")
TALLY_SAY(of_claims, (Number), " ({0} {0:claim|claims})", "（{0}个命题）")
TALLY_SAY(and_absent, (Number), ", {0} with nothing to prove", "，{0}条无可证明")
TALLY_SAY(these_refuted, (Message), "; refuted: {0}", "；被推翻：{0}")
TALLY_SAY(and_others, (Message, Number), "{0} and {1} more", "{0}等{1:-}")
TALLY_SAY(in_seconds, (Verbatim), " ({0} s)", "（{0}秒）")
TALLY_SAY(rulesets_cut_short, (Number, Number, Message),
          "interrupted: {0} of {1} {1:ruleset|rulesets} looked at; {2}",
          "已中断：{1}个规则集中已检查{0}个；{2}")

}  // namespace tally::cli::say
#undef TALLY_TABLE
