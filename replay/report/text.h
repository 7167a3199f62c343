#pragma once
// Verdicts in words: one line a game, its findings indented beneath.
#include <string>
#include <vector>

#include "replay/report/display.h"
#include "replay/report/entry.h"
#include "replay/report/titles.h"

namespace tally::report {

class TextReport {
 public:
  explicit TextReport(Style style, Lang lang = Lang::en) : style_(style), lang_(lang) {}

  void entry(std::string& out, const Entry& entry);
  // "clean, 8 players, 31 turns, won by seats 1 and 3"
  void verdict(std::string& out, const Entry& entry);
  // One finding, each line after `indent` spaces.
  void finding(std::string& out, const Entry& entry, const Finding& finding, std::size_t indent);

  [[nodiscard]] Lang lang() const { return lang_; }
  [[nodiscard]] const Style& style() const { return style_; }
  Titles& titles() { return titles_; }

 private:
  void skipped(std::string& out, const Entry& entry);
  void heading(std::string& out, const Entry& entry, const Finding& finding, std::size_t indent);

  Style style_;
  Lang lang_;
  Titles titles_;
};

// "won by seats 1 and 3", "won by nobody"
Message said_winners(const SeatList& winners);
std::string winners_words(const SeatList& winners, Lang lang = Lang::en);
// "packet 311", "line 129": as the tools for that kind of file count.
Message said_place(std::string_view format, std::uint32_t source_at);
// "turn 3, seat 2, event 55, line 57"
Message said_place(const Entry& entry, const Finding& finding);
// What there is to say of a finding, line by line; nothing is said twice.
struct FindingLine {
  const Says<>* head = nullptr;  // "record: ", say; nullptr: none
  Message words;
};
std::vector<FindingLine> finding_lines(const Entry& entry, const Finding& finding);
// "clean"; for a person, where name_of() is for programs.
Message said_verdict(VerdictKind verdict);
std::string_view verdict_words(VerdictKind verdict, Lang lang);

}  // namespace tally::report
