#pragma once
// What is said of a file of notes that cannot be read, and around the notes in a page.
#include "engine/core/message.h"

#define TALLY_TABLE "notes"
namespace tally::report::say {

TALLY_SAY(too_deep_notes, (), "expected notes, found deeper nesting", "应为批注，实为过深的嵌套")
TALLY_SAY(no_notes, (), "expected at least one [[note]]", "应至少有一个[[note]]")
TALLY_SAY(one_place, (), "expected either event = … or turn = …, to say where the note stands",
          "应有event = …或turn = …之一，说明批注在何处")
TALLY_SAY(one_matter, (), "expected either text.en, text.zh or both, or question.… and answer.…",
          "应有text.en、text.zh（或二者），或者question.…与answer.…")
TALLY_SAY(answer_to, (), "answer: there is no question; expected question.en or question.zh too",
          "answer：没有问题；还应有question.en或question.zh")
TALLY_SAY(no_answer, (), "question: expected answer.en or answer.zh too",
          "question：还应有answer.en或answer.zh")
TALLY_SAY(both_languages, (Verbatim), "a table with {0}.en, {0}.zh or both",
          "含{0}.en、{0}.zh或二者的表")
TALLY_SAY(some_text, (), "a text that is not empty", "非空文本")
TALLY_SAY(event_within, (Number, Number),
          "event: expected a whole number from 0 to {1}, the last event of this game, found {0}",
          "event：应为0到{1}（本局最后的事件）的整数，实为{0}")
TALLY_SAY(turn_within, (Number, Number, Number),
          "turn: expected a turn of this game, {1} to {2}, found {0}",
          "turn：应为本局的回合{1}到{2}，实为{0}")
TALLY_SAY(question_of_turn, (), "a question needs event = …, the decision it stops before",
          "问题须有event = …，即在哪个选择之前停下")
TALLY_SAY(no_decision, (Number), "event: nobody decides anything at event {0}",
          "event：事件{0}处没有人作选择")
TALLY_SAY(decisions_near, (Message, Verbatim), "{0}; decisions near it: {1}",
          "{0}；附近的选择：{1}")

TALLY_SAY(Note, (), "Note", "批注")
TALLY_SAY(Question, (), "Question", "问题")
TALLY_SAY(Answer, (), "Answer", "答案")

}  // namespace tally::report::say
#undef TALLY_TABLE
