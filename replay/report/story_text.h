#pragma once
// A game told turn by turn, for people.
#include <string>
#include <string_view>
#include <vector>

#include "replay/diff/called.h"
#include "replay/diff/changes.h"
#include "replay/diff/story.h"
#include "replay/report/asked/questions.h"
#include "replay/report/text.h"

namespace tally::report {

struct StoryOptions {
  Lang lang = Lang::en;
  // The title of the rule behind each event instead of its id, and why: its first sentence, where
  // a turn first cites it.
  bool why = false;
  // The number of each event before it, as `--at` of commands takes it.
  bool numbers = false;
  // Each question where it was asked, and what became of it; nullptr: none.
  const Questions* asked = nullptr;
};

// Whether the heading of each turn says it.
bool in_heading(std::string_view path);

class StoryText {
 public:
  // All of them must outlive this object.
  StoryText(const Record& record, const diff::Story& story, TextReport& report,
            const StoryOptions& options);

  // Program, ruleset, and who sits where.
  void opening(std::string& out, const Entry& entry);
  // "Turn 3 — seat 2 (Lü Bu)"
  void heading(std::string& out, const diff::Turn& turn);
  // All events of a turn in words, each with the rule behind it, and findings where they happen.
  void events(std::string& out, const diff::Turn& turn, const Entry& entry);
  // Events [begin, end), each behind `mark`.
  void events(std::string& out, std::size_t begin, std::size_t end, std::string_view mark);
  // Changed fields, one a line. What the heading of a turn says is left out.
  void changed(std::string& out, const std::vector<diff::Change>& changes, diff::Sides sides);
  // Findings that stand behind the last event.
  void findings_at_end(std::string& out, const Entry& entry);

 private:
  void event(std::string& out, std::size_t i, std::string_view mark);
  void reason(std::string& out, Rule rule);
  // The questions before the i-th event, or behind the last of a turn.
  void questions(std::string& out, const diff::Turn& turn, std::size_t i);
  [[nodiscard]] std::size_t rule_column() const;

  const Record& record_;
  const diff::Story& story_;
  diff::Called called_;
  const Game& game_;
  TextReport& report_;
  StoryOptions options_;
  diff::ChangeWords change_words_;
  std::vector<Rule> told_;  // rules whose reason this turn has
};

}  // namespace tally::report
