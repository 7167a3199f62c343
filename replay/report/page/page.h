#pragma once
// The page of one record: a whole HTML file that needs nothing beside it.
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "replay/books/rulebook.h"
#include "replay/diff/called.h"
#include "replay/diff/changes.h"
#include "replay/diff/story.h"
#include "replay/record.h"
#include "replay/report/asked/questions.h"
#include "replay/report/entry.h"
#include "replay/report/page/html.h"
#include "replay/report/page/moments.h"
#include "replay/report/page/notes.h"

namespace tally::report {

// What a seat could tell of who the others are, from an event on.
struct CouldTell {
  std::uint32_t from = 0;
  Message in_all;              // how many ways there are
  std::vector<Message> seats;  // who each may be
};

// A share of games, and within which bounds it lies in 19 of 20 cases; of 1.
struct Portion {
  double share = 0;
  double low = 0;
  double high = 0;
};

// How games end that go on by chance from another choice, beside those from the recorded one.
struct PageSpread {
  std::uint32_t at = 0;   // the event before which it is chosen
  bool recorded = false;  // what is chosen is what the record has: there is no other column
  Message chosen;         // what is chosen instead of what
  Message games;          // how many, and how they are played
  Message deal;           // whether the cards lie in all of them alike
  struct Row {
    Message who;
    Portion chosen;
    std::optional<Portion> recorded;  // none: what the record has is not legal
  };
  std::vector<Row> rows;
};

// The last part of a path: a page that is passed on need not say where it came from.
inline std::string_view name_of_file(std::string_view path) {
  return path.substr(path.find_last_of('/') + 1);
}

// Where a page stands: alone, with style and script in it, or as one of many that share them.
struct PagePlace {
  std::string
      shared;         // where page.css and page.js lie, as an address that ends with "/"; "": in it
  std::string index;  // the page that lists them all; "": there is none
};

struct PageInput {
  const Record& record;
  const Entry& entry;        // what a check of it came to
  const diff::Story& story;  // … and its events, turn by turn
  const Moments& moments;    // … and what a page shows of each
  Langs langs = {Lang::en, Lang::zh};
  // Whose view of a game the record is; nobody: somebody who only looked on. None: everything.
  std::optional<Seat> viewer = {};
  std::vector<CouldTell> could_tell = {};
  bool problems = false;  // begin with the problems alone
  std::optional<PageSpread> spread = {};
  PagePlace place = {};
  std::vector<Note> notes = {};      // in the order of their places
  std::string ruleset = {};          // that was asked for; "": the record's own
  const Questions* asked = nullptr;  // what players were asked; nullptr: not told
  // Of a part of a game: the number of its first event, what stands before its anchors, and the
  // events it is about.
  std::uint32_t first = 0;
  std::string anchor = {};
  std::vector<std::uint32_t> about = {};
  bool broken_before = false;  // something is wrong before its first event
  // What a check of the whole record came to, where the record is one seat's view of it: choices
  // are played on from the whole.
  const Report* whole = nullptr;
};

// One of many lacks its head: what it is called is settled when all before it are known.
std::string page(const PageInput& input);
struct PageHead {
  const Entry& entry;
  std::string_view source;  // what the record is called: of a path the last part is shown
  const PagePlace& place;
  bool asks = false;  // the page has questions
};
void append_page_head(std::string& out, const Langs& langs, const PageHead& page);
// A file of the program that pages are made with, by its name: "page.css".
std::string_view built_for_pages(std::string_view name);

// --- its parts

// What is read without JavaScript: who plays, the turns, every event, the rules cited.
class PageStory {
 public:
  explicit PageStory(const PageInput& input);
  void write(std::string& out);
  // The events alone, as items of a list.
  void events(std::string& out);
  [[nodiscard]] const std::vector<bool>& cited() const { return cited_; }

 private:
  void opening(std::string& out);
  void contents(std::string& out);
  void turn(std::string& out, std::size_t n);
  void event(std::string& out, std::size_t i);
  void finding(std::string& out, std::size_t n);
  void declined(std::string& out, std::size_t i);
  void led_there(std::string& out, const Finding& f);
  [[nodiscard]] bool may_tell(const Asked& a) const;
  void behind_the_last(std::string& out);
  void line(std::string& out, const Says<>& head, const std::function<std::string(Lang)>& words);
  void sums(std::string& out, std::size_t i);
  void changes(std::string& out, std::size_t n);
  void rule_link(std::string& out, Rule rule);
  [[nodiscard]] Message said_heading(const diff::Turn& turn) const;
  [[nodiscard]] std::string summary(const diff::Turn& turn, Lang lang) const;

  const PageInput& in_;
  const Game& game_;
  diff::Called called_;
  Rulebook book_;
  std::vector<bool> cited_;  // by rule
  diff::ChangeWords in_en_;
  diff::ChangeWords in_zh_;
  std::unique_ptr<Match> spare_;         // for states to be looked at
  std::vector<diff::FieldValue> ended_;  // as the turn before left them
};

void append_spread(std::string& out, const Langs& langs, const PageSpread& spread);

// The rules of a game that are cited, with their texts.
void append_rules(std::string& out, const Langs& langs, const Game& game, const Rulebook& book,
                  const std::vector<bool>& cited);

// What the board is drawn from, as JSON.
void append_page_data(std::string& out, const PageInput& input);

}  // namespace tally::report
