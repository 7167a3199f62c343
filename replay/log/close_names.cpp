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

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Letters to add, drop or change (Levenshtein); "slash" is "Slash".
std::size_t distance(std::string_view a, std::string_view b) {
  std::array<std::size_t, longest + 1> row{};
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = corner + (small(a[i - 1]) == small(b[j - 1]) ? 0U : 1U);
      corner = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

// The next word of a name such as "slash_limit"; takes it off.
std::string_view next_word(std::string_view& name) {
  const std::size_t end = std::min(name.find('_'), name.size());
  const std::string_view word = name.substr(0, end);
  name.remove_prefix(std::min(end + 1, name.size()));
  return word;
}

// How many words of it the name has, or longer or shorter ones: "max_slashes", "slash_limit".
int shared_words(std::string_view wrong, std::string_view name) {
  constexpr std::size_t shortest = 4;
  int shared = 0;
  while (!wrong.empty()) {
    const std::string_view word = next_word(wrong);
    for (std::string_view rest = name; !rest.empty();) {
      const std::string_view of_name = next_word(rest);
      const std::size_t n = std::min(word.size(), of_name.size());
      if (n >= shortest && word.substr(0, n) == of_name.substr(0, n)) {
        ++shared;
        break;
      }
    }
  }
  return shared;
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
  const auto try_those = [&](auto&& is_close) {
    if (!close.empty()) return;
    for (const std::string_view n : names)
      if (close.size() < most_close && is_close(n)) close.push_back(n);
  };
  const auto within = [&](std::size_t away, std::size_t shortest) {
    try_those([&](std::string_view n) {
      return n.size() >= shortest && std::max(wrong.size(), n.size()) <= longest &&
             distance(wrong, n) <= away;
    });
  };
  within(1, 2);
  within(2, 6);
  int most_shared = 1;
  for (const std::string_view n : names)
    most_shared = std::max(most_shared, shared_words(wrong, n));
  try_those([&](std::string_view n) { return shared_words(wrong, n) == most_shared; });
  within(2, 3);  // of few letters two are many
  if (!close.empty()) return say::did_you_mean(listed(close, most_close, tally::say::or_));
  return (names.size() <= most_at_all ? say::can_be : say::can_be_and_more)(
      listed(names, most_at_all, tally::say::comma));
}

}  // namespace tally::log
