#include "replay/log/close_names.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace tally::log {
namespace {

constexpr std::size_t longest = 32;

// Letters to add, drop or change (Levenshtein).
std::size_t distance(std::string_view a, std::string_view b) {
  std::array<std::size_t, longest + 1> row{};
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = corner + (a[i - 1] == b[j - 1] ? 0U : 1U);
      corner = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

std::string joined(const std::vector<std::string_view>& names, std::string_view between) {
  std::string text;
  for (const std::string_view n : names)
    text.append(text.empty() ? "" : between).append("\"").append(n).append("\"");
  return text;
}

}  // namespace

std::string close_names(std::string_view wrong, const std::vector<std::string_view>& names) {
  constexpr std::size_t most_close = 3;
  constexpr std::size_t most_at_all = 12;
  std::vector<std::string_view> close;
  for (std::size_t away = 1; away <= 2 && close.empty(); ++away)
    for (const std::string_view n : names)
      if (close.size() < most_close && std::max(wrong.size(), n.size()) <= longest &&
          away < n.size() && distance(wrong, n) <= away)
        close.push_back(n);
  if (!close.empty()) return "; did you mean " + joined(close, " or ") + "?";
  if (names.size() <= most_at_all) return "; it can be " + joined(names, ", ");
  return "; it can be " + joined({names.begin(), names.begin() + most_at_all}, ", ") + " …";
}

}  // namespace tally::log
