#pragma once
// Rules and options by any words of theirs, in either language.
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "replay/books/rulebook.h"

namespace tally {

// A rule or an option.
struct BookEntry {
  std::string id;
  Text title;
};

class BookSearch {
 public:
  BookSearch(const Game& game, const Rulebook& book);

  // Whether anything has it. English words are found in other forms too ("win" in "wins" and
  // "winner"), Chinese ones wherever they stand.
  [[nodiscard]] bool has(std::string_view word) const;
  // What has all of these words. First where they stand in the id, the title, or the name of a card
  // or a general; then where some stand in the text or in what belongs to it.
  [[nodiscard]] std::vector<BookEntry> with(const std::vector<std::string>& words) const;
  // Every English word there is, for suggestions.
  [[nodiscard]] std::vector<std::string> all_words() const;

 private:
  struct Entry {
    BookEntry is;
    std::string names;  // in small letters
    std::string text;
  };
  std::vector<Entry> entries_;
};

// "range, win" are two.
std::vector<std::string> words_in(std::string_view text);

}  // namespace tally
