#include "replay/report/page/notes.h"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace tally::report {
namespace {

// 60 events; turns 0 to 2; decisions at 12, 20 and 41.
NotePlaces places() {
  NotePlaces p;
  p.events = 60;
  p.turns = {{0, nobody, 0, 10}, {1, 0, 10, 40}, {2, 1, 40, 60}};
  p.decisions = {12, 20, 41};
  return p;
}

std::string fault(std::string_view content) {
  try {
    parse_notes(content, "notes.toml", places());
  } catch (const BookError& error) {
    return error.what();
  }
  return "";
}

TEST(Notes, StandAtTheirEventsAndTurnsInOrder) {
  const std::vector<Note> notes = parse_notes(
      "[[note]]\nturn = 2\ntext.en = \"second turn\"\n"
      "[[note]]\nevent = 12\nquestion.en = \"what?\"\nanswer.zh = \"这个\"\n"
      "[[note]]\nevent = 3\ntext = { en = \"early\", zh = \"早\" }\n",
      "notes.toml", places());
  ASSERT_EQ(notes.size(), 3U);
  EXPECT_EQ(notes[0].event, 3U);
  EXPECT_EQ(notes[0].text.zh, "早");
  EXPECT_FALSE(notes[0].asks());
  EXPECT_EQ(notes[1].event, 12U);
  EXPECT_TRUE(notes[1].asks());
  EXPECT_EQ(notes[1].answer.zh, "这个");
  EXPECT_EQ(notes[2].event, 40U);
  EXPECT_EQ(notes[2].text.en, "second turn");
}

// A question stands before its decision, so among the notes of the event before.
TEST(Notes, StandInTheOrderOfTheirPlaces) {
  const std::vector<Note> notes = parse_notes(
      "[[note]]\nevent = 12\ntext.en = \"of the decision\"\n"
      "[[note]]\nevent = 12\nquestion.en = \"one?\"\nanswer.en = \"1\"\n"
      "[[note]]\nevent = 11\ntext.en = \"before it\"\n"
      "[[note]]\nevent = 12\nquestion.en = \"two?\"\nanswer.en = \"2\"\n",
      "notes.toml", places());
  std::vector<std::string> texts;
  std::vector<std::uint32_t> at;
  for (const Note& n : notes) {
    texts.push_back(n.text.en);
    at.push_back(n.place());
  }
  EXPECT_EQ(texts, (std::vector<std::string>{"one?", "before it", "two?", "of the decision"}));
  EXPECT_EQ(at, (std::vector<std::uint32_t>{11, 11, 11, 12}));
}

TEST(Notes, AMistakeIsNamedWithItsLineAndWhatWasExpected) {
  const struct {
    const char* content;
    const char* says;
  } all[] = {
      {"[[note]]\nevent = 3\ntxt.en = \"a\"\n",
       "notes.toml:3: unknown key \"txt\"; did you mean \"text\"?"},
      {"[[notes]]\n", "notes.toml:1: unknown key \"notes\"; did you mean \"note\"?"},
      {"[[note]]\nevent = 60\ntext.en = \"a\"\n",
       "notes.toml:2: event: expected a whole number from 0 to 59, the last event of this game, "
       "found 60"},
      {"[[note]]\nevent = -1\ntext.en = \"a\"\n",
       "notes.toml:2: event: expected a whole number from 0 to 59, the last event of this game, "
       "found -1"},
      {"[[note]]\nevent = \"3\"\ntext.en = \"a\"\n",
       "notes.toml:2: event: expected a whole number from 0 to 59, found \"3\""},
      {"[[note]]\nturn = 3\ntext.en = \"a\"\n",
       "notes.toml:2: turn: expected a turn of this game, 0 to 2, found 3"},
      {"[[note]]\nevent = 3\nturn = 1\ntext.en = \"a\"\n",
       "notes.toml:1: expected either event = … or turn = …, to say where the note stands"},
      {"[[note]]\ntext.en = \"a\"\n",
       "notes.toml:1: expected either event = … or turn = …, to say where the note stands"},
      {"[[note]]\nevent = 3\n",
       "notes.toml:1: expected either text.en, text.zh or both, or question.… and answer.…"},
      {"[[note]]\nevent = 3\ntext = \"a\"\n",
       "notes.toml:3: text: expected a table with text.en, text.zh or both, found \"a\""},
      {"[[note]]\nevent = 3\ntext.en = \" \"\n",
       "notes.toml:3: text.en: expected a text that is not empty, found \" \""},
      {"[[note]]\nevent = 3\ntext.fr = \"a\"\n",
       "notes.toml:3: unknown key \"fr\"; expected one of en, zh"},
      {"[[note]]\nevent = 12\nquestion.en = \"a\"\n",
       "notes.toml:3: question: expected answer.en or answer.zh too"},
      {"[[note]]\nevent = 12\nanswer.en = \"a\"\n",
       "notes.toml:3: answer: there is no question; expected question.en or question.zh too"},
      {"[[note]]\nturn = 1\nquestion.en = \"a\"\nanswer.en = \"b\"\n",
       "notes.toml:2: a question needs event = …, the decision it stops before"},
      {"[[note]]\nevent = 13\nquestion.en = \"a\"\nanswer.en = \"b\"\n",
       "notes.toml:2: event: nobody decides anything at event 13; decisions near it: 12, 20"},
      {"note = 3\n", "notes.toml:1: note: expected an array, found 3"},
      {"note = []\n", "notes.toml: expected at least one [[note]]"},
      {"# nothing\n", "notes.toml: expected at least one [[note]]"},
  };
  for (const auto& [content, says] : all) EXPECT_EQ(fault(content), says) << content;
  EXPECT_TRUE(fault("[[note]\n").starts_with("notes.toml:1: is not TOML: ")) << fault("[[note]\n");
}

TEST(Notes, ALongTextIsFineAndDeepNestingIsNot) {
  std::string prose;
  for (int i = 0; i < 3000; ++i) prose += "One. [Two] {three} # four. ";
  EXPECT_EQ(fault("[[note]]\nevent = 3\ntext.en = \"\"\"\n" + prose + "\"\"\"\n"), "");
  EXPECT_EQ(fault("[[note]]\nevent = 3\ntext.en = '" + prose + "'\n"), "");
  std::string deep = "a";
  for (int i = 0; i < 100000; ++i) deep += ".a";
  EXPECT_EQ(fault(deep + " = 1\n"), "notes.toml: expected notes, found deeper nesting");
}

TEST(Notes, AreReadFromAFile) {
  const std::string none = "no/such/notes.toml";
  EXPECT_THROW(read_notes(none, places()), BookError);
}

TEST(Notes, ANoteInOneLanguageIsShownInEach) {
  Note note;
  note.text.zh = "第一段\n还是第一段\n\n第二段 <b>";
  std::string out;
  append_note(out, {Lang::en, Lang::zh}, note, 7);
  EXPECT_NE(out.find("id=n7"), std::string::npos);
  EXPECT_NE(out.find("<p><span lang=zh>第一段 还是第一段</span></p>"), std::string::npos) << out;
  EXPECT_NE(out.find("<p><span lang=zh>第二段 &lt;b&gt;</span></p>"), std::string::npos) << out;
  note.text.en = "first";
  out.clear();
  append_note(out, {Lang::en, Lang::zh}, note, 1);
  EXPECT_NE(out.find("<p><i lang=en>first</i></p>"), std::string::npos) << out;
  out.clear();
  append_note(out, {Lang::en}, note, 1);
  EXPECT_EQ(out.find("第"), std::string::npos) << out;
}

}  // namespace
}  // namespace tally::report
