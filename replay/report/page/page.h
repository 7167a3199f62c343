#pragma once
// The page of one record: a whole HTML file that needs nothing beside it.
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "replay/books/rulebook.h"
#include "replay/diff/changes.h"
#include "replay/diff/story.h"
#include "replay/record.h"
#include "replay/report/entry.h"
#include "replay/report/page/html.h"
#include "replay/report/page/moments.h"

namespace tally::report {

// What a seat could tell of who the others are, from an event on.
struct CouldTell {
  std::uint32_t from = 0;
  Message in_all;              // how many ways there are
  std::vector<Message> seats;  // who each may be
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
};

std::string page(const PageInput& input);

// --- its parts

// What is read without JavaScript: who plays, the turns, every event, the rules cited.
class PageStory {
 public:
  explicit PageStory(const PageInput& input);
  void write(std::string& out);

 private:
  void opening(std::string& out);
  void contents(std::string& out);
  void turn(std::string& out, std::size_t n);
  void event(std::string& out, std::size_t i);
  void finding(std::string& out, std::size_t n);
  void changes(std::string& out, std::size_t n);
  void rules(std::string& out);
  void rule_link(std::string& out, Rule rule);
  [[nodiscard]] std::string summary(const diff::Turn& turn, Lang lang) const;

  const PageInput& in_;
  const Game& game_;
  Rulebook book_;
  std::vector<bool> cited_;  // by rule
  diff::ChangeWords in_en_;
  diff::ChangeWords in_zh_;
  std::unique_ptr<Match> spare_;         // for states to be looked at
  std::vector<diff::FieldValue> ended_;  // as the turn before left them
};

// What the board is drawn from, as JSON.
void append_page_data(std::string& out, const PageInput& input);

}  // namespace tally::report
