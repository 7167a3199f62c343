#pragma once
// Notes somebody writes on a game, in a TOML file:
//
//   [[note]]
//   event = 213             # or turn = 7
//   text.en = "…"           # or text.zh, or both
//
//   [[note]]
//   event = 57              # a decision: the page stops before it, and asks
//   question.en = "…"
//   answer.en = "…"
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/schema.h"
#include "replay/books/book_error.h"
#include "replay/books/text.h"
#include "replay/diff/story.h"
#include "replay/report/page/html.h"

namespace tally::report {

struct Note {
  std::uint32_t event = 0;  // where it stands; of a question the decision it is about
  Text text;                // or the question
  Text answer;
  // A question is asked before the event it is about.
  [[nodiscard]] std::uint32_t place() const { return asks() ? event - 1 : event; }
  [[nodiscard]] bool asks() const { return !answer.en.empty() || !answer.zh.empty(); }
};

// Where notes can stand in a game.
struct NotePlaces {
  std::size_t events = 0;
  std::vector<diff::Turn> turns;
  std::vector<std::uint32_t> decisions;  // ascending
};
NotePlaces note_places(const diff::Story& story, const Schema& schema);

// In the order of their places. Throws BookError, which names the file and the line.
std::vector<Note> read_notes(const std::string& path, const NotePlaces& places);
// `file` is named in errors.
std::vector<Note> parse_notes(std::string_view content, const std::string& file,
                              const NotePlaces& places);

// The note as it stands in the text of a page; `n` is its number, from 1.
void append_note(std::string& out, const Langs& langs, const Note& note, std::size_t n);

}  // namespace tally::report
