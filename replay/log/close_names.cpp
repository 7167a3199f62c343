#include "replay/log/close_names.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "replay/log/messages.h"
#include "replay/messages.h"

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

Message listed(const std::vector<std::string_view>& names, std::size_t most,
               const Says<Message, Message>& between) {
  std::vector<Message> all;
  for (std::size_t i = 0; i < names.size() && i < most; ++i)
    all.push_back(tally::say::quoted(names[i]));
  return joined(std::move(all), between);
}

}  // namespace

Message close_names(std::string_view wrong, const std::vector<std::string_view>& names) {
  constexpr std::size_t most_close = 3;
  constexpr std::size_t most_at_all = 12;
  std::vector<std::string_view> close;
  for (std::size_t away = 1; away <= 2 && close.empty(); ++away)
    for (const std::string_view n : names)
      if (close.size() < most_close && std::max(wrong.size(), n.size()) <= longest &&
          away < n.size() && distance(wrong, n) <= away)
        close.push_back(n);
  if (!close.empty()) return say::did_you_mean(listed(close, most_close, tally::say::or_));
  return (names.size() <= most_at_all ? say::can_be : say::can_be_and_more)(
      listed(names, most_at_all, tally::say::comma));
}

}  // namespace tally::log
