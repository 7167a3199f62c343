#pragma once
// What is told of records that come out differently.
#include "engine/core/message.h"

#define TALLY_TABLE "regress"
namespace tally::report::say {

// --- a record
TALLY_SAY(one_record, (Verbatim, Number, Number, Number),
          "{0}: {1} players, {2} {2:turn|turns}, {3} {3:event|events}",
          "{0}：{1}人，{2}回合，{3}个事件")
TALLY_SAY(by_these_rules, (Message, Message), "{0}: {1}", "{0}：{1}")
TALLY_SAY(before, (), "before", "以前")
TALLY_SAY(by_either, (), "by either", "按两者")
TALLY_SAY(by_own_rules, (), "by its own rules", "按记录自己的规则")
TALLY_SAY(by_ruleset, (Verbatim), "by {0}", "按{0}")
TALLY_SAY(verdict_and_findings, (Message, Number), "{0}, {1} {1:finding|findings}",
          "{0}，{1}处不符")
TALLY_SAY(first_differ_at, (Number, Number, Message, Verbatim, Message),
          "first differ at event {0}, turn {1}: {2}, {3}, found {4} only",
          "首先在事件{0}（第{1}回合）不同：{2}，{3}，仅{4}有此项")
TALLY_SAY(goes_on_to, (Message, Number, Number, Number, Number),
          "{0} it can be played as recorded for {1} of {2} events, into turn {3} of {4}",
          "{0}，{2}个事件中前{1}个可照记录进行，到第{3}回合（共{4}回合）")
TALLY_SAY(not_judged_from, (Number), "from event {0} on nothing is held against these rules",
          "从事件{0}起不再对照这些规则")
TALLY_SAY(only_verdict, (), "the findings are the same, the verdict is not", "不符相同，结论不同")
TALLY_SAY(only_signature, (),
          "verdict and findings are the same, but the rules bring about something else",
          "结论与不符相同，但规则带来的事有所不同")
TALLY_SAY(not_legal_now, (), "a choice that is not legal now", "此选择不再合法")
TALLY_SAY(legal_now, (), "a choice that is legal now", "此选择现在合法")
TALLY_SAY(not_possible_now, (), "what chance brings is not possible now", "此随机结果不再可能")
TALLY_SAY(possible_now, (), "what chance brings is possible now", "此随机结果现在可能")
TALLY_SAY(otherwise, (), "the rules bring about something other than is recorded",
          "规则带来的结果与记录不同")
TALLY_SAY(new_record, (Verbatim), "{0}: not in the baseline", "{0}：基线中没有")
TALLY_SAY(gone_record, (Verbatim), "{0}: in the baseline, but not looked at now",
          "{0}：基线中有，这次没有")

// --- all of them
TALLY_SAY(left_out, (Number, Message),
          "{0:,} {0:record|records} of another game or mode left out; of the first: {1}",
          "{0:,}份其他游戏或模式的记录未计入，第一份：{1}")
TALLY_SAY(first_rules, (Message), "where they first differ, by rule: {0}",
          "首次不同之处，按规则：{0}")
TALLY_SAY(rule_and_count, (Verbatim, Number), "{0} {1}", "{0} {1}")
TALLY_SAY(verdicts_changed, (Message), "verdicts: {0}", "结论：{0}")
TALLY_SAY(verdict_change, (Message, Message, Number), "{0} -> {1} {2}", "{0} -> {1} {2}")
TALLY_SAY(compared, (Message, Message), "compared: {0} and {1}", "比较的是：{0}与{1}")
TALLY_SAY(own_ruleset, (), "each record's own ruleset", "各记录自己的规则集")
TALLY_SAY(the_baseline, (), "the baseline", "基线")
TALLY_SAY(is_base_of, (Message, Verbatim), "{0} (the base of {1})", "{0}（{1}所依据的规则集）")
TALLY_SAY(nothing_to_compare, (Number), "{0:,} {0:record|records}: there was nothing to compare",
          "{0:,}份记录：没有可比较的")
TALLY_SAY(all_the_same, (), "all come out the same", "结果全部相同")
TALLY_SAY(are_unreadable, (Number), "{0:,} cannot be read", "其中{0:,}份无法读取")
TALLY_SAY(of_records, (Number, Message), "{0:,} {0:record|records}: {1}", "{0:,}份记录：{1}")
TALLY_SAY(differ, (Number), "{0:,} {0:comes|come} out differently", "{0:,}份结果不同")
TALLY_SAY(flip, (Number), "{0:,} with another verdict", "其中{0:,}份结论不同")
TALLY_SAY(are_new, (Number), "{0:,} not in the baseline", "{0:,}份不在基线中")
TALLY_SAY(are_gone, (Number), "{0:,} of the baseline gone", "基线中{0:,}份这次没有")
TALLY_SAY(smallest_first, (Message), "{0}; the smallest stands first", "{0}；最小的在最前")

// --- the page
TALLY_SAY(
    columns_explained, (),
    "“First differs” is the first event at which only one of the two finds something wrong; up "
    "to there both say the same. “Can be played as recorded” is how far the game goes on before "
    "the second of the two finds anything wrong with it. The command below a record shows the "
    "turn in which it first differs.",
    "“首次不同”是只有一方认为不符的第一个事件，此前双方结论相同。“可照记录进行”是后一方认为不符"
    "之前，对局能照记录进行多远。每份记录下方的命令显示首次不同的那一回合。")
TALLY_SAY(page_heading, (Message, Message), "{0} → {1}", "{0} → {1}")
TALLY_SAY(head_events, (), "Events", "事件")
TALLY_SAY(head_differs, (), "First differs", "首次不同")
TALLY_SAY(head_goes_on, (), "Can be played as recorded", "可照记录进行")
TALLY_SAY(event_and_turn, (Number, Number), "event {0}, turn {1}", "事件{0}，第{1}回合")
TALLY_SAY(to_the_end, (), "to the end", "到结束")
TALLY_SAY(events_of, (Number, Number, Number), "{0} of {1} events, into turn {2}",
          "{1}个事件中的{0}个，到第{2}回合")
TALLY_SAY(new_or_gone, (), "Only on one side", "只有一方有")
TALLY_SAY(by_rule_first, (), "Where they first differ, by rule", "首次不同之处，按规则")

}  // namespace tally::report::say
#undef TALLY_TABLE
