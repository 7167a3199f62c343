#include "replay/report/page/notes.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "replay/books/toml_tree.h"
#include "replay/io/input_error.h"
#include "replay/io/whole_file.h"
#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/report/page/notes_messages.h"

namespace tally::report {
namespace {

using books::Node;

constexpr std::size_t longest_file = std::size_t{1} << 20;

class Reader {
 public:
  Reader(const std::string& file, const NotePlaces& places) : file_(file), places_(places) {}

  std::vector<Note> notes(const Node& root) const {
    check_keys(root, {"note"});
    const Node* const all = root.find("note");
    if (all != nullptr && all->type != Node::Type::array) wrong(*all, books::say::an_array());
    if (all == nullptr || all->items.empty()) fail(0, say::no_notes());
    std::vector<Note> out;
    for (const Node& item : all->items) {
      if (item.type != Node::Type::table) wrong(item, books::say::a_table(), "note");
      out.push_back(note(item));
    }
    std::ranges::stable_sort(out, {}, &Note::place);
    return out;
  }

 private:
  [[noreturn]] void fail(int line, Message says) const {
    throw BookError(file_, line, std::move(says));
  }
  [[noreturn]] void wrong(const Node& found, Message expected, std::string_view key = {}) const {
    fail(found.line, books::say::expected(key.empty() ? std::string_view(found.key) : key,
                                          std::move(expected), books::shown(found)));
  }

  void check_keys(const Node& table, const std::vector<std::string_view>& known) const {
    for (const Node& item : table.items) {
      if (std::ranges::find(known, item.key) != known.end()) continue;
      const Message close = log::close_names(item.key, known);
      fail(item.line,
           books::say::unknown_key(io::in_quotes(item.key),
                                   close.is(log::say::did_you_mean)
                                       ? close
                                       : books::say::expected_one_of(books::listed(known))));
    }
  }

  Note note(const Node& table) const {
    check_keys(table, {"event", "turn", "text", "question", "answer"});
    const Node* const event = table.find("event");
    const Node* const turn = table.find("turn");
    const Node* const words = table.find("text");
    const Node* const question = table.find("question");
    const Node* const answer = table.find("answer");
    if ((event == nullptr) == (turn == nullptr)) fail(table.line, say::one_place());
    if (words == nullptr && question == nullptr && answer != nullptr)
      fail(answer->line, say::answer_to());
    if ((words == nullptr) == (question == nullptr)) fail(table.line, say::one_matter());
    if (words != nullptr && answer != nullptr) fail(answer->line, say::answer_to());
    if (question != nullptr && answer == nullptr) fail(question->line, say::no_answer());
    Note out;
    out.text = text(words != nullptr ? *words : *question);
    if (answer != nullptr) out.answer = text(*answer);
    if (question != nullptr && event == nullptr) fail(turn->line, say::question_of_turn());
    out.event = event != nullptr ? at_event(*event) : at_turn(*turn);
    if (question != nullptr) expect_decision(*event);
    return out;
  }

  Text text(const Node& table) const {
    if (table.type != Node::Type::table) wrong(table, say::both_languages(table.key));
    check_keys(table, {"en", "zh"});
    Text out;
    const auto take = [&](std::string_view lang, std::string& into) {
      const Node* const given = table.find(lang);
      if (given == nullptr) return;
      const bool says = given->type == Node::Type::text &&
                        given->text.find_first_not_of(" \t\r\n") != std::string::npos;
      if (!says) wrong(*given, say::some_text(), table.key + "." + given->key);
      into = given->text;
    };
    take("en", out.en);
    take("zh", out.zh);
    if (out.en.empty() && out.zh.empty()) wrong(table, say::both_languages(table.key));
    return out;
  }

  std::uint32_t at_event(const Node& given) const {
    const auto last = static_cast<std::int64_t>(places_.events) - 1;
    if (given.type != Node::Type::number) wrong(given, books::say::whole_number(0, last));
    if (given.number < 0 || given.number > last)
      fail(given.line, say::event_within(given.number, last));
    return static_cast<std::uint32_t>(given.number);
  }

