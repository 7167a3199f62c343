#pragma once
// A table of how each game is to come out, a row each with tabs between its columns:
//   game  ruleset  verdict  signature  findings
// A game is named as below the table's own folder, "games/a.jsonl#1"; of what cannot be read the
// last column says why. Rows of "all" and lines that begin with # are for people.
#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "replay/report/entry.h"

namespace tally::report {

using ExpectedColumns = std::array<std::string, 5>;
inline constexpr std::string_view expected_head =
    "# game\truleset\tverdict\tsignature\tfindings (kind:rule@position)";

// How a path is called in a table of this folder.
class TableNames {
 public:
  // "": the folder the program runs in.
  explicit TableNames(const std::string& folder);
  [[nodiscard]] std::string name(const Entry& entry) const;
  // The path again, without the number of a game.
  [[nodiscard]] std::string path(std::string_view name) const;

 private:
  std::filesystem::path folder_;
};

ExpectedColumns expected_columns(const Entry& entry, const TableNames& names);
// With its newline.
std::string expected_row(const ExpectedColumns& columns);

class Expected {
 public:
  // Throws io::InputError, with the line.
  explicit Expected(const std::string& path);

  // How it comes out otherwise than expected; empty where it does not.
  Message differs(const Entry& entry);
  // Games of the table that came out as nothing at all, among those `wanted` says yes to.
  [[nodiscard]] std::vector<std::string> gone(
      const std::function<bool(const std::string& path)>& wanted) const;

  [[nodiscard]] bool any_other() const { return other_ > 0; }
  // "148 games, all as expected"
  [[nodiscard]] Message said(std::uint64_t gone) const;

 private:
  struct Row {
    ExpectedColumns columns;
    bool asked_for = false;
  };

  TableNames names_;
  std::map<std::string, Row> rows_;
  std::uint64_t games_ = 0;  // without what was skipped
  std::uint64_t other_ = 0;
};

}  // namespace tally::report
