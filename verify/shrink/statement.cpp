#include "verify/shrink/statement.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "replay/compare.h"

namespace tally::verify {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Without the names of players, whatever signs they have in them.
std::string without_names(std::string words, const Record& record) {
  for (const SeatLabel& label : record.labels) {
    const std::string name = " (" + label.name + ")";
    if (label.name.empty()) continue;
    for (std::size_t at = 0; (at = words.find(name, at)) != std::string::npos;)
      words.erase(at, name.size());
  }
  return words;
}

// Without names of players and lists of events, which stand in brackets, and with one sign for any
// number; those of cards follow their suit, and stay.
std::string told_of_anybody(const std::string& said, const Record& record) {
  const std::string words = without_names(said, record);
  std::string out;
  int depth = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const char c = words[i];
    if (c == '(') {
      ++depth;
      if (out.ends_with(' ')) out.pop_back();
    }
    if (depth == 0) {
      const bool number = is_digit(c) && (i == 0 || words[i - 1] == ' ');
      out += number ? '#' : c;
      while (number && i + 1 < words.size() && is_digit(words[i + 1])) ++i;
    }
    if (c == ')') --depth;
  }
  // What was dealt lies there as what came in a turn.
  constexpr std::string_view early = "before the first turn";
  if (const std::size_t at = out.find(early); at != std::string::npos)
    out.replace(at, early.size(), "turn #");
  return out;
}

bool same_event(const Event& a, const Event& b) {
  const auto sorted = [](const Event& e) {
    std::vector<Card> cards(e.cards.begin(), e.cards.end());
    std::sort(cards.begin(), cards.end());
    return cards;
  };
  return a.kind == b.kind && a.what == b.what && sorted(a) == sorted(b);
}

// Whether one of the events before it that a finding rests on names a card of its own event: where
// that card was, not how many there are.
bool rests_on_its_cards(const Finding& f, const Record& record) {
  const Event own = record.event(f.at);
  return std::any_of(f.because_at.begin(), f.because_at.end(), [&](std::uint32_t event) {
    if (event >= f.at) return false;
    const auto cards = record.event(event).cards;
    return std::any_of(own.cards.begin(), own.cards.end(),
                       [&](Card c) { return c != unknown_card && tally::has(cards, c); });
  });
}

}  // namespace

bool same_statement(const Finding& a, const Record& of_a, const Finding& b, const Record& of_b) {
  if (a.kind != b.kind || a.rule != b.rule || a.because.empty() != b.because.empty()) return false;
  if (a.at >= of_a.size() || b.at >= of_b.size()) return a.at >= of_a.size() && b.at >= of_b.size();
  if (!same_event(of_a.event(a.at), of_b.event(b.at))) return false;
  if (told_of_anybody(a.message, of_a) != told_of_anybody(b.message, of_b)) return false;
  if (rests_on_its_cards(a, of_a) != rests_on_its_cards(b, of_b)) return false;
  return a.because.empty() ||
         told_of_anybody(a.expected, of_a) == told_of_anybody(b.expected, of_b);
}

}  // namespace tally::verify