  std::uint32_t at_turn(const Node& given) const {
    const int first = places_.turns.front().number;
    const int last = places_.turns.back().number;
    if (given.type != Node::Type::number) wrong(given, books::say::whole_number(first, last));
    const auto found = std::ranges::find_if(
        places_.turns, [&](const diff::Turn& t) { return t.number == given.number; });
    if (found == places_.turns.end()) fail(given.line, say::turn_within(given.number, first, last));
    return static_cast<std::uint32_t>(found->begin);
  }

  // Before the very first event there is no table to look at.
  void expect_decision(const Node& event) const {
    const auto at = static_cast<std::uint32_t>(event.number);
    const auto& all = places_.decisions;
    if (at > 0 && std::ranges::binary_search(all, at)) return;
    Message says = say::no_decision(at);
    const auto next = std::ranges::upper_bound(all, at);
    std::vector<std::uint32_t> near;
    if (next != all.begin()) near.push_back(*std::prev(next));
    if (next != all.end()) near.push_back(*next);
    if (!near.empty())
      says = say::decisions_near(std::move(says), fmt::format("{}", fmt::join(near, ", ")));
    fail(event.line, std::move(says));
  }

  const std::string& file_;
  const NotePlaces& places_;
};

// Paragraphs are apart by an empty line; other breaks of lines are spaces.
std::vector<std::string> paragraphs(std::string_view text) {
  std::vector<std::string> out(1);
  int breaks = 0;
  for (const char c : text) {
    if (c == '\n') ++breaks;
    if (c == '\n' || c == ' ' || c == '\t' || c == '\r') {
      if (!out.back().empty() && out.back().back() != ' ') out.back() += ' ';
      continue;
    }
    if (breaks > 1 && !out.back().empty()) out.emplace_back();
    breaks = 0;
    out.back() += c;
  }
  for (std::string& p : out)
    if (p.ends_with(' ')) p.pop_back();
  return out;
}

void append_paragraphs(std::string& out, const Langs& langs, const Text& text) {
  const auto say_in = [&](Lang lang, bool only) {
    const std::string_view code = code_of(lang);
    for (const std::string& p : paragraphs(of_language(lang, text.en, text.zh))) {
      out += "<p>";
      // What there is in one language alone is shown in each.
      const std::string_view tag = only ? "span" : "i";
      fmt::format_to(std::back_inserter(out), "<{} lang={}>", tag, code);
      append_html(out, p);
      fmt::format_to(std::back_inserter(out), "</{}></p>", tag);
    }
  };
  if (text.en.empty() || text.zh.empty())
    return say_in(text.en.empty() ? Lang::zh : Lang::en, true);
  for (const Lang lang : langs) say_in(lang, langs.size() == 1);
}

}  // namespace

NotePlaces note_places(const diff::Story& story, const Schema& schema) {
  NotePlaces out;
  out.events = story.size();
  out.turns.assign(story.turns().begin(), story.turns().end());
  for (std::size_t i = 0; i < story.size(); ++i)
    if (schema.of(story.event(i)).role == EventRole::choice)
      out.decisions.push_back(static_cast<std::uint32_t>(i));
  return out;
}

std::vector<Note> parse_notes(std::string_view content, const std::string& file,
                              const NotePlaces& places) {
  if (books::nested_deeply(content)) throw BookError(file, 0, say::too_deep_notes());
  return Reader(file, places).notes(books::parse_toml(content, file));
}

std::vector<Note> read_notes(const std::string& path, const NotePlaces& places) {
  try {
    io::Limits limits;
    limits.max_file = longest_file;
    return parse_notes(io::read_all(path, limits).text(), path, places);
  } catch (const io::InputError& error) {
    throw BookError(path, 0, error.message);
  }
}

void append_note(std::string& out, const Langs& langs, const Note& note, std::size_t n) {
  fmt::format_to(std::back_inserter(out), "<div class=\"n{}\" id=n{}><h3>", note.asks() ? " q" : "",
                 n);
  append_message(out, langs, note.asks() ? say::Question() : say::Note());
  out += "</h3>";
  append_paragraphs(out, langs, note.text);
  if (note.asks()) {
    out += "<details class=a><summary>";
    append_message(out, langs, say::Answer());
    out += "</summary>";
    append_paragraphs(out, langs, note.answer);
    out += "</details>";
  }
  out += "</div>";
}

}  // namespace tally::report
