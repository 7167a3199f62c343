#pragma once
// What a page of lessons says around its passages.
#include "engine/core/message.h"

#define TALLY_TABLE "lesson"
namespace tally::report::say {

TALLY_SAY(Lesson, (), "Lesson", "课例")
TALLY_SAY(lesson_title, (Message), "Lesson: {0}", "课例：{0}")
TALLY_SAY(rules_of_lesson, (), "Rules", "规则")
TALLY_SAY(lesson_sum, (Number, Number), "{0} {0:passage|passages} out of {1} {1:game|games}",
          "选自{1}局的{0}段记录")
TALLY_SAY(passages_of_rule, (Number), "{0} {0:passage|passages}", "{0}段")
TALLY_SAY(passage_title, (Number, Message), "{0}. {1}", "{0}. {1}")
TALLY_SAY(passage_of_turn, (Message, Number, Number), "{0}, events {1} to {2}", "{0}，事件{1}至{2}")
TALLY_SAY(passage_of_event, (Message, Number), "{0}, event {1}", "{0}，事件{1}")
TALLY_SAY(played_by, (Number, Verbatim), "{0} players, ruleset {1}", "{0}人，规则集{1}")
TALLY_SAY(faulty_passage, (), "this passage does not keep the rules; see the findings",
          "这一段有不合规之处，见各条说明")
TALLY_SAY(none_shows, (Number, Verbatim), "None of the {0} games searched shows this rule ({1}).",
          "所查{0}局中没有体现这条规则的记录（{1}）。")

}  // namespace tally::report::say
#undef TALLY_TABLE
